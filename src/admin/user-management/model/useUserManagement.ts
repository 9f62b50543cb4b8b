'use client';
import { useCallback } from 'react';
import type { ServiceClient } from '../../../client/http/ServiceClient.js';
import type { Permission } from '../../../client/permissions/can.js';
import type { User } from '../../../client/resources/current-user.js';
import type { BulkUserAction, GetUsersParams, ResourceOwner, UserCreateInput } from '../../../client/resources/users.js';
import type { BulkAction } from '../../../data/bulk-action/useBulkAction.js';
import { choiceParam } from '../../../data/list-params/paramCodecs.js';
import { useCan } from '../../../data/permissions/useCan.js';
import type { ListViewOptions, ResourceList } from '../../../data/resource-list/ResourceList.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import type { ListParams } from '../../../data/resourceQueries.js';
import {
  type AccountState,
  type KnownAccount,
  stateOf,
  useAccountLedger,
  useProvisionedState,
} from '../../../data/resources/accountStates.js';
import { useMe } from '../../../data/resources/current-user.js';
import { deactivatedUsersInfiniteQuery } from '../../../data/resources/deactivatedUsers.js';
import { usersInfiniteQuery } from '../../../data/resources/users.js';
import { isAnyBusy, type RunningActions } from '../../kit/actions/action.js';
import type { BulkRun, RunningBulkActions } from '../../kit/actions/bulkAction.js';
import { useActions } from '../../kit/actions/useActions.js';
import { useBulkActions } from '../../kit/actions/useBulkActions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import { useSeenItems } from '../../kit/list/useSeenItems.js';
import { nameOfUser } from '../../shared/people/nameOfUser.js';
import { type UserManagementEvents, userActions, userBulkActions, userChangeActions, userCreationActions } from './userActions.js';

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
export type UserListView = Pick<
  ListViewOptions<UserListParams, number>,
  | 'search'
  | 'defaultSearch'
  | 'onSearchChange'
  | 'filters'
  | 'defaultFilters'
  | 'onFiltersChange'
  | 'selectedIds'
  | 'defaultSelectedIds'
  | 'onSelectionChange'
>;

/**
 * The users of an account and the actions an admin can take on them. Those on many users never include the signed-in user, and deselect
 * the users for whom they succeeded.
 */
export interface UserManagementModel
  extends RunningActions<typeof userActions>,
    RunningBulkActions<typeof manyActions>,
    RunningBulkActions<typeof userCreationActions> {
  /** The users, with search, paging and selection. */
  readonly list: ResourceList<ResourceOwner, UserListParams, number>;
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
  /** The present or last action on many users. */
  readonly bulk: UserBulk;
  /** The current or last run of `createMany`. Its items are identified by email address. */
  readonly creation: BulkAction<UserCreateInput, string, BulkRun<keyof typeof userCreationActions>>;
  /** Returns the ids of the added users with these usernames. */
  readonly idsOf: (usernames: readonly string[]) => readonly number[];
}

/** The actions on the selected users. */
const manyActions = { ...userBulkActions, ...userChangeActions };

/** An action on many users, and its report. */
export type UserBulk = BulkAction<number, number, BulkRun<keyof typeof manyActions>>;

/** Headless hook behind `UserManagement`: search, paging, selection, actions on one or many, and the known state of each account. */
export function useUserManagement(options: UserManagementOptions = {}): UserManagementModel {
  const { pageSize = 100, isProvisioned = false, ...view } = options;
  const { data: me } = useMe();
  const myId = me?.id;
  const isOwn = useCallback((userId: number) => userId === myId, [myId]);
  const list = useResourceList({ ...view, query: usersOfView, params: { first: pageSize }, idOf, isLocked: isOwn });
  const provisioned = useProvisionedState(isProvisioned);
  const [ledger, tell] = useAccountLedger();
  const seen = useSeenItems(list.items, idOf);
  const received = (user: User) => tell({ kind: 'received', user, atMs: Date.now() });
  const actions = useActions('user-management', userActions, options, {
    create: { done: received },
    update: { done: received },
    activate: { done: received },
    deactivate: { done: (user, id) => received({ ...user, id, isDeactivated: true }) },
    delete: { done: (_, id) => tell({ kind: 'acted', action: 'DELETE', userIds: [id], atMs: Date.now() }) },
  });
  const { activate, deactivate, delete: remove } = actions;
  const bulkActions = useBulkActions('user-management', manyActions, options, {
    idOf: (userId: number) => userId,
    isLocked: isOwn,
    done(userIds, name) {
      const action = kinds[name];
      if (action !== undefined) tell({ kind: 'acted', action, userIds, atMs: Date.now() });
      list.selection.forget(userIds);
    },
  });
  const { bulk: creation, ...creationActions } = useBulkActions('user-management', userCreationActions, options, {
    idOf: ({ email }: UserCreateInput) => email,
    done: () => {},
  });

  useReadErrorEvent(list.query.error, { widget: 'user-management', operation: 'getUsers' }, options);
  useReadErrorEvent(provisioned.error, { widget: 'user-management', operation: 'listScimUsers' }, options);

  return {
    ...actions,
    ...bulkActions,
    ...creationActions,
    creation,
    isBusy: useCallback(({ id }) => isAnyBusy({ activate, deactivate, remove }, id), [activate, deactivate, remove]),
    list,
    me,
    permission: useCan()('admin'),
    isProvisioned,
    isOwn,
    stateOf: useCallback(
      (userId) => (isOwn(userId) ? 'active' : stateOf(ledger.get(userId), provisioned.state, userId)),
      [isOwn, ledger, provisioned.state],
    ),
    accountOf: useCallback(
      (userId) => (userId === me?.id ? { ...me, isDeactivated: false, learnedAtMs: 0, ...ledger.get(userId) } : ledger.get(userId)),
      [me, ledger],
    ),
    idsOf: useCallback(
      (usernames) => {
        const wanted = new Set<string | undefined>(usernames);
        return [...ledger].flatMap(([id, { username }]) => (username !== undefined && wanted.has(username) ? [id] : []));
      },
      [ledger],
    ),
    nameOf: useCallback(
      (userId) => {
        const user = seen.get(userId);
        return user === undefined ? `#${userId}` : nameOfUser(user);
      },
      [seen],
    ),
    emailOf: useCallback(
      (userId) => {
        const user = seen.get(userId);
        return user === undefined || nameOfUser(user) === user.email ? undefined : user.email;
      },
      [seen],
    ),
  };
}

/** What each action reveals about the state of an account. */
const kinds: Readonly<Partial<Record<keyof typeof manyActions, BulkUserAction>>> = {
  activateMany: 'ACTIVATE',
  deactivateMany: 'DEACTIVATE',
  deleteMany: 'DELETE',
};

function usersOfView(client: ServiceClient, { state, ...params }: UserListParams) {
  return state === 'deactivated' ? deactivatedUsersInfiniteQuery(client, params) : usersInfiniteQuery(client, params);
}

function idOf({ id }: ResourceOwner): number {
  return id;
}
