'use client';
import { Copy, FolderInput, FolderPlus, Pencil, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { MenuItem, MenuNote, MenuSeparator } from '../primitives/MenuItem.js';
import { RowMenu } from '../primitives/RowMenu.js';
import { opener } from './ItemName.js';
import { useDuplicate } from './useDuplicate.js';
import { useItemRefusal } from './useItemRefusal.js';
import { useWorkspaceContext } from './WorkspaceContext.js';

/** What can be done with one item. Renders a `<button>`. */
export function WorkspaceItemMenu({ item, isBusy = false }: { item: WorkspaceItem; isBusy?: boolean | undefined }) {
  return (
    <RowMenu name={item.name} isBusy={isBusy}>
      <ItemActions item={item} />
    </RowMenu>
  );
}

/** Rendered while the menu is open, so that closed menus do not follow the state of the whole list. */
function ItemActions({ item }: { item: WorkspaceItem }) {
  const { workspace: words, common } = useAdminLabels();
  const noteId = useId();
  const { explorer, ask, onWorkbookOpen, onReportOpen } = useWorkspaceContext();
  const duplicate = useDuplicate();
  const open = opener(item, { onFolderOpen: undefined, onWorkbookOpen, onReportOpen });
  const refuses = useItemRefusal();
  const isRefused = (right: 'Edit' | 'Manage') => refuses(item, right);
  const isRunning = explorer.bulk.status === 'running';
  const stateOf = (isDisabled: boolean) => ({ isDisabled, 'aria-describedby': isDisabled ? noteId : undefined });
  const isAnyRefused = isRefused('Edit') || isRefused('Manage');
  return (
    <>
      {open !== undefined && (
        <MenuItem onSelect={open}>
          <SquareArrowOutUpRight aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.open}
        </MenuItem>
      )}
      {item.type === 'FOLDER' && (
        <MenuItem onSelect={() => ask({ kind: 'new-folder', parentId: item.id, parentName: item.name })}>
          <FolderPlus aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.newFolder.open}
        </MenuItem>
      )}
      <MenuItem {...stateOf(isRefused('Edit'))} onSelect={() => ask({ kind: 'rename', item })}>
        <Pencil aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.rename.open}
      </MenuItem>
      {item.type === 'WORKBOOK' && (
        <MenuItem onSelect={() => void duplicate(item)}>
          <Copy aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.duplicate.open}
        </MenuItem>
      )}
      <MenuItem {...stateOf(isRunning || isRefused('Manage'))} onSelect={() => ask({ kind: 'move', items: [item] })}>
        <FolderInput aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.move.open}
      </MenuItem>
      <MenuSeparator />
      <MenuItem {...stateOf(isRunning || isRefused('Manage'))} onSelect={() => ask({ kind: 'delete', items: [item] })}>
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.remove.open}
      </MenuItem>
      {(isAnyRefused || isRunning) && <MenuNote id={noteId}>{isAnyRefused ? common.needsPermission : common.waitsForRun}</MenuNote>}
    </>
  );
}
