'use client';
import { SearchX } from 'lucide-react';
import { Icon } from '../../ui/icon/Icon.js';
import { Spinner } from '../../ui/spinner/Spinner.js';
import { commentThreadsWidget } from './commentThreadsWidget.js';
import { useCommentLabels } from './useCommentLabels.js';

/** The progress of the search for a linked comment. Renders a `<div role="status">`. */
export function LinkedCommentNotice() {
  const { search: words } = useCommentLabels();
  const { search, status } = commentThreadsWidget.use(({ model: { search, state } }) => ({ search, status: state.status }));
  const isShown = status !== 'loading' && status !== 'off' && search !== 'none';
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
