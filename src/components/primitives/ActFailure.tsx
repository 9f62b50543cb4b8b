'use client';

import type { ComponentProps } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { errorWords } from '../../hooks/errorWords.js';
import { useLabels } from '../../hooks/useLabels.js';
import { ErrorNotice } from './ErrorNotice.js';

export interface ActFailureProps extends Omit<ComponentProps<'div'>, 'title'> {
  error: ServiceError;
  /** What could not be done. */
  title?: string | undefined;
}

/** Why an act failed, where it was asked for. What the service finds wrong with it, only its own words can say. Renders a `<div role="alert">`. */
export function ActFailure({ error: { kind, reason, message, requestId }, title, ...props }: ActFailureProps) {
  const isForItsWords =
    reason === undefined && (kind === 'validation' || kind === 'unprocessable' || kind === 'conflict' || kind === 'permission');
  const { title: words, advice } = errorWords(useLabels(), { kind, reason });
  return (
    <ErrorNotice
      role="alert"
      kind={kind}
      reason={reason}
      title={title}
      advice={isForItsWords ? message : title === undefined ? undefined : `${words} ${advice}`}
      requestId={requestId}
      {...props}
    />
  );
}
