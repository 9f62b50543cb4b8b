'use client';
import { useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { isOutcomeOpen } from '../../data/asServiceError.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { isolate } from '../../ui/text/isolate.js';
import { useToast } from '../../ui/toasts/ToastContext.js';
import { useBranchManagerContext } from './BranchManagerContext.js';
import type { BranchDialogProps } from './BranchTask.js';
import { ChildBranches } from './ChildBranches.js';
import { FailureNotice } from './FailureNotice.js';

/** Asks before a branch is deleted: what becomes of those made from it, whose dev mode ends, and whether it goes in the repository too. */
export function DeleteBranchDialog({ branch, open, onClose }: BranchDialogProps) {
  const { remove: words, done } = useAdminLabels().branches;
  const { manager } = useBranchManagerContext();
  const toast = useToast();
  const [removeOnUpstream, setRemoveOnUpstream] = useState(false);
  const [error, setError] = useState<ServiceError>();
  const name = isolate(branch.name);
  const isOwn = manager.isWorkedOn(branch);
  const workers = isOwn ? [] : manager.workersOf(branch);

  async function confirm(): Promise<void> {
    const outcome = await manager.remove(branch, { removeOnUpstream });
    setError(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind !== 'done') return;
    onClose();
    toast({ tone: 'success', title: done.removed(name) });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      isBusy={manager.runningOn(branch) === 'delete'}
      title={words.title(name)}
      description={words.description}
      confirmLabel={words.submit}
      onConfirm={() => void confirm()}
    >
      <ChildBranches branch={branch} />
      {isOwn && <p className="parley-branch-note">{words.ownDevModeEnds}</p>}
      {workers.length > 0 && <p className="parley-branch-note">{words.devModesEnd(workers.map(isolate).join(', '))}</p>}
      <CheckField
        label={words.upstream}
        hint={words.upstreamHint}
        checked={removeOnUpstream}
        onChange={({ currentTarget }) => setRemoveOnUpstream(currentTarget.checked)}
      />
      {error !== undefined && (
        <FailureNotice failure={{ act: 'delete', error, branchName: branch.name, isUnknown: isOutcomeOpen(error) }} />
      )}
    </ConfirmDialog>
  );
}
