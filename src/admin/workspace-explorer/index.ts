export { type FolderNode, type FolderNodeId, type MoveObstacle, moveObstacle } from './model/folderNodes.js';
export { type FolderContents, useFolderContents } from './model/useFolderContents.js';
export { type FolderTree, type FolderTreeOptions, useFolderTree } from './model/useFolderTree.js';
export {
  useWorkspaceExplorer,
  type WorkspaceExplorerModel,
  type WorkspaceExplorerOptions,
  type WorkspaceFilters,
  type WorkspaceListParams,
} from './model/useWorkspaceExplorer.js';
export type { WorkspaceEvents } from './model/workspaceActions.js';
export type { KindCounts } from './model/workspaceItem.js';
export { type WorkspaceSort, workspaceParams } from './model/workspaceSort.js';
export {
  WorkspaceBulkResult,
  WorkspaceExplorer,
  type WorkspaceExplorerProps,
  WorkspaceExplorerRoot,
  type WorkspaceExplorerRootProps,
  WorkspaceFooter,
  WorkspacePath,
} from './WorkspaceExplorer.js';
export { WorkspaceFolders } from './WorkspaceFolders.js';
export { WorkspaceItems } from './WorkspaceItems.js';
export { WorkspaceToolbar } from './WorkspaceToolbar.js';
export { workspaceColumns } from './workspaceColumns.js';
export type { WorkspaceCellContext, WorkspaceExplorerDialog, WorkspaceExplorerWidgetOptions } from './workspaceWidget.js';
export { useWorkspaceLabels } from './workspaceWidget.js';
