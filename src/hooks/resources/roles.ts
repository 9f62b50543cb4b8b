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
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `getRoles`: its first page. */
export function rolesQuery(client: ServiceClient, params: ListParams<CursorParams> = {}) {
  return listQuery(client, ['roles'], getRoles, params);
}

/** Infinite-query options of `getRoles`. */
export function rolesInfiniteQuery(client: ServiceClient, params: ListParams<CursorParams> = {}) {
  return cursorQuery(client, ['roles'], getRoles, params);
}

export function useRoles<Data = Page<Role>>(params?: ListParams<CursorParams>, options?: ReadOptions<Page<Role>, Data>) {
  return useRead(rolesQuery(useServiceClient(), params), options);
}

export function useRolesInfinite<Data = Pages<Role>>(params?: ListParams<CursorParams>, options?: CursorReadOptions<Role, Data>) {
  return useCursorRead(rolesInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `createRole`. */
export function useCreateRole(options?: WriteOptions<Role, RoleCreateBody>) {
  return useResourceMutation(createRole, () => [['roles']], options);
}

/** Query options of `getRole`. */
export function roleQuery(client: ServiceClient, params: { readonly roleId: number }) {
  return detailQuery(client, ['roles', params.roleId], getRole, params);
}

export function useRole<Data = Role>(params: { readonly roleId: number }, options?: ReadOptions<Role, Data>) {
  return useRead(roleQuery(useServiceClient(), params), options);
}

/** Runs `updateRole`. */
export function useUpdateRole(options?: WriteOptions<Role, { readonly roleId: number } & RoleUpdateBody>) {
  return useResourceMutation(updateRole, () => [['roles']], options);
}

/** Runs `deleteRole`. */
export function useDeleteRole(options?: WriteOptions<void, { readonly roleId: number }>) {
  return useResourceMutation(deleteRole, () => [['roles']], options);
}

/** Runs `assignRoleToUser`. */
export function useAssignRoleToUser(options?: WriteOptions<void, { readonly roleId: number; readonly userId: number }>) {
  return useResourceMutation(assignRoleToUser, () => [['roles']], options);
}

/** Runs `removeRoleFromUser`. */
export function useRemoveRoleFromUser(options?: WriteOptions<void, { readonly roleId: number; readonly userId: number }>) {
  return useResourceMutation(removeRoleFromUser, () => [['roles']], options);
}
