'use client';
import { useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { isOutcomeOpen } from '../../data/asServiceError.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { FormDialog } from '../../ui/dialog/FormDialog.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { SelectField } from '../../ui/fields/SelectField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { isolate } from '../../ui/text/isolate.js';
import { useToast } from '../../ui/toasts/ToastContext.js';
import { useBranchManagerContext } from './BranchManagerContext.js';
import { FailureNotice } from './FailureNotice.js';
import { checkBranchName } from './model/branchName.js';

export interface CreateBranchDialogProps {
  from: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** Asks for the name of a new branch and what it is made from. */
export function CreateBranchDialog({ from, open, onClose }: CreateBranchDialogProps) {
  const { create: words } = useAdminLabels().branches;
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<ServiceError>();
  const { manager, select, unfinished, setUnfinished } = useBranchManagerContext();
  const { done } = useAdminLabels().branches;
  const toast = useToast();
  const names = manager.branches.map(({ name }) => name);
  const shownFrom = draft.from ?? from ?? manager.defaultBranch;
  const typedName = unfinished.get('new name') ?? '';
  const problem = checkBranchName(typedName, names);
  const { devMode } = manager;

  function forget(): void {
    setUnfinished('new name', '');
    onClose();
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    setChecked(true);
    if (problem !== undefined) {
      const field = form.elements.namedItem('name');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const name = typedName.trim();
    const outcome = await manager.create({ name, activate: draft.activates, ...(shownFrom !== undefined && { from: shownFrom }) });
    setError(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind !== 'done') return;
    forget();
    select(name);
    toast({ tone: 'success', title: done.created(isolate(name)) });
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onClose}
      onCancel={forget}
      isBusy={manager.runningOn() === 'create'}
      title={words.title}
      submitLabel={words.submit}
      onSubmit={(form) => void submit(form)}
    >
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        error={isChecked && problem !== undefined ? words[problem] : undefined}
        value={typedName}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        onChange={({ currentTarget }) => setUnfinished('new name', currentTarget.value)}
      />
      {names.length > 0 && (
        <SelectField
          label={words.from}
          value={shownFrom ?? ''}
          onChange={({ currentTarget }) => setDraft({ ...draft, from: currentTarget.value })}
        >
          {shownFrom === undefined && <option value="" />}
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <CheckField
        label={words.activate}
        hint={devMode.kind === 'on' ? words.activateMoves(isolate(devMode.branchName)) : undefined}
        checked={draft.activates}
        onChange={({ currentTarget }) => setDraft({ ...draft, activates: currentTarget.checked })}
      />
      {error !== undefined && (
        <FailureNotice failure={{ act: 'create', error, branchName: typedName.trim(), isUnknown: isOutcomeOpen(error) }} />
      )}
    </FormDialog>
  );
}

interface Draft {
  readonly from: string | undefined;
  readonly activates: boolean;
}

const emptyDraft: Draft = { from: undefined, activates: false };
