export type { FolderNodeId } from './model/folderNodes.js';
export { useFolderContents } from './model/useFolderContents.js';
export { type FolderTree, useFolderTree } from './model/useFolderTree.js';
export { workspaceParams } from './model/workspaceSort.js';
export {
  WorkspaceExplorer,
  type WorkspaceExplorerProps,
  WorkspaceExplorerRoot,
  WorkspaceFooter,
  WorkspaceItems,
  WorkspacePath,
  WorkspaceToolbar,
} from './WorkspaceExplorer.js';
export { WorkspaceFolders } from './WorkspaceFolders.js';
export { workspaceColumns } from './workspaceColumns.js';
export { useWorkspaceExplorer } from './workspaceWidget.js';
export { useWorkspaceLabels } from './workspaceWords.js';
