export type { FolderNodeId } from './model/folderNodes.js';
export { useFolderContents } from './model/useFolderContents.js';
export { type FolderTree, useFolderTree } from './model/useFolderTree.js';
export { useWorkspaceExplorer } from './model/useWorkspaceExplorer.js';
export { workspaceParams } from './model/workspaceSort.js';
export {
  WorkspaceExplorer,
  type WorkspaceExplorerProps,
  WorkspaceExplorerRoot,
  WorkspaceFooter,
  WorkspacePath,
} from './WorkspaceExplorer.js';
export { WorkspaceFolders } from './WorkspaceFolders.js';
export { WorkspaceItems } from './WorkspaceItems.js';
export { WorkspaceToolbar } from './WorkspaceToolbar.js';
export { workspaceColumns } from './workspaceColumns.js';
export { useWorkspaceLabels } from './workspaceWidget.js';
