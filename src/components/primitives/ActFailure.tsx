'use client';

import type { ComponentProps } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { useLabels } from '../../hooks/useLabels.js';
import { ErrorNotice } from './ErrorNotice.js';

export interface ActFailureProps extends Omit<ComponentProps<'div'>, 'title'> {
  error: ServiceError;
  /** What could not be done. */
  title?: string | undefined;
}

/** Why an act failed, where it was asked for. What the service finds wrong with it, only its own words can say. Renders a `<div role="alert">`. */
export function ActFailure({ error: { kind, message, requestId }, title, ...props }: ActFailureProps) {
  const { errors } = useLabels();
  const isForItsWords = kind === 'validation' || kind === 'unprocessable' || kind === 'conflict' || kind === 'permission';
  const { title: words, advice } = errors[kind];
  return (
    <ErrorNotice
      role="alert"
      kind={kind}
      title={title}
      advice={isForItsWords ? message : title === undefined ? undefined : `${words} ${advice}`}
      requestId={requestId}
      {...props}
    />
  );
}
