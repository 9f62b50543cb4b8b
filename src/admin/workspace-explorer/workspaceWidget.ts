'use client';
import type { Folder } from '../../client/resources/folders.js';
import type { Report } from '../../client/resources/reports.js';
import type { Workbook } from '../../client/resources/workbooks.js';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { actionEventKeys } from '../kit/actions/action.js';
import { bulkEventKeys } from '../kit/actions/bulkAction.js';
import { type TableSlots, tableSlotKeys } from '../kit/list/ListSlots.js';
import { controlledKeys, createWidget, listOptionKeys } from '../kit/widget/createWidget.js';
import { englishWorkspace } from './labels/en.js';
import type { WorkspaceLabels } from './labels/WorkspaceLabels.js';
import { useWorkspaceExplorer, type WorkspaceExplorerModel, type WorkspaceExplorerOptions } from './model/useWorkspaceExplorer.js';
import { workspaceActions, workspaceBulkActions } from './model/workspaceActions.js';

/** The values that cells need in addition to the item. Names that cannot be opened are not buttons. */
export interface WorkspaceCellContext {
  /** Called when a folder's name is opened. */
  readonly onFolderOpen?: ((folder: Folder) => void) | undefined;
  /** Called when a workbook's name is opened. */
  readonly onWorkbookOpen?: ((workbook: Workbook) => void) | undefined;
  /** Called when a report's name is opened. */
  readonly onReportOpen?: ((report: Report) => void) | undefined;
  /** True to show the path of each item below its name, as for search results. */
  readonly hasPaths?: boolean | undefined;
}

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

export const workspaceWidget = createWidget<WorkspaceExplorerWidgetOptions, WorkspaceExplorerModel, WorkspaceExplorerDialog>({
  name: 'workspace-explorer',
  root: 'WorkspaceExplorerRoot',
  options: {
    ...listOptionKeys,
    ...tableSlotKeys,
    deploymentId: true,
    folderId: true,
    defaultFolderId: true,
    onFolderChange: true,
    selectedIds: true,
    defaultSelectedIds: true,
    onSelectionChange: true,
    ...controlledKeys('expandedFolderIds'),
    pageSize: true,
    ...actionEventKeys(workspaceActions),
    ...bulkEventKeys(workspaceBulkActions),
    onWorkbookOpen: true,
    onReportOpen: true,
  },
  useModel: useWorkspaceExplorer,
  stateOf: ({ list }) => list.state.status,
  subjectOf: ({ deploymentId }) => deploymentId,
});

/** Returns the labels of the workspace explorer from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useWorkspaceLabels = createLabelsHook<WorkspaceLabels>('workspace', englishWorkspace);
