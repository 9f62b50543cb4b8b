'use client';
import { FolderOpen } from 'lucide-react';
import { lookUp } from '../../client/http/lookUp.js';
import type { Report } from '../../client/resources/reports.js';
import type { Workbook } from '../../client/resources/workbooks.js';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { workspaceItemId } from '../../data/bulk-action/bulkAnswers.js';
import { useStableHandler } from '../../react/state/useStableHandler.js';
import type { TableSlots } from '../kit/list/ListSlots.js';
import { listBulk } from '../kit/resource/createBulkParts.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import type { DialogTypes, KnownOf } from '../kit/resource/ResourceWidgetDefinition.js';
import { controlledKeys } from '../kit/widget/createWidget.js';
import type { WorkspaceLabels } from './labels/WorkspaceLabels.js';
import { type FolderList, useFolderList, useWorkspaceKnowledge, type WorkspaceExplorerOptions } from './model/useWorkspaceExplorer.js';
import { workspaceActions } from './model/workspaceActions.js';
import { isKnownItem } from './model/workspaceItem.js';
import { byName, readSort, sortParams } from './model/workspaceSort.js';
import { openerOf, type WorkspaceCellContext, workspaceColumns } from './workspaceColumns.js';
import { useWorkspaceWords } from './workspaceWords.js';

/** The options of a workspace, including how items open. Names that cannot be opened are not buttons. */
export interface WorkspaceExplorerWidgetOptions
  extends WorkspaceExplorerOptions,
    TableSlots<WorkspaceItem, WorkspaceLabels, WorkspaceCellContext> {
  /** Called when the user opens a workbook. */
  readonly onWorkbookOpen?: ((workbook: Workbook) => void) | undefined;
  /** Called when the user opens a report. */
  readonly onReportOpen?: ((report: Report) => void) | undefined;
}

/** The dialogs of a workspace: move or delete items, rename one, or create a folder. */
export type WorkspaceExplorerDialog =
  | { readonly kind: 'move' | 'delete'; readonly items: readonly WorkspaceItem[] }
  | { readonly kind: 'rename'; readonly item: WorkspaceItem }
  | { readonly kind: 'new-folder'; readonly parentId: number | null; readonly parentName: string };

/** The dialog that creates a folder in any other. */
const moreDialogs: DialogTypes<Extract<WorkspaceExplorerDialog, { kind: 'new-folder' }>> = {};

export const workspaceWidget = createResourceWidget(
  {
    name: 'workspace-explorer',
    root: 'WorkspaceExplorerRoot',
    useLabels: useWorkspaceWords,
    options: {
      deploymentId: true,
      ...{ folderId: true, defaultFolderId: true, onFolderChange: true },
      ...{ selectedIds: true, defaultSelectedIds: true, onSelectionChange: true },
      ...controlledKeys('expandedFolderIds'),
      pageSize: true,
      onWorkbookOpen: true,
      onReportOpen: true,
    },
    list: {
      useList: (options: WorkspaceExplorerWidgetOptions) => useFolderList(options),
      operation: 'workspaceObjects',
      idOf: workspaceItemId,
      nameOf: ({ name }: WorkspaceItem) => name,
      namedOf: (id, { findItem }, { kinds }) => ({ name: findItem(id)?.name ?? nameOfId(id, kinds) }),
      isLockedOf: () => isUnknownId,
      isSearchedIfEmpty: true,
    },
    actions: workspaceActions,
    useMore,
    columns: workspaceColumns,
    contextOf: ({ model: { onFolderOpen, onWorkbookOpen, onReportOpen, hasPaths } }): WorkspaceCellContext => {
      return { onFolderOpen, onWorkbookOpen, onReportOpen, hasPaths };
    },
    openOf: ({ onWorkbookOpen, onReportOpen }, _, item) => openerOf(item, { onWorkbookOpen, onReportOpen }),
    refuses: (action, item, { refuses }) =>
      action !== 'duplicate' && refuses(item, action === 'move' || action === 'delete' ? 'Manage' : 'Edit'),
    isBusyOf: ({ isBusy }) => isBusy,
    // If the present folder was deleted, opens its parent.
    after({ path, openFolder }, ids, action) {
      const goneAt = action === 'delete' ? path.findIndex(({ id }) => ids.includes(`FOLDER ${id}`)) : -1;
      if (goneAt >= 0) openFolder(path[goneAt - 1]?.id ?? null);
    },
    sort: {
      of: (params) => readSort(params) ?? byName,
      paramsOf: ({ columnId, direction }) => sortParams({ columnId: columnId === 'updated' ? 'updated' : 'name', direction }),
    },
    icon: FolderOpen,
    subjectOf: ({ deploymentId }) => deploymentId,
    dialogs: moreDialogs,
  },
  listBulk,
);

function useMore(
  options: WorkspaceExplorerWidgetOptions,
  list: FolderList,
  known: KnownOf<WorkspaceItem, string, typeof workspaceActions>,
) {
  const workspace = useWorkspaceKnowledge(options, list, known);
  const onFolderOpen = useStableHandler((folder: { readonly id: number }) => workspace.openFolder(folder.id));
  // Rows do not render again for other handlers of the host.
  const onWorkbookOpen = useStableHandler(options.onWorkbookOpen);
  const onReportOpen = useStableHandler(options.onReportOpen);
  return { ...workspace, onFolderOpen, onWorkbookOpen, onReportOpen };
}

/** Headless hook behind `WorkspaceExplorer`: `useWorkspaceExplorer({ deploymentId: 1 })`. */
export function useWorkspaceExplorer(options: WorkspaceExplorerOptions) {
  return workspaceWidget.useModel(options);
}

function isUnknownId(id: string): boolean {
  const [type = ''] = id.split(' ');
  return !isKnownItem({ type });
}

function nameOfId(id: string, kinds: Readonly<Record<string, string>>): string {
  const [type = '', number = ''] = id.split(' ');
  return `${lookUp(kinds, type) ?? type} ${number}`;
}
