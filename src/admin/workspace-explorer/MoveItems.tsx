'use client';
import { useRef } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { useFormats } from '../../react/useFormats.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActDialog } from '../kit/ActDialog.js';
import type { OpenProps } from '../kit/createWidget.js';
import { useActForm } from '../kit/useActForm.js';
import { FolderPicker } from './FolderPicker.js';
import { type FolderNode, folderIdOfNode } from './model/folderNodes.js';
import { useWorkspaceLabels } from './useWorkspaceLabels.js';
import { workspaceWidget } from './workspaceWidget.js';

/** Asks for a folder and moves the items into it. */
export function MoveItems({ items, ...open }: OpenProps & { items: readonly WorkspaceItem[] }) {
  const { move: words, top } = useWorkspaceLabels();
  const { number } = useFormats();
  const { move, bulk } = workspaceWidget.use(({ model }) => ({ move: model.move, bulk: model.bulk }));
  const firstRow = useRef<HTMLElement>(null);
  const onlyName = items.length === 1 && items[0] !== undefined ? isolate(items[0].name) : undefined;
  const nameOf = ({ folder }: FolderNode) => isolate(folder?.name ?? top);
  const initial: { readonly target?: FolderNode } = {};
  const form = useActForm({
    ...open,
    initial,
    act: ({ target }, close) => target && move(items, folderIdOfNode(target), close),
    done({ idsToKeep }, { target }) {
      // The page lists the items that were not moved.
      if (idsToKeep.length > 0 || target === undefined) return undefined;
      bulk.reset();
      return onlyName === undefined
        ? words.done(items.length, number(items.length), nameOf(target))
        : words.doneOf(onlyName, nameOf(target));
    },
  });
  const { target } = form.values;
  return (
    <ActDialog
      form={form}
      title={onlyName === undefined ? words.title(items.length, number(items.length)) : words.titleOf(onlyName)}
      description={words.description}
      submitLabel={target === undefined ? words.submit : words.submitTo(nameOf(target))}
      canSubmit={target !== undefined}
      initialFocus={firstRow}
    >
      <FolderPicker items={items} target={target} onTargetChange={(chosen) => form.change({ target: chosen })} firstRow={firstRow} />
    </ActDialog>
  );
}
