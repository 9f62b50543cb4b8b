'use client';

import type { ComponentProps } from 'react';
import type { ServiceError, ServiceErrorKind } from '../../client/http/ServiceError.js';
import { ServiceErrorNotice } from './ServiceErrorNotice.js';

export interface ActFailureProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  error: ServiceError;
  /** What could not be done. */
  title?: string | undefined;
}

/** Why an act failed, where it was asked for. What the service finds wrong with it, only its own words can say. Renders a `<div role="alert">`. */
export function ActFailure({ error, ...props }: ActFailureProps) {
  const isForItsWords = error.reason === undefined && kindsForWords.includes(error.kind);
  return <ServiceErrorNotice role="alert" error={error} advice={isForItsWords ? error.message : undefined} {...props} />;
}

const kindsForWords: readonly ServiceErrorKind[] = ['validation', 'unprocessable', 'conflict', 'permission'];
