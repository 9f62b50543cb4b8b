'use client';
import type { ComponentProps, ReactNode } from 'react';
import type { EmbedDashboardComment, EmbedDashboardCommentThread } from '../../client/resources/dashboard-comments.js';
import { useFormats } from '../../react/language/useFormats.js';
import { partClass } from '../../ui/partClass.js';
import { CommentEntry } from './CommentEntry.js';
import { useCommentLabels } from './commentThreadsWidget.js';
import { repliesOf } from './model/arrangeThread.js';
import type { Mentionable } from './model/mentionText.js';

export interface CommentThreadProps extends ComponentProps<'div'> {
  /** The thread to show. */
  thread: EmbedDashboardCommentThread;
  /** Returns the name of a comment's author. */
  authorOf: (comment: EmbedDashboardComment) => string;
  /** The people that the comments may mention. */
  people?: readonly Mentionable[] | undefined;
  /** The id of the comment that a link leads to. */
  linkedCommentId?: number | undefined;
  /** Returns the actions of a comment, shown at the end of its first line. */
  actionsOf?: ((comment: EmbedDashboardComment) => ReactNode) | undefined;
  /** Returns a replacement for the text of a comment, or `undefined` to show the text. */
  bodyOf?: ((comment: EmbedDashboardComment) => ReactNode | undefined) | undefined;
  /** Shown below the last reply. */
  children?: ReactNode;
}

/** A thread: the first comment and its replies. Does not use the service. Renders a `<div role="group">`. */
export function CommentThread({
  thread,
  authorOf,
  people,
  linkedCommentId,
  actionsOf,
  bodyOf,
  className,
  children,
  ...props
}: CommentThreadProps) {
  const words = useCommentLabels();
  const { number } = useFormats();
  const replies = repliesOf(thread);
  const entryOf = (comment: EmbedDashboardComment) => (
    <CommentEntry
      comment={comment}
      author={authorOf(comment)}
      people={people}
      isLinked={comment.id === linkedCommentId}
      actions={actionsOf?.(comment)}
    >
      {bodyOf?.(comment)}
    </CommentEntry>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={words.threadBy(authorOf(thread.root))}
      data-slot="comment-thread"
      data-state={thread.resolvedAt == null ? 'open' : 'resolved'}
      className={partClass('comment-thread parley-stack', className)}
      {...props}
    >
      {entryOf(thread.root)}
      {replies.length > 0 && (
        <ol
          aria-label={words.replies(replies.length, number(replies.length))}
          className="parley-plain-list parley-stack parley-gap-l parley-quote parley-comment-replies"
        >
          {replies.map((reply) => (
            <li key={reply.id}>{entryOf(reply)}</li>
          ))}
        </ol>
      )}
      {children}
    </div>
  );
}
