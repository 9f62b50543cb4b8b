import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { EmbedTenantAddress } from './embed-tenants.js';
import type { EmbedUser } from './embed-users.js';
import type { UserGroup } from './user-groups.js';

/** Newest first (payload facts, Embed Tenants). */
export function getEmbedGroups(
  client: ServiceClient,
  { embedTenantName, ...query }: EmbedTenantAddress & CursorParams,
  options?: CallOptions,
) {
  return getPage<UserGroup>(client, path`/api/v1/embed-tenants/${embedTenantName}/groups`, {
    ...options,
    operation: 'getEmbedGroups',
    query,
  });
}

/** 400 name taken or starting with 'system:' (payload facts, Embed Tenants). */
export function createEmbedGroup(
  client: ServiceClient,
  { embedTenantName, ...body }: EmbedTenantAddress & CreateEmbedGroupInput,
  options?: CallOptions,
) {
  return client.post<UserGroup>(path`/api/v1/embed-tenants/${embedTenantName}/groups`, { ...options, operation: 'createEmbedGroup', body });
}

/** 404 (payload facts, Embed Tenants). */
export function getEmbedGroup(client: ServiceClient, { embedTenantName, id }: EmbedGroupAddress, options?: CallOptions) {
  return client.get<UserGroup>(path`/api/v1/embed-tenants/${embedTenantName}/groups/${id}`, { ...options, operation: 'getEmbedGroup' });
}

/** (name cannot change) (payload facts, Embed Tenants). */
export function updateEmbedGroup(
  client: ServiceClient,
  { embedTenantName, id, ...body }: EmbedGroupAddress & UpdateEmbedGroupInput,
  options?: CallOptions,
) {
  return client.patch<UserGroup>(path`/api/v1/embed-tenants/${embedTenantName}/groups/${id}`, {
    ...options,
    operation: 'updateEmbedGroup',
    body,
  });
}

/** 400 while it has members; 404 (payload facts, Embed Tenants). */
export function deleteEmbedGroup(client: ServiceClient, { embedTenantName, id }: EmbedGroupAddress, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/embed-tenants/${embedTenantName}/groups/${id}`, { ...options, operation: 'deleteEmbedGroup' });
}

/** 404 (payload facts, Embed Tenants). */
export function getEmbedGroupMembers(
  client: ServiceClient,
  { embedTenantName, id, ...query }: EmbedGroupAddress & CursorParams,
  options?: CallOptions,
) {
  return getPage<EmbedUser>(client, path`/api/v1/embed-tenants/${embedTenantName}/groups/${id}/users`, {
    ...options,
    operation: 'getEmbedGroupMembers',
    query,
  });
}

/** 404 unknown embedUserId. Unknown externalId is provisioned (payload facts, Embed Tenants). */
export function addEmbedGroupMembers(
  client: ServiceClient,
  { embedTenantName, id, ...body }: EmbedGroupAddress & EmbedGroupMembersInput,
  options?: CallOptions,
) {
  return client.post<EmbedGroupMembersMutationResponse>(path`/api/v1/embed-tenants/${embedTenantName}/groups/${id}/users`, {
    ...options,
    operation: 'addEmbedGroupMembers',
    body,
  });
}

/** 404. Idempotent (payload facts, Embed Tenants). */
export function removeEmbedGroupMembers(
  client: ServiceClient,
  { embedTenantName, id, ...body }: EmbedGroupAddress & EmbedGroupMembersInput,
  options?: CallOptions,
) {
  return client.delete<void>(path`/api/v1/embed-tenants/${embedTenantName}/groups/${id}/users`, {
    ...options,
    operation: 'removeEmbedGroupMembers',
    body,
  });
}

export interface EmbedGroupAddress extends EmbedTenantAddress {
  readonly id: number;
}

/** Empty string clears. */
export interface CreateEmbedGroupInput {
  /** 1 to 100 characters. */
  readonly name: string;
  /** At most 500 characters. */
  readonly description?: string | null | undefined;
}

/** Empty string clears. */
export interface UpdateEmbedGroupInput {
  /** At most 500 characters. */
  readonly description?: string | null | undefined;
}

/** (exactly one);. */
export interface EmbedGroupMemberInput {
  /** At least 1. */
  readonly embedUserId?: number | null | undefined;
  /** At least 1. */
  readonly externalId?: string | null | undefined;
}

/** (exactly one);. */
export interface EmbedGroupMembersInput {
  /** 1..1000. */
  readonly members: readonly EmbedGroupMemberInput[];
}

export interface EmbedGroupMembersMutationResponse {
  readonly addedMembers: readonly EmbedUser[];
  readonly unchangedMembers: readonly EmbedUser[];
}
