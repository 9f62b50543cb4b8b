'use client';
import { useCallback, useState } from 'react';
import type { CreateFolderInput, Folder } from '../../client/resources/folders.js';
import type { Workbook } from '../../client/resources/workbooks.js';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { workspaceItemId } from '../bulk-action/bulkAnswers.js';
import { toggleId } from '../resource-list/selection.js';
import { useCreateFolder, useUpdateFolder } from '../resources/folders.js';
import { useUpdateReport } from '../resources/reports.js';
import { useDuplicateWorkbook, useUpdateWorkbook } from '../resources/workbooks.js';
import { useLatest } from '../useLatest.js';
import { type Act, attemptAct } from '../widget-events/attemptAct.js';
import type { ActOutcome } from '../widget-events/WidgetEvents.js';
import type { WorkspaceEvents } from './WorkspaceEvents.js';

/** What is done to one item of a workspace. */
export interface WorkspaceActs {
  createFolder(input: CreateFolderInput): Promise<ActOutcome<Folder>>;
  rename(item: WorkspaceItem, name: string): Promise<ActOutcome>;
  duplicate(workbook: Workbook): Promise<ActOutcome<Workbook>>;
  /** True while a copy of it is being made. Another function whenever an answer changes. */
  readonly isBusy: (item: WorkspaceItem) => boolean;
}

export function useWorkspaceActs(deploymentId: number, events: WorkspaceEvents): WorkspaceActs {
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const latest = useLatest(events);
  const { mutateAsync: createFolder } = useCreateFolder();
  const { mutateAsync: duplicate } = useDuplicateWorkbook();
  const renamer = useRenamer(deploymentId);

  const attempt = <Result>(act: Act<Result>) =>
    attemptAct({
      ...act,
      failed(error) {
        act.failed?.(error);
        latest.current.onError?.(error, { widget: 'workspace-explorer', operation: act.operation });
      },
    });

  return {
    isBusy: useCallback((item) => busyIds.has(workspaceItemId(item)), [busyIds]),
    createFolder: (input) =>
      attempt({
        operation: 'createFolder',
        before: () => latest.current.onBeforeFolderCreate?.(input),
        write: () => createFolder({ deploymentId, ...input }),
        done: (folder) => latest.current.onFolderCreated?.(folder),
      }),
    rename(item, name) {
      const { operation, write } = renamer[item.type];
      return attempt<unknown>({
        operation,
        before: () => latest.current.onBeforeRename?.(item, name),
        write: () => write(item.id, name),
        done: () => latest.current.onRenamed?.(item, name),
      });
    },
    duplicate(workbook) {
      const setBusy = (isBusy: boolean) => setBusyIds((ids) => toggleId(ids, workspaceItemId(workbook), isBusy));
      return attempt({
        operation: 'duplicateWorkbook',
        before: () => latest.current.onBeforeDuplicate?.(workbook),
        begin: () => setBusy(true),
        write: () => duplicate({ deploymentId, workbookId: workbook.id }).finally(() => setBusy(false)),
        done: (copy) => latest.current.onDuplicated?.(copy, workbook),
      });
    },
  };
}

/** How each kind of item gets another name. */
function useRenamer(deploymentId: number): Readonly<Record<WorkspaceItem['type'], Renaming>> {
  const { mutateAsync: updateFolder } = useUpdateFolder();
  const { mutateAsync: updateWorkbook } = useUpdateWorkbook();
  const { mutateAsync: updateReport } = useUpdateReport();
  return {
    FOLDER: { operation: 'updateFolder', write: (folderId, name) => updateFolder({ deploymentId, folderId, name }) },
    WORKBOOK: { operation: 'updateWorkbook', write: (workbookId, name) => updateWorkbook({ deploymentId, workbookId, name }) },
    REPORT: { operation: 'updateReport', write: (reportId, name) => updateReport({ deploymentId, reportId, name }) },
  };
}

interface Renaming {
  readonly operation: string;
  readonly write: (id: number, name: string) => Promise<unknown>;
}
