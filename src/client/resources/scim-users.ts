import { operation } from '../http/operation.js';
import { checkScimPage } from './checks/checkScimPage.js';
import type { ScimListParams, ScimListResponse, ScimMeta, ScimPatchOp } from './scim.js';

/**
 * Lists provisioned users, which are those of the account. SCIM calls need the SCIM token: `scimCredentials` of the client
 * (docs/contract/users.md#scim).
 * @throws 400 if the filter has an operator other than `eq`, an unknown attribute, clauses joined by `or`, or a value without quotes
 */
export const listScimUsers = operation<ListScimUsersParams, ScimListResponse<ScimUser>>('listScimUsers', 'GET', '/api/scim/v2/Users', {
  check: checkScimPage,
  send: 'query',
  api: 'scim',
});

/**
 * Adds a user. 409 if the user name or email is taken (docs/contract/users.md#scim).
 * @status 201
 * @throws 400 if the user name is empty
 * @throws 409 if the user name is taken
 */
export const createScimUser = operation<ScimUser, ScimUser>('createScimUser', 'POST', '/api/scim/v2/Users', { api: 'scim' });

/**
 * Gets one provisioned user (docs/contract/users.md#scim).
 * @throws 404 if the user does not exist
 */
export const getScimUser = operation<{ readonly id: string }, ScimUser>('getScimUser', 'GET', '/api/scim/v2/Users/{id}', { api: 'scim' });

/**
 * Replaces a user whole: attributes that are left out are emptied, and without `active` the user is active (docs/contract/users.md#scim).
 * @throws 404 if the user does not exist
 * @throws 409 if the user name is taken
 */
export const replaceScimUser = operation<{ readonly id: string } & ScimUser, ScimUser>(
  'replaceScimUser',
  'PUT',
  '/api/scim/v2/Users/{id}',
  { api: 'scim' },
);

/**
 * Changes some attributes of a user, all or none of them. With `active` false the user's tokens answer 401 (docs/contract/users.md#scim).
 * @throws 400 if an operation has an unknown path, removes without a path or removes the user name, or if there is no operation
 * @throws 404 if the user does not exist
 */
export const patchScimUser = operation<{ readonly id: string } & ScimPatchOp, ScimUser>(
  'patchScimUser',
  'PATCH',
  '/api/scim/v2/Users/{id}',
  { api: 'scim' },
);

/**
 * Deletes a user permanently (docs/contract/users.md#scim).
 * @status 204
 * @throws 404 if the user does not exist or was already deleted
 */
export const deleteScimUser = operation<{ readonly id: string }, void>('deleteScimUser', 'DELETE', '/api/scim/v2/Users/{id}', {
  api: 'scim',
});

/** The page of users to list. */
export type ListScimUsersParams = ScimListParams;

/** A user as SCIM has it (RFC 7643, section 4.1). */
export interface ScimUser {
  /** The username, which no other user has. */
  readonly userName: string;
  /** `['urn:ietf:params:scim:schemas:core:2.0:User']`. */
  readonly schemas?: readonly string[] | undefined;
  /** Read only. */
  readonly id?: string;
  /** The first and last name. */
  readonly name?: { readonly givenName?: string | undefined; readonly familyName?: string | undefined } | undefined;
  /** The email addresses, of which one is primary. */
  readonly emails?: readonly { readonly value?: string | undefined; readonly primary?: boolean | undefined }[] | undefined;
  /** False for a deactivated user. */
  readonly active?: boolean | undefined;
  /** The user's id at the identity provider. */
  readonly externalId?: string | undefined;
  /** Read only. */
  readonly meta?: ScimMeta;
}
