'use client';
import { useCallback } from 'react';
import type { Permission } from '../../client/permissions/can.js';
import type { canCall } from '../../client/permissions/canCall.js';
import { useMe } from '../resources/current-user.js';

/** Does the work of `useCanCall`. `decide` may still be loading; until then, all answers are unknown. */
export function useAnswers(decide: typeof canCall | undefined, enabled: boolean): (operation: string, deploymentId?: number) => Permission {
  const { data: me, error } = useMe({ enabled, staleTime });
  // Other rejections prove nothing: a provisioning token may not read the user, and an expired session can be renewed.
  const isDeactivated = me === undefined && error?.reason === 'user-deactivated';
  return useCallback(
    (operation, deploymentId) => (isDeactivated ? deactivated : (decide?.(me, operation, deploymentId) ?? unknown)),
    [isDeactivated, me, decide],
  );
}

const deactivated: Permission = { answer: 'refused', reason: 'user-deactivated' };
const unknown: Permission = { answer: 'unknown' };

/** Policies change rarely, and every widget reads them. */
const staleTime = 60_000;
