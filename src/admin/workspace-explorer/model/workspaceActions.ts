'use client';
import { Copy, FolderInput, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import type { CreateFolderInput, Folder } from '../../../client/resources/folders.js';
import type { Workbook } from '../../../client/resources/workbooks.js';
import type { WorkspaceItem } from '../../../client/resources/workspace.js';
import { readBulkDelete, readBulkMove, workspaceItemId } from '../../../data/bulk-action/bulkAnswers.js';
import { useCreateFolder, useUpdateFolder } from '../../../data/resources/folders.js';
import { useUpdateReport } from '../../../data/resources/reports.js';
import { useDuplicateWorkbook, useUpdateWorkbook } from '../../../data/resources/workbooks.js';
import { useBulkDeleteWorkspaceObjects, useBulkMoveWorkspaceObjects } from '../../../data/resources/workspace.js';
import { type ActionEvents, action } from '../../kit/actions/action.js';
import { bulkAction } from '../../kit/actions/bulkAction.js';
import type { InDeployment } from '../../kit/actions/InDeployment.js';
import { deepestFirst, refOf } from './workspaceItem.js';

/** The actions on the items of a workspace, in the order of their menu. Each is busy by the `workspaceItemId`. */
export const workspaceActions = {
  createFolder: action(
    'createFolder',
    ['folderCreate', 'folderCreated'],
    useCreateFolder,
    ({ deploymentId }: InDeployment, input: CreateFolderInput) => ({ deploymentId, ...input }),
    {
      dialog: 'own',
      icon: FolderPlus,
      // A row asks by its folder.
      itemOf: (at: CreateFolderInput | WorkspaceItem) => ('type' in at ? workspaceItemId(at) : `FOLDER ${at.parentId ?? 'top'}`),
      isShown: (at: CreateFolderInput | WorkspaceItem) => 'type' in at && at.type === 'FOLDER',
      saidOf: (folder): [folder: Folder] => [folder],
    },
  ),
  rename: action(
    ({ type }: WorkspaceItem, _name: string) => renameOperations[type],
    'renamed',
    useRenameItem,
    ({ deploymentId }: InDeployment, item: WorkspaceItem, name: string) => ({ deploymentId, item, name }),
    {
      dialog: 'own',
      icon: Pencil,
      itemOf: (item: WorkspaceItem, _name: string) => workspaceItemId(item),
      saidOf: (renamed, item): [result: WorkspaceItem, item: WorkspaceItem] => [renamed, item],
      undoOf: (renamed, { name }) => ['rename', renamed, name],
    },
  ),
  duplicate: action(
    'duplicateWorkbook',
    'duplicated',
    useDuplicateWorkbook,
    ({ deploymentId }: InDeployment, workbook: Workbook) => ({ deploymentId, workbookId: workbook.id }),
    { dialog: 'run', icon: Copy, itemOf: workspaceItemId, isShown: ({ type }) => type === 'WORKBOOK', isCopy: true },
  ),
  move: bulkAction(
    'bulkMoveWorkspaceObjects',
    'moved',
    useBulkMoveWorkspaceObjects,
    ({ deploymentId }: InDeployment, items: readonly WorkspaceItem[], folderId: number | null) => ({
      deploymentId,
      items: items.map(refOf),
      folderId,
    }),
    readBulkMove,
    { dialog: 'own', icon: FolderInput },
  ),
  // Subfolders are deleted before their parents.
  delete: bulkAction(
    'bulkDeleteWorkspaceObjects',
    'deleted',
    useBulkDeleteWorkspaceObjects,
    ({ deploymentId }: InDeployment, items: readonly WorkspaceItem[]) => ({ deploymentId, items: items.map(refOf) }),
    readBulkDelete,
    { dialog: 'own', icon: Trash2, isDeletion: true, orderOf: deepestFirst },
  ),
};

/** Callbacks for actions in the workspace. To cancel an action, return `false` or a reason (a string) from its `onBefore…` callback. */
export interface WorkspaceEvents extends ActionEvents<'workspace-explorer', typeof workspaceActions> {}

const renameOperations: Readonly<Record<WorkspaceItem['type'], string>> = {
  FOLDER: 'updateFolder',
  WORKBOOK: 'updateWorkbook',
  REPORT: 'updateReport',
};

interface Renaming extends InDeployment {
  readonly item: WorkspaceItem;
  readonly name: string;
}

/** Renames an item of any type. */
function useRenameItem() {
  const { mutateAsync: updateFolder } = useUpdateFolder();
  const { mutateAsync: updateWorkbook } = useUpdateWorkbook();
  const { mutateAsync: updateReport } = useUpdateReport();
  return {
    async mutateAsync({ deploymentId, item, name }: Renaming): Promise<WorkspaceItem> {
      switch (item.type) {
        case 'FOLDER':
          return updateFolder({ deploymentId, folderId: item.id, name });
        case 'WORKBOOK':
          await updateWorkbook({ deploymentId, workbookId: item.id, name });
          return { ...item, name };
        case 'REPORT':
          return { ...(await updateReport({ deploymentId, reportId: item.id, name })), type: 'REPORT' };
        default:
          return item satisfies never;
      }
    },
  };
}
