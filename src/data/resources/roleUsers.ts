'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { assignRoleToUser, removeRoleFromUser } from '../../client/resources/roles.js';
import { answerEach } from '../bulk-action/answerEach.js';
import type { BulkAnswer } from '../bulk-action/BulkOutcome.js';
import { writeHook } from '../useResourceMutation.js';

/** A role, and the users who get or lose it. */
export interface RoleUsers {
  readonly roleId: number;
  readonly userIds: readonly number[];
}

/** Assigns a role to users, one after the other. Users who do not exist are reported as failed; any other error ends the run. */
export const useAssignRoleToUsers = writeHook(
  (client, params: RoleUsers) => forEachUser(assignRoleToUser, client, params),
  () => changed,
);

/** Removes a role from users, one after the other, with the same outcomes. */
export const useRemoveRoleFromUsers = writeHook(
  (client, params: RoleUsers) => forEachUser(removeRoleFromUser, client, params),
  () => changed,
);

const changed = [['users', 'me']] as const;

function forEachUser(call: typeof assignRoleToUser, client: ServiceClient, { roleId, userIds }: RoleUsers): Promise<BulkAnswer<number>> {
  return answerEach({ items: userIds, idOf: (userId) => userId }, (userId) => call(client, { roleId, userId }));
}
