'use client';
import type { Permission } from '../../client/permissions/can.js';
import { canCall } from '../../client/permissions/canCall.js';
import { useAnswers } from './useAnswers.js';

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
  return useAnswers(canCall, enabled);
}
