import type { BulkAction, BulkReport } from '../../../data/bulk-action/useBulkAction.js';

/**
 * The toast after a bulk action, for `done` of `useActionForm`: `text` if everything succeeded. Otherwise none, because the bulk bar shows
 * what did not.
 */
export function bulkDone(
  { idsToKeep }: Pick<BulkReport, 'idsToKeep'>,
  bulk: Pick<BulkAction<never>, 'reset'>,
  text: string,
): string | undefined {
  if (idsToKeep.length > 0) return undefined;
  bulk.reset();
  return text;
}
