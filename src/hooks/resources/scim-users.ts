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
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `listScimUsers`. */
export function scimUsersQuery(client: ServiceClient, params: ListScimUsersParams = {}) {
  return detailQuery(client, ['scim', 'Users'], listScimUsers, params);
}

export function useScimUsers<Data = ScimListResponse<ScimUser>>(
  params?: ListScimUsersParams,
  options?: ReadOptions<ScimListResponse<ScimUser>, Data>,
) {
  return useRead(scimUsersQuery(useServiceClient(), params), options);
}

/** Runs `createScimUser`. */
export function useCreateScimUser(options?: WriteOptions<ScimUser, ScimUser>) {
  return useResourceMutation(createScimUser, () => [['scim', 'Users']], options);
}

/** Query options of `getScimUser`. */
export function scimUserQuery(client: ServiceClient, params: { readonly id: string }) {
  return detailQuery(client, ['scim', 'Users', params.id], getScimUser, params);
}

export function useScimUser<Data = ScimUser>(params: { readonly id: string }, options?: ReadOptions<ScimUser, Data>) {
  return useRead(scimUserQuery(useServiceClient(), params), options);
}

/** Runs `replaceScimUser`. */
export function useReplaceScimUser(options?: WriteOptions<ScimUser, { readonly id: string } & ScimUser>) {
  return useResourceMutation(replaceScimUser, () => [['scim', 'Users']], options);
}

/** Runs `patchScimUser`. */
export function usePatchScimUser(options?: WriteOptions<ScimUser, { readonly id: string } & ScimPatchOp>) {
  return useResourceMutation(patchScimUser, () => [['scim', 'Users']], options);
}

/** Runs `deleteScimUser`. */
export function useDeleteScimUser(options?: WriteOptions<void, { readonly id: string }>) {
  return useResourceMutation(deleteScimUser, () => [['scim', 'Users']], options);
}
