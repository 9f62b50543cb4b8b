'use client';
import { useCallback } from 'react';
import type { CreateFolderInput, Folder } from '../../../client/resources/folders.js';
import type { Workbook } from '../../../client/resources/workbooks.js';
import type { WorkspaceItem } from '../../../client/resources/workspace.js';
import { workspaceItemId } from '../../../data/bulk-action/bulkAnswers.js';
import { useCreateFolder, useUpdateFolder } from '../../../data/resources/folders.js';
import { useUpdateReport } from '../../../data/resources/reports.js';
import { useDuplicateWorkbook, useUpdateWorkbook } from '../../../data/resources/workbooks.js';
import { type Action, useAction } from '../../kit/useAction.js';
import type { WorkspaceEvents } from './WorkspaceEvents.js';

/** The actions on one item of a workspace. */
export interface WorkspaceModelActions {
  /** Creates a folder inside another one or at the top level. */
  readonly createFolder: Action<[input: CreateFolderInput], Folder>;
  /** Renames a folder, workbook or report. */
  readonly rename: Action<[item: WorkspaceItem, name: string], WorkspaceItem>;
  /** Copies a workbook into the same folder. */
  readonly duplicate: Action<[workbook: Workbook], Workbook>;
  /** True while the item is being copied. A new function whenever a result changes. */
  readonly isBusy: (item: WorkspaceItem) => boolean;
}

export function useWorkspaceActions(deploymentId: number, events: WorkspaceEvents): WorkspaceModelActions {
  const { mutateAsync: create } = useCreateFolder();
  const { mutateAsync: copy } = useDuplicateWorkbook();
  const duplicate = useAction('workspace-explorer', events, {
    operation: 'duplicateWorkbook',
    call: ({ id }: Workbook) => copy({ deploymentId, workbookId: id }),
    before: events.onBeforeDuplicate,
    done: events.onDuplicated,
    itemOf: workspaceItemId,
  });
  return {
    createFolder: useAction('workspace-explorer', events, {
      operation: 'createFolder',
      call: (input: CreateFolderInput) => create({ deploymentId, ...input }),
      before: events.onBeforeFolderCreate,
      done: (folder) => events.onFolderCreated?.(folder),
    }),
    rename: useAction('workspace-explorer', events, {
      operation: ({ type }: WorkspaceItem, _name: string) => renameOperations[type],
      call: useRename(deploymentId),
      before: events.onBeforeRename,
      done: (renamed, item) => events.onRenamed?.(renamed, item),
    }),
    duplicate,
    isBusy: useCallback((item) => duplicate.isBusy(workspaceItemId(item)), [duplicate]),
  };
}

/** Renames an item of any type. */
function useRename(deploymentId: number): (item: WorkspaceItem, name: string) => Promise<WorkspaceItem> {
  const { mutateAsync: updateFolder } = useUpdateFolder();
  const { mutateAsync: updateWorkbook } = useUpdateWorkbook();
  const { mutateAsync: updateReport } = useUpdateReport();
  return async (item, name) => {
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
  };
}

const renameOperations: Readonly<Record<WorkspaceItem['type'], string>> = {
  FOLDER: 'updateFolder',
  WORKBOOK: 'updateWorkbook',
  REPORT: 'updateReport',
};
