'use client';
import { type ComponentProps, useEffect, useRef } from 'react';
import { partClass } from '../../ui/partClass.js';
import { useMergedRef } from '../../ui/useMergedRef.js';
import { CommentThreadItem } from './CommentThreadItem.js';
import { CommentThreadsStates } from './CommentThreadsStates.js';
import { commentThreadsWidget, useCommentLabels } from './commentThreadsWidget.js';

/** The threads, or the loading, empty, denied or error state. Renders an `<ol>`. */
export function CommentThreadList({ className, ref, ...props }: Omit<ComponentProps<'ol'>, 'children'>) {
  const words = useCommentLabels();
  const { items, isStale, isFound, focusedCommentId } = commentThreadsWidget.useSelector(({ model: { list, search }, options }) => {
    return { items: list.items, isStale: list.isStale, isFound: search === 'found', focusedCommentId: options.focusedCommentId };
  });
  const root = useRef<HTMLOListElement>(null);
  const mergedRef = useMergedRef(root, ref);

  useEffect(() => {
    if (isFound && focusedCommentId !== undefined) commentIn(root.current, focusedCommentId)?.scrollIntoView({ block: 'center' });
  }, [isFound, focusedCommentId]);

  return (
    <CommentThreadsStates>
      <ol
        ref={mergedRef}
        aria-label={words.list}
        aria-busy={isStale || undefined}
        tabIndex={-1}
        data-slot="comment-thread-list"
        data-stale={isStale || undefined}
        className={partClass('comment-thread-list parley-plain-list parley-divided', className)}
        {...props}
      >
        {items.map((thread) => (
          <li key={thread.root.id}>
            <CommentThreadItem thread={thread} />
          </li>
        ))}
      </ol>
    </CommentThreadsStates>
  );
}

function commentIn(list: Element | null, commentId: number): Element | null | undefined {
  return list?.querySelector(`[data-comment-id="${commentId}"]`);
}
