'use client';
import { useCallback } from 'react';
import type { Permission } from '../../client/permissions/can.js';
import type { canCall } from '../../client/permissions/canCall.js';
import { useMe } from '../resources/current-user.js';

/** `useCanCall` with the function that decides. All answers are unknown while it is loading. */
export function useAnswers(decide: typeof canCall | undefined, enabled: boolean): (operation: string, deploymentId?: number) => Permission {
  const { data: me, error } = useMe({ enabled, staleTime });
  // Other refusals say nothing: a token for provisioning may not read the user, and a session that has ended can be continued.
  const isDeactivated = me === undefined && error?.reason === 'user-deactivated';
  return useCallback(
    (operation, deploymentId) => (isDeactivated ? deactivated : (decide?.(me, operation, deploymentId) ?? unknown)),
    [isDeactivated, me, decide],
  );
}

const deactivated: Permission = { answer: 'refused', reason: 'user-deactivated' };
const unknown: Permission = { answer: 'unknown' };

/** Every widget asks, and policies change rarely. */
const staleTime = 60_000;
