'use client';
import { Folder, FolderOpen, House } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { Icon } from '../../ui/icon/Icon.js';
import { RowMenu } from '../../ui/menu/RowMenu.js';
import { partClass } from '../../ui/partClass.js';
import { Tree } from '../../ui/tree/Tree.js';
import { folderIdOfNode, nodeIdOf } from './model/folderNodes.js';
import { workspaceWidget } from './workspaceWidget.js';
import { useWorkspaceLabels } from './workspaceWords.js';

/** The folders as a tree; the list shows the selected one. Hidden if there is little room. Renders a `<div>`. */
export function WorkspaceFolders({ className, ...props }: ComponentProps<'div'>) {
  const words = useWorkspaceLabels();
  const { folders, folderId, openFolder, status } = workspaceWidget.useSelector(({ model }) => ({
    folders: model.folders,
    folderId: model.folderId,
    openFolder: model.openFolder,
    status: model.list.state.status,
  }));
  // The list already shows its own error.
  const isSaidBeside = status === 'error' || status === 'denied';
  return (
    <div data-slot="workspace-folders" className={partClass('workspace-folders parley-stack parley-gap-l', className)} {...props}>
      <Tree
        label={words.folders}
        roots={[folders.top]}
        idOf={({ id }) => id}
        childrenOf={folders.childrenOf}
        isExpandable={folders.isExpandable}
        isLoading={folders.isLoading}
        nameOf={({ folder }) => folder?.name ?? words.top}
        renderItem={({ id, folder }) => {
          const icon = folder === undefined ? House : id === folderId ? FolderOpen : Folder;
          return (
            <>
              <Icon of={icon} />
              <bdi className="parley-tree-name">{folder?.name ?? words.top}</bdi>
            </>
          );
        }}
        actionsOf={({ folder }) =>
          folder && (
            <RowMenu name={folder.name}>
              <workspaceWidget.RowActions item={folder} />
            </RowMenu>
          )
        }
        expandedIds={folders.expandedIds}
        onExpandedIdsChange={folders.setExpandedIds}
        selectedId={nodeIdOf(folderId)}
        onSelectedIdChange={(id) => openFolder(folderIdOfNode({ id }))}
      />
      {folders.error !== undefined && !isSaidBeside && (
        <ServiceErrorNotice role="status" error={folders.error} title={words.foldersFailed} retry={{ run: folders.refetch }} />
      )}
    </div>
  );
}
