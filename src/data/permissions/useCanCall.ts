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
 * embed sessions, and for what depends on the record.
 */
export function useCanCall({ enabled = true }: CanCallOptions = {}): (operation: string, deploymentId?: number) => Permission {
  const { data: me } = useMe({ enabled, staleTime });
  return useCallback((operation, deploymentId) => canCall(me, operation, deploymentId), [me]);
}

/** Every widget asks, and policies change rarely. */
const staleTime = 60_000;
