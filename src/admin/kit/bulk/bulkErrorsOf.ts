import { kindOfMessage, kindOfStatus } from '../../../client/http/readFault.js';
import { ServiceError } from '../../../client/http/ServiceError.js';
import type { BulkReport } from '../../../data/bulk-action/useBulkAction.js';

/** Returns the errors of a bulk run for `onError`: the call that stopped it, and one error for each reason why items failed. */
export function bulkErrorsOf({ error, reasons }: Pick<BulkReport, 'error' | 'reasons'>, operation: string): readonly ServiceError[] {
  // If the whole call was refused, that is also the reason for all its items.
  const ofItems = reasons.filter(({ message }) => message !== error?.message);
  const errors = ofItems.map(({ status, message }) => {
    const kind = kindOfMessage(message) ?? kindOfStatus(status ?? 0);
    return new ServiceError(kind, message, { operation, ...(status !== undefined && { status }) });
  });
  return error === undefined ? errors : [error, ...errors];
}
