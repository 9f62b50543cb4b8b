export { type FolderNode, type FolderNodeId, type MoveObstacle, moveObstacle } from './model/folderNodes.js';
export { type FolderContents, useFolderContents } from './model/useFolderContents.js';
export { type FolderTree, type FolderTreeOptions, useFolderTree } from './model/useFolderTree.js';
export type { WorkspaceActs } from './model/useWorkspaceActs.js';
export type { WorkspaceBulk, WorkspaceReport, WorkspaceRun } from './model/useWorkspaceBulk.js';
export {
  useWorkspaceExplorer,
  type WorkspaceExplorerModel,
  type WorkspaceExplorerOptions,
  type WorkspaceFilters,
  type WorkspaceListParams,
} from './model/useWorkspaceExplorer.js';
export type { WorkspaceEvents } from './model/WorkspaceEvents.js';
export type { KindCounts } from './model/workspaceItem.js';
export type { WorkspaceSort } from './model/workspaceSort.js';
export { useWorkspaceLabels } from './useWorkspaceLabels.js';
export { WorkspaceBulkResult } from './WorkspaceBulkResult.js';
export { WorkspaceExplorer, type WorkspaceExplorerProps } from './WorkspaceExplorer.js';
export { WorkspaceExplorerRoot, type WorkspaceExplorerRootProps } from './WorkspaceExplorerRoot.js';
export { WorkspaceFolders } from './WorkspaceFolders.js';
export { WorkspaceFooter } from './WorkspaceFooter.js';
export { WorkspaceItems } from './WorkspaceItems.js';
export { WorkspacePath } from './WorkspacePath.js';
export { WorkspaceToolbar } from './WorkspaceToolbar.js';
export { type WorkspaceCellContext, workspaceColumns } from './workspaceColumns.js';
export type { WorkspaceExplorerDialog, WorkspaceExplorerWidgetOptions } from './workspaceWidget.js';
