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
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { type ScimPagesParams, scimPagesQuery } from './scimPages.js';

/** Query options of one page of the provisioned groups. */
export function scimGroupsQuery(client: ServiceClient, params: ListScimGroupsParams = {}) {
  return detailQuery(client, ['scim', 'Groups'], listScimGroups, params);
}

/** Reads one page of the provisioned groups; leave out the members with `excludedAttributes` where they do not show. */
export function useScimGroups<Data = ScimListResponse<ScimGroup>>(
  params?: ListScimGroupsParams,
  options?: ReadOptions<ScimListResponse<ScimGroup>, Data>,
) {
  return useRead(scimGroupsQuery(useServiceClient(), params), options);
}

/** Infinite-query options for the list of provisioned groups, without their members. */
export function scimGroupsInfiniteQuery(client: ServiceClient, params: ScimPagesParams = {}) {
  return scimPagesQuery(client, ['scim', 'Groups'], listScimGroups, params, { excludedAttributes: 'members' });
}

/** Adds a group of the account through provisioning. */
export function useCreateScimGroup(options?: WriteOptions<ScimGroup, ScimGroup>) {
  return useResourceMutation(createScimGroup, () => [['scim', 'Groups'], ['user-groups']], options);
}

/** Query options of one provisioned group. */
export function scimGroupQuery(client: ServiceClient, params: GetScimGroupParams) {
  return detailQuery(client, ['scim', 'Groups', params.id], getScimGroup, params);
}

/** Reads one provisioned group. */
export function useScimGroup<Data = ScimGroup>(params: GetScimGroupParams, options?: ReadOptions<ScimGroup, Data>) {
  return useRead(scimGroupQuery(useServiceClient(), params), options);
}

/** Replaces a group whole: without members it is empty afterwards. */
export function useReplaceScimGroup(options?: WriteOptions<ScimGroup, { readonly id: string } & ScimGroup>) {
  return useResourceMutation(replaceScimGroup, () => [['scim', 'Groups'], ['user-groups']], options);
}

/** Renames a group, or adds and removes members. */
export function usePatchScimGroup(options?: WriteOptions<ScimGroup, { readonly id: string } & ScimPatchOp>) {
  return useResourceMutation(patchScimGroup, () => [['scim', 'Groups'], ['user-groups']], options);
}

/** Deletes a group; its members stay users. */
export function useDeleteScimGroup(options?: WriteOptions<void, { readonly id: string }>) {
  return useResourceMutation(deleteScimGroup, () => [['scim', 'Groups'], ['user-groups']], options);
}
