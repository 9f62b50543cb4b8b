/** The threads to list. */
export type CommentFilter = 'open' | 'all' | 'resolved';

export function paramsOfFilter(filter: CommentFilter): CommentFilterParams {
  return filter === 'resolved' ? { resolvedOnly: true } : filter === 'all' ? { includeResolved: true } : {};
}

export function filterOfParams({ includeResolved, resolvedOnly }: CommentFilterParams): CommentFilter {
  return resolvedOnly === true ? 'resolved' : includeResolved === true ? 'all' : 'open';
}

interface CommentFilterParams {
  readonly includeResolved?: boolean | null | undefined;
  readonly resolvedOnly?: boolean | null | undefined;
}
