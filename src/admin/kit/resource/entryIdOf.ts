import type { ItemId } from '../../../data/resource-list/selection.js';
import type { BulkEntry } from './createActionDialogs.js';
import type { AnyResourceDefinition } from './ResourceWidget.js';

/** Returns a function that returns the id of what an action on many receives: ids or records. */
export function entryIdOf({ idOf, takesIds = false }: Pick<AnyResourceDefinition['list'], 'idOf' | 'takesIds'>) {
  // A widget declares which of both its actions take.
  return takesIds ? (entry: BulkEntry) => entry as ItemId : (entry: BulkEntry) => idOf(entry as object);
}
