'use client';
import { Folder, House } from 'lucide-react';
import { useRef } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import { Tree } from '../../ui/tree/Tree.js';
import { bulkDone } from '../kit/bulk/bulkDone.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { type FolderNode, folderIdOfNode, moveObstacle } from './model/folderNodes.js';
import { useFolderTree } from './model/useFolderTree.js';
import { workspaceWidget } from './workspaceWidget.js';
import { useWorkspaceLabels } from './workspaceWords.js';

/** Asks for a folder and moves the items into it. Folders that cannot be chosen show the reason. */
export function MoveItems({ items, ...open }: OpenProps & { items: readonly WorkspaceItem[] }) {
  const { move: words, folders: folderWords, top } = useWorkspaceLabels();
  const { number } = useFormats();
  const { deploymentId, path, move, bulk } = workspaceWidget.useSelector(({ options, model }) => {
    return { deploymentId: options.deploymentId, path: model.path, move: model.move, bulk: model.bulk };
  });
  const folders = useFolderTree({ deploymentId, around: path.map(({ id }) => id) });
  const firstRow = useRef<HTMLElement>(null);
  const onlyName = items.length === 1 && items[0] !== undefined ? isolate(items[0].name) : undefined;
  const nameOf = ({ folder }: FolderNode) => isolate(folder?.name ?? top);
  const initial: { readonly target?: FolderNode } = {};
  const form = useActionForm({
    ...open,
    initial,
    action: ({ target }, close) => target && move(items, folderIdOfNode(target), close),
    done(report, { target }) {
      if (target === undefined) return undefined;
      const place = nameOf(target);
      const text = onlyName === undefined ? words.done(items.length, number(items.length), place) : words.doneOf(onlyName, place);
      return bulkDone(report, bulk, text);
    },
  });
  const { target } = form.values;
  return (
    <ActionDialog
      form={form}
      title={onlyName === undefined ? words.title(items.length, number(items.length)) : words.titleOf(onlyName)}
      description={words.description}
      submitLabel={target === undefined ? words.submit : words.submitTo(nameOf(target))}
      canSubmit={target !== undefined}
      initialFocus={firstRow}
    >
      <div className="parley-stack parley-box parley-scroll parley-workspace-picker">
        <Tree<FolderNode, FolderNode['id']>
          ref={(tree) => {
            firstRow.current = tree?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;
          }}
          label={folderWords}
          roots={[folders.top]}
          idOf={({ id }) => id}
          childrenOf={folders.childrenOf}
          isExpandable={folders.isExpandable}
          isLoading={folders.isLoading}
          nameOf={({ folder }) => folder?.name ?? top}
          renderItem={(node) => {
            const obstacle = moveObstacle(node, items);
            return (
              <>
                <Icon of={node.folder === undefined ? House : Folder} />
                <bdi className="parley-tree-name">{node.folder?.name ?? top}</bdi>{' '}
                {obstacle && <span className="parley-caption parley-to-end parley-tree-note">{words.obstacles[obstacle]}</span>}
              </>
            );
          }}
          isDisabled={(node) => moveObstacle(node, items) !== undefined}
          expandedIds={folders.expandedIds}
          onExpandedIdsChange={folders.setExpandedIds}
          selectedId={target?.id ?? null}
          onSelectedIdChange={(_id, node) => form.change({ target: node })}
        />
        {folders.error !== undefined && <ReadFailure error={folders.error} onRetry={folders.refetch} />}
      </div>
    </ActionDialog>
  );
}
