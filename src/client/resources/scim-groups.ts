import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import { checkScimPage, type ScimListParams, type ScimListResponse, type ScimMeta, type ScimPatchOp } from './scim.js';

/**
 * Lists provisioned groups, which are those of the account; large ones come quicker with `excludedAttributes: 'members'`
 * (docs/contract/users.md#scim).
 * @throws 400 an attribute that groups lack
 */
export async function listScimGroups(client: ServiceClient, query: ListScimGroupsParams = {}, options?: CallOptions) {
  checkScimPage(query, 'listScimGroups');
  return client.get<ScimListResponse<ScimGroup>>('/api/scim/v2/Groups', { ...options, operation: 'listScimGroups', query, api: 'scim' });
}

/**
 * Adds a group. A name that another group has answers 409 (docs/contract/users.md#scim).
 * @status 201
 * @throws 400 a member who is no user
 * @throws 409 a name that is taken
 */
export function createScimGroup(client: ServiceClient, body: ScimGroup, options?: CallOptions) {
  return client.post<ScimGroup>('/api/scim/v2/Groups', { ...options, operation: 'createScimGroup', body, api: 'scim' });
}

/**
 * Gets one provisioned group (docs/contract/users.md#scim).
 * @throws 404 an unknown id
 */
export function getScimGroup(client: ServiceClient, { id, ...query }: GetScimGroupParams, options?: CallOptions) {
  return client.get<ScimGroup>(path`/api/scim/v2/Groups/${id}`, { ...options, operation: 'getScimGroup', query, api: 'scim' });
}

/**
 * Replaces a group whole: without `members` it is empty afterwards (docs/contract/users.md#scim).
 * @throws 404 an unknown id
 * @throws 409 a name that is taken
 */
export function replaceScimGroup(client: ServiceClient, { id, ...body }: { readonly id: string } & ScimGroup, options?: CallOptions) {
  return client.put<ScimGroup>(path`/api/scim/v2/Groups/${id}`, { ...options, operation: 'replaceScimGroup', body, api: 'scim' });
}

/**
 * Renames a group, or adds and removes members, all or none of it (docs/contract/users.md#scim).
 * @throws 400 an unknown path; a member who is no user
 * @throws 404 an unknown id
 */
export function patchScimGroup(client: ServiceClient, { id, ...body }: { readonly id: string } & ScimPatchOp, options?: CallOptions) {
  return client.patch<ScimGroup>(path`/api/scim/v2/Groups/${id}`, { ...options, operation: 'patchScimGroup', body, api: 'scim' });
}

/**
 * Deletes a group; its members stay users (docs/contract/users.md#scim).
 * @status 204
 * @throws 404 a group that is gone
 */
export function deleteScimGroup(client: ServiceClient, { id }: { readonly id: string }, options?: CallOptions) {
  return client.delete<void>(path`/api/scim/v2/Groups/${id}`, { ...options, operation: 'deleteScimGroup', api: 'scim' });
}

export interface GetScimGroupParams {
  readonly id: string;
  /** Comma-separated names of attributes to omit. */
  readonly excludedAttributes?: string | undefined;
}

export interface ListScimGroupsParams extends ScimListParams, Pick<GetScimGroupParams, 'excludedAttributes'> {}

export interface ScimGroup {
  readonly displayName: string;
  readonly schemas?: readonly string[] | undefined;
  /** Read only. */
  readonly id?: string;
  /** Users by their SCIM id. */
  readonly members?: readonly { readonly value?: string | undefined; readonly display?: string | undefined }[] | undefined;
  /** Read only. */
  readonly meta?: ScimMeta;
}
