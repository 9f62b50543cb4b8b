'use client';
import { Copy, FolderInput, FolderPlus, Pencil, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { useCan } from '../../hooks/permissions/useCan.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { MenuItem, MenuSeparator } from '../primitives/MenuItem.js';
import { RowMenu } from '../primitives/RowMenu.js';
import { opener } from './ItemName.js';
import { useDuplicate } from './useDuplicate.js';
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
  const { workspace: words } = useAdminLabels();
  const { explorer, ask, onWorkbookOpen, onReportOpen } = useWorkspaceContext();
  const can = useCan();
  const duplicate = useDuplicate();
  const open = opener(item, { onFolderOpen: undefined, onWorkbookOpen, onReportOpen });
  const isRefused = (right: 'Edit' | 'Manage') =>
    can(`${rightNames[item.type]}${right}`, item.type === 'REPORT' ? item : {}).answer === 'refused';
  const isMoving = explorer.bulk.status === 'running';
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
      <MenuItem isDisabled={isRefused('Edit')} onSelect={() => ask({ kind: 'rename', item })}>
        <Pencil aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.rename.open}
      </MenuItem>
      {item.type === 'WORKBOOK' && (
        <MenuItem onSelect={() => void duplicate(item)}>
          <Copy aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.duplicate.open}
        </MenuItem>
      )}
      <MenuItem isDisabled={isMoving || isRefused('Manage')} onSelect={() => ask({ kind: 'move', items: [item] })}>
        <FolderInput aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.move.open}
      </MenuItem>
      <MenuSeparator />
      <MenuItem isDisabled={isMoving || isRefused('Manage')} onSelect={() => ask({ kind: 'delete', items: [item] })}>
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.remove.open}
      </MenuItem>
    </>
  );
}

const rightNames = { FOLDER: 'Folder', WORKBOOK: 'Workbook', REPORT: 'Report' } as const;
