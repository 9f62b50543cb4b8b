'use client';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { isOutcomeOpen } from '../../data/asServiceError.js';
import { ServiceErrorNotice, type ServiceErrorNoticeProps } from '../../ui/errors/ServiceErrorNotice.js';
import type { BranchActKind } from './model/branchRules.js';
import { useFailureWords } from './useFailureWords.js';

export interface FailureNoticeProps extends Omit<ServiceErrorNoticeProps, 'error' | 'kind' | 'title' | 'advice'> {
  /** The action that failed. */
  act: BranchActKind;
  /** The name of the branch it failed on. */
  branchName: string;
  /** The reason why it failed. */
  error: ServiceError;
}

/** Explains why an action on a branch failed. Renders a `<div role="alert">`. */
export function FailureNotice({ act, branchName, error, ...props }: FailureNoticeProps) {
  const { title, advice } = useFailureWords()({ act, branchName, error, isUnknown: isOutcomeOpen(error) });
  return <ServiceErrorNotice role="alert" error={error} title={title} advice={advice} {...props} />;
}
