'use client';
import { Pencil, Trash2 } from 'lucide-react';
import type { EmbedDashboardComment } from '../../client/resources/dashboard-comments.js';
import { useCommonAdminLabels } from '../../react/useCommonAdminLabels.js';
import { MenuItem } from '../../ui/menu/MenuItem.js';
import { RowMenu } from '../../ui/menu/RowMenu.js';
import { useLock } from '../kit/useLock.js';
import { commentThreadsWidget, useCommentDialog } from './commentThreadsWidget.js';
import { useCommentLabels } from './useCommentLabels.js';

/**
 * The menu to edit or delete a comment. Only its author may; for everyone else the menu is disabled and says why. Renders a
 * `<button>`.
 */
export function CommentMenu({ comment, author }: { comment: EmbedDashboardComment; author: string }) {
  const common = useCommonAdminLabels();
  const words = useCommentLabels();
  const isBusy = commentThreadsWidget.use(({ model }) => model.isBusy(comment.id));
  const lock = useLock(!comment.isOwn, words.onlyAuthorChanges);
  const edit = useCommentDialog('edit', comment.id);
  const remove = useCommentDialog('remove', comment.id);
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
