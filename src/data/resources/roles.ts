'use client';
import {
  assignRoleToUser,
  createRole,
  deleteRole,
  getRole,
  getRoles,
  removeRoleFromUser,
  updateRole,
} from '../../client/resources/roles.js';
import { onBase } from '../conflict/onBase.js';
import { deploymentParts } from '../deploymentParts.js';
import { everyId } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of the account's own roles: the first page. */
export const rolesQuery = firstPageQuery(getRoles);

/** Infinite-query options of the account's own roles. */
export const rolesInfiniteQuery = pagesQuery(getRoles);

/** Reads the first page of the account's own roles, newest first. Admin only. */
export const useRoles = readHook(rolesQuery);

/** Reads the account's own roles page by page, newest first. Admin only. */
export const useRolesInfinite = pagesHook(rolesInfiniteQuery);

/** Creates a role, then refetches reports, which list the roles with access. Admin only. */
export const useCreateRole = writeHook(createRole, () => [['roles'], ...pathsShowingRoles]);

/** Query options of one role. */
export const roleQuery = recordQuery(getRole);

/** Reads one of the account's own roles. Admin only. */
export const useRole = readHook(roleQuery);

const changeRole = onBase(updateRole, {
  operation: 'updateRole',
  read: (client, { roleId }, options) => getRole(client, { roleId }, options),
});

/**
 * Updates a role and thus its users' permissions, then refetches the reports that list it. With `base`, does not overwrite other
 * people's edits (docs/admin-data.md#concurrent-edits). Admin only.
 * @throws 409 if the name is taken, or with the code `version_mismatch` if someone else has changed the same fields
 */
export const useUpdateRole = writeHook(changeRole, () => [['roles'], ['users', 'me'], ...pathsShowingRoles]);

/** Deletes a role and removes it from all users, then refetches the reports that listed it. Admin only. */
export const useDeleteRole = writeHook(deleteRole, () => [['roles'], ['users', 'me'], ...pathsShowingRoles]);

/** Assigns a role to a user. Idempotent. Admin only. */
export const useAssignRoleToUser = writeHook(assignRoleToUser, () => [['users', 'me']]);

/** Removes a role from a user. Idempotent. Admin only. */
export const useRemoveRoleFromUser = writeHook(removeRoleFromUser, () => [['users', 'me']]);

/** Reports contain the roles that can access them. */
const pathsShowingRoles = deploymentParts(everyId, ['reports', 'workspace', 'shared-workspace']);
