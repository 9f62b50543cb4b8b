import { isServiceError, type ServiceErrorKind } from '../../client/errors/ServiceError.js';
import type { ItemId } from '../resource-list/selection.js';
import type { BulkAnswer } from './BulkOutcome.js';

/** The items, their ids, and the errors that affect a single item only. */
export interface EachItem<Item, Id extends ItemId> {
  /** The items, in the order in which they are sent. */
  readonly items: readonly Item[];
  /** Returns the id under which the outcome of an item is reported. */
  readonly idOf: (item: Item) => Id;
  /** Any other error ends the run. Default: only `not-found`. */
  readonly itemErrors?: readonly ServiceErrorKind[] | undefined;
}

/** Makes one call for each item, one after the other, and returns an outcome for each. */
export async function answerEach<Item, Id extends ItemId>(
  { items, idOf, itemErrors = ['not-found'] }: EachItem<Item, Id>,
  call: (item: Item) => Promise<unknown>,
): Promise<BulkAnswer<Id>> {
  const succeeded: Id[] = [];
  const failed: BulkAnswer<Id>['failed'][number][] = [];
  for (const item of items) {
    try {
      await call(item);
      succeeded.push(idOf(item));
    } catch (error) {
      if (!isServiceError(error) || !itemErrors.includes(error.kind)) throw error;
      failed.push({ id: idOf(item), error: { status: error.status, message: error.message } });
    }
  }
  return { succeeded, failed };
}
