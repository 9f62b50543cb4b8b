'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  createScimGroup,
  deleteScimGroup,
  getScimGroup,
  listScimGroups,
  patchScimGroup,
  replaceScimGroup,
} from '../../client/resources/scim-groups.js';
import { readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';
import { type ScimPagesParams, scimPagesQuery } from './scimPages.js';

/** Query options of one page of the provisioned groups. */
export const scimGroupsQuery = recordQuery(listScimGroups);

/** Reads one page of the provisioned groups; leave out the members with `excludedAttributes` where they do not show. */
export const useScimGroups = readHook(scimGroupsQuery);

/** Infinite-query options for the list of provisioned groups, without their members. */
export function scimGroupsInfiniteQuery(client: ServiceClient, params: ScimPagesParams = {}) {
  return scimPagesQuery(client, ['scim', 'Groups'], listScimGroups, params, { excludedAttributes: 'members' });
}

/** Adds a group of the account through provisioning. */
export const useCreateScimGroup = writeHook(createScimGroup, () => [['scim', 'Groups'], ['user-groups']]);

/** Query options of one provisioned group. */
export const scimGroupQuery = recordQuery(getScimGroup);

/** Reads one provisioned group. */
export const useScimGroup = readHook(scimGroupQuery);

/** Replaces a group whole: without members it is empty afterwards. */
export const useReplaceScimGroup = writeHook(replaceScimGroup, () => [['scim', 'Groups'], ['user-groups']]);

/** Renames a group, or adds and removes members. */
export const usePatchScimGroup = writeHook(patchScimGroup, () => [['scim', 'Groups'], ['user-groups']]);

/** Deletes a group; its members stay users. */
export const useDeleteScimGroup = writeHook(deleteScimGroup, () => [['scim', 'Groups'], ['user-groups']]);
