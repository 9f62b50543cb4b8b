'use client';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import { isOutcomeOpen } from '../../data/asServiceError.js';
import { errorWords } from '../../react/labels/errorWords.js';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { ServiceErrorNotice, type ServiceErrorNoticeProps } from '../../ui/errors/ServiceErrorNotice.js';
import { isolate } from '../../ui/text/isolate.js';
import { useBranchLabels } from './branchManagerWidget.js';
import type { BranchFailureLabels } from './labels/BranchLabels.js';
import type { BranchActionKind } from './model/branchRules.js';

export interface FailureNoticeProps extends Omit<ServiceErrorNoticeProps, 'error' | 'kind' | 'title' | 'advice'> {
  /** The action that failed. */
  action: BranchActionKind;
  /** The name of the branch it failed on. */
  branchName: string;
  /** The reason why it failed. */
  error: ServiceError;
}

/** Explains why an action on a branch failed. Renders a `<div role="alert">`. */
export function FailureNotice({ action, branchName, error, ...props }: FailureNoticeProps) {
  const { title, advice } = useFailureWords()({ action, branchName, error, isUnknown: isOutcomeOpen(error) });
  return <ServiceErrorNotice role="alert" error={error} title={title} advice={advice} {...props} />;
}

interface BranchFailure {
  readonly action: BranchActionKind;
  readonly error: ServiceError;
  /** `undefined` for the user's personal branch, which may not exist yet. */
  readonly branchName: string | undefined;
  /** True if the action may have succeeded. */
  readonly isUnknown: boolean;
}

/** Describes what failed, why, and what to do. For conflicts and invalid values, uses the service's own message. */
export function useFailureWords(): (failure: BranchFailure) => { readonly title: string; readonly advice: string } {
  const { failed, commit } = useBranchLabels();
  const labels = useBaseLabels();
  return ({ action, error, branchName, isUnknown }) => {
    const name = isolate(branchName ?? '');
    const { kind, reason, message } = error;
    if (isUnknown) return { title: branchName === undefined ? failed.unknownDevMode : failed.unknown(name), advice: failed.unknownAdvice };
    const title = titleOf(action, name, failed);
    if (kind === 'conflict') return { title, advice: action === 'create' ? message : `${message} ${conflictAdvice(action, name)}` };
    const isOfValues = reason === undefined && (kind === 'validation' || kind === 'unprocessable' || kind === 'not-found');
    const words = errorWords(labels, error);
    return { title, advice: isOfValues ? message : `${words.title} ${words.advice}` };
  };

  function conflictAdvice(action: BranchActionKind, name: string): string {
    const { conflictAdvice: advice } = failed;
    if (action === 'commit') return advice.commit(commit.settle);
    if (action === 'pull') return advice.pull;
    return action === 'merge' || action === 'merge-to-default' ? advice.merge(name, commit.settle) : advice.other;
  }
}

function titleOf(action: BranchActionKind, name: string, failed: BranchFailureLabels): string {
  switch (action) {
    case 'start-dev-mode':
      return failed.startDevMode;
    case 'stop-dev-mode':
      return failed.stopDevMode;
    case 'create':
      return failed.create;
    case 'delete':
      return failed.remove(name);
    case 'staging':
      return failed.staging(name);
    case 'commit':
      return failed.commit(name);
    case 'pull':
      return failed.pull(name);
    case 'merge':
    case 'merge-to-default':
      return failed.merge(name);
  }
}
