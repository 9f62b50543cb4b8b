import type { ListStatesProps } from '../../src/admin.js';
import type { useWorkbooks } from '../../src/data.js';

/** What `ListStates` shows of a read without anything to list: that it is under way, denied, failed or empty. */
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
