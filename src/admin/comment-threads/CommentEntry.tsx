'use client';
import { Link2, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { EmbedDashboardComment } from '../../client/resources/dashboard-comments.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Badge } from '../../ui/badge/Badge.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { CommentAvatar } from './CommentAvatar.js';
import { CommentText } from './CommentText.js';
import { useCommentLabels } from './commentThreadsWidget.js';
import { isRemoved } from './model/arrangeThread.js';
import type { Mentionable } from './model/mentionText.js';

export interface CommentEntryProps extends ComponentProps<'article'> {
  /** The comment to show. */
  comment: EmbedDashboardComment;
  /** The author's name. */
  author: string;
  /** The people that the text may mention. */
  people?: readonly Mentionable[] | undefined;
  /** True if a link leads to this comment. */
  isLinked?: boolean | undefined;
  /** The actions, shown at the end of the first line. */
  actions?: ReactNode;
  /** Replaces the text, for example with a field that edits it. */
  children?: ReactNode;
}

/** One comment, or a placeholder for a deleted one. Renders an `<article>`. */
export function CommentEntry({ comment, author, people, isLinked = false, actions, className, children, ...props }: CommentEntryProps) {
  const words = useCommentLabels();
  const { dateTime } = useFormats();
  const nameId = useId();
  const isGone = isRemoved(comment);
  return (
    <article
      data-slot="comment"
      data-state={isGone ? 'removed' : 'shown'}
      data-linked={isLinked || undefined}
      data-comment-id={comment.id}
      aria-labelledby={nameId}
      aria-current={isLinked || undefined}
      tabIndex={-1}
      className={partClass('comment', className)}
      {...props}
    >
      {isGone ? (
        <span aria-hidden="true" className="parley-avatar">
          <Icon of={Trash2} size={14} />
        </span>
      ) : (
        <CommentAvatar name={author} />
      )}
      <header className="parley-line parley-gap-s parley-small parley-comment-head">
        <span id={nameId} className="parley-visually-hidden">
          {isGone ? words.removed : words.commentBy(author)}
        </span>
        {isGone ? (
          <span aria-hidden="true" className="parley-muted">
            {words.removed}
          </span>
        ) : (
          <bdi aria-hidden="true" className="parley-clip parley-strong">
            {author}
          </bdi>
        )}
        <span className="parley-caption parley-unbroken parley-line">
          <TimeAgo at={comment.createdAt} />
          {comment.editedAt != null && !isGone && <span title={dateTime(comment.editedAt)}>{words.edited}</span>}
        </span>
        {isLinked && (
          <Badge tone="accent">
            <Icon of={Link2} size={12} />
            {words.linked}
          </Badge>
        )}
        {actions !== undefined && <span className="parley-line parley-gap-s parley-to-end">{actions}</span>}
      </header>
      {(children !== undefined || !isGone) && (
        <div className="parley-comment-body">{children ?? <CommentText body={comment.body} people={people} />}</div>
      )}
    </article>
  );
}
