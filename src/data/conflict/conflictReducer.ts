import type { ServiceError } from '../../client/errors/ServiceError.js';
import { compareFields, type FieldDifference } from './compareFields.js';

/** A value as stored by the service; `value` is `undefined` if there is none. */
export interface Versioned<Value, Version> {
  /** The stored value. */
  readonly value: Value | undefined;
  /** The version to pass to the next save. */
  readonly version: Version;
}

/** The value being saved. It is kept until it is saved, or the user takes the other version. */
export interface Attempt<Value, Version> {
  /** The value to save. */
  readonly mine: Value;
  /** The version that mine was made from. */
  readonly version: Version;
  /** The value that mine was made from; it shows who changed a field. */
  readonly base?: Value | undefined;
}

/** The state of a save that may conflict with another one. */
export type ConflictState<Value, Version> =
  | { readonly status: 'idle' }
  | ({ readonly status: 'saving' } & Attempt<Value, Version>)
  /** Refused for another reason, or not answered. */
  | ({ readonly status: 'failed'; readonly error: ServiceError } & Attempt<Value, Version>)
  /** Someone else has saved; theirs is being read. */
  | ({ readonly status: 'loading-theirs' } & Attempt<Value, Version>)
  | ({ readonly status: 'theirs-unread'; readonly error: ServiceError } & Attempt<Value, Version>)
  | ({ readonly status: 'conflict' } & Conflict<Value, Version>)
  /** Back in the form: `mine` as it was typed, to be saved on the version that is there now. */
  | ({ readonly status: 'editing' } & Conflict<Value, Version>)
  | { readonly status: 'saved'; readonly saved: Versioned<Value, Version> }
  /** Their version was taken; mine is kept so that it can be restored. */
  | { readonly status: 'took-theirs'; readonly theirs: Versioned<Value, Version>; readonly mine: Value };

/** Two versions of a value, and where they differ. */
export interface Conflict<Value, Version> extends Attempt<Value, Version> {
  /** The value that someone else has saved. */
  readonly theirs: Versioned<Value, Version>;
  /** The fields that differ, in the order of mine. */
  readonly differences: readonly FieldDifference<Value>[];
}

export type ConflictEvent<Value, Version> =
  | { readonly kind: 'saving'; readonly attempt: Attempt<Value, Version> }
  | { readonly kind: 'saved'; readonly saved: Versioned<Value, Version> }
  | { readonly kind: 'failed'; readonly error: ServiceError }
  | { readonly kind: 'conflicted'; readonly attempt: Attempt<Value, Version> }
  | { readonly kind: 'theirs'; readonly theirs: Versioned<Value, Version> }
  | { readonly kind: 'theirs-unread'; readonly error: ServiceError }
  | { readonly kind: 'edit' | 'take-theirs' | 'reset' };

/** Returns the state unchanged if an event does not apply to it. */
export function reduceConflict<Value extends object, Version>(
  state: ConflictState<Value, Version>,
  event: ConflictEvent<Value, Version>,
): ConflictState<Value, Version> {
  switch (event.kind) {
    case 'saving':
      return { status: 'saving', ...event.attempt };
    case 'saved':
      return state.status === 'saving' ? { status: 'saved', saved: event.saved } : state;
    case 'failed':
      return state.status === 'saving' ? { ...state, status: 'failed', error: event.error } : state;
    case 'conflicted':
      return { status: 'loading-theirs', ...event.attempt };
    case 'theirs':
      return state.status === 'loading-theirs' ? { ...state, status: 'conflict', ...conflictOf(state, event.theirs) } : state;
    case 'theirs-unread':
      return state.status === 'loading-theirs' ? { ...state, status: 'theirs-unread', error: event.error } : state;
    case 'edit':
      return state.status === 'conflict' ? { ...state, status: 'editing' } : state;
    case 'take-theirs':
      return hasTheirs(state) ? { status: 'took-theirs', theirs: state.theirs, mine: state.mine } : state;
    case 'reset':
      return { status: 'idle' };
    default:
      return event satisfies never;
  }
}

/** True if both versions are loaded and the user can choose between them. */
export function hasTheirs<Value, Version>(
  state: ConflictState<Value, Version>,
): state is Extract<ConflictState<Value, Version>, { readonly status: 'conflict' | 'editing' }> {
  return state.status === 'conflict' || state.status === 'editing';
}

function conflictOf<Value extends object, Version>(
  { mine, base, version }: Attempt<Value, Version>,
  theirs: Versioned<Value, Version>,
): Conflict<Value, Version> {
  return { mine, base, version, theirs, differences: compareFields({ mine, theirs: theirs.value, base }) };
}
