import type { Open } from '../json/Open.js';
import type { OperationId } from '../resources/operation-routes.js';
import { type Caller, can, type Permission } from './can.js';
import { type OperationPermission, operationPermissions } from './operationPermissions.js';

/**
 * Decides whether the user may call an operation, as far as `getMe` tells: `canCall(me, 'deleteUser')`. `unknown` if it depends on the
 * record, or if the policies are not known.
 * @param deploymentId - The deployment it is about. Without it, only a permission that no deployment grants is refused.
 */
export function canCall(me: Caller | undefined, operation: Open<OperationId>, deploymentId?: number): Permission {
  const needed = permissionOf(operation);
  if (needed === undefined) return { answer: 'unknown' };
  const subject = needed.on === 'Deployment' ? { resourceType: needed.on, id: deploymentId } : {};
  const answers = needed.anyOf.map((action) => can(me, action, subject));
  return (
    answers.find(({ answer }) => answer === 'allowed') ??
    answers.find(({ answer }) => answer === 'unknown') ??
    answers[0] ?? { answer: 'unknown' }
  );
}

/** Returns the permission that an operation needs; `undefined` if policies do not govern it. */
export function permissionOf(operation: string): OperationPermission | undefined {
  const table: Readonly<Record<string, OperationPermission | undefined>> = operationPermissions;
  return Object.hasOwn(table, operation) ? table[operation] : undefined;
}
