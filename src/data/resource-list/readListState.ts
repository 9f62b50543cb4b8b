import type { ServiceError } from '../../client/errors/ServiceError.js';

/** The state a list shows in place of its rows, or with them. */
export type ResourceListState =
  | { readonly status: 'loading' }
  /** There are rows, or at least more pages to look at. */
  | { readonly status: 'ready' }
  /** The list is empty without a search or filter. */
  | { readonly status: 'empty' }
  /** There is nothing under this search and these filters. */
  | { readonly status: 'filtered-empty' }
  /** The first page could not be read; `error.kind` is `authentication` where signing in again helps. */
  | { readonly status: 'error'; readonly error: ServiceError }
  /** 403: the credential is good, but not for this list. */
  | { readonly status: 'denied'; readonly error: ServiceError };

/** Returns the state of a list. A list with rows keeps them, whatever the outcome of a later page or a refetch. */
export function readListState({
  itemCount,
  hasMore = false,
  isFiltered = false,
  isPlaceholder = false,
  isPending,
  hasData,
  error,
}: ListFacts): ResourceListState {
  if (!hasData && error !== null) return { status: error.kind === 'permission' ? 'denied' : 'error', error };
  if (isPending) return loading;
  if (itemCount > 0) return ready;
  // An empty result of the previous search does not apply to this one.
  if (isPlaceholder) return loading;
  if (hasMore) return ready;
  return isFiltered ? filteredEmpty : empty;
}

interface ListFacts {
  readonly itemCount: number;
  /** Default false. */
  readonly hasMore?: boolean | undefined;
  /** Default false. */
  readonly isFiltered?: boolean | undefined;
  /** True if the rows are those of the search before. Default false. */
  readonly isPlaceholder?: boolean | undefined;
  readonly isPending: boolean;
  readonly hasData: boolean;
  readonly error: ServiceError | null;
}

const loading: ResourceListState = { status: 'loading' };
const ready: ResourceListState = { status: 'ready' };
const empty: ResourceListState = { status: 'empty' };
const filteredEmpty: ResourceListState = { status: 'filtered-empty' };
