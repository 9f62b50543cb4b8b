'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { ScimListResponse, ScimPatchOp } from '../../client/resources/scim.js';
import {
  createScimGroup,
  deleteScimGroup,
  type GetScimGroupParams,
  getScimGroup,
  type ListScimGroupsParams,
  listScimGroups,
  patchScimGroup,
  replaceScimGroup,
  type ScimGroup,
} from '../../client/resources/scim-groups.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `listScimGroups`. */
export function scimGroupsQuery(client: ServiceClient, params: ListScimGroupsParams = {}) {
  return detailQuery(client, ['scim', 'Groups'], listScimGroups, params);
}

export function useScimGroups<Data = ScimListResponse<ScimGroup>>(
  params?: ListScimGroupsParams,
  options?: ReadOptions<ScimListResponse<ScimGroup>, Data>,
) {
  return useRead(scimGroupsQuery(useServiceClient(), params), options);
}

/** Runs `createScimGroup`. */
export function useCreateScimGroup(options?: WriteOptions<ScimGroup, ScimGroup>) {
  return useResourceMutation(createScimGroup, () => [['scim', 'Groups']], options);
}

/** Query options of `getScimGroup`. */
export function scimGroupQuery(client: ServiceClient, params: GetScimGroupParams) {
  return detailQuery(client, ['scim', 'Groups', params.id], getScimGroup, params);
}

export function useScimGroup<Data = ScimGroup>(params: GetScimGroupParams, options?: ReadOptions<ScimGroup, Data>) {
  return useRead(scimGroupQuery(useServiceClient(), params), options);
}

/** Runs `replaceScimGroup`. */
export function useReplaceScimGroup(options?: WriteOptions<ScimGroup, { readonly id: string } & ScimGroup>) {
  return useResourceMutation(replaceScimGroup, () => [['scim', 'Groups']], options);
}

/** Runs `patchScimGroup`. */
export function usePatchScimGroup(options?: WriteOptions<ScimGroup, { readonly id: string } & ScimPatchOp>) {
  return useResourceMutation(patchScimGroup, () => [['scim', 'Groups']], options);
}

/** Runs `deleteScimGroup`. */
export function useDeleteScimGroup(options?: WriteOptions<void, { readonly id: string }>) {
  return useResourceMutation(deleteScimGroup, () => [['scim', 'Groups']], options);
}
