'use client';
import { Folder, House } from 'lucide-react';
import type { RefObject } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { type FolderNode, moveObstacle } from '../../hooks/workspace-explorer/folderNodes.js';
import { useFolderTree } from '../../hooks/workspace-explorer/useFolderTree.js';
import { ReadFailure } from '../primitives/list/ListStates.js';
import { Tree } from '../primitives/tree/Tree.js';
import { useWorkspaceContext } from './WorkspaceContext.js';

export interface FolderPickerProps {
  /** What is moved: it cannot go into itself. */
  items: readonly WorkspaceItem[];
  target: FolderNode | undefined;
  onTargetChange: (target: FolderNode) => void;
  /** Filled with the row that gets the focus at first. */
  firstRow: RefObject<HTMLElement | null>;
}

/** The folders that items can be moved to, as a tree; those that cannot be chosen say why. */
export function FolderPicker({ items, target, onTargetChange, firstRow }: FolderPickerProps) {
  const { workspace: words } = useAdminLabels();
  const { deploymentId, path } = useWorkspaceContext().explorer;
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
          const Icon = node.folder === undefined ? House : Folder;
          const obstacle = moveObstacle(node, items);
          return (
            <>
              <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
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
      {folders.error !== undefined && <ReadFailure error={folders.error} onRetry={folders.refresh} />}
    </div>
  );
}
