import type { CommentFilter } from './commentFilter.js';

/** The progress of the search for a linked comment. */
export type CommentSearch =
  /** No comment is linked, or it was already shown. */
  | 'none'
  | 'searching'
  /** A page could not be read. The search continues with the next one. */
  | 'stopped'
  | 'found'
  /** The comment is on none of the pages. */
  | 'gone';

/** The next step of the search. */
export type CommentSearchStep = 'load-more' | 'show-all' | undefined;

export interface CommentSearchFacts {
  readonly isThere: boolean;
  /** True if the comment was found earlier, whatever is listed now. */
  readonly wasFound: boolean;
  readonly status: 'loading' | 'ready' | 'empty' | 'filtered-empty' | 'error' | 'denied';
  /** True if the threads still belong to the previous filter. */
  readonly isStale: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailed: boolean;
  readonly filter: CommentFilter;
  /** True if all threads were already requested, even if the host did not change the filter. */
  readonly wasWidened: boolean;
}

/** Decides the next step: reads the listed threads page by page, then all threads. */
export function searchComment(facts: CommentSearchFacts): { readonly search: CommentSearch; readonly step?: CommentSearchStep } {
  if (facts.isThere) return { search: 'found' };
  if (facts.wasFound || facts.status === 'error' || facts.status === 'denied') return { search: 'none' };
  if (facts.status === 'loading' || facts.isStale) return { search: 'searching' };
  if (facts.hasFailed) return { search: 'stopped' };
  if (facts.hasMore) return facts.isLoadingMore ? { search: 'searching' } : { search: 'searching', step: 'load-more' };
  if (facts.filter !== 'all' && !facts.wasWidened) return { search: 'searching', step: 'show-all' };
  return { search: 'gone' };
}
