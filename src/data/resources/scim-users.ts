'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  createScimUser,
  deleteScimUser,
  getScimUser,
  listScimUsers,
  patchScimUser,
  replaceScimUser,
} from '../../client/resources/scim-users.js';
import type { ResourcePath } from '../queryKeys.js';
import { readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';
import { deletedUsers, pathsShowingOwners } from './deletedUsers.js';
import { type ScimPagesParams, scimPagesQuery } from './scimPages.js';

/** Query options of one page of the provisioned users. */
export const scimUsersQuery = recordQuery(listScimUsers);

/** Reads one page of the provisioned users; `startIndex` counts from 1, and `totalResults` says how many there are. */
export const useScimUsers = readHook(scimUsersQuery);

/** Infinite-query options for the list of provisioned users. */
export function scimUsersInfiniteQuery(client: ServiceClient, params: ScimPagesParams = {}) {
  return scimPagesQuery(client, ['scim', 'Users'], listScimUsers, params, {});
}

/** Adds a user of the account through provisioning. */
export const useCreateScimUser = writeHook(createScimUser, () => [['scim', 'Users'], ['users']]);

/** Query options of one provisioned user. */
export const scimUserQuery = recordQuery(getScimUser);

/** Reads one provisioned user. */
export const useScimUser = readHook(scimUserQuery);

/** Replaces a user whole: attributes that are left out are emptied. */
export const useReplaceScimUser = writeHook(replaceScimUser, () => changedUsers);

/** Changes some attributes of a user, such as `active`. */
export const usePatchScimUser = writeHook(patchScimUser, () => changedUsers);

/** Deletes a user of the account, with memberships, attribute values and API keys. */
export const useDeleteScimUser = writeHook(deleteScimUser, ({ id }) => deletedUsers([Number(id)]));

/** Groups and owned records contain user names. */
const changedUsers: readonly ResourcePath[] = [['scim'], ['users'], ...pathsShowingOwners];
