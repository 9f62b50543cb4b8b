'use client';
import { Copy, FolderInput, FolderPlus, Pencil, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import type { Workbook } from '../../client/resources/workbooks.js';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { useCan } from '../../data/permissions/useCan.js';
import { useMe } from '../../data/resources/current-user.js';
import { MenuItem, MenuSeparator } from '../../ui/menu/MenuItem.js';
import { isolate } from '../../ui/text/isolate.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { useActionToast } from '../kit/actions/useActionToast.js';
import { useLock } from '../kit/actions/useLock.js';
import { isKnownItem } from './model/workspaceItem.js';
import { openerOf } from './workspaceColumns.js';
import { useWorkspaceLabels, workspaceWidget } from './workspaceWidget.js';

/** The actions on one item, as `MenuItem`s. */
export function WorkspaceItemActions({ item }: { item: WorkspaceItem }) {
  const words = useWorkspaceLabels();
  const common = useCommonAdminLabels();
  const { onWorkbookOpen, onReportOpen, show, isRunning, canRename, canCreate } = workspaceWidget.useSelector(
    ({ options, dialogs, model }) => ({
      onWorkbookOpen: options.onWorkbookOpen,
      onReportOpen: options.onReportOpen,
      show: dialogs.show,
      isRunning: model.bulk.status === 'running',
      canRename: model.rename.isAllowed(item),
      canCreate: model.createFolder.isAllowed({ name: '', parentId: item.id }),
    }),
  );
  const duplicate = useDuplicate();
  const refuses = useItemRefusal();
  const open = openerOf(item, { onWorkbookOpen, onReportOpen });
  const canEdit = !refuses(item, 'Edit');
  const canManage = !refuses(item, 'Manage');
  const isPermitted = canEdit && canManage && canRename && (item.type !== 'FOLDER' || canCreate);
  const lock = useLock(isRunning || !isPermitted, isPermitted ? common.waitsForRun : isKnownItem(item) ? undefined : words.unknownKind);
  const edit = canEdit && canRename ? {} : lock.item;
  const manage = canManage && !isRunning ? {} : lock.item;
  return (
    <>
      {open !== undefined && (
        <MenuItem icon={SquareArrowOutUpRight} onSelect={open}>
          {words.open}
        </MenuItem>
      )}
      {item.type === 'FOLDER' && (
        <MenuItem
          icon={FolderPlus}
          {...(!(canEdit && canCreate) && lock.item)}
          onSelect={() => show({ kind: 'new-folder', parentId: item.id, parentName: item.name })}
        >
          {words.newFolder.open}
        </MenuItem>
      )}
      <MenuItem icon={Pencil} {...edit} onSelect={() => show({ kind: 'rename', item })}>
        {words.rename.open}
      </MenuItem>
      {item.type === 'WORKBOOK' && (
        <MenuItem icon={Copy} onSelect={() => void duplicate(item)}>
          {words.duplicate.open}
        </MenuItem>
      )}
      <MenuItem icon={FolderInput} {...manage} onSelect={() => show({ kind: 'move', items: [item] })}>
        {words.move.open}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} {...manage} onSelect={() => show({ kind: 'delete', items: [item] })}>
        {words.remove.open}
      </MenuItem>
      {lock.menuNote}
    </>
  );
}

/** Duplicates a workbook and shows the outcome in a toast. */
function useDuplicate(): (workbook: Workbook) => Promise<void> {
  const words = useWorkspaceLabels();
  const get = workspaceWidget.useGet();
  const { run } = useActionToast();
  return (workbook) =>
    run(() => get().model.duplicate(workbook), {
      done(copy) {
        const { onWorkbookOpen } = get().options;
        const action = onWorkbookOpen && { label: words.open, onPress: () => onWorkbookOpen(copy) };
        return { title: words.duplicate.done(isolate(copy.name)), action };
      },
      failed: words.duplicate.failed(isolate(workbook.name)),
      canRetry: false,
    });
}

/** Returns a function that is true if the signed-in user certainly may not edit or manage an item. */
export function useItemRefusal(): (item: WorkspaceItem, right: 'Edit' | 'Manage') => boolean {
  const can = useCan();
  const { data: me } = useMe();
  return (item, right) => {
    const canManage = me !== undefined && item.user?.id === me.id ? true : undefined;
    if (!isKnownItem(item)) return true;
    return can(`${rightNames[item.type]}${right}`, item.type === 'REPORT' ? item : { canManage }).answer === 'refused';
  };
}

const rightNames = { FOLDER: 'Folder', WORKBOOK: 'Workbook', REPORT: 'Report' } as const;
