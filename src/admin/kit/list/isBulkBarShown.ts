import type { BulkAction } from '../../../data/bulk-action/useBulkAction.js';
import type { ListSelection } from '../../../data/resource-list/ResourceList.js';

/** True while a toolbar gives its place to the `<BulkBar>`: rows are selected, or a run has an outcome to show. */
export function isBulkBarShown(selection: Pick<ListSelection<never>, 'count'>, bulk: Pick<BulkAction<never>, 'status'>): boolean {
  return selection.count > 0 || bulk.status !== 'idle';
}
