'use client';
import type { BranchResponse } from '../../client/resources/branches.js';
import { isOutcomeOpen } from '../../data/asServiceError.js';
import { isolate } from '../../ui/text/isolate.js';
import { type ToastDetails, useToast } from '../../ui/toasts/ToastContext.js';
import type { ActionOutcome } from '../kit/events/WidgetEvents.js';
import { branchManagerWidget, useBranchLabels } from './branchManagerWidget.js';
import { useFailureWords } from './FailureNotice.js';
import type { BranchActionKind } from './model/branchRules.js';

/** The actions without a form. Each shows a toast with its outcome; none offers a retry. */
export function useImmediateBranchActions() {
  const get = branchManagerWidget.useGet();
  const { done: words } = useBranchLabels();
  const failureWords = useFailureWords();
  const toast = useToast();

  function say(
    action: BranchActionKind,
    branch: BranchResponse | undefined,
    outcome: ActionOutcome,
    title: string,
    details?: ToastDetails,
  ): void {
    if (outcome.kind === 'done') toast({ tone: 'success', title, ...details });
    if (outcome.kind !== 'failed') return;
    const { error } = outcome;
    const isUnknown = isOutcomeOpen(error);
    // These are shown with the branch until someone attends to them.
    if (branch !== undefined && (isUnknown || error.kind === 'conflict')) return;
    const failure = failureWords({ action, error, branchName: branch?.name, isUnknown });
    toast({ tone: 'error', title: failure.title, text: failure.advice });
  }

  return {
    async startDevMode(branch?: BranchResponse): Promise<void> {
      const outcome = await get().model.startDevMode(branch);
      const name = (outcome.kind === 'done' ? outcome.result.branchName : undefined) ?? branch?.name ?? '';
      say('start-dev-mode', branch, outcome, words.devModeStarted(isolate(name)));
    },
    async stopDevMode(branch: BranchResponse): Promise<void> {
      say('stop-dev-mode', branch, await get().model.stopDevMode(branch), words.devModeStopped);
    },
    async pull(branch: BranchResponse): Promise<void> {
      const outcome = await get().model.pull(branch);
      const isBuilding = outcome.kind === 'done' && outcome.result.buildTriggered;
      say('pull', branch, outcome, words.pulled(isolate(branch.name)), isBuilding ? { text: words.buildBegan } : undefined);
    },
    async setStaging(branch: BranchResponse, isEnabled: boolean): Promise<void> {
      const title = (isEnabled ? words.stagingOn : words.stagingOff)(isolate(branch.name));
      say('staging', branch, await get().model.setStaging(branch, isEnabled), title);
    },
  };
}
