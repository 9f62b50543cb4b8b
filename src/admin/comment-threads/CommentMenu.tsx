'use client';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import type { EmbedDashboardComment } from '../../client/resources/dashboard-comments.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useFormats } from '../../react/useFormats.js';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { ActFailure } from '../../ui/errors/ActFailure.js';
import { MenuItem, MenuNote } from '../../ui/menu/MenuItem.js';
import { RowMenu } from '../../ui/menu/RowMenu.js';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.js';
import { isSameTask } from './CommentTask.js';
import { useCommentThreadsContext } from './CommentThreadsContext.js';

export interface CommentMenuProps {
  comment: EmbedDashboardComment;
  author: string;
  /** How many replies hang on it. */
  replyCount: number;
}

/** Editing and deleting a comment, which only its author may; everybody else sees why. Renders a `<button>`. */
export function CommentMenu({ comment, author, replyCount }: CommentMenuProps) {
  const { common, comments: words } = useAdminLabels();
  const { number } = useFormats();
  const { remove, isBusy, task, setTask, endTask } = useCommentThreadsContext();
  const { sayDone } = useOutcomeToast();
  const [error, setError] = useState<ServiceError>();
  const noteId = useId();
  const locked = { isDisabled: !comment.isOwn, 'aria-describedby': comment.isOwn ? undefined : noteId };
  const question = { kind: 'remove', commentId: comment.id } as const;
  const { title, description, withReplies, done, failed } = words.remove;

  async function confirm() {
    setError(undefined);
    const outcome = await remove(comment);
    if (outcome.kind === 'failed') return setError(outcome.error);
    endTask(question);
    if (outcome.kind === 'done') sayDone(done);
  }

  return (
    <>
      <RowMenu name={words.commentBy(author)} isBusy={isBusy(comment.id)}>
        <MenuItem icon={Pencil} {...locked} onSelect={() => setTask({ kind: 'edit', commentId: comment.id })}>
          {common.edit}
        </MenuItem>
        <MenuItem
          icon={Trash2}
          {...locked}
          onSelect={() => {
            setError(undefined);
            setTask(question);
          }}
        >
          {common.remove}
        </MenuItem>
        {!comment.isOwn && <MenuNote id={noteId}>{words.onlyAuthorChanges}</MenuNote>}
      </RowMenu>
      <ConfirmDialog
        open={isSameTask(task, question)}
        onOpenChange={() => endTask(question)}
        title={title}
        description={replyCount === 0 ? description : `${description} ${withReplies(replyCount, number(replyCount))}`}
        confirmLabel={common.remove}
        onConfirm={() => void confirm()}
        isBusy={isBusy(comment.id)}
      >
        {error !== undefined && <ActFailure error={error} title={failed} />}
      </ConfirmDialog>
    </>
  );
}
