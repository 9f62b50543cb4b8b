'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  assignRoleToUser,
  createRole,
  deleteRole,
  getRole,
  getRoles,
  type Role,
  type RoleCreateBody,
  type RoleUpdateBody,
  removeRoleFromUser,
  updateRole,
} from '../../client/resources/roles.js';
import { deploymentParts } from '../deploymentParts.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { everyId } from '../queryKeys.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of the account's own roles: the first page. */
export function rolesQuery(client: ServiceClient, params: ListParams<CursorParams> = {}) {
  return listQuery(client, ['roles'], getRoles, params);
}

/** Infinite-query options of the account's own roles. */
export function rolesInfiniteQuery(client: ServiceClient, params: ListParams<CursorParams> = {}) {
  return cursorQuery(client, ['roles'], getRoles, params);
}

/** Reads the first page of the account's own roles, newest first. Admin only. */
export function useRoles<Data = Page<Role>>(params?: ListParams<CursorParams>, options?: ReadOptions<Page<Role>, Data>) {
  return useRead(rolesQuery(useServiceClient(), params), options);
}

/** Reads the account's own roles page by page, newest first. Admin only. */
export function useRolesInfinite<Data = Pages<Role>>(params?: ListParams<CursorParams>, options?: CursorReadOptions<Role, Data>) {
  return useCursorRead(rolesInfiniteQuery(useServiceClient(), params), options);
}

/** Adds a role. Reports, which name the roles that reach them, are read again. Admin only. */
export function useCreateRole(options?: WriteOptions<Role, RoleCreateBody>) {
  return useResourceMutation(createRole, () => [['roles'], ...pathsShowingRoles], options);
}

/** Query options of one role. */
export function roleQuery(client: ServiceClient, params: { readonly roleId: number }) {
  return detailQuery(client, ['roles', params.roleId], getRole, params);
}

/** Reads one of the account's own roles. Admin only. */
export function useRole<Data = Role>(params: { readonly roleId: number }, options?: ReadOptions<Role, Data>) {
  return useRead(roleQuery(useServiceClient(), params), options);
}

/** Changes a role, and the permissions of its users. Reads again the reports that name it. Admin only. */
export function useUpdateRole(options?: WriteOptions<Role, { readonly roleId: number } & RoleUpdateBody>) {
  return useResourceMutation(updateRole, () => [['roles'], ['users', 'me'], ...pathsShowingRoles], options);
}

/** Deletes a role, and removes it from all users. Reads again the reports that named it. Admin only. */
export function useDeleteRole(options?: WriteOptions<void, { readonly roleId: number }>) {
  return useResourceMutation(deleteRole, () => [['roles'], ['users', 'me'], ...pathsShowingRoles], options);
}

/** Assigns a role to a user; assigning it again changes nothing. Admin only. */
export function useAssignRoleToUser(options?: WriteOptions<void, { readonly roleId: number; readonly userId: number }>) {
  return useResourceMutation(assignRoleToUser, () => [['users', 'me']], options);
}

/** Removes a role from a user. Idempotent. Admin only. */
export function useRemoveRoleFromUser(options?: WriteOptions<void, { readonly roleId: number; readonly userId: number }>) {
  return useResourceMutation(removeRoleFromUser, () => [['users', 'me']], options);
}

/** Reports contain the roles that can access them. */
const pathsShowingRoles = deploymentParts(everyId, ['reports', 'workspace', 'shared-workspace']);
