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
 * embed sessions, and for what depends on the record. Refused if nobody is signed in, or the user was deactivated.
 */
export function useCanCall({ enabled = true }: CanCallOptions = {}): (operation: string, deploymentId?: number) => Permission {
  const { data: me, error } = useMe({ enabled, staleTime });
  // A session that ends later can be continued, so what was offered stays.
  const isSignedOut = me === undefined && error?.kind === 'authentication';
  return useCallback((operation, deploymentId) => (isSignedOut ? signedOut : canCall(me, operation, deploymentId)), [isSignedOut, me]);
}

const signedOut: Permission = { answer: 'refused', reason: 'signed-out' };

/** Every widget asks, and policies change rarely. */
const staleTime = 60_000;
