import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { Policy } from './policies.js';

/** Newest first (payload facts, Roles). */
export function getRoles(client: ServiceClient, query: CursorParams = {}, options?: CallOptions) {
  return getPage<Role>(client, '/api/v1/roles', { ...options, operation: 'getRoles', query });
}

/** 409 name exists; 400 built-in name or a policy without action/resource (payload facts, Roles). */
export function createRole(client: ServiceClient, body: RoleCreateBody, options?: CallOptions) {
  return client.post<Role>('/api/v1/roles', { ...options, operation: 'createRole', body });
}

/** (payload facts, Roles). */
export function getRole(client: ServiceClient, { roleId }: { readonly roleId: number }, options?: CallOptions) {
  return client.get<Role>(path`/api/v1/roles/${roleId}`, { ...options, operation: 'getRole' });
}

/** 409 name exists. `policies` replaces all (payload facts, Roles). */
export function updateRole(
  client: ServiceClient,
  { roleId, ...body }: { readonly roleId: number } & RoleUpdateBody,
  options?: CallOptions,
) {
  return client.put<Role>(path`/api/v1/roles/${roleId}`, { ...options, operation: 'updateRole', body });
}

/** (payload facts, Roles). */
export function deleteRole(client: ServiceClient, { roleId }: { readonly roleId: number }, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/roles/${roleId}`, { ...options, operation: 'deleteRole' });
}

/** 404. Idempotent; built-in ids allowed except the admin role (payload facts, Roles). */
export function assignRoleToUser(
  client: ServiceClient,
  { roleId, userId }: { readonly roleId: number; readonly userId: number },
  options?: CallOptions,
) {
  return client.put<void>(path`/api/v1/roles/${roleId}/users/${userId}`, { ...options, operation: 'assignRoleToUser' });
}

/** 404 unknown user. Idempotent (payload facts, Roles). */
export function removeRoleFromUser(
  client: ServiceClient,
  { roleId, userId }: { readonly roleId: number; readonly userId: number },
  options?: CallOptions,
) {
  return client.delete<void>(path`/api/v1/roles/${roleId}/users/${userId}`, { ...options, operation: 'removeRoleFromUser' });
}

export interface Role {
  readonly id: number;
  readonly name: string;
  readonly policies: readonly Policy[];
  readonly description?: string | null;
}

export interface RoleCreateBody {
  /** 1 to 255 characters. */
  readonly name: string;
  /** Max 200. */
  readonly policies: readonly Policy[];
  /** At most 255 characters. */
  readonly description?: string | null | undefined;
}

export interface RoleUpdateBody {
  /** 1 to 255 characters. */
  readonly name?: string | undefined;
  /** Max 200. */
  readonly policies?: readonly Policy[] | undefined;
  /** At most 255 characters. */
  readonly description?: string | null | undefined;
}
