'use client';
import { useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { isOutcomeOpen } from '../../data/asServiceError.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { FormDialog } from '../../ui/dialog/FormDialog.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { isolate } from '../../ui/text/isolate.js';
import { useToast } from '../../ui/toasts/ToastContext.js';
import { useBranchManagerContext } from './BranchManagerContext.js';
import type { BranchDialogProps } from './BranchTask.js';
import { ChildBranches } from './ChildBranches.js';
import { FailureNotice } from './FailureNotice.js';

export interface MergeDialogProps extends BranchDialogProps {
  target: 'parent' | 'default';
}

/** Merges a branch into its parent or into the production branch, and says which takes what. The message outlives failures and closing. */
export function MergeDialog({ branch, target, open, onClose }: MergeDialogProps) {
  const { merge: words, done } = useAdminLabels().branches;
  const { manager, unfinished, setUnfinished } = useBranchManagerContext();
  const toast = useToast();
  const [ticks, setTicks] = useState(noTicks);
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<ServiceError>();
  const into = (target === 'parent' ? branch.parentBranch : manager.defaultBranch) ?? '';
  const isIntoDefault = into === manager.defaultBranch;
  const [name, intoName] = [isolate(branch.name), isolate(into)];
  const place = `merge ${target} ${branch.name}` as const;
  const typedMessage = unfinished.get(place) ?? '';
  const message = typedMessage.trim();
  // Only a merge into the production branch by name has to say what it brings.
  const isMissing = target === 'default' && message === '';
  const canSwitch = target === 'parent' && manager.isWorkedOn(branch);

  async function submit(form: HTMLFormElement): Promise<void> {
    setChecked(true);
    if (isMissing) {
      form.querySelector('textarea')?.focus();
      return;
    }
    const outcome = await manager.merge({ branch, into, target, ...ticks, message });
    setError(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind !== 'done') return;
    setUnfinished(place, '');
    onClose();
    const { merged, branchDeleted } = outcome.result;
    const title = merged ? done.merged(name, intoName) : done.nothingToMerge(name, intoName);
    toast({ tone: 'success', title, text: branchDeleted ? done.removed(name) : undefined });
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onClose}
      isBusy={manager.runningOn(branch) !== undefined}
      title={words.title(name, intoName)}
      description={isIntoDefault ? words.descriptionOfDefault(name, intoName) : words.description(name, intoName)}
      submitLabel={words.submit}
      onSubmit={(form) => void submit(form)}
    >
      <TextAreaField
        label={words.message}
        error={isChecked && isMissing ? words.messageMissing : undefined}
        value={typedMessage}
        onChange={({ currentTarget }) => setUnfinished(place, currentTarget.value)}
      />
      {target === 'parent' && (
        <CheckField
          label={words.squash}
          checked={ticks.squashesCommits}
          onChange={({ currentTarget }) => setTicks({ ...ticks, squashesCommits: currentTarget.checked })}
        />
      )}
      {canSwitch && (
        <CheckField
          label={isIntoDefault ? words.stopDevMode : words.switchToParent(intoName)}
          checked={ticks.switchesToParent}
          onChange={({ currentTarget }) => setTicks({ ...ticks, switchesToParent: currentTarget.checked })}
        />
      )}
      <CheckField
        label={words.removeAfterwards(name)}
        hint={ticks.deletesBranch ? <ChildBranches branch={branch} /> : undefined}
        checked={ticks.deletesBranch}
        onChange={({ currentTarget }) => setTicks({ ...ticks, deletesBranch: currentTarget.checked })}
      />
      {error !== undefined && (
        <FailureNotice
          failure={{
            act: target === 'parent' ? 'merge' : 'merge-to-default',
            error,
            branchName: branch.name,
            isUnknown: isOutcomeOpen(error),
          }}
        />
      )}
    </FormDialog>
  );
}

const noTicks = { squashesCommits: false, deletesBranch: false, switchesToParent: false };
