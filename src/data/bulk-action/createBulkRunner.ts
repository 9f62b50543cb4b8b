import type { ServiceError } from '../../client/errors/ServiceError.js';
import { asServiceError, isOutcomeOpen } from '../asServiceError.js';
import { createReducerStore } from '../createReducerStore.js';
import type { ItemId } from '../resource-list/selection.js';
import { type BulkAnswer, type BulkOutcome, outcomesOf } from './BulkOutcome.js';
import { type BulkEvent, type BulkStanding, type BulkState, idleBulk, idsWith, reduceBulk } from './bulkReducer.js';

/** Sends items in chunks, one after the other, and records each outcome. Calls during a run join it. */
export interface BulkRunner<Item, Id extends ItemId, Action = void> {
  getState(): BulkState<Item, Id, Action>;
  subscribe(listener: () => void): () => void;
  run(items: readonly Item[], action: Action): Promise<BulkState<Item, Id, Action>>;
  /** Sends the items in this state, again or for the first time. */
  resume(standing: Exclude<BulkStanding, 'succeeded'>): Promise<BulkState<Item, Id, Action>>;
  cancel(): void;
  reset(): void;
}

/** The options of a bulk action. */
export interface BulkRunnerOptions<Item, Id extends ItemId, Action = void> {
  /** Sends one chunk; `action` is what `run` was called with. */
  readonly run: (items: readonly Item[], action: Action) => Promise<BulkAnswer<Id>>;
  /** Returns the id under which the outcome of an item is reported. */
  readonly idOf: (item: Item) => Id;
  /** The maximum number of items per call, or a function that returns it for an action. Default 100, the service's limit. */
  readonly chunkSize?: number | ((action: Action) => number | undefined) | undefined;
}

/** Reads its options at each run. `onSettled` is called once for each run that ended or stopped. */
export function createBulkRunner<Item, Id extends ItemId, Action = void>(
  getOptions: () => BulkRunnerOptions<Item, Id, Action>,
  onSettled: (state: BulkState<Item, Id, Action>, action: Action) => void = () => {},
): BulkRunner<Item, Id, Action> {
  const store = createReducerStore<BulkState<Item, Id, Action>, BulkEvent<Item, Id, Action>>(reduceBulk, idleBulk());
  let running: Promise<BulkState<Item, Id, Action>> | undefined;

  /** A second click joins the running one. */
  function once(begin: () => readonly Id[]): Promise<BulkState<Item, Id, Action>> {
    running ??= send(begin()).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function send(ids: readonly Id[]): Promise<BulkState<Item, Id, Action>> {
    if (ids.length === 0) return store.getState();
    const { run, chunkSize } = getOptions();
    // There are ids only once a run has begun, with its action.
    const action = store.getState().action as Action;
    const size = typeof chunkSize === 'function' ? chunkSize(action) : chunkSize;
    for (const chunk of chunksOf(ids, size ?? defaultChunkSize)) {
      if (store.getState().isCancelling) break;
      try {
        store.dispatch({ kind: 'answered', outcomes: outcomesOf(chunk, await run(itemsOf(store.getState(), chunk), action)) });
      } catch (cause) {
        const error = asServiceError(cause, 'bulk action');
        return settle({ kind: 'broke', outcomes: outcomesOfError(chunk, error), error }, action);
      }
    }
    return settle({ kind: 'ended' }, action);
  }

  function settle(event: BulkEvent<Item, Id, Action>, action: Action): BulkState<Item, Id, Action> {
    const state = store.dispatch(event);
    onSettled(state, action);
    return state;
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    run: (items, action) =>
      once(() => {
        const { idOf } = getOptions();
        const itemsById = new Map(items.map((item) => [idOf(item), item]));
        if (itemsById.size > 0) store.dispatch({ kind: 'began', action, items: itemsById });
        return [...itemsById.keys()];
      }),
    resume: (standing) =>
      once(() => {
        const ids = idsWith(store.getState(), standing);
        if (ids.length > 0) store.dispatch({ kind: 'resumed', ids });
        return ids;
      }),
    cancel: () => void store.dispatch({ kind: 'cancelled' }),
    reset: () => void store.dispatch({ kind: 'reset' }),
  };
}

/** Refused as a whole, or unknown if the service may have carried it out. */
function outcomesOfError<Id extends ItemId>(ids: readonly Id[], error: ServiceError): ReadonlyMap<Id, BulkOutcome> {
  const { status, message } = error;
  const outcome: BulkOutcome = isOutcomeOpen(error) ? { outcome: 'unknown', error } : { outcome: 'failed', reason: { status, message } };
  return new Map(ids.map((id) => [id, outcome]));
}

function itemsOf<Item, Id extends ItemId>({ items }: Pick<BulkState<Item, Id>, 'items'>, ids: readonly Id[]): readonly Item[] {
  const wanted = new Set(ids);
  return [...items].filter(([id]) => wanted.has(id)).map(([, item]) => item);
}

function chunksOf<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}

const defaultChunkSize = 100;
