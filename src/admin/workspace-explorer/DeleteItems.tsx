'use client';
import { Info, TriangleAlert } from 'lucide-react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { workspaceItemId } from '../../data/bulk-action/bulkAnswers.js';
import { listNames } from '../../react/language/listNames.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import { bulkDone } from '../kit/bulk/bulkDone.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { NamePreview } from '../kit/dialog/NamePreview.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import { Remark } from '../kit/layout/layout.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { itemIcon } from '../shared/workspace/ItemKind.js';
import { useFolderContents } from './model/useFolderContents.js';
import { countKinds, type KindCounts } from './model/workspaceItem.js';
import { workspaceWidget } from './workspaceWidget.js';
import { useWorkspaceLabels } from './workspaceWords.js';

/** Asks for confirmation and deletes the items. */
export function DeleteItems({ items, ...open }: OpenProps & { items: readonly WorkspaceItem[] }) {
  const { remove: words } = useWorkspaceLabels();
  const { number } = useFormats();
  const { remove, bulk } = workspaceWidget.useSelector(({ model }) => ({ remove: model.delete, bulk: model.bulk }));
  const kindWords = useKindWords();
  const form = useActionForm({
    ...open,
    initial: {},
    action: (_, close) => remove(items, close),
    done(report) {
      const text = onlyName === undefined ? words.done(items.length, number(items.length)) : words.doneOf(onlyName);
      return bulkDone(report, bulk, text);
    },
  });
  const onlyName = items.length === 1 && items[0] !== undefined ? isolate(items[0].name) : undefined;
  const counts = countKinds(items);
  const sentences = [onlyName === undefined && words.what(kindWords(counts)), counts.WORKBOOK > 0 && words.workbooks, words.forever].filter(
    (sentence) => typeof sentence === 'string',
  );
  return (
    <ActionDialog
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
    </ActionDialog>
  );
}

function previewOf(item: WorkspaceItem) {
  return { id: workspaceItemId(item), name: item.name, icon: <Icon of={itemIcon(item.type)} /> };
}

/** Explains what happens to the contents of the folders about to be deleted. Renders a `<div role="status">`. */
function FolderContentsNote({ items }: { items: readonly WorkspaceItem[] }) {
  const { remove: words } = useWorkspaceLabels();
  const { locale } = useFormats();
  const kindWords = useKindWords();
  const deploymentId = workspaceWidget.useSelector(({ options }) => options.deploymentId);
  const { status, counts, isMore, holders, isAnyGoing } = useFolderContents(deploymentId, items);
  const kinds = kindWords(counts);
  const inside = kinds === '' ? words.insideNothing : isMore ? words.insideMore(kinds) : words.inside(kinds);
  const text = { loading: words.counting, unknown: words.uncounted, known: inside }[status];
  const names = listNames(
    locale,
    holders.map(({ name }) => isolate(name)),
  );
  return (
    <div role="status" className="parley-stack">
      {isAnyGoing && <Remark icon={Info}>{text}</Remark>}
      {holders.length > 0 && (
        <Remark icon={TriangleAlert} tone="warning">
          {words.holders(holders.length, names)}
        </Remark>
      )}
    </div>
  );
}

/** Describes the number of items of each kind: “2 folders and 1 workbook”. Empty if there are none. */
function useKindWords(): (counts: KindCounts) => string {
  const { counts: words } = useWorkspaceLabels();
  const { number, locale } = useFormats();
  return (counts) => {
    const parts = (['FOLDER', 'WORKBOOK', 'REPORT'] as const).filter((kind) => counts[kind] > 0);
    return listNames(
      locale,
      parts.map((kind) => words[kind](counts[kind], number(counts[kind]))),
    );
  };
}
