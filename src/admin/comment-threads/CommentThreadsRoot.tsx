'use client';
import type { WidgetProps } from '../kit/createWidget.js';
import { type CommentDialog, commentThreadsWidget } from './commentThreadsWidget.js';
import type { CommentThreadsOptions } from './model/useCommentThreads.js';
import { RemoveComment } from './RemoveComment.js';

export interface CommentThreadsRootProps extends WidgetProps<CommentThreadsOptions, CommentDialog> {}

/** Holds the comments of one dashboard for the parts inside it. Renders a `<div>` with their state as `data-state`. */
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
