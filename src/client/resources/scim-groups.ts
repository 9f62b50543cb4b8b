import { operation } from '../http/operation.js';
import { checkScimPage } from './checks/checkScimPage.js';
import type { ScimListParams, ScimListResponse, ScimMeta, ScimPatchOp } from './scim.js';

/**
 * Lists provisioned groups, which are those of the account; large ones come quicker with `excludedAttributes: 'members'`
 * (docs/contract/users.md#scim).
 * @throws 400 if the filter has an unknown attribute
 */
export const listScimGroups = operation<ListScimGroupsParams, ScimListResponse<ScimGroup>>('listScimGroups', 'GET', '/api/scim/v2/Groups', {
  check: checkScimPage,
  send: 'query',
  api: 'scim',
});

/**
 * Adds a group. A name that another group has answers 409 (docs/contract/users.md#scim).
 * @status 201
 * @throws 400 if a member is not a user
 * @throws 409 if the name is taken
 */
export const createScimGroup = operation<ScimGroup, ScimGroup>('createScimGroup', 'POST', '/api/scim/v2/Groups', { api: 'scim' });

/**
 * Gets one provisioned group (docs/contract/users.md#scim).
 * @throws 404 if the group does not exist
 */
export const getScimGroup = operation<GetScimGroupParams, ScimGroup>('getScimGroup', 'GET', '/api/scim/v2/Groups/{id}', {
  send: 'query',
  api: 'scim',
});

/**
 * Replaces a group whole: without `members` it is empty afterwards (docs/contract/users.md#scim).
 * @throws 404 if the group does not exist
 * @throws 409 if the name is taken
 */
export const replaceScimGroup = operation<{ readonly id: string } & ScimGroup, ScimGroup>(
  'replaceScimGroup',
  'PUT',
  '/api/scim/v2/Groups/{id}',
  { api: 'scim' },
);

/**
 * Renames a group, or adds and removes members, all or none of it (docs/contract/users.md#scim).
 * @throws 400 if a path is unknown, or a member is not a user
 * @throws 404 if the group does not exist
 */
export const patchScimGroup = operation<{ readonly id: string } & ScimPatchOp, ScimGroup>(
  'patchScimGroup',
  'PATCH',
  '/api/scim/v2/Groups/{id}',
  { api: 'scim' },
);

/**
 * Deletes a group; its members stay users (docs/contract/users.md#scim).
 * @status 204
 * @throws 404 if the group does not exist or was already deleted
 */
export const deleteScimGroup = operation<{ readonly id: string }, void>('deleteScimGroup', 'DELETE', '/api/scim/v2/Groups/{id}', {
  api: 'scim',
});

/** A group, and the attributes to leave out. */
export interface GetScimGroupParams {
  /** The SCIM id of the group. */
  readonly id: string;
  /** Comma-separated names of attributes to omit. */
  readonly excludedAttributes?: string | undefined;
}

/** The page of groups to list. */
export interface ListScimGroupsParams extends ScimListParams, Pick<GetScimGroupParams, 'excludedAttributes'> {}

/** A group as SCIM has it (RFC 7643, section 4.2). */
export interface ScimGroup {
  /** The name of the group, which no other group has. */
  readonly displayName: string;
  /** `['urn:ietf:params:scim:schemas:core:2.0:Group']`. */
  readonly schemas?: readonly string[] | undefined;
  /** Read only. */
  readonly id?: string;
  /** Users by their SCIM id. */
  readonly members?: readonly { readonly value?: string | undefined; readonly display?: string | undefined }[] | undefined;
  /** Read only. */
  readonly meta?: ScimMeta;
}
