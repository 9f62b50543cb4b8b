'use client';
import { useRef, useState } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useFormats } from '../../hooks/useFormats.js';
import { type FolderNode, folderIdOfNode } from '../../hooks/workspace-explorer/folderNodes.js';
import { FormDialog } from '../primitives/dialog/FormDialog.js';
import { isolate } from '../primitives/isolate.js';
import { useOutcomeToast } from '../primitives/toasts/useOutcomeToast.js';
import { FolderPicker } from './FolderPicker.js';
import { useWorkspaceContext, type WorkspaceQuestion } from './WorkspaceContext.js';

/** Asks which folder items are moved to, and moves them. */
export function MoveItemsDialog() {
  const { question } = useWorkspaceContext();
  return <MoveForm key={question?.kind === 'move' ? 'open' : 'closed'} question={question} />;
}

function MoveForm({ question }: { question: WorkspaceQuestion | undefined }) {
  const { move: words, top } = useAdminLabels().workspace;
  const { number } = useFormats();
  const { explorer, ask } = useWorkspaceContext();
  const { sayDone } = useOutcomeToast();
  const [target, setTarget] = useState<FolderNode>();
  const [isBusy, setBusy] = useState(false);
  const firstRow = useRef<HTMLElement>(null);
  const items = question?.kind === 'move' ? question.items : noItems;
  const onlyName = items.length === 1 && items[0] !== undefined ? isolate(items[0].name) : undefined;

  async function submit() {
    if (target === undefined) return;
    setBusy(true);
    const outcome = await explorer.move(items, folderIdOfNode(target), () => ask(undefined));
    setBusy(false);
    if (outcome.kind !== 'done' || outcome.result.idsToKeep.length > 0) return;
    const folder = isolate(nameOf(target, top));
    sayDone(onlyName === undefined ? words.done(items.length, number(items.length), folder) : words.doneOf(onlyName, folder));
    explorer.bulk.reset();
  }

  return (
    <FormDialog
      open={items.length > 0}
      onOpenChange={() => ask(undefined)}
      title={onlyName === undefined ? words.title(items.length, number(items.length)) : words.titleOf(onlyName)}
      description={words.description}
      submitLabel={target === undefined ? words.submit : words.submitTo(isolate(nameOf(target, top)))}
      onSubmit={() => void submit()}
      canSubmit={target !== undefined}
      isBusy={isBusy}
      initialFocus={firstRow}
    >
      <FolderPicker items={items} target={target} onTargetChange={setTarget} firstRow={firstRow} />
    </FormDialog>
  );
}

function nameOf({ folder }: FolderNode, top: string): string {
  return folder?.name ?? top;
}

const noItems: readonly WorkspaceItem[] = [];
