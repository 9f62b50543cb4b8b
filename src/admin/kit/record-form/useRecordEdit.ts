'use client';
import { useState } from 'react';
import { isSameJson } from '../../../data/conflict/compareFields.js';
import { isOutdated } from '../../../data/conflict/onBase.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { type ActionForm, useActionForm } from '../dialog/useActionForm.js';
import type { ActionOutcome } from '../events/WidgetEvents.js';
import type { OpenProps } from '../widget/createWidget.js';
import type { RecordForm, RecordReading } from './RecordForm.js';

export interface RecordEditOptions<Item, Values extends object, Input extends object, Labels> extends OpenProps {
  /** The declared form. */
  readonly definition: Pick<RecordForm<never, Item, never, Values, Input, Labels>, 'valuesOf' | 'inputOf' | 'problemsOf' | 'isReplaced'>;
  /** The labels of the widget. */
  readonly labels: Labels;
  /** The record, as it was last read. */
  readonly item: Item;
  /** The read of the record. */
  readonly read: RecordReading<Item>;
  /** Saves the members of the input that have changed. */
  readonly run: (item: Item, changed: Partial<Input>) => Promise<ActionOutcome>;
  /** Returns the text of the toast after success. */
  readonly done: (item: Item) => string;
}

/** The changes of a record: what the user has typed, over what the service has. */
export interface RecordEdit<Item, Values extends object> {
  /** The record as the service has it. */
  readonly item: Item;
  /** The form with the changes. */
  readonly form: ActionForm<Values>;
  /** The number of fields that differ from the record. */
  readonly changedCount: number;
  /** The fields that someone else has changed as well, to other values. Nothing is saved while there are any. */
  readonly conflicts: readonly RecordConflict<Values>[];
}

/** A field that was changed here and elsewhere. */
export interface RecordConflict<Values> {
  /** The name of the value. */
  readonly field: keyof Values & string;
  /** The value in the form. */
  readonly mine: unknown;
  /** The value that the service has. */
  readonly theirs: unknown;
  /** Keeps the value of the form, to be saved over theirs. */
  keepMine(): void;
  /** Shows theirs in the form. */
  takeTheirs(): void;
}

/**
 * Edits a record that others may change at the same time. Fields that the user has not changed follow the record; a field that both have
 * changed is a conflict. The record is refetched before it is saved.
 */
export function useRecordEdit<Item, Values extends object, Input extends object, Labels>(
  options: RecordEditOptions<Item, Values, Input, Labels>,
): RecordEdit<Item, Values> {
  const { definition, labels, read, run, done, open, onOpenChange } = options;
  const { valuesOf, inputOf, problemsOf, isReplaced = false } = definition;
  // What was saved, until it is refetched.
  const [saved, setSaved] = useState<{ readonly over: Item; readonly item: Item }>();
  const item = saved !== undefined && saved.over === options.item ? saved.item : options.item;
  const theirs = valuesOf(item);

  const form = useActionForm<Values, unknown>({
    open,
    onOpenChange,
    initial: theirs,
    isLive: true,
    staysOpen: true,
    problemsOf: problemsOf && ((values, error) => problemsOf(values, { labels, item, error })),
    action: () => save(),
    onSaved(result) {
      if (isRecord<Item>(result)) setSaved({ over: options.item, item: result });
    },
    // Uses the saved name, which may not have been read yet.
    done: (result, values) => done(isRecord<Item>(result) ? result : { ...item, ...inputOf(values) }),
  });

  // The values on which the changes are based: those of the moment when each field was first changed.
  const [held, setBase] = useState(theirs);
  const edited = fieldsOf(form.changes);
  const base = { ...theirs, ...Object.fromEntries(edited.map((field) => [field, held[field]])) };
  if (!isSameJson(base, held)) setBase(base);
  const latest = useLatest({ base, changes: form.changes });

  async function save(isAgain = false): Promise<ActionOutcome<unknown>> {
    const { data, error } = await read.refetch();
    if (error !== null) return { kind: 'failed', error };
    const stored = data ?? item;
    const before = valuesOf(stored);
    const { changes } = latest.current;
    if (conflictingFields({ ...latest.current, theirs: before }).length > 0) return { kind: 'vetoed', isExplained: true };
    const changed = changedMembers(inputOf(before), inputOf({ ...before, ...changes }), isReplaced);
    if (changed === undefined) return { kind: 'done', result: undefined };
    const outcome = await run(stored, changed);
    // Someone else saved the record after it was read. Refetching it reveals the conflict.
    return !isAgain && outcome.kind === 'failed' && isOutdated(outcome.error) ? save(true) : outcome;
  }

  return {
    item,
    form,
    changedCount: edited.filter((field) => !isSameJson(form.changes[field], theirs[field])).length,
    conflicts: conflictingFields({ base, changes: form.changes, theirs }).map((field) => ({
      field,
      mine: form.values[field],
      theirs: theirs[field],
      keepMine() {
        setBase({ ...base, [field]: theirs[field] });
        // Clears the service's refusal of the changes, which this resolves.
        form.change({});
      },
      takeTheirs: () => form.revert(field),
    })),
  };
}

interface Sides<Values> {
  readonly base: Values;
  readonly changes: Partial<Values>;
  readonly theirs: Values;
}

/** The fields that both sides have changed, to different values. */
function conflictingFields<Values extends object>({ base, changes, theirs }: Sides<Values>): readonly (keyof Values & string)[] {
  return fieldsOf(changes).filter((field) => !isSameJson(theirs[field], base[field]) && !isSameJson(changes[field], theirs[field]));
}

/** Returns the members that differ, or all if the record is replaced; `undefined` if none differs. */
function changedMembers<Input extends object>(before: Input, after: Input, isReplaced: boolean): Partial<Input> | undefined {
  const changed = fieldsOf(after).filter((member) => !isSameJson(before[member], after[member]));
  if (changed.length === 0) return undefined;
  const sent: Partial<Input> = {};
  for (const member of isReplaced ? fieldsOf(after) : changed) sent[member] = after[member];
  return sent;
}

/** Keys of values are their fields. */
function fieldsOf<Values extends object>(values: Partial<Values>): readonly (keyof Values & string)[] {
  return Object.keys(values) as (keyof Values & string)[];
}

/** If the service returns anything, it is the record. */
function isRecord<Item>(result: unknown): result is Item {
  return typeof result === 'object' && result !== null;
}
