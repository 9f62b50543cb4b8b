'use client';
import type { WidgetProps } from '../kit/createWidget.js';
import { type CommentDialog, commentThreadsWidget } from './commentThreadsWidget.js';
import type { CommentThreadsOptions } from './model/useCommentThreads.js';
import { RemoveComment } from './RemoveComment.js';

export interface CommentThreadsRootProps extends WidgetProps<CommentThreadsOptions, CommentDialog> {}

/**
 * Provides the comments of one dashboard to the parts inside it. Renders a `<div>` with the state of the comments as
 * `data-state`.
 */
export function CommentThreadsRoot({ children, ...props }: CommentThreadsRootProps) {
  return (
    <commentThreadsWidget.Root {...props}>
      {children}
      <commentThreadsWidget.DialogOf kind="remove">
        {({ commentId }, open) => <RemoveComment commentId={commentId} {...open} />}
      </commentThreadsWidget.DialogOf>
    </commentThreadsWidget.Root>
  );
}
