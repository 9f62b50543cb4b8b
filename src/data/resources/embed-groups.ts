'use client';
import {
  addEmbedGroupMembers,
  createEmbedGroup,
  deleteEmbedGroup,
  getEmbedGroup,
  getEmbedGroupMembers,
  getEmbedGroups,
  removeEmbedGroupMembers,
  updateEmbedGroup,
} from '../../client/resources/embed-groups.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of `getEmbedGroups`: its first page. */
export const embedGroupsQuery = firstPageQuery(getEmbedGroups);

/** Infinite-query options of `getEmbedGroups`. */
export const embedGroupsInfiniteQuery = pagesQuery(getEmbedGroups);

/** Reads the groups of an embed tenant, newest first. Admin only. */
export const useEmbedGroups = readHook(embedGroupsQuery);

/** Reads the groups of an embed tenant page by page. Admin only. */
export const useEmbedGroupsInfinite = pagesHook(embedGroupsInfiniteQuery);

/** Makes a group of an embed tenant, still without members. */
export const useCreateEmbedGroup = writeHook(createEmbedGroup, ({ embedTenantName }) => [['embed-tenants', embedTenantName, 'groups']]);

/** Query options of `getEmbedGroup`. */
export const embedGroupQuery = recordQuery(getEmbedGroup);

/** Reads one group of an embed tenant with the count of its members. Admin only. */
export const useEmbedGroup = readHook(embedGroupQuery);

/** Updates the description of a group, in lists as well. */
export const useUpdateEmbedGroup = writeHook(updateEmbedGroup, ({ embedTenantName }) => [['embed-tenants', embedTenantName, 'groups']]);

/** Deletes a group, which must have no members. */
export const useDeleteEmbedGroup = writeHook(deleteEmbedGroup, ({ embedTenantName }) => [['embed-tenants', embedTenantName, 'groups']]);

/** Query options of `getEmbedGroupMembers`: its first page. */
export const embedGroupMembersQuery = firstPageQuery(getEmbedGroupMembers);

/** Infinite-query options of `getEmbedGroupMembers`. */
export const embedGroupMembersInfiniteQuery = pagesQuery(getEmbedGroupMembers);

/** Reads the members of a group, by email. Admin only. */
export const useEmbedGroupMembers = readHook(embedGroupMembersQuery);

/** Reads the members of a group page by page. Admin only. */
export const useEmbedGroupMembersInfinite = pagesHook(embedGroupMembersInfiniteQuery);

/** Adds members to a group, then refetches the tenant's users and their count too, because some members may be new to it. */
export const useAddEmbedGroupMembers = writeHook(addEmbedGroupMembers, () => [['embed-tenants']]);

/** Removes members from a group, then refetches its member count, but not the tenant's users. */
export const useRemoveEmbedGroupMembers = writeHook(removeEmbedGroupMembers, ({ embedTenantName }) => [
  ['embed-tenants', embedTenantName, 'groups'],
]);
