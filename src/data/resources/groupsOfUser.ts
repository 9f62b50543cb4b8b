'use client';
import { useQueryClient } from '@tanstack/react-query';
import { isServiceError, type ServiceError } from '../../client/errors/ServiceError.js';
import type { CallOptions, ServiceClient } from '../../client/http/ServiceClient.js';
import { eachScimResource, type ScimListResponse } from '../../client/resources/scim.js';
import { listScimGroups, type ScimGroup } from '../../client/resources/scim-groups.js';
import { answerEach } from '../bulk-action/answerEach.js';
import type { BulkAnswer } from '../bulk-action/BulkOutcome.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, writeHook } from '../useResourceMutation.js';
import { scimGroupsQuery, useScimGroups } from './scim-groups.js';
import { changeGroupMembers, groupPaths } from './userGroupChanges.js';

/** The groups of the account, and one user's memberships. Only provisioning can read and change them. */
export interface GroupsOfUser {
  /** `unavailable` without provisioning. */
  readonly status: 'unavailable' | 'loading' | 'ready' | 'error';
  /** The reason why the groups could not be read. */
  readonly error: ServiceError | undefined;
  /** By name. */
  readonly groups: readonly UserGroupChoice[];
  /** Returns true if the user is in the group, as far as saved. */
  isMember(groupId: string): boolean;
  /** True if there are more groups than one page of provisioning contains. */
  readonly isPartial: boolean;
  /** Repeats the reads that failed. */
  refetch(): void;
  /** True while groups or memberships are being read. */
  readonly isRefetching: boolean;
}

/** A group that a user can join. */
export interface UserGroupChoice {
  /** The SCIM id of the group. */
  readonly id: string;
  /** The display name. */
  readonly name: string;
}

export function useGroupsOfUser(userId: number, isProvisioned: boolean): GroupsOfUser {
  const all = useScimGroups({ excludedAttributes: 'members', count: maxGroups }, { enabled: isProvisioned });
  const own = useScimGroups(groupsOf(userId), { enabled: isProvisioned });
  const error = own.data === undefined ? own.error : all.data === undefined ? all.error : null;
  const isReady = own.data !== undefined && all.data !== undefined;
  const memberIds = new Set(own.data?.Resources?.map(({ id }) => id));
  const groups = choicesOf(all.data, own.data);
  return {
    status: !isProvisioned ? 'unavailable' : isReady ? 'ready' : error === null ? 'loading' : 'error',
    error: error ?? undefined,
    groups,
    isMember: (groupId) => memberIds.has(groupId),
    isPartial: (all.data?.totalResults ?? 0) > (all.data?.Resources?.length ?? 0),
    refetch() {
      if (own.error !== null) void own.refetch();
      if (all.error !== null) void all.refetch();
    },
    isRefetching: own.isFetching || all.isFetching,
  };
}

/** A group of the user may be missing from the page of all groups. */
function choicesOf(...lists: readonly (ScimListResponse<ScimGroup> | undefined)[]): readonly UserGroupChoice[] {
  const names = new Map<string, string>();
  for (const list of lists) for (const { id, displayName } of list?.Resources ?? []) if (id !== undefined) names.set(id, displayName);
  return [...names].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name));
}

/** A user joins or leaves a group; `groupId` is the id that provisioning uses. */
export interface GroupChange {
  /** The id of the user in the account. */
  readonly userId: number;
  /** The SCIM id of the group. */
  readonly groupId: string;
  /** True if the user joins, false if they leave. */
  readonly isMember: boolean;
}

/** Adds a user to a group or removes them. Shows the membership as saved until it is refetched. */
export function useChangeGroup() {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  return useResourceMutation(changeGroup, () => groupPaths, {
    onSuccess(group, { userId, groupId, isMember }) {
      queryClient.setQueryData<ScimListResponse<ScimGroup>>(scimGroupsQuery(client, groupsOf(userId)).queryKey, (before) => {
        const others = before?.Resources?.filter(({ id }) => id !== groupId) ?? [];
        return before && { ...before, Resources: isMember ? [...others, group] : others };
      });
    },
  });
}

function changeGroup(client: ServiceClient, { userId, groupId, isMember }: GroupChange): Promise<ScimGroup> {
  return changeGroupMembers(client, { groupId, [isMember ? 'added' : 'removed']: [userId] });
}

function groupsOf(userId: number) {
  return { filter: `members eq "${userId}"`, excludedAttributes: 'members', count: maxGroups };
}

const maxGroups = 500;

/** Reads the groups of the account from provisioning, up to 1,000, by name. */
export function useGroupChoices(options?: ReadOptions<GroupChoices>) {
  return useRead(detailQuery(useServiceClient(), ['scim', 'Groups', 'choices'], readGroupChoices, {}), options);
}

/** The groups of an account. */
export interface GroupChoices {
  /** By name. */
  readonly groups: readonly UserGroupChoice[];
  /** True if there are more groups than were read. */
  readonly isPartial: boolean;
}

async function readGroupChoices(client: ServiceClient, _: object, options?: CallOptions): Promise<GroupChoices> {
  const found: ScimGroup[] = [];
  const params = { excludedAttributes: 'members', count: 200 };
  for await (const group of eachScimResource(listScimGroups, client, params, { ...options, limit: maxChoices + 1 })) found.push(group);
  return { groups: choicesOf({ Resources: found.slice(0, maxChoices) }), isPartial: found.length > maxChoices };
}

const maxChoices = 1_000;

/** Users who join groups or leave them. */
export interface GroupsOfUsersChange {
  /** The SCIM ids of the groups. */
  readonly groupIds: readonly string[];
  /** True if the users join, false if they leave. */
  readonly isMember: boolean;
  /** The ids of the users in the account. */
  readonly userIds: readonly number[];
}

/** Adds users to groups or removes them, with an outcome for each user. A user succeeds only if all groups do. Safe to repeat. */
export const useChangeGroupsOfUsers = writeHook(changeGroupsOfUsers, () => groupPaths);

async function changeGroupsOfUsers(
  client: ServiceClient,
  { groupIds, isMember, userIds }: GroupsOfUsersChange,
): Promise<BulkAnswer<number>> {
  const change = (groupId: string, ids: readonly number[]) =>
    changeGroupMembers(client, { groupId, [isMember ? 'added' : 'removed']: ids });
  let succeeded = userIds;
  const failed: BulkAnswer<number>['failed'][number][] = [];
  for (const groupId of groupIds) {
    if (succeeded.length === 0) break;
    try {
      await change(groupId, succeeded);
    } catch (error) {
      if (!isServiceError(error) || error.kind !== 'validation') throw error;
      // The call changes all or nothing, and does not say which user it rejects.
      const each = await answerEach({ items: succeeded, idOf: (id) => id, itemErrors: ['validation'] }, (id) => change(groupId, [id]));
      succeeded = each.succeeded;
      failed.push(...each.failed);
    }
  }
  return { succeeded, failed };
}
