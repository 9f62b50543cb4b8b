import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { ScimListResponse, ScimMeta, ScimPatchOp } from './scim.js';

/** (payload facts, SCIM). */
export function listScimUsers(client: ServiceClient, query: ListScimUsersParams = {}, options?: CallOptions) {
  return client.get<ScimListResponse<ScimUser>>('/api/scim/v2/Users', { ...options, operation: 'listScimUsers', query, api: 'scim' });
}

/** (payload facts, SCIM). */
export function createScimUser(client: ServiceClient, body: ScimUser, options?: CallOptions) {
  return client.post<ScimUser>('/api/scim/v2/Users', { ...options, operation: 'createScimUser', body, api: 'scim' });
}

/** 404 ScimError (payload facts, SCIM). */
export function getScimUser(client: ServiceClient, { id }: { readonly id: string }, options?: CallOptions) {
  return client.get<ScimUser>(path`/api/scim/v2/Users/${id}`, { ...options, operation: 'getScimUser', api: 'scim' });
}

/** 404 ScimError (payload facts, SCIM). */
export function replaceScimUser(client: ServiceClient, { id, ...body }: { readonly id: string } & ScimUser, options?: CallOptions) {
  return client.put<ScimUser>(path`/api/scim/v2/Users/${id}`, { ...options, operation: 'replaceScimUser', body, api: 'scim' });
}

/** 404 ScimError (payload facts, SCIM). */
export function patchScimUser(client: ServiceClient, { id, ...body }: { readonly id: string } & ScimPatchOp, options?: CallOptions) {
  return client.patch<ScimUser>(path`/api/scim/v2/Users/${id}`, { ...options, operation: 'patchScimUser', body, api: 'scim' });
}

/** 404 ScimError (payload facts, SCIM). */
export function deleteScimUser(client: ServiceClient, { id }: { readonly id: string }, options?: CallOptions) {
  return client.delete<void>(path`/api/scim/v2/Users/${id}`, { ...options, operation: 'deleteScimUser', api: 'scim' });
}

/** Which of them `listScimUsers` lists, or how. */
export interface ListScimUsersParams {
  readonly filter?: string | undefined;
  /** at least 1 */
  readonly startIndex?: number | undefined;
  /** at least 0 */
  readonly count?: number | undefined;
}

export interface ScimUser {
  readonly userName: string;
  readonly schemas?: readonly string[];
  /** Read only. */
  readonly id?: string;
  readonly name?: { readonly givenName?: string; readonly familyName?: string };
  readonly emails?: readonly { readonly value?: string; readonly primary?: boolean }[];
  readonly active?: boolean;
  readonly externalId?: string;
  readonly meta?: ScimMeta;
}
