import type { EnvVariableItem } from '../../../client/resources/env-variables.js';
import { hiddenValue, isSecretName } from './variableNames.js';

/** What is to be saved, by name, in the order it was typed. Names that are not in it stay as they are. */
export type VariableDraft = ReadonlyMap<string, VariableEdit>;

export interface VariableEdit {
  readonly value: string;
  /** What the service had when the edit began; `undefined` where it had no such variable. */
  readonly from: string | undefined;
}

/** Sets a value. One that is saved already is no edit. */
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

/** Puts an edit on top of what the service has now: mine is kept, knowing theirs. */
export function rebased(draft: VariableDraft, saved: readonly EnvVariableItem[], name: string): VariableDraft {
  const edit = draft.get(name);
  return edit === undefined ? draft : new Map(draft).set(name, { ...edit, from: savedValue(saved, name) });
}

/** A variable as the editor lists it. */
export interface VariableRow {
  readonly name: string;
  /** `undefined` where it is hidden, be it by the service or by its name. */
  readonly value: string | undefined;
  readonly state: 'saved' | 'added' | 'changed';
}

/** New variables first, as they came; then those of the service. */
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

/** What differs from the saved variables, and what somebody else did to them meanwhile. */
export interface PlannedChange {
  readonly name: string;
  readonly kind: 'added' | 'changed' | 'unchanged';
  /** What the service has; `undefined` where it has none, the mask where it hides it. */
  readonly before: string | undefined;
  readonly after: string;
  /** What happened to it since the edit began; `undefined` where nothing did, or nothing that shows. */
  readonly meanwhile: 'added' | 'changed' | 'removed' | undefined;
}

export function planChanges(saved: readonly EnvVariableItem[], draft: VariableDraft): readonly PlannedChange[] {
  return [...draft].map(([name, { value: after, from }]): PlannedChange => {
    const before = savedValue(saved, name);
    if (before === after) return { name, kind: 'unchanged', before, after, meanwhile: undefined };
    return { name, kind: before === undefined ? 'added' : 'changed', before, after, meanwhile: whatHappened(from, before) };
  });
}

/** Whether a review still shows what saving would do. */
export function isSamePlan(one: readonly PlannedChange[], other: readonly PlannedChange[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function whatHappened(from: string | undefined, now: string | undefined): PlannedChange['meanwhile'] {
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
