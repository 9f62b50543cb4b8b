'use client';
import { useCallback, useMemo } from 'react';
import type { ServiceClient } from '../../../client/http/ServiceClient.js';
import type { Permission } from '../../../client/permissions/can.js';
import type { User } from '../../../client/resources/current-user.js';
import type { GetUsersParams, ResourceOwner, UserCreateInput } from '../../../client/resources/users.js';
import type { BulkAction } from '../../../data/bulk-action/useBulkAction.js';
import { choiceParam } from '../../../data/list-params/paramCodecs.js';
import { useCan } from '../../../data/permissions/useCan.js';
import type { ListViewOptions, ResourceList } from '../../../data/resource-list/ResourceList.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import type { ListParams } from '../../../data/resourceQueries.js';
import {
  type AccountLedger,
  type AccountState,
  type KnownAccount,
  type ProvisionedState,
  stateOf,
  useAccountLedger,
  useProvisionedState,
} from '../../../data/resources/accountStates.js';
import { useMe } from '../../../data/resources/current-user.js';
import { deactivatedUsersInfiniteQuery } from '../../../data/resources/deactivatedUsers.js';
import { usersInfiniteQuery } from '../../../data/resources/users.js';
import { isAnyBusy } from '../../kit/actions/action.js';
import type { BulkRun, RunningBulkActions } from '../../kit/actions/bulkAction.js';
import { useBulkActions } from '../../kit/actions/useBulkActions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { KnownOf } from '../../kit/resource/ResourceWidgetDefinition.js';
import { nameOfUser } from '../../shared/people/nameOfUser.js';
import { type UserManagementEvents, type userActions, userCreationActions } from './userActions.js';

/** The users to list, and the parts of the view that the host controls. */
export interface UserManagementOptions extends UserManagementEvents, UserListView {
  /** The number of users per page. Default 100. */
  readonly pageSize?: number | undefined;
  /** True if the client has `scimCredentials`, so that provisioning provides deactivated users and group memberships. */
  readonly isProvisioned?: boolean | undefined;
}

/** The search and filters of the list of users, and the size of a page. */
export interface UserListParams extends ListParams<GetUsersParams> {
  /** `deactivated` lists only deactivated users. Only with provisioning. */
  readonly state?: 'deactivated' | undefined;
}

/** Keeps the view of `UserManagement` in the URL, with `useListParams`. */
export const userListParams = { filters: { state: choiceParam(['deactivated']) } } as const;

/** The search, filters and selection of the list of users. */
export type UserListView = Omit<
  ListViewOptions<UserListParams, number>,
  'sort' | 'defaultSort' | 'onSortChange' | 'isLocked' | 'searchDelayMs'
>;

/** What is known about users, in addition to their list and the actions on them. */
export interface UserKnowledge {
  /** The users, with search, paging and selection. */
  readonly list: UserList;
  /** The signed-in user, who is never selected, deactivated or deleted. `undefined` until known. */
  readonly me: User | undefined;
  /** The permission of the signed-in user to change users. `unknown` does not mean denied. */
  readonly permission: Permission;
  /** True if provisioning is available; see `isProvisioned` of the options. */
  readonly isProvisioned: boolean;
  /** Returns true for the id of the signed-in user. */
  readonly isOwn: (userId: number) => boolean;
  /** Returns the state of an account. Like the functions below, changes only when more is known. */
  readonly stateOf: (userId: number) => AccountState;
  /**
   * Returns the known facts about an account: from the responses to actions, and for the signed-in user from their own record.
   * `undefined` if there are none.
   */
  readonly accountOf: (userId: number) => KnownAccount | undefined;
  /** Returns the first name or email, also of users who are no longer listed; `#` and the id if the user was never loaded. */
  readonly nameOf: (userId: number) => string;
  /** Returns the email shown next to the name; `undefined` if it is the name, or if the user was never loaded. */
  readonly emailOf: (userId: number) => string | undefined;
  /** Returns true while the user is being activated, deactivated or deleted. A new function whenever a result changes. */
  readonly isBusy: (user: Pick<ResourceOwner, 'id'>) => boolean;
  /** Adds many users, one per call. */
  readonly createMany: RunningBulkActions<typeof userCreationActions>['createMany'];
  /** The current or last run of `createMany`. Its items are identified by email address. */
  readonly creation: BulkAction<UserCreateInput, string, BulkRun<keyof typeof userCreationActions>>;
  /** Returns the ids of the added users with these usernames. */
  readonly idsOf: (usernames: readonly string[]) => readonly number[];
}

type UserList = ResourceList<ResourceOwner, UserListParams, number>;

/** Reads the users. The signed-in one cannot be selected. */
export function useUsers({ pageSize = 100, ...view }: UserManagementOptions): UserList {
  const ownId = useMe().data?.id;
  const isLocked = useCallback((id: number) => id === ownId, [ownId]);
  return useResourceList({ ...view, query: usersOfView, params: { first: pageSize }, idOf, isLocked });
}

/** Gathers what is known about the listed users, and what is known of accounts from the responses to actions. */
export function useUserKnowledge(
  options: UserManagementOptions,
  list: UserList,
  { seen, runs }: KnownOf<ResourceOwner, number, typeof userActions>,
): UserKnowledge {
  const { isProvisioned = false } = options;
  const { data: me } = useMe();
  const permission = useCan()('admin');
  const { state: provisioned, error } = useProvisionedState(isProvisioned);
  useReadErrorEvent(error, { widget: 'user-management', operation: 'listScimUsers' }, options);
  const ledger = useAccountLedger();
  const { bulk: creation, createMany } = useBulkActions('user-management', userCreationActions, options, {
    idOf: ({ email }: UserCreateInput) => email,
    done: () => {},
  });
  const { activate, deactivate, delete: remove } = runs;
  const isBusy = useCallback(({ id }: { id: number }) => isAnyBusy({ activate, deactivate, remove }, id), [activate, deactivate, remove]);
  const accounts = useMemo(() => accountsOf(me, ledger, provisioned), [me, ledger, provisioned]);
  const names = useMemo(() => namesOf(seen), [seen]);
  return { list, me, permission, isProvisioned, creation, createMany, isBusy, ...accounts, ...names };
}

function accountsOf(me: User | undefined, ledger: AccountLedger, provisioned: ProvisionedState | undefined) {
  const isOwn = (userId: number) => userId === me?.id;
  return {
    isOwn,
    stateOf: (userId: number) => (isOwn(userId) ? 'active' : stateOf(ledger.get(userId), provisioned, userId)),
    accountOf: (userId: number): KnownAccount | undefined =>
      userId === me?.id ? { ...me, isDeactivated: false, learnedAtMs: 0, ...ledger.get(userId) } : ledger.get(userId),
    idsOf(usernames: readonly string[]) {
      const wanted = new Set<string | undefined>(usernames);
      return [...ledger].flatMap(([id, { username }]) => (username !== undefined && wanted.has(username) ? [id] : []));
    },
  };
}

function namesOf(seen: ReadonlyMap<number, ResourceOwner>) {
  return {
    nameOf(userId: number) {
      const user = seen.get(userId);
      return user === undefined ? `#${userId}` : nameOfUser(user);
    },
    emailOf(userId: number) {
      const user = seen.get(userId);
      return user === undefined || nameOfUser(user) === user.email ? undefined : user.email;
    },
  };
}

function usersOfView(client: ServiceClient, { state, ...params }: UserListParams) {
  return state === 'deactivated' ? deactivatedUsersInfiniteQuery(client, params) : usersInfiniteQuery(client, params);
}

function idOf({ id }: ResourceOwner): number {
  return id;
}
