import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { ItemId } from '../resource-list/selection.js';

/** The outcome of an item. Items without one were not sent. */
export type BulkOutcome =
  | { readonly outcome: 'succeeded' }
  | { readonly outcome: 'failed'; readonly reason: BulkReason }
  /** The result is unknown: there was no response, or one that does not mention the item. `error` is set if there was no response. */
  | { readonly outcome: 'unknown'; readonly error: ServiceError | undefined };

/** The reason why an item of a bulk action failed. */
export interface BulkReason {
  /** As an HTTP status; `undefined` where the call was refused before it was sent. */
  readonly status: number | undefined;
  /** The reason, as the service states it. */
  readonly message: string;
}

/** The answer of a bulk call in one form; made of the service's own by `readBulkUserAction` and the like. */
export interface BulkAnswer<Id extends ItemId = ItemId> {
  /** The ids of items that the service reports as done. */
  readonly succeeded: readonly Id[];
  /** The items that the service refused, each with its reason. */
  readonly failed: readonly { readonly id: Id; readonly error: BulkReason }[];
}

/** Items that failed for one reason. */
export interface BulkReasonGroup<Id extends ItemId = ItemId> extends BulkReason {
  /** The items that failed for this reason. */
  readonly ids: readonly Id[];
}

/** Returns the outcome of a chunk, item by item. An item that the response omits, or reports as both, did not succeed. */
export function outcomesOf<Id extends ItemId>(ids: readonly Id[], { succeeded, failed }: BulkAnswer<Id>): ReadonlyMap<Id, BulkOutcome> {
  const done = new Set(succeeded);
  const reasons = new Map(failed.map(({ id, error }) => [id, error]));
  return new Map(ids.map((id) => [id, outcomeOf(done.has(id), reasons.get(id))]));
}

function outcomeOf(isDone: boolean, reason: BulkReason | undefined): BulkOutcome {
  if (reason !== undefined) return { outcome: 'failed', reason };
  return isDone ? { outcome: 'succeeded' } : { outcome: 'unknown', error: undefined };
}

/** The items of a call, grouped by outcome. */
export interface IdsByOutcome<Id extends ItemId = ItemId> {
  /** The items that the service reports as done. */
  readonly succeededIds: readonly Id[];
  /** The items that it refused. */
  readonly failedIds: readonly Id[];
  /** The items that its response leaves out. */
  readonly unknownIds: readonly Id[];
}

/** Returns the items of a call by outcome, for `BulkResult`. */
export function idsByOutcome<Id extends ItemId>(outcomes: ReadonlyMap<Id, BulkOutcome>): IdsByOutcome<Id> {
  const idsOf = (wanted: BulkOutcome['outcome']) => [...outcomes].flatMap(([id, { outcome }]) => (outcome === wanted ? [id] : []));
  return { succeededIds: idsOf('succeeded'), failedIds: idsOf('failed'), unknownIds: idsOf('unknown') };
}

/** Failed items by reason, the most frequent first. */
export function groupReasons<Id extends ItemId>(outcomes: ReadonlyMap<Id, BulkOutcome>): readonly BulkReasonGroup<Id>[] {
  const groups = new Map<string, BulkReason & { readonly ids: Id[] }>();
  for (const [id, result] of outcomes) {
    if (result.outcome !== 'failed') continue;
    const { status, message } = result.reason;
    const key = `${status} ${message}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { status, message, ids: [id] });
    else group.ids.push(id);
  }
  return [...groups.values()].sort((a, b) => b.ids.length - a.ids.length);
}
