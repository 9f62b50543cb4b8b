import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { BulkActionError } from './bulk-action.js';
import type { EmbedUser, EmbedUserProfile } from './embed-users.js';

/** (payload facts, Embed Tenants). */
export function listEmbedTenants(client: ServiceClient, query: ListEmbedTenantsParams = {}, options?: CallOptions) {
  return getPage<EmbedTenant>(client, '/api/v1/embed-tenants', { ...options, operation: 'listEmbedTenants', query });
}

/** (also when it does not exist); 400 when the name is not in canonical lowercase form. Deletes everything inside it (payload facts, Embed Tenants). */
export function deleteEmbedTenant(client: ServiceClient, { embedTenantName }: EmbedTenantAddress, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/embed-tenants/${embedTenantName}`, { ...options, operation: 'deleteEmbedTenant' });
}

/** Ordered by email (payload facts, Embed Tenants). */
export function listEmbedUsers(client: ServiceClient, { embedTenantName, ...query }: ListEmbedUsersParams, options?: CallOptions) {
  return getPage<EmbedUser>(client, path`/api/v1/embed-tenants/${embedTenantName}/users`, {
    ...options,
    operation: 'listEmbedUsers',
    query,
  });
}

/** (partial success; item status 400 unknown group, 429 user limit) (payload facts, Embed Tenants). */
export function provisionEmbedUsers(
  client: ServiceClient,
  { embedTenantName, ...body }: EmbedTenantAddress & ProvisionEmbedUsersInput,
  options?: CallOptions,
) {
  return client.post<ProvisionEmbedUsersResponse>(path`/api/v1/embed-tenants/${embedTenantName}/users`, {
    ...options,
    operation: 'provisionEmbedUsers',
    body,
  });
}

/** Idempotent (payload facts, Embed Tenants). */
export function provisionEmbedUser(
  client: ServiceClient,
  { embedTenantName, ...body }: EmbedTenantAddress & ProvisionEmbedUserInput,
  options?: CallOptions,
) {
  return client.post<EmbedUser>(path`/api/v1/embed-tenants/${embedTenantName}/user`, { ...options, operation: 'provisionEmbedUser', body });
}

export interface EmbedTenantAddress {
  readonly embedTenantName: string;
}

/** Which of them `listEmbedUsers` lists, or how. */
export interface ListEmbedUsersParams extends EmbedTenantAddress, CursorParams {
  readonly search?: string | null | undefined;
}

/** Which of them `listEmbedTenants` lists, or how. */
export interface ListEmbedTenantsParams extends CursorParams {
  readonly search?: string | null | undefined;
}

export interface EmbedTenant {
  readonly id: number;
  readonly name: string;
  readonly userCount: number;
  readonly displayName?: string | null;
  readonly createdAt?: string | null;
}

/** Each group list replaces; omitted keeps; [] clears. */
export interface ProvisionEmbedUserInput {
  /** At least 1. */
  readonly externalId: string;
  /** Email. */
  readonly email?: string | null | undefined;
  readonly userProfile?: EmbedUserProfile | null | undefined;
  readonly groups?: readonly string[] | null | undefined;
  readonly tenantGroups?: readonly string[] | null | undefined;
}

export interface ProvisionEmbedUsersInput {
  /** 1..100. */
  readonly users: readonly ProvisionEmbedUserInput[];
}

export interface ProvisionEmbedUsersResponse {
  readonly succeeded: readonly EmbedUser[];
  readonly failed: readonly ProvisionEmbedUserFailure[];
}

export interface ProvisionEmbedUserFailure {
  readonly externalId: string;
  readonly error: BulkActionError;
}
