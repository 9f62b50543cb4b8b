'use client';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { workspaceItemId } from '../../data/bulk-action/bulkAnswers.js';
import { useFormats } from '../../react/useFormats.js';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActDialog } from '../kit/ActDialog.js';
import type { OpenProps } from '../kit/createWidget.js';
import { NamePreview } from '../kit/dialog/NamePreview.js';
import { useActForm } from '../kit/useActForm.js';
import { FolderContentsNote } from './FolderContentsNote.js';
import { countKinds } from './model/workspaceItem.js';
import { useKindWords } from './useKindWords.js';
import { useWorkspaceLabels } from './useWorkspaceLabels.js';
import { itemIcons } from './workspaceColumns.js';
import { workspaceWidget } from './workspaceWidget.js';

/** Asks for confirmation and deletes the items. */
export function DeleteItems({ items, ...open }: OpenProps & { items: readonly WorkspaceItem[] }) {
  const { remove: words } = useWorkspaceLabels();
  const { number } = useFormats();
  const { remove, bulk } = workspaceWidget.use(({ model }) => ({ remove: model.remove, bulk: model.bulk }));
  const kindWords = useKindWords();
  const form = useActForm({
    ...open,
    initial: {},
    act: (_, close) => remove(items, close),
    done({ idsToKeep }) {
      // The page lists the items that were not deleted.
      if (idsToKeep.length > 0) return undefined;
      bulk.reset();
      return onlyName === undefined ? words.done(items.length, number(items.length)) : words.doneOf(onlyName);
    },
  });
  const onlyName = items.length === 1 && items[0] !== undefined ? isolate(items[0].name) : undefined;
  const counts = countKinds(items);
  const sentences = [onlyName === undefined && words.what(kindWords(counts)), counts.WORKBOOK > 0 && words.workbooks, words.forever].filter(
    (sentence) => typeof sentence === 'string',
  );
  return (
    <ActDialog
      form={form}
      title={onlyName === undefined ? words.title(items.length, number(items.length)) : words.titleOf(onlyName)}
      description={sentences.join(' ')}
      submitLabel={words.submit(items.length, number(items.length))}
      isDestructive
      lostCount={items.length}
    >
      {onlyName !== undefined && counts.FOLDER === 0 ? undefined : (
        <>
          {onlyName === undefined && <NamePreview items={items.map(previewOf)} />}
          {counts.FOLDER > 0 && <FolderContentsNote items={items} />}
        </>
      )}
    </ActDialog>
  );
}

function previewOf(item: WorkspaceItem) {
  return { id: workspaceItemId(item), name: item.name, icon: <Icon of={itemIcons[item.type]} /> };
}
