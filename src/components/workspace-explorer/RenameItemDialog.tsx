'use client';
import { useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useFolderNames } from '../../hooks/workspace-explorer/useFolderNames.js';
import { FormDialog } from '../primitives/dialog/FormDialog.js';
import { isolate } from '../primitives/isolate.js';
import { useOutcomeToast } from '../primitives/toasts/useOutcomeToast.js';
import { ItemNameField } from './ItemNameField.js';
import { readName } from './readName.js';
import { useWorkspaceContext, type WorkspaceQuestion } from './WorkspaceContext.js';

/** Asks for another name of an item, and gives it. */
export function RenameItemDialog() {
  const { question } = useWorkspaceContext();
  return <RenameForm key={question?.kind === 'rename' ? 'open' : 'closed'} question={question} />;
}

function RenameForm({ question }: { question: WorkspaceQuestion | undefined }) {
  const { workspace: words } = useAdminLabels();
  const { explorer, ask } = useWorkspaceContext();
  const { sayDone } = useOutcomeToast();
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ServiceError>();
  const item = question?.kind === 'rename' ? question.item : undefined;
  const isFolder = item?.type === 'FOLDER';
  const isTaken = useFolderNames(
    { deploymentId: explorer.deploymentId, parentId: (isFolder && item.parentId) || null, exceptId: item?.id },
    isFolder && !isBusy,
  );
  const warningOf = (name: string) => (isFolder && isTaken(name) ? words.newFolder.taken(isolate(name)) : undefined);

  async function submit(form: HTMLFormElement) {
    setChecked(true);
    const name = readName(form);
    if (name === undefined || item === undefined) return;
    if (name === item.name) return ask(undefined);
    setBusy(true);
    const outcome = await explorer.rename(item, name);
    setBusy(false);
    setError(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind !== 'done') return;
    ask(undefined);
    sayDone(words.rename.done(isolate(name)));
  }

  return (
    <FormDialog
      open={item !== undefined}
      onOpenChange={() => ask(undefined)}
      title={words.rename.title(isolate(item?.name ?? ''))}
      submitLabel={words.rename.submit}
      onSubmit={(form) => void submit(form)}
      error={error}
      errorTitle={words.rename.failed}
      isBusy={isBusy}
    >
      <ItemNameField initialName={item?.name} isChecked={isChecked} warningOf={warningOf} />
    </FormDialog>
  );
}
