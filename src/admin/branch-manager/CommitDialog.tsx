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
import { FailureNotice } from './FailureNotice.js';
import { UncommittedFiles } from './UncommittedFiles.js';

/** Commits on the branch of dev mode, with a message that outlives failures and closing. */
export function CommitDialog({ branch, open, onClose }: BranchDialogProps) {
  const { commit: words, done } = useAdminLabels().branches;
  const { manager, unfinished, setUnfinished } = useBranchManagerContext();
  const toast = useToast();
  const [ticks, setTicks] = useState(noTicks);
  const [error, setError] = useState<ServiceError>();
  const place = `commit ${branch.name}` as const;
  const message = unfinished.get(place) ?? '';
  const isNothing = manager.changed.files?.length === 0;

  async function submit(): Promise<void> {
    const text = message.trim();
    const outcome = await manager.commit(branch, {
      ...(text !== '' && { message: text }),
      exitDevMode: ticks.stops,
      resolveMergeConflict: ticks.settles,
    });
    setError(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind !== 'done') return;
    setUnfinished(place, '');
    onClose();
    toast({ tone: 'success', title: done.committed(isolate(branch.name)) });
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onClose}
      isBusy={manager.runningOn(branch) === 'commit'}
      canSubmit={!isNothing || ticks.settles}
      title={words.title(isolate(branch.name))}
      submitLabel={words.submit}
      onSubmit={() => void submit()}
    >
      <TextAreaField label={words.message} value={message} onChange={({ currentTarget }) => setUnfinished(place, currentTarget.value)} />
      <UncommittedFiles />
      <CheckField
        label={words.stopAfterwards}
        checked={ticks.stops}
        onChange={({ currentTarget }) => setTicks({ ...ticks, stops: currentTarget.checked })}
      />
      <CheckField
        label={words.settle}
        hint={words.settleHint}
        checked={ticks.settles}
        onChange={({ currentTarget }) => setTicks({ ...ticks, settles: currentTarget.checked })}
      />
      {error !== undefined && (
        <FailureNotice failure={{ act: 'commit', error, branchName: branch.name, isUnknown: isOutcomeOpen(error) }} />
      )}
    </FormDialog>
  );
}

const noTicks = { stops: false, settles: false };
