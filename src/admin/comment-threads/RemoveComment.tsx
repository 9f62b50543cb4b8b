'use client';
import { useState } from 'react';
import { useCommonAdminLabels } from '../../react/useCommonAdminLabels.js';
import { useFormats } from '../../react/useFormats.js';
import { ActDialog } from '../kit/ActDialog.js';
import type { OpenProps } from '../kit/createWidget.js';
import { useActForm } from '../kit/useActForm.js';
import { commentThreadsWidget } from './commentThreadsWidget.js';
import { findComment } from './model/arrangeThread.js';
import { useCommentLabels } from './useCommentLabels.js';

/**
 * Asks for confirmation before a comment is deleted. Renders a `<div role="alertdialog">`, or nothing until the comment is
 * loaded.
 */
export function RemoveComment({ commentId, ...open }: OpenProps & { commentId: number }) {
  const common = useCommonAdminLabels();
  const comments = useCommentLabels();
  const { number } = useFormats();
  const { items, remove } = commentThreadsWidget.use(({ model: { list, remove } }) => ({ items: list.items, remove }));
  const listed = findComment(items, commentId);
  // The dialog keeps its text while it fades out, after the comment is gone.
  const [found, setFound] = useState(listed);
  if (found === undefined && listed !== undefined) setFound(listed);
  const { title, description, withReplies, done, failed } = comments.remove;
  const form = useActForm({ ...open, initial: {}, act: () => found && remove(found.comment), done: () => done });
  if (found === undefined) return null;
  const { comment, thread } = found;
  const replyCount = comment.id === thread.root.id ? thread.replies.length : 0;
  return (
    <ActDialog
      form={form}
      isDestructive
      title={title}
      description={replyCount === 0 ? description : `${description} ${withReplies(replyCount, number(replyCount))}`}
      submitLabel={common.remove}
      errorTitle={failed}
    />
  );
}
