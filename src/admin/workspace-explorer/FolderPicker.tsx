'use client';
import { Folder, House } from 'lucide-react';
import type { RefObject } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { Icon } from '../../ui/icon/Icon.js';
import { Tree } from '../../ui/tree/Tree.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { type FolderNode, moveObstacle } from './model/folderNodes.js';
import { useFolderTree } from './model/useFolderTree.js';
import { useWorkspaceLabels } from './useWorkspaceLabels.js';
import { workspaceWidget } from './workspaceWidget.js';

export interface FolderPickerProps {
  /** The items to move. A folder cannot be moved into itself. */
  items: readonly WorkspaceItem[];
  /** The chosen folder; `undefined` if none is chosen. */
  target: FolderNode | undefined;
  /** Called with the folder that the user chooses. */
  onTargetChange: (target: FolderNode) => void;
  /** Receives the row to focus first. */
  firstRow: RefObject<HTMLElement | null>;
}

/** A tree of folders to move items to. Folders that cannot be chosen show the reason. */
export function FolderPicker({ items, target, onTargetChange, firstRow }: FolderPickerProps) {
  const words = useWorkspaceLabels();
  const { deploymentId, path } = workspaceWidget.use(({ options, model }) => ({ deploymentId: options.deploymentId, path: model.path }));
  const folders = useFolderTree({ deploymentId, around: path.map(({ id }) => id) });
  return (
    <div className="parley-workspace-picker">
      <Tree<FolderNode, FolderNode['id']>
        ref={(tree) => {
          firstRow.current = tree?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;
        }}
        label={words.folders}
        roots={[folders.top]}
        idOf={({ id }) => id}
        childrenOf={folders.childrenOf}
        isExpandable={folders.isExpandable}
        isLoading={folders.isLoading}
        nameOf={({ folder }) => folder?.name ?? words.top}
        renderItem={(node) => {
          const icon = node.folder === undefined ? House : Folder;
          const obstacle = moveObstacle(node, items);
          return (
            <>
              <Icon of={icon} />
              <bdi className="parley-tree-name">{node.folder?.name ?? words.top}</bdi>{' '}
              {obstacle !== undefined && <span className="parley-workspace-obstacle">{words.move.obstacles[obstacle]}</span>}
            </>
          );
        }}
        isDisabled={(node) => moveObstacle(node, items) !== undefined}
        expandedIds={folders.expandedIds}
        onExpandedIdsChange={folders.setExpandedIds}
        selectedId={target?.id ?? null}
        onSelectedIdChange={(_id, node) => onTargetChange(node)}
      />
      {folders.error !== undefined && <ReadFailure error={folders.error} onRetry={folders.refetch} />}
    </div>
  );
}
