import { describe, expect, it } from 'vitest';
import { findComment, isRemoved, repliesOf } from '../../../src/admin/comment-threads/model/arrangeThread.js';
import { type CommentSearchFacts, searchComment } from '../../../src/admin/comment-threads/model/commentSearch.js';

const facts: CommentSearchFacts = {
  isThere: false,
  wasFound: false,
  status: 'ready',
  isStale: false,
  hasMore: false,
  isLoadingMore: false,
  hasFailed: false,
  filter: 'all',
  wasWidened: false,
};
const comment = { dashboardId: 'd', body: 'x', createdAt: '2026-11-02T09:00:00Z', isOwn: false };

describe('the search for a linked comment', () => {
  it('loads further pages, one at a time', () => {
    expect(searchComment({ ...facts, hasMore: true })).toEqual({ search: 'searching', step: 'load-more' });
    expect(searchComment({ ...facts, hasMore: true, isLoadingMore: true })).toEqual({ search: 'searching' });
  });

  it('continues with all threads after those of the filter', () => {
    expect(searchComment({ ...facts, filter: 'open' })).toEqual({ search: 'searching', step: 'show-all' });
    expect(searchComment({ ...facts, filter: 'open', wasWidened: true })).toEqual({ search: 'gone' });
    expect(searchComment({ ...facts, filter: 'resolved', status: 'filtered-empty' }).step).toBe('show-all');
  });

  it('reports a comment as deleted only after the last page of all threads', () => {
    expect(searchComment(facts)).toEqual({ search: 'gone' });
    for (const change of [{ hasMore: true }, { status: 'loading' }, { isStale: true }] as const) {
      expect(searchComment({ ...facts, ...change }).search).toBe('searching');
    }
  });

  it('stops at a page that cannot be loaded', () => {
    expect(searchComment({ ...facts, hasMore: true, hasFailed: true })).toEqual({ search: 'stopped' });
  });

  it('ends once the comment is found, whatever is listed later', () => {
    expect(searchComment({ ...facts, isThere: true })).toEqual({ search: 'found' });
    expect(searchComment({ ...facts, wasFound: true, filter: 'open' })).toEqual({ search: 'none' });
  });

  it('reports nothing if the comments are closed or cannot be loaded', () => {
    expect(searchComment({ ...facts, status: 'denied' })).toEqual({ search: 'none' });
    expect(searchComment({ ...facts, status: 'error' })).toEqual({ search: 'none' });
  });
});

describe('a thread', () => {
  const at = (id: number, createdAt: string) => ({ ...comment, id, createdAt });

  it('shows replies oldest first, in whatever order they arrived', () => {
    const replies = [at(3, '2026-11-02T11:00:00Z'), at(5, '2026-11-02T09:00:00Z'), at(4, '2026-11-02T09:00:00Z')];
    expect(repliesOf({ root: { ...comment, id: 1 }, replies }).map(({ id }) => id)).toEqual([4, 5, 3]);
  });

  it('is found by each of its comments', () => {
    const thread = { root: { ...comment, id: 1 }, replies: [{ ...comment, id: 2 }] };
    expect(findComment([thread], 2)).toEqual({ thread, comment: thread.replies[0] });
    expect(findComment([thread], 3)).toBeUndefined();
  });

  it.each([
    [{ body: '', removedAt: null }, true],
    [{ body: '', removedAt: '2026-11-02T09:00:00Z' }, true],
    [{ body: 'x', removedAt: null }, false],
  ])('with the comment %j is a stub: %s', (change, expected) => {
    expect(isRemoved({ ...comment, id: 1, ...change })).toBe(expected);
  });
});
