import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { ItemId } from '../resource-list/selection.js';
import type { BulkOutcome } from './BulkOutcome.js';

/** One bulk run: what was asked for, and what is known of each item. */
export interface BulkState<Item, Id extends ItemId, Action = void> {
  /** `stopped` before all was sent: cancelled, or after a call that failed; `resume` sends the rest. */
  readonly status: 'idle' | 'running' | 'stopped' | 'done';
  readonly isCancelling: boolean;
  /** The action on the items; `undefined` before the first run. */
  readonly action: Action | undefined;
  /** Each item once, by id, in the order given. */
  readonly items: ReadonlyMap<Id, Item>;
  readonly outcomes: ReadonlyMap<Id, BulkOutcome>;
  /** The error of the call that stopped the run. */
  readonly error: ServiceError | undefined;
}

export type BulkEvent<Item, Id extends ItemId, Action = void> =
  | { readonly kind: 'began'; readonly action: Action; readonly items: ReadonlyMap<Id, Item> }
  /** Some of the items are sent again, or for the first time: what was known of them is forgotten. */
  | { readonly kind: 'resumed'; readonly ids: readonly Id[] }
  | { readonly kind: 'answered'; readonly outcomes: ReadonlyMap<Id, BulkOutcome> }
  /** The call of a chunk threw. */
  | { readonly kind: 'broke'; readonly outcomes: ReadonlyMap<Id, BulkOutcome>; readonly error: ServiceError }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'reset' };

export function idleBulk<Item, Id extends ItemId, Action>(): BulkState<Item, Id, Action> {
  return { status: 'idle', isCancelling: false, action: undefined, items: new Map(), outcomes: new Map(), error: undefined };
}

export function reduceBulk<Item, Id extends ItemId, Action>(
  state: BulkState<Item, Id, Action>,
  event: BulkEvent<Item, Id, Action>,
): BulkState<Item, Id, Action> {
  switch (event.kind) {
    case 'began':
      return { ...idleBulk(), status: 'running', action: event.action, items: event.items };
    case 'resumed': {
      const again = new Set(event.ids);
      const outcomes = new Map([...state.outcomes].filter(([id]) => !again.has(id)));
      return { ...state, status: 'running', isCancelling: false, error: undefined, outcomes };
    }
    case 'answered':
      return { ...state, outcomes: new Map([...state.outcomes, ...event.outcomes]) };
    case 'broke': {
      const outcomes = new Map([...state.outcomes, ...event.outcomes]);
      return { ...state, status: 'stopped', isCancelling: false, error: event.error, outcomes };
    }
    case 'cancelled':
      return state.status === 'running' ? { ...state, isCancelling: true } : state;
    case 'ended':
      return { ...state, status: state.items.size === state.outcomes.size ? 'done' : 'stopped', isCancelling: false };
    case 'reset':
      return state.status === 'running' ? state : idleBulk();
    default:
      return event satisfies never;
  }
}

/** The ids with this outcome, in the order given; `not-sent` are those without any. */
export function idsWith<Id extends ItemId>(
  { items, outcomes }: Pick<BulkState<unknown, Id>, 'items' | 'outcomes'>,
  wanted: BulkStanding,
): readonly Id[] {
  return [...items.keys()].filter((id) => (outcomes.get(id)?.outcome ?? 'not-sent') === wanted);
}

export type BulkStanding = BulkOutcome['outcome'] | 'not-sent';
