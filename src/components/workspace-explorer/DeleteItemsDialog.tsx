'use client';
import { useState } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { workspaceItemId } from '../../hooks/bulk-action/bulkAnswers.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useFormats } from '../../hooks/useFormats.js';
import { countKinds } from '../../hooks/workspace-explorer/workspaceItem.js';
import { ConfirmDialog } from '../primitives/dialog/ConfirmDialog.js';
import { type NamedItem, NamePreview } from '../primitives/dialog/NamePreview.js';
import { useTypedCount } from '../primitives/dialog/useTypedCount.js';
import { isolate } from '../primitives/isolate.js';
import { useOutcomeToast } from '../primitives/toasts/useOutcomeToast.js';
import { FolderContentsNote } from './FolderContentsNote.js';
import { itemIcons } from './ItemName.js';
import { useKindWords } from './useKindWords.js';
import { useWorkspaceContext, type WorkspaceQuestion } from './WorkspaceContext.js';

/** Asks before items are deleted, and deletes them. */
export function DeleteItemsDialog() {
  const { question } = useWorkspaceContext();
  return <DeleteQuestion key={question?.kind === 'delete' ? 'open' : 'closed'} question={question} />;
}

function DeleteQuestion({ question }: { question: WorkspaceQuestion | undefined }) {
  const { remove: words } = useAdminLabels().workspace;
  const { number } = useFormats();
  const { explorer, ask } = useWorkspaceContext();
  const { sayDone } = useOutcomeToast();
  const kindWords = useKindWords();
  const [isBusy, setBusy] = useState(false);
  const items = question?.kind === 'delete' ? question.items : noItems;
  const typedCount = useTypedCount(items.length);
  const onlyName = items.length === 1 && items[0] !== undefined ? isolate(items[0].name) : undefined;
  const counts = countKinds(items);
  const sentences = [onlyName === undefined && words.what(kindWords(counts)), counts.WORKBOOK > 0 && words.workbooks, words.forever].filter(
    (sentence) => typeof sentence === 'string',
  );

  async function remove() {
    setBusy(true);
    const outcome = await explorer.remove(items, () => ask(undefined));
    setBusy(false);
    if (outcome.kind !== 'done' || outcome.result.idsToKeep.length > 0) return;
    sayDone(onlyName === undefined ? words.done(items.length, number(items.length)) : words.doneOf(onlyName));
    explorer.bulk.reset();
  }

  return (
    <ConfirmDialog
      open={items.length > 0}
      onOpenChange={() => ask(undefined)}
      title={onlyName === undefined ? words.title(items.length, number(items.length)) : words.titleOf(onlyName)}
      description={sentences.join(' ')}
      confirmLabel={words.submit(items.length, number(items.length))}
      onConfirm={() => void remove()}
      canConfirm={typedCount.isConfirmed}
      isBusy={isBusy}
    >
      {onlyName !== undefined && counts.FOLDER === 0 ? undefined : (
        <>
          {onlyName === undefined && <NamePreview items={items.map(previewOf)} />}
          {counts.FOLDER > 0 && <FolderContentsNote items={items} />}
          {typedCount.field}
        </>
      )}
    </ConfirmDialog>
  );
}

function previewOf(item: WorkspaceItem): NamedItem {
  const Icon = itemIcons[item.type];
  return { id: workspaceItemId(item), name: item.name, icon: <Icon aria-hidden="true" size={16} strokeWidth={1.5} /> };
}

const noItems: readonly WorkspaceItem[] = [];
