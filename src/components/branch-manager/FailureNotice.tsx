'use client';
import { ErrorNotice, type ErrorNoticeProps } from '../primitives/ErrorNotice.js';
import { type BranchFailure, useFailureWords } from './useFailureWords.js';

export interface FailureNoticeProps extends Omit<ErrorNoticeProps, 'kind' | 'title' | 'advice' | 'requestId'> {
  failure: BranchFailure;
}

/** Why an act on a branch did not happen. Renders a `<div role="alert">`. */
export function FailureNotice({ failure, ...props }: FailureNoticeProps) {
  const { title, advice } = useFailureWords()(failure);
  const { kind, requestId } = failure.error;
  return <ErrorNotice role="alert" kind={kind} title={title} advice={advice} requestId={requestId} {...props} />;
}
