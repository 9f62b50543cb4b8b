'use client';

import type { ComponentProps } from 'react';
import type { ServiceError, ServiceErrorKind } from '../../client/errors/ServiceError.js';
import { ServiceErrorNotice } from './ServiceErrorNotice.js';

export interface ActionFailureProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  error: ServiceError;
  /** Describes what could not be done. */
  title?: string | undefined;
}

/**
 * The reason an action failed, shown where the user started it. For errors that only the service can explain, such as
 * invalid input, it includes the service's message. Renders a `<div role="alert">`.
 */
export function ActionFailure({ error, ...props }: ActionFailureProps) {
  const isForItsWords = error.reason === undefined && kindsForWords.includes(error.kind);
  return <ServiceErrorNotice role="alert" error={error} advice={isForItsWords ? error.message : undefined} {...props} />;
}

const kindsForWords: readonly ServiceErrorKind[] = ['validation', 'unprocessable', 'conflict', 'permission'];
