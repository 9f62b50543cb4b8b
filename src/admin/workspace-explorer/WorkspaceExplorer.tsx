'use client';
import { WorkspaceBulkResult } from './WorkspaceBulkResult.js';
import { WorkspaceExplorerRoot, type WorkspaceExplorerRootProps } from './WorkspaceExplorerRoot.js';
import { WorkspaceFolders } from './WorkspaceFolders.js';
import { WorkspaceFooter } from './WorkspaceFooter.js';
import { WorkspaceItems } from './WorkspaceItems.js';
import { WorkspacePath } from './WorkspacePath.js';
import { WorkspaceToolbar } from './WorkspaceToolbar.js';

export type WorkspaceExplorerProps = Omit<WorkspaceExplorerRootProps, 'children'>;

/**
 * The folders, workbooks and reports of a deployment: a folder tree and the contents of a folder, with search, moving, deleting,
 * renaming and duplicating. If there is little room, a path above the list replaces the tree. Renders a `<div>`.
 */
export function WorkspaceExplorer(props: WorkspaceExplorerProps) {
  return (
    <WorkspaceExplorerRoot {...props}>
      <div className="parley-workspace-panes">
        <WorkspaceFolders />
        <div className="parley-workspace-main">
          <WorkspacePath />
          <WorkspaceToolbar />
          <WorkspaceBulkResult />
          <WorkspaceItems />
          <WorkspaceFooter />
        </div>
      </div>
    </WorkspaceExplorerRoot>
  );
}

WorkspaceExplorer.Root = WorkspaceExplorerRoot;
WorkspaceExplorer.Folders = WorkspaceFolders;
WorkspaceExplorer.Path = WorkspacePath;
WorkspaceExplorer.Toolbar = WorkspaceToolbar;
WorkspaceExplorer.BulkResult = WorkspaceBulkResult;
WorkspaceExplorer.Items = WorkspaceItems;
WorkspaceExplorer.Footer = WorkspaceFooter;
