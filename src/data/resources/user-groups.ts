'use client';
import { listGroups } from '../../client/resources/user-groups.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook } from '../reads.js';

/** Query options of the groups of the account: the first page. */
export const userGroupsQuery = firstPageQuery(listGroups);

/** Infinite-query options of the groups of the account. */
export const userGroupsInfiniteQuery = pagesQuery(listGroups);

/** Reads the first page of the groups, with how many users each has. */
export const useUserGroups = readHook(userGroupsQuery);

/** Reads the groups page by page. */
export const useUserGroupsInfinite = pagesHook(userGroupsInfiniteQuery);
