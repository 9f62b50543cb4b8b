import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { ScimListResponse, ScimMeta, ScimPatchOp } from './scim.js';

/** (payload facts, SCIM). */
export function listScimGroups(client: ServiceClient, query: ListScimGroupsParams = {}, options?: CallOptions) {
  return client.get<ScimListResponse<ScimGroup>>('/api/scim/v2/Groups', { ...options, operation: 'listScimGroups', query, api: 'scim' });
}

/** (payload facts, SCIM). */
export function createScimGroup(client: ServiceClient, body: ScimGroup, options?: CallOptions) {
  return client.post<ScimGroup>('/api/scim/v2/Groups', { ...options, operation: 'createScimGroup', body, api: 'scim' });
}

/** 404 ScimError (payload facts, SCIM). */
export function getScimGroup(client: ServiceClient, { id, ...query }: GetScimGroupParams, options?: CallOptions) {
  return client.get<ScimGroup>(path`/api/scim/v2/Groups/${id}`, { ...options, operation: 'getScimGroup', query, api: 'scim' });
}

/** 404 ScimError (payload facts, SCIM). */
export function replaceScimGroup(client: ServiceClient, { id, ...body }: { readonly id: string } & ScimGroup, options?: CallOptions) {
  return client.put<ScimGroup>(path`/api/scim/v2/Groups/${id}`, { ...options, operation: 'replaceScimGroup', body, api: 'scim' });
}

/** 404 ScimError (payload facts, SCIM). */
export function patchScimGroup(client: ServiceClient, { id, ...body }: { readonly id: string } & ScimPatchOp, options?: CallOptions) {
  return client.patch<ScimGroup>(path`/api/scim/v2/Groups/${id}`, { ...options, operation: 'patchScimGroup', body, api: 'scim' });
}

/** 404 ScimError (payload facts, SCIM). */
export function deleteScimGroup(client: ServiceClient, { id }: { readonly id: string }, options?: CallOptions) {
  return client.delete<void>(path`/api/scim/v2/Groups/${id}`, { ...options, operation: 'deleteScimGroup', api: 'scim' });
}

/** Which of them `getScimGroup` lists, or how. */
export interface GetScimGroupParams {
  readonly id: string;
  readonly excludedAttributes?: string | undefined;
}

/** Which of them `listScimGroups` lists, or how. */
export interface ListScimGroupsParams {
  readonly filter?: string | undefined;
  /** at least 1 */
  readonly startIndex?: number | undefined;
  /** at least 0 */
  readonly count?: number | undefined;
  readonly excludedAttributes?: string | undefined;
}

export interface ScimGroup {
  readonly displayName: string;
  readonly schemas?: readonly string[];
  /** Read only. */
  readonly id?: string;
  readonly members?: readonly { readonly value?: string; readonly display?: string }[];
  readonly meta?: ScimMeta;
}
