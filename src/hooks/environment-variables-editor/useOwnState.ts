'use client';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import { useServiceClient } from '../useServiceClient.js';

/** State of one deployment and one person: what was set for one never reaches another. */
export function useOwnState<Value>(
  { deploymentId }: DeploymentAddress,
  initial: Value,
): [value: Value, change: (next: (before: Value) => Value) => void] {
  const key = hashKey([useServiceClient().scope, deploymentId]);
  const [held, setHeld] = useState({ key, value: initial });
  return [
    held.key === key ? held.value : initial,
    (next) => setHeld((before) => ({ key, value: next(before.key === key ? before.value : initial) })),
  ];
}
