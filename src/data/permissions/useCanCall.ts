'use client';
import { useCallback } from 'react';
import type { Permission } from '../../client/permissions/can.js';
import { canCall } from '../../client/permissions/canCall.js';
import { useMe } from '../resources/current-user.js';

/** How `useCanCall` asks. */
export interface CanCallOptions {
  /** False to leave `getMe` to others: all answers are unknown unless it has been read. Default true. */
  readonly enabled?: boolean | undefined;
}

/**
 * Asks whether the signed-in user may call an operation: `useCanCall()('deleteDeployment', 1)`. Unknown until `getMe` has answered, for
 * embed sessions and provisioning tokens, and for what depends on the record. Refused if the user was deactivated.
 */
export function useCanCall({ enabled = true }: CanCallOptions = {}): (operation: string, deploymentId?: number) => Permission {
  const { data: me, error } = useMe({ enabled, staleTime });
  // Other refusals say nothing: a token for provisioning may not read the user, and a session that has ended can be continued.
  const isDeactivated = me === undefined && error?.reason === 'user-deactivated';
  return useCallback(
    (operation, deploymentId) => (isDeactivated ? deactivated : canCall(me, operation, deploymentId)),
    [isDeactivated, me],
  );
}

const deactivated: Permission = { answer: 'refused', reason: 'user-deactivated' };

/** Every widget asks, and policies change rarely. */
const staleTime = 60_000;
