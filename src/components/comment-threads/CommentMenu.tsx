'use client';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import type { EmbedDashboardComment } from '../../client/resources/dashboard-comments.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useFormats } from '../../hooks/useFormats.js';
import { useLabels } from '../../hooks/useLabels.js';
import { ConfirmDialog } from '../primitives/dialog/ConfirmDialog.js';
import { ErrorNotice } from '../primitives/ErrorNotice.js';
import { MenuItem } from '../primitives/MenuItem.js';
import { RowMenu } from '../primitives/RowMenu.js';
import { useOutcomeToast } from '../primitives/toasts/useOutcomeToast.js';
import { useCommentThreadsContext } from './CommentThreadsContext.js';

export interface CommentMenuProps {
  comment: EmbedDashboardComment;
  author: string;
  /** How many replies hang on it. */
  replyCount: number;
  onEdit: () => void;
}

/** Editing and deleting one's own comment. Renders a `<button>`. */
export function CommentMenu({ comment, author, replyCount, onEdit }: CommentMenuProps) {
  const { common, comments: words } = useAdminLabels();
  const { errors } = useLabels();
  const { number } = useFormats();
  const { remove, isBusy } = useCommentThreadsContext();
  const { sayDone } = useOutcomeToast();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<ServiceError>();
  const { title, description, withReplies, done, failed } = words.remove;

  async function confirm() {
    setError(undefined);
    const outcome = await remove(comment);
    if (outcome.kind === 'failed') return setError(outcome.error);
    setAsking(false);
    if (outcome.kind === 'done') sayDone(done);
  }

  return (
    <>
      <RowMenu name={words.commentBy(author)} isBusy={isBusy(comment.id)}>
        <MenuItem onSelect={onEdit}>
          <Pencil aria-hidden="true" size={16} strokeWidth={1.5} />
          {common.edit}
        </MenuItem>
        <MenuItem
          onSelect={() => {
            setError(undefined);
            setAsking(true);
          }}
        >
          <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
          {common.remove}
        </MenuItem>
      </RowMenu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        description={replyCount === 0 ? description : `${description} ${withReplies(replyCount, number(replyCount))}`}
        confirmLabel={common.remove}
        onConfirm={() => void confirm()}
        isBusy={isBusy(comment.id)}
      >
        {error !== undefined && (
          <ErrorNotice
            role="alert"
            kind={error.kind}
            title={failed}
            advice={error.kind === 'permission' ? error.message : `${errors[error.kind].title} ${errors[error.kind].advice}`}
            requestId={error.requestId}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
