import type { ServiceError } from '../../client/http/ServiceError.js';
import { asServiceError, isOutcomeOpen } from '../asServiceError.js';
import { createReducerStore } from '../createReducerStore.js';
import type { ItemId } from '../resource-list/selection.js';
import { type BulkAnswer, type BulkOutcome, outcomesOf } from './BulkOutcome.js';
import { type BulkEvent, type BulkStanding, type BulkState, idleBulk, idsWith, reduceBulk } from './bulkReducer.js';

/** Sends items in chunks, one after the other, and keeps the books. Runs once however often it is asked. */
export interface BulkRunner<Item, Id extends ItemId, Act = void> {
  getState(): BulkState<Item, Id, Act>;
  subscribe(listener: () => void): () => void;
  run(items: readonly Item[], act: Act): Promise<BulkState<Item, Id, Act>>;
  /** Sends the items in this state, again or for the first time. */
  resume(standing: Exclude<BulkStanding, 'succeeded'>): Promise<BulkState<Item, Id, Act>>;
  cancel(): void;
  reset(): void;
}

/** The options of a bulk action. */
export interface BulkRunnerOptions<Item, Id extends ItemId, Act = void> {
  /** Sends one chunk; `act` is what `run` was called with. */
  readonly run: (items: readonly Item[], act: Act) => Promise<BulkAnswer<Id>>;
  /** Returns the id under which the outcome of an item is reported. */
  readonly idOf: (item: Item) => Id;
  /** Most items of one call. Default 100, which is the most that the service takes. */
  readonly chunkSize?: number | undefined;
}

/** Reads its options at each run. `onSettled` is called once for each run that ended or stopped. */
export function createBulkRunner<Item, Id extends ItemId, Act = void>(
  getOptions: () => BulkRunnerOptions<Item, Id, Act>,
  onSettled: (state: BulkState<Item, Id, Act>, act: Act) => void = () => {},
): BulkRunner<Item, Id, Act> {
  const store = createReducerStore<BulkState<Item, Id, Act>, BulkEvent<Item, Id, Act>>(reduceBulk, idleBulk());
  let running: Promise<BulkState<Item, Id, Act>> | undefined;

  /** A second click joins the run under way. */
  function once(begin: () => readonly Id[]): Promise<BulkState<Item, Id, Act>> {
    running ??= send(begin()).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function send(ids: readonly Id[]): Promise<BulkState<Item, Id, Act>> {
    if (ids.length === 0) return store.getState();
    const { run, chunkSize = defaultChunkSize } = getOptions();
    // There are ids only once a run has begun, with its act.
    const act = store.getState().act as Act;
    for (const chunk of chunksOf(ids, chunkSize)) {
      if (store.getState().isCancelling) break;
      try {
        store.dispatch({ kind: 'answered', outcomes: outcomesOf(chunk, await run(itemsOf(store.getState(), chunk), act)) });
      } catch (cause) {
        const error = asServiceError(cause, 'bulk action');
        return settle({ kind: 'broke', outcomes: outcomesOfError(chunk, error), error }, act);
      }
    }
    return settle({ kind: 'ended' }, act);
  }

  function settle(event: BulkEvent<Item, Id, Act>, act: Act): BulkState<Item, Id, Act> {
    const state = store.dispatch(event);
    onSettled(state, act);
    return state;
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    run: (items, act) =>
      once(() => {
        const { idOf } = getOptions();
        const itemsById = new Map(items.map((item) => [idOf(item), item]));
        if (itemsById.size > 0) store.dispatch({ kind: 'began', act, items: itemsById });
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
