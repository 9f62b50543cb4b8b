import type { CommentFilter } from './commentFilter.js';

/** How far the search for a linked comment is. */
export type CommentSearch =
  /** None is linked, or it was shown already. */
  | 'none'
  | 'searching'
  /** A page could not be read; the search goes on with the next one. */
  | 'stopped'
  | 'found'
  /** It is in no page that there is. */
  | 'gone';

/** What brings the search on. */
export type CommentSearchStep = 'load-more' | 'show-all' | undefined;

export interface CommentSearchFacts {
  readonly isThere: boolean;
  /** It was found before, whatever is listed now. */
  readonly wasFound: boolean;
  readonly status: 'loading' | 'ready' | 'empty' | 'filtered-empty' | 'error' | 'denied';
  /** The threads are those of the filter before. */
  readonly isStale: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailed: boolean;
  readonly filter: CommentFilter;
  /** All threads were asked for already, though the host may not have followed. */
  readonly wasWidened: boolean;
}

/** Page by page, first of what is listed, then of all threads. */
export function searchComment(facts: CommentSearchFacts): { readonly search: CommentSearch; readonly step?: CommentSearchStep } {
  if (facts.isThere) return { search: 'found' };
  if (facts.wasFound || facts.status === 'error' || facts.status === 'denied') return { search: 'none' };
  if (facts.status === 'loading' || facts.isStale) return { search: 'searching' };
  if (facts.hasFailed) return { search: 'stopped' };
  if (facts.hasMore) return facts.isLoadingMore ? { search: 'searching' } : { search: 'searching', step: 'load-more' };
  if (facts.filter !== 'all' && !facts.wasWidened) return { search: 'searching', step: 'show-all' };
  return { search: 'gone' };
}
