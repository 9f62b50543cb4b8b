'use client';
import { useRef, useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { isOutcomeOpen } from '../../data/asServiceError.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useFormats } from '../../react/useFormats.js';
import { useLabels } from '../../react/useLabels.js';
import { Button } from '../../ui/button/Button.js';
import { Dialog, DialogActions, DialogBody } from '../../ui/dialog/Dialog.js';
import { isolate } from '../../ui/text/isolate.js';
import { useBranchManagerContext } from './BranchManagerContext.js';
import type { BranchDialogProps } from './BranchTask.js';
import { FailureNotice } from './FailureNotice.js';
import { UncommittedFiles } from './UncommittedFiles.js';
import { useBranchTasks } from './useBranchTasks.js';

/** Asks before dev mode is left while something is not committed, or while that is not known. */
export function StopDevModeDialog({ branch, open, onClose }: BranchDialogProps) {
  const { stop: words, acts } = useAdminLabels().branches;
  const { common } = useLabels();
  const { number } = useFormats();
  const { manager, setTask } = useBranchManagerContext();
  const { stopDevMode } = useBranchTasks();
  const [error, setError] = useState<ServiceError>();
  const safeButton = useRef<HTMLButtonElement>(null);
  const isBusy = manager.runningOn(branch) === 'stop-dev-mode';
  const count = manager.changed.files?.length;
  const name = isolate(branch.name);

  async function stop(): Promise<void> {
    const outcome = await stopDevMode(branch);
    setError(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind === 'done') onClose();
  }

  return (
    <Dialog
      isAlert
      open={open}
      onOpenChange={onClose}
      isBusy={isBusy}
      initialFocus={safeButton}
      title={count === undefined ? words.titleUnknown : words.title(count, number(count))}
      description={count === undefined ? words.descriptionUnknown(name) : words.description(name)}
    >
      <DialogBody>
        <UncommittedFiles />
        {error !== undefined && (
          <FailureNotice failure={{ act: 'stop-dev-mode', error, branchName: branch.name, isUnknown: isOutcomeOpen(error) }} />
        )}
      </DialogBody>
      <DialogActions>
        <Button ref={safeButton} disabled={isBusy} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => void stop()}>
          {acts.stopDevMode}
        </Button>
        <Button variant="primary" disabled={isBusy} onClick={() => setTask({ kind: 'commit', branchName: branch.name })}>
          {words.commitFirst}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
