import type { ListStatesProps } from '../../src/admin.js';
import type { useWorkbooks } from '../../src/data.js';

/** The state of a query that has nothing to list, for `ListStates`: loading, denied, failed or empty. */
export function listStateOf({ isPending, isFetching, error, refetch }: ListRead): ListStatesProps['list'] {
  return {
    state:
      error === null ? { status: isPending ? 'loading' : 'empty' } : { status: error.kind === 'permission' ? 'denied' : 'error', error },
    refetch: () => void refetch(),
    clearFilters: () => {},
    isRefetching: isFetching,
  };
}

type ListRead = Pick<ReturnType<typeof useWorkbooks>, 'isPending' | 'isFetching' | 'error' | 'refetch'>;
