'use client';
import { ServiceErrorNotice, type ServiceErrorNoticeProps } from '../../ui/errors/ServiceErrorNotice.js';
import { type BranchFailure, useFailureWords } from './useFailureWords.js';

export interface FailureNoticeProps extends Omit<ServiceErrorNoticeProps, 'error' | 'kind' | 'title' | 'advice'> {
  failure: BranchFailure;
}

/** Why an act on a branch did not happen. Renders a `<div role="alert">`. */
export function FailureNotice({ failure, ...props }: FailureNoticeProps) {
  const { title, advice } = useFailureWords()(failure);
  return <ServiceErrorNotice role="alert" error={failure.error} title={title} advice={advice} {...props} />;
}
