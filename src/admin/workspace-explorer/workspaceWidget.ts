import type { Report } from '../../client/resources/reports.js';
import type { Workbook } from '../../client/resources/workbooks.js';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { createWidget, listOptionKeys } from '../kit/createWidget.js';
import { useWorkspaceExplorer, type WorkspaceExplorerModel, type WorkspaceExplorerOptions } from './model/useWorkspaceExplorer.js';

/** The options of a workspace, including how items open. Names that cannot be opened are not buttons. */
export interface WorkspaceExplorerWidgetOptions extends WorkspaceExplorerOptions {
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
    deploymentId: true,
    folderId: true,
    defaultFolderId: true,
    onFolderChange: true,
    selectedIds: true,
    defaultSelectedIds: true,
    onSelectionChange: true,
    expandedFolderIds: true,
    defaultExpandedFolderIds: true,
    onExpandedFolderIdsChange: true,
    pageSize: true,
    onBeforeMove: true,
    onMoved: true,
    onBeforeDelete: true,
    onDeleted: true,
    onBeforeFolderCreate: true,
    onFolderCreated: true,
    onBeforeRename: true,
    onRenamed: true,
    onBeforeDuplicate: true,
    onDuplicated: true,
    onError: true,
    onWorkbookOpen: true,
    onReportOpen: true,
  },
  useModel: useWorkspaceExplorer,
  stateOf: ({ list }) => list.state.status,
  subjectOf: ({ deploymentId }) => deploymentId,
});
