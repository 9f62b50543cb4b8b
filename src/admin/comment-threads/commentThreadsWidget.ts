'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { actionEventKeys, isAnyBusy } from '../kit/actions/action.js';
import { controlledKeys, createWidget } from '../kit/widget/createWidget.js';
import type { CommentLabels } from './labels/CommentLabels.js';
import { englishComments } from './labels/en.js';
import { commentActions } from './model/commentActions.js';
import { type CommentThreadsModel, type CommentThreadsOptions, useCommentThreads } from './model/useCommentThreads.js';

/** The open editor or dialog. A reply refers to the first comment of its thread. Drafts survive switching to another editor. */
export type CommentDialog =
  | { readonly kind: 'reply'; readonly commentId: number }
  | { readonly kind: 'edit'; readonly commentId: number }
  | { readonly kind: 'delete'; readonly commentId: number };

export const commentThreadsWidget = createWidget<CommentThreadsOptions, CommentThreadsModel, CommentDialog>({
  name: 'comment-threads',
  root: 'CommentThreadsRoot',
  options: {
    publicId: true,
    ...controlledKeys('filter'),
    focusedCommentId: true,
    pageSize: true,
    ...actionEventKeys(commentActions),
  },
  useModel: useCommentThreads,
  stateOf: ({ state }) => state.status,
  subjectOf: ({ publicId }) => publicId,
});

/** The editor or dialog of one comment. Closing it does not close another one that was opened in the meantime. */
export function useCommentDialog(kind: CommentDialog['kind'], commentId: number) {
  const get = commentThreadsWidget.useGet();
  const isThis = (dialog: CommentDialog | undefined) => dialog?.kind === kind && dialog.commentId === commentId;
  return {
    isOpen: commentThreadsWidget.useSelector(({ dialogs }) => isThis(dialogs.open)),
    show: () => get().dialogs.show({ kind, commentId }),
    close: () => isThis(get().dialogs.open) && get().dialogs.close(),
  };
}

/** Returns the labels of comment threads from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useCommentLabels = createLabelsHook<CommentLabels>('comments', englishComments);

/** Returns true while the comment is being changed, deleted, resolved or reopened. */
export function useIsBusy(commentId: number): boolean {
  return commentThreadsWidget.useSelector(({ model: { update, delete: remove, resolve } }) =>
    isAnyBusy({ update, remove, resolve }, commentId),
  );
}
