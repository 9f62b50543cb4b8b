import { type Check, type CheckId, checkIds } from './Check.js';

/** The checks as the home page shows them. */
export interface ArrangedChecks {
  /** The checks with a row. Those that need attention move to the top once everything is known, so that no row moves twice. */
  readonly listed: readonly CheckId[];
  /** The checks that the user may not see. */
  readonly denied: readonly CheckId[];
  readonly state: 'loading' | 'attention' | 'fine';
  /** The number of checks that need attention. */
  readonly attentionCount: number;
  /** True if no check failed, was denied, or was read only in part. */
  readonly isComplete: boolean;
}

export function arrangeChecks(checks: Readonly<Record<CheckId, Check>>): ArrangedChecks {
  const is = (status: Check['status']) => (id: CheckId) => checks[id].status === status;
  const known = checkIds.filter((id) => !is('absent')(id) && !is('denied')(id));
  const isLoading = known.some(is('loading'));
  const attentionCount = known.filter(is('attention')).length;
  const isSettled = (id: CheckId) => Number(!is('attention')(id));
  return {
    listed: isLoading ? known : known.toSorted((one, other) => isSettled(one) - isSettled(other)),
    denied: checkIds.filter(is('denied')),
    state: isLoading ? 'loading' : attentionCount > 0 ? 'attention' : 'fine',
    attentionCount,
    isComplete: !checkIds.some((id) => is('failed')(id) || is('denied')(id) || is('partly')(id)),
  };
}
