'use client';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { ServiceError } from '../../../client/errors/ServiceError.js';
import { isSameJson } from '../../../data/conflict/compareFields.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { type DoneToast, useActionToast } from '../actions/useActionToast.js';
import type { ActionOutcome } from '../events/WidgetEvents.js';
import type { FormMemory } from '../leave-guard/useFormInputs.js';

/** The options of `useActionForm`. */
export interface ActionFormOptions<Values extends object, Result> {
  /** True if the dialog is open. */
  readonly open: boolean;
  /** Called when the dialog should open or close. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The values of the fields each time the dialog opens. */
  readonly initial: Values;
  /** True if fields that the user has not changed follow `initial` while the form is open. Default false. */
  readonly isLive?: boolean | undefined;
  /** True if the form stays open after success, with nothing left to send. Default false. */
  readonly staysOpen?: boolean | undefined;
  /** Keeps the input when the dialog closes, until it is sent or cancelled: `reportList.useFormMemory('rename')`. */
  readonly memory?: FormMemory | undefined;
  /**
   * Returns the problems by field. They are shown after the first submit, and nothing is sent until there are none. `error` is that of the
   * last submit, if a field is the reason: its problem is shown in place of the error.
   */
  readonly problemsOf?: ((values: Values, error: ServiceError | undefined) => FieldProblems<Values>) | undefined;
  /** True to show problems while typing, before the first submit. */
  readonly isCheckedAtOnce?: boolean | undefined;
  /**
   * Sends the values. Returns `undefined` if there is nothing to do, which closes the dialog. `close` closes the dialog
   * before the action ends, for example once a bulk run has started.
   */
  readonly action: (values: Values, close: () => void) => Promise<ActionOutcome<Result>> | undefined;
  /** Called after success, once the dialog has closed. Returns the text of the toast. `undoneBy` is the name of the action that undoes this one, if any. */
  readonly done?: ((result: Result, values: Values, undoneBy: string | undefined) => string | DoneToast | undefined) | undefined;
  /** Called after success, before the changes are forgotten. */
  readonly onSaved?: ((result: Result) => void) | undefined;
}

/** The message for each field with a problem. */
export type FieldProblems<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** The form of an action: its values, error and progress. For `ActionDialog`. */
export interface ActionForm<Values extends object = object> {
  /** True if the dialog is open. */
  readonly open: boolean;
  /** Called when the dialog should open or close. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The values of all fields. */
  readonly values: Values;
  /** The fields that the user has changed, with their values. */
  readonly changes: Partial<Values>;
  /** The number of fields whose values differ from the initial ones. */
  readonly unsavedCount: number;
  /** Changes some of the values and clears the error. */
  change(values: Partial<Values>): void;
  /** Takes changes back: those of the given fields, or all. */
  revert(...fields: readonly (keyof Values & string)[]): void;
  /** The props of a text field. */
  field<Name extends keyof Values & string>(name: Name): TextFieldBinding;
  /** The props of a checkbox. */
  checkbox<Name extends keyof Values & string>(name: Name): CheckboxBinding;
  /** The error of the last submit, also for a veto of the host; `undefined` after a success or a change of the values. */
  readonly error: ServiceError | undefined;
  /** True while the action runs. */
  readonly isBusy: boolean;
  /** False while a problem is shown. */
  readonly canSubmit: boolean;
  /** Closes the dialog and forgets the input. */
  cancel(): void;
  /** Sends the values, or focuses the first field with a problem. */
  submit(form?: HTMLFormElement): void;
}

/** The props that connect a `TextField` to a form. */
interface TextFieldBinding {
  /** The name of the value in the form. */
  readonly name: string;
  /** The value as text. */
  readonly value: string;
  /** The problem of the value; `undefined` until the form is submitted, unless `isCheckedAtOnce` is set. */
  readonly error: string | undefined;
  /** Keeps the browser from suggesting earlier input. */
  readonly autoComplete: 'off';
  /** Stores the typed text as the value. */
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
}

/** The props that connect a `Checkbox` to a form. */
interface CheckboxBinding {
  /** The name of the value in the form. */
  readonly name: string;
  /** True if the value is `true`. */
  readonly checked: boolean;
  /** Stores the new state as the value. */
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

interface FormState<Values> {
  readonly opening: number;
  readonly initial: Values;
  readonly changes: Partial<Values>;
  readonly error: ServiceError | undefined;
  readonly isBusy: boolean;
  readonly isChecked: boolean;
}

/** Manages the form of an action. It resets each time the dialog opens, and keeps the input after a failure. */
export function useActionForm<Values extends object, Result>(options: ActionFormOptions<Values, Result>): ActionForm<Values> {
  const { open, onOpenChange, initial, isLive = false, memory, problemsOf, isCheckedAtOnce = false } = options;
  const { showDone } = useActionToast();
  const { notCarriedOut } = useCommonAdminLabels();
  const latest = useLatest(options);
  const opening = useOpenings(open);
  const start = { changes: {}, error: undefined, isBusy: false, isChecked: isCheckedAtOnce };
  const fresh: FormState<Values> = { ...start, opening, initial, changes: memory?.read() ?? {} };
  const [held, setHeld] = useState(fresh);
  const state = held.opening === opening ? held : fresh;
  if (state !== held) setHeld(state);

  const values = { ...(isLive ? initial : state.initial), ...state.changes };
  // After success a name may count as taken, which is not a problem while the dialog fades out.
  const problems: FieldProblems<Values> = (open ? problemsOf?.(values, state.error) : undefined) ?? {};
  const wrong = Object.entries<string | undefined>(problems).find(([, problem]) => problem !== undefined);

  function update(next: Partial<FormState<Values>>): void {
    setHeld((before) => (before.opening === opening ? { ...before, ...next } : before));
  }

  function setChanges(changes: Partial<Values>): void {
    memory?.keep(changes);
    update({ changes, error: undefined });
  }

  const change = (changed: Partial<Values>) => setChanges({ ...state.changes, ...changed });

  async function send(): Promise<void> {
    let isClosed = false;
    // Runs once only: a dialog opened later may be a different one.
    const close = () => {
      if (!isClosed) latest.current.onOpenChange(false);
      isClosed = true;
    };
    const running = latest.current.action(values, close);
    if (running === undefined) {
      memory?.forget();
      return close();
    }
    update({ isBusy: true });
    const outcome = await running;
    update({ isBusy: false, error: errorOf(outcome) });
    if (outcome.kind !== 'done') return;
    memory?.forget();
    latest.current.onSaved?.(outcome.result);
    if (latest.current.staysOpen === true) update({ changes: {}, isChecked: isCheckedAtOnce });
    else close();
    const said = latest.current.done?.(outcome.result, values, outcome.undoneBy);
    if (said !== undefined) showDone(said, outcome.undo);
  }

  function errorOf(outcome: ActionOutcome): ServiceError | undefined {
    if (outcome.kind === 'vetoed' && !outcome.isExplained) return new ServiceError('unprocessable', notCarriedOut, { code: 'vetoed' });
    return outcome.kind === 'failed' ? outcome.error : undefined;
  }

  const element = useRef<HTMLFormElement>(undefined);
  // A field whose value the service refused.
  const refused = state.error !== undefined && state.isChecked ? wrong?.[0] : undefined;
  useEffect(() => {
    if (refused !== undefined) focusField(element.current, refused);
  }, [refused]);

  return {
    open,
    onOpenChange,
    values,
    changes: state.changes,
    unsavedCount: namesOf(state.changes).filter((name) => !isSameJson(state.changes[name], state.initial[name])).length,
    change,
    revert(...fields) {
      const kept = Object.entries(state.changes).filter(([field]) => fields.length > 0 && !fields.some((reverted) => reverted === field));
      // Some of the changes.
      setChanges(Object.fromEntries(kept) as Partial<Values>);
    },
    field: (name) => ({
      name,
      value: String(values[name]),
      error: state.isChecked ? problems[name] : undefined,
      autoComplete: 'off',
      // Only text fields are bound this way.
      onChange: ({ currentTarget }) => change({ [name]: currentTarget.value } as Partial<Values>),
    }),
    checkbox: (name) => ({
      name,
      checked: values[name] === true,
      // Only checkboxes are bound this way.
      onChange: ({ currentTarget }) => change({ [name]: currentTarget.checked } as Partial<Values>),
    }),
    error: refused === undefined ? state.error : undefined,
    isBusy: state.isBusy,
    canSubmit: !state.isChecked || wrong === undefined,
    cancel() {
      memory?.forget();
      onOpenChange(false);
    },
    submit(form) {
      if (state.isBusy) return;
      element.current = form;
      update({ isChecked: true });
      if (wrong === undefined) void send();
      else focusField(form, wrong[0]);
    },
  };
}

/** `Object.keys` loses the type of the keys. */
function namesOf<Values extends object>(values: Values): (keyof Values)[] {
  return Object.keys(values) as (keyof Values)[];
}

function focusField(form: HTMLFormElement | undefined, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** Returns the number of openings so far: a key for state that resets with each opening. */
function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + Number(isOpen) });
  return seen.count;
}
