import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import { checkScimPage, type ScimListParams, type ScimListResponse, type ScimMeta, type ScimPatchOp } from './scim.js';

/**
 * Lists provisioned users, which are those of the account. SCIM calls need the SCIM token: `scimCredentials` of the client
 * (docs/contract/users.md#scim).
 * @throws 400 an operator other than eq; an attribute that users lack; clauses joined by or; a value without quotes
 */
export async function listScimUsers(client: ServiceClient, query: ListScimUsersParams = {}, options?: CallOptions) {
  checkScimPage(query, 'listScimUsers');
  return client.get<ScimListResponse<ScimUser>>('/api/scim/v2/Users', { ...options, operation: 'listScimUsers', query, api: 'scim' });
}

/**
 * Adds a user. A user name or email that somebody has answers 409 (docs/contract/users.md#scim).
 * @status 201
 * @throws 400 an empty user name
 * @throws 409 a user name that is taken
 */
export function createScimUser(client: ServiceClient, body: ScimUser, options?: CallOptions) {
  return client.post<ScimUser>('/api/scim/v2/Users', { ...options, operation: 'createScimUser', body, api: 'scim' });
}

/**
 * Gets one provisioned user (docs/contract/users.md#scim).
 * @throws 404 an unknown id
 */
export function getScimUser(client: ServiceClient, { id }: { readonly id: string }, options?: CallOptions) {
  return client.get<ScimUser>(path`/api/scim/v2/Users/${id}`, { ...options, operation: 'getScimUser', api: 'scim' });
}

/**
 * Replaces a user whole: attributes that are left out are emptied, and without `active` the user is active (docs/contract/users.md#scim).
 * @throws 404 an unknown id
 * @throws 409 a user name that is taken
 */
export function replaceScimUser(client: ServiceClient, { id, ...body }: { readonly id: string } & ScimUser, options?: CallOptions) {
  return client.put<ScimUser>(path`/api/scim/v2/Users/${id}`, { ...options, operation: 'replaceScimUser', body, api: 'scim' });
}

/**
 * Changes some attributes of a user, all or none of them. With `active` false the user's tokens answer 401 (docs/contract/users.md#scim).
 * @throws 400 an unknown path; removing nothing in particular; removing the user name; no change at all
 * @throws 404 an unknown id
 */
export function patchScimUser(client: ServiceClient, { id, ...body }: { readonly id: string } & ScimPatchOp, options?: CallOptions) {
  return client.patch<ScimUser>(path`/api/scim/v2/Users/${id}`, { ...options, operation: 'patchScimUser', body, api: 'scim' });
}

/**
 * Deletes a user permanently (docs/contract/users.md#scim).
 * @status 204
 * @throws 404 a user who is gone
 */
export function deleteScimUser(client: ServiceClient, { id }: { readonly id: string }, options?: CallOptions) {
  return client.delete<void>(path`/api/scim/v2/Users/${id}`, { ...options, operation: 'deleteScimUser', api: 'scim' });
}

export type ListScimUsersParams = ScimListParams;

export interface ScimUser {
  readonly userName: string;
  readonly schemas?: readonly string[] | undefined;
  /** Read only. */
  readonly id?: string;
  readonly name?: { readonly givenName?: string | undefined; readonly familyName?: string | undefined } | undefined;
  readonly emails?: readonly { readonly value?: string | undefined; readonly primary?: boolean | undefined }[] | undefined;
  /** False for a deactivated user. */
  readonly active?: boolean | undefined;
  /** The user's id at the identity provider. */
  readonly externalId?: string | undefined;
  /** Read only. */
  readonly meta?: ScimMeta;
}
