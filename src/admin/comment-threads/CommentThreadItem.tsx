'use client';
import { CheckCheck, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { EmbedDashboardComment, EmbedDashboardCommentThread } from '../../client/resources/dashboard-comments.js';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Badge } from '../../ui/badge/Badge.js';
import { Icon } from '../../ui/icon/Icon.js';
import { MenuItem } from '../../ui/menu/MenuItem.js';
import { RowMenu } from '../../ui/menu/RowMenu.js';
import { isolate } from '../../ui/text/isolate.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { useLock } from '../kit/actions/useLock.js';
import { CommentComposer } from './CommentComposer.js';
import { CommentReply } from './CommentReply.js';
import { CommentThread } from './CommentThread.js';
import { commentThreadsWidget, useCommentDialog, useCommentLabels, useIsBusy } from './commentThreadsWidget.js';
import { isRemoved } from './model/arrangeThread.js';
import { commentDraftKey } from './model/useCommentComposer.js';
import { ResolveButton, ResolveNote } from './ResolveButton.js';
import { useAuthorNames } from './useAuthorNames.js';

/** A thread of the list with all its actions. */
export function CommentThreadItem({ thread }: { thread: EmbedDashboardCommentThread }) {
  const { known, focusedCommentId, editedId } = commentThreadsWidget.useSelector(({ model, options, dialogs: { open } }) => ({
    known: model.people.known,
    focusedCommentId: options.focusedCommentId,
    editedId: open?.kind === 'edit' ? open.commentId : undefined,
  }));
  const { authorOf } = useAuthorNames();
  const { root } = thread;
  const noteId = useId();
  return (
    <CommentThread
      thread={thread}
      authorOf={authorOf}
      people={known}
      linkedCommentId={focusedCommentId}
      actionsOf={(comment) => (
        <>
          {comment.id === root.id && thread.resolvedAt != null && <ResolvedBadge thread={thread} />}
          {comment.id === root.id && !isRemoved(root) && <ResolveButton thread={thread} noteId={noteId} />}
          {!isRemoved(comment) && <CommentMenu comment={comment} author={authorOf(comment)} />}
        </>
      )}
      bodyOf={(comment) => (comment.id === editedId && !isRemoved(comment) ? <EditedComment comment={comment} /> : undefined)}
    >
      <div className="parley-line parley-spread parley-comment-foot">
        <CommentReply thread={thread} />
        {!isRemoved(root) && <ResolveNote thread={thread} noteId={noteId} />}
      </div>
    </CommentThread>
  );
}

function EditedComment({ comment }: { comment: EmbedDashboardComment }) {
  const common = useCommonAdminLabels();
  const words = useCommentLabels();
  const { common: basics } = useBaseLabels();
  const { publicId, known, update } = commentThreadsWidget.useSelector(({ model: { people, update }, options }) => {
    return { publicId: options.publicId, known: people.known, update };
  });
  const edit = useCommentDialog('edit', comment.id);

  function close() {
    edit.close();
    const place = document.activeElement?.closest<HTMLElement>('[data-slot="comment"]');
    place?.focus({ preventScroll: true });
  }

  async function send(body: string) {
    const outcome = await update(comment, body);
    if (outcome.kind === 'done') close();
    return outcome;
  }

  return (
    <CommentComposer
      publicId={publicId}
      draftKey={commentDraftKey(publicId, { edit: comment.id })}
      people={known}
      label={words.edit.label}
      submitLabel={common.save}
      failedTitle={words.edit.failed}
      initialBody={comment.body}
      send={send}
      cancel={{ label: basics.cancel, keepsDraft: false, onCancel: close }}
    />
  );
}

function ResolvedBadge({ thread: { resolvedAt, resolvedBy, root } }: { thread: EmbedDashboardCommentThread }) {
  const words = useCommentLabels();
  const { dateTime } = useFormats();
  const { nameOf } = useAuthorNames();
  const isOwn = root.isOwn && resolvedBy === root.userId;
  const by = isOwn ? words.you : nameOf(resolvedBy);
  return (
    <Badge tone="success" title={`${words.resolve.resolvedBy(isolate(by))}, ${dateTime(resolvedAt ?? '')}`}>
      <Icon of={CheckCheck} size={12} />
      {words.resolve.resolved}
    </Badge>
  );
}

/**
 * The menu to edit or delete a comment. Only its author may; for everyone else the menu is disabled and says why. Renders a
 * `<button>`.
 */
function CommentMenu({ comment, author }: { comment: EmbedDashboardComment; author: string }) {
  const common = useCommonAdminLabels();
  const words = useCommentLabels();
  const isBusy = useIsBusy(comment.id);
  const lock = useLock(!comment.isOwn, words.onlyAuthorChanges);
  const edit = useCommentDialog('edit', comment.id);
  const remove = useCommentDialog('delete', comment.id);
  return (
    <RowMenu name={words.commentBy(author)} isBusy={isBusy}>
      <MenuItem icon={Pencil} {...lock.item} onSelect={edit.show}>
        {common.edit}
      </MenuItem>
      <MenuItem icon={Trash2} {...lock.item} onSelect={remove.show}>
        {common.remove}
      </MenuItem>
      {lock.menuNote}
    </RowMenu>
  );
}
