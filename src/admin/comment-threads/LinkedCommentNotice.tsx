'use client';
import { SearchX } from 'lucide-react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { Icon } from '../../ui/icon/Icon.js';
import { Spinner } from '../../ui/spinner/Spinner.js';
import { useCommentThreadsContext } from './CommentThreadsContext.js';

/** How far the search for a linked comment is. Renders a `<div role="status">`. */
export function LinkedCommentNotice() {
  const { search: words } = useAdminLabels().comments;
  const { search, state } = useCommentThreadsContext();
  const isShown = state.status !== 'loading' && state.status !== 'off' && search !== 'none';
  return (
    <div
      role="status"
      data-state={search}
      className={search === 'found' || !isShown ? 'parley-visually-hidden' : 'parley-linked-comment-notice'}
    >
      {isShown && search === 'found' && words.found}
      {isShown && search === 'searching' && (
        <>
          <Spinner />
          {words.searching}
        </>
      )}
      {isShown && search === 'stopped' && words.stopped}
      {isShown && search === 'gone' && (
        <>
          <Icon of={SearchX} />
          <span>
            <strong>{words.gone}</strong> {words.goneAdvice}
          </span>
        </>
      )}
    </div>
  );
}
