'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { ScimListResponse, ScimPatchOp } from '../../client/resources/scim.js';
import {
  createScimUser,
  deleteScimUser,
  getScimUser,
  type ListScimUsersParams,
  listScimUsers,
  patchScimUser,
  replaceScimUser,
  type ScimUser,
} from '../../client/resources/scim-users.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { deletedUsers, pathsShowingOwners } from './deletedUsers.js';
import { type ScimPagesParams, scimPagesQuery } from './scimPages.js';

/** Query options of one page of the provisioned users. */
export function scimUsersQuery(client: ServiceClient, params: ListScimUsersParams = {}) {
  return detailQuery(client, ['scim', 'Users'], listScimUsers, params);
}

/** Reads one page of the provisioned users; `startIndex` counts from 1, and `totalResults` says how many there are. */
export function useScimUsers<Data = ScimListResponse<ScimUser>>(
  params?: ListScimUsersParams,
  options?: ReadOptions<ScimListResponse<ScimUser>, Data>,
) {
  return useRead(scimUsersQuery(useServiceClient(), params), options);
}

/** Infinite-query options for the list of provisioned users. */
export function scimUsersInfiniteQuery(client: ServiceClient, params: ScimPagesParams = {}) {
  return scimPagesQuery(client, ['scim', 'Users'], listScimUsers, params, {});
}

/** Adds a user of the account through provisioning. */
export function useCreateScimUser(options?: WriteOptions<ScimUser, ScimUser>) {
  return useResourceMutation(createScimUser, () => [['scim', 'Users'], ['users']], options);
}

/** Query options of one provisioned user. */
export function scimUserQuery(client: ServiceClient, params: { readonly id: string }) {
  return detailQuery(client, ['scim', 'Users', params.id], getScimUser, params);
}

/** Reads one provisioned user. */
export function useScimUser<Data = ScimUser>(params: { readonly id: string }, options?: ReadOptions<ScimUser, Data>) {
  return useRead(scimUserQuery(useServiceClient(), params), options);
}

/** Replaces a user whole: attributes that are left out are emptied. */
export function useReplaceScimUser(options?: WriteOptions<ScimUser, { readonly id: string } & ScimUser>) {
  return useResourceMutation(replaceScimUser, () => changedUsers, options);
}

/** Changes some attributes of a user, such as `active`. */
export function usePatchScimUser(options?: WriteOptions<ScimUser, { readonly id: string } & ScimPatchOp>) {
  return useResourceMutation(patchScimUser, () => changedUsers, options);
}

/** Deletes a user of the account, with memberships, attribute values and API keys. */
export function useDeleteScimUser(options?: WriteOptions<void, { readonly id: string }>) {
  return useResourceMutation(deleteScimUser, ({ id }) => deletedUsers([Number(id)]), options);
}

/** Groups and owned records contain user names. */
const changedUsers: readonly ResourcePath[] = [['scim'], ['users'], ...pathsShowingOwners];
