'use client';
import type { BranchResponse } from '../../client/resources/branches.js';
import { isOutcomeOpen } from '../../data/asServiceError.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { isolate } from '../../ui/text/isolate.js';
import { useToast } from '../../ui/toasts/ToastContext.js';
import type { ActOutcome } from '../kit/events/WidgetEvents.js';
import { useBranchManagerContext } from './BranchManagerContext.js';
import type { BranchActKind } from './model/branchRules.js';
import { useFailureWords } from './useFailureWords.js';

/** The acts that need no form, each with what it says when it is done or has failed. None offers to try again by itself. */
export function useBranchTasks() {
  const { manager } = useBranchManagerContext();
  const { done: words } = useAdminLabels().branches;
  const failureWords = useFailureWords();
  const toast = useToast();

  function say(act: BranchActKind, branch: BranchResponse | undefined, outcome: ActOutcome, done: DoneWords): void {
    if (outcome.kind === 'done') toast({ tone: 'success', ...done });
    if (outcome.kind !== 'failed') return;
    const { error } = outcome;
    const isUnknown = isOutcomeOpen(error);
    // These stand at the branch until somebody looked into them.
    const staysAtBranch = branch !== undefined && (isUnknown || error.kind === 'conflict');
    const { title, advice } = failureWords({ act, error, branchName: branch?.name, isUnknown });
    if (!staysAtBranch) toast({ tone: 'error', title, text: advice });
  }

  return {
    async startDevMode(branch?: BranchResponse): Promise<void> {
      const outcome = await manager.startDevMode(branch);
      const name = (outcome.kind === 'done' ? outcome.result.branchName : undefined) ?? branch?.name ?? '';
      say('start-dev-mode', branch, outcome, { title: words.devModeStarted(isolate(name)) });
    },
    async stopDevMode(branch: BranchResponse): Promise<ActOutcome> {
      const outcome = await manager.stopDevMode(branch);
      say('stop-dev-mode', branch, outcome, { title: words.devModeStopped });
      return outcome;
    },
    async pull(branch: BranchResponse): Promise<void> {
      const outcome = await manager.pull(branch);
      const isBuilding = outcome.kind === 'done' && outcome.result.buildTriggered;
      say('pull', branch, outcome, { title: words.pulled(isolate(branch.name)), text: isBuilding ? words.buildBegan : undefined });
    },
    async setStaging(branch: BranchResponse, isEnabled: boolean): Promise<void> {
      const outcome = await manager.setStaging(branch, isEnabled);
      const name = isolate(branch.name);
      say('staging', branch, outcome, { title: isEnabled ? words.stagingOn(name) : words.stagingOff(name) });
    },
  };
}

interface DoneWords {
  readonly title: string;
  readonly text?: string | undefined;
}
