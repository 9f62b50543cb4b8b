import type { EnvVariableItem } from '../../../client/resources/env-variables.js';
import type { Arrangement } from '../../../data/resource-list/arrangeItems.js';
import { isSecretName } from '../../kit/secret/isSecretName.js';
import { hiddenValue } from './checkVariable.js';

/** The unsaved values by name, in the order they were typed. Names not in the draft are unchanged. */
export type VariableDraft = ReadonlyMap<string, VariableEdit>;

/** An unsaved change of one variable. */
export interface VariableEdit {
  /** The new value. */
  readonly value: string;
  /** The saved value when the edit began; `undefined` if there was none. */
  readonly from: string | undefined;
}

/** Sets a value. A value that equals the saved one is not an edit. */
export function withValue(draft: VariableDraft, saved: readonly EnvVariableItem[], { name, value }: EnvVariableItem): VariableDraft {
  const from = (draft.get(name) ?? { from: savedValue(saved, name) }).from;
  const next = new Map(draft);
  if (value === from && from === savedValue(saved, name)) next.delete(name);
  else next.set(name, { value, from });
  return next;
}

export function withoutEdit(draft: VariableDraft, name: string): VariableDraft {
  const next = new Map(draft);
  next.delete(name);
  return next;
}

/** Rebases an edit on the currently saved value, so that the user's value wins. */
export function rebased(draft: VariableDraft, saved: readonly EnvVariableItem[], name: string): VariableDraft {
  const edit = draft.get(name);
  return edit === undefined ? draft : new Map(draft).set(name, { ...edit, from: savedValue(saved, name) });
}

/** A variable as the editor lists it. */
export interface VariableRow {
  /** The name of the variable. */
  readonly name: string;
  /** `undefined` if the value is hidden, by the service or because of its name. */
  readonly value: string | undefined;
  /** `added` and `changed` are unsaved. */
  readonly state: 'saved' | 'added' | 'changed';
}

/** Searches names but not values, so that hidden ones cannot be guessed. */
export const variableArrangement: Arrangement<VariableRow> = { textsOf: ({ name }) => [name], sortKeys: { name: ({ name }) => name } };

/** Returns new variables first, in the order they were added, then those of the service. */
export function variableRows(saved: readonly EnvVariableItem[], draft: VariableDraft): readonly VariableRow[] {
  const savedNames = new Set(saved.map(({ name }) => name));
  const added = [...draft].filter(([name]) => !savedNames.has(name));
  return [
    ...added.map(([name, { value }]): VariableRow => ({ name, value: shown(name, value), state: 'added' })),
    ...saved.map(({ name, value }): VariableRow => {
      const edit = draft.get(name);
      return edit === undefined
        ? { name, value: shown(name, value), state: 'saved' }
        : { name, value: shown(name, edit.value), state: 'changed' };
    }),
  ];
}

/** A difference from the saved variables, and what someone else changed in the meantime. */
export interface PlannedChange {
  /** The name of the variable. */
  readonly name: string;
  /** The effect of saving; `unchanged` if the saved value is the same by now. */
  readonly kind: 'added' | 'changed' | 'unchanged';
  /** The saved value; `undefined` if there is none, the mask if it is hidden. */
  readonly before: string | undefined;
  /** The value that saving would store. */
  readonly after: string;
  /** The change by someone else since the edit began; `undefined` if there was none, or none that can be detected. */
  readonly meanwhile: 'added' | 'changed' | 'removed' | undefined;
}

export function planChanges(saved: readonly EnvVariableItem[], draft: VariableDraft): readonly PlannedChange[] {
  return [...draft].map(([name, { value: after, from }]): PlannedChange => {
    const before = savedValue(saved, name);
    if (before === after) return { name, kind: 'unchanged', before, after, meanwhile: undefined };
    return { name, kind: before === undefined ? 'added' : 'changed', before, after, meanwhile: changeMeanwhile(from, before) };
  });
}

/** True if a review still matches the changes that saving would make. */
export function isSamePlan(one: readonly PlannedChange[], other: readonly PlannedChange[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function changeMeanwhile(from: string | undefined, now: string | undefined): PlannedChange['meanwhile'] {
  if (from === now) return undefined;
  if (from === undefined) return 'added';
  return now === undefined ? 'removed' : 'changed';
}

function savedValue(saved: readonly EnvVariableItem[], name: string): string | undefined {
  return saved.find((variable) => variable.name === name)?.value;
}

function shown(name: string, value: string): string | undefined {
  return value === hiddenValue || isSecretName(name) ? undefined : value;
}
