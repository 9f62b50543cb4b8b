'use client';
import { Folder, FolderOpen, House } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useLabels } from '../../hooks/useLabels.js';
import { folderIdOfNode, nodeIdOf } from '../../hooks/workspace-explorer/folderNodes.js';
import { Button } from '../primitives/Button.js';
import { partClass } from '../primitives/partClass.js';
import { ServiceErrorNotice } from '../primitives/ServiceErrorNotice.js';
import { Tree } from '../primitives/tree/Tree.js';
import { useWorkspaceContext } from './WorkspaceContext.js';
import { WorkspaceItemMenu } from './WorkspaceItemMenu.js';

/** The folders as a tree; the selected one is shown beside it. Left out with little room. Renders a `<div>`. */
export function WorkspaceFolders({ className, ...props }: ComponentProps<'div'>) {
  const { workspace: words } = useAdminLabels();
  const { common } = useLabels();
  const { explorer } = useWorkspaceContext();
  const { folders, folderId, openFolder, list } = explorer;
  // What the list says of it need not be said twice.
  const isSaidBeside = list.state.status === 'error' || list.state.status === 'denied';
  return (
    <div data-slot="workspace-folders" className={partClass('workspace-folders', className)} {...props}>
      <Tree
        label={words.folders}
        roots={[folders.top]}
        idOf={({ id }) => id}
        childrenOf={folders.childrenOf}
        isExpandable={folders.isExpandable}
        isLoading={folders.isLoading}
        nameOf={({ folder }) => folder?.name ?? words.top}
        renderItem={({ id, folder }) => {
          const Icon = folder === undefined ? House : id === folderId ? FolderOpen : Folder;
          return (
            <>
              <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
              <bdi className="parley-tree-name">{folder?.name ?? words.top}</bdi>
            </>
          );
        }}
        actionsOf={({ folder }) => folder && <WorkspaceItemMenu item={folder} />}
        expandedIds={folders.expandedIds}
        onExpandedIdsChange={folders.setExpandedIds}
        selectedId={nodeIdOf(folderId)}
        onSelectedIdChange={(id) => {
          if (list.search.applied !== '') list.search.clear();
          openFolder(folderIdOfNode({ id }));
        }}
      />
      {folders.error !== undefined && !isSaidBeside && (
        <ServiceErrorNotice role="status" error={folders.error} title={words.foldersFailed}>
          {(isWaiting) => (
            <Button size="small" isBlocked={isWaiting} onClick={folders.refresh}>
              {common.retry}
            </Button>
          )}
        </ServiceErrorNotice>
      )}
    </div>
  );
}
