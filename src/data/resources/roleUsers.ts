'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { isServiceError } from '../../client/http/ServiceError.js';
import { assignRoleToUser, removeRoleFromUser } from '../../client/resources/roles.js';
import type { BulkAnswer } from '../bulk-action/BulkOutcome.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** A role, and the users who get or lose it. */
export interface RoleUsers {
  readonly roleId: number;
  readonly userIds: readonly number[];
}

/** Assigns a role to users, one after the other. Users who do not exist are reported as failed; any other error ends the run. */
export function useAssignRoleToUsers(options?: WriteOptions<BulkAnswer<number>, RoleUsers>) {
  return useResourceMutation(
    (client, params: RoleUsers) => forEachUser(assignRoleToUser, client, params),
    () => changed,
    options,
  );
}

/** Removes a role from users, one after the other, with the same outcomes. */
export function useRemoveRoleFromUsers(options?: WriteOptions<BulkAnswer<number>, RoleUsers>) {
  return useResourceMutation(
    (client, params: RoleUsers) => forEachUser(removeRoleFromUser, client, params),
    () => changed,
    options,
  );
}

const changed = [['users', 'me']] as const;

async function forEachUser(
  call: typeof assignRoleToUser,
  client: ServiceClient,
  { roleId, userIds }: RoleUsers,
): Promise<BulkAnswer<number>> {
  const succeeded: number[] = [];
  const failed: BulkAnswer<number>['failed'][number][] = [];
  for (const userId of userIds) {
    try {
      await call(client, { roleId, userId });
      succeeded.push(userId);
    } catch (error) {
      if (!isServiceError(error) || error.kind !== 'not-found') throw error;
      failed.push({ id: userId, error: { status: error.status, message: error.message } });
    }
  }
  return { succeeded, failed };
}
