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

/** Asks how a new folder is called, and makes it. */
export function NewFolderDialog() {
  const { question } = useWorkspaceContext();
  return <NewFolderForm key={question?.kind === 'new-folder' ? 'open' : 'closed'} question={question} />;
}

function NewFolderForm({ question }: { question: WorkspaceQuestion | undefined }) {
  const { workspace: words } = useAdminLabels();
  const { explorer, ask } = useWorkspaceContext();
  const { sayDone } = useOutcomeToast();
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ServiceError>();
  const asked = question?.kind === 'new-folder' ? question : undefined;
  const isTaken = useFolderNames(
    { deploymentId: explorer.deploymentId, parentId: asked?.parentId ?? null },
    asked !== undefined && !isBusy,
  );

  async function submit(form: HTMLFormElement) {
    setChecked(true);
    const name = readName(form);
    if (name === undefined) return;
    setBusy(true);
    const outcome = await explorer.createFolder({ name, parentId: asked?.parentId });
    setBusy(false);
    setError(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind !== 'done') return;
    ask(undefined);
    sayDone(words.newFolder.done(isolate(name)));
  }

  return (
    <FormDialog
      open={asked !== undefined}
      onOpenChange={() => ask(undefined)}
      title={words.newFolder.title(isolate(asked?.parentName ?? words.top))}
      submitLabel={words.newFolder.submit}
      onSubmit={(form) => void submit(form)}
      error={error}
      errorTitle={words.newFolder.failed}
      isBusy={isBusy}
    >
      <ItemNameField isChecked={isChecked} warningOf={(name) => (isTaken(name) ? words.newFolder.taken(isolate(name)) : undefined)} />
    </FormDialog>
  );
}
