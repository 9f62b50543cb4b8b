'use client';
import { useCallback, useState } from 'react';
import type { Permission } from '../../client/permissions/can.js';
import type { User } from '../../client/resources/current-user.js';
import type { BulkUserAction, GetUsersParams, ResourceOwner } from '../../client/resources/users.js';
import type { BulkReport } from '../bulk-action/useBulkAction.js';
import { useCan } from '../permissions/useCan.js';
import type { ListViewOptions, ResourceList } from '../resource-list/ResourceList.js';
import { useResourceList } from '../resource-list/useResourceList.js';
import type { ListParams } from '../resourceQueries.js';
import { useMe } from '../resources/current-user.js';
import { usersInfiniteQuery } from '../resources/users.js';
import { useLatest } from '../useLatest.js';
import { attemptAct } from '../widget-events/attemptAct.js';
import { useReadErrorEvent } from '../widget-events/useReadErrorEvent.js';
import type { ActOutcome } from '../widget-events/WidgetEvents.js';
import { type AccountState, type KnownAccount, stateOf } from './accountLedger.js';
import type { UserManagementEvents } from './UserManagementEvents.js';
import { useAccountLedger } from './useAccountLedger.js';
import { useProvisionedState } from './useProvisionedState.js';
import { type UserActs, useUserActs } from './useUserActs.js';
import { type UserBulk, useUserBulk } from './useUserBulk.js';

/** Which users, and which parts of the view the host holds itself. */
export interface UserManagementOptions extends UserListView {
  /** Users of one page. Default 100. */
  readonly pageSize?: number | undefined;
  /** The client has `scimCredentials`: provisioning tells who is deactivated and who is in which group. */
  readonly isProvisioned?: boolean | undefined;
}

export type UserListView = Pick<
  ListViewOptions<ListParams<GetUsersParams>, number>,
  'search' | 'defaultSearch' | 'onSearchChange' | 'selectedIds' | 'defaultSelectedIds' | 'onSelectionChange'
>;

/** The users of an account, and what an admin does with them. Renders nothing. */
export interface UserManagement extends UserActs {
  readonly list: ResourceList<ResourceOwner, ListParams<GetUsersParams>, number>;
  /** The signed-in user, who is never selected, deactivated or deleted. `undefined` until known. */
  readonly me: User | undefined;
  /** Whether the signed-in user may change users. `unknown` is no refusal. */
  readonly permission: Permission;
  readonly isProvisioned: boolean;
  readonly isOwn: (userId: number) => boolean;
  /** Changes with what is known of any account, and only then, as `isOwn` does: rows can be memoized by both. */
  readonly stateOf: (userId: number) => AccountState;
  /** What the answers of acts told of the account. */
  accountOf(userId: number): KnownAccount | undefined;
  /** First name or email, also of users who are not loaded any more. */
  nameOf(userId: number): string;
  /** The email beside that name; `undefined` where it is the name, or was never loaded. */
  emailOf(userId: number): string | undefined;
  readonly bulk: UserBulk;
  /** Acts on many, but never on oneself. Users for whom it worked leave the selection; the others stay in it. */
  runBulk(action: BulkUserAction, userIds: Iterable<number>): Promise<ActOutcome<BulkReport<number>>>;
}

/** The logic of a list of users: search, paging, selection, acts on one and on many, and what is known of their state. */
export function useUserManagement(options: UserManagementOptions = {}, events: UserManagementEvents = {}): UserManagement {
  const { pageSize = 100, isProvisioned = false, ...view } = options;
  const { data: me } = useMe();
  const myId = me?.id;
  const permission = useCan()('admin');
  const list = useResourceList({ query: usersInfiniteQuery, params: { first: pageSize }, idOf, isLocked: (id) => id === me?.id, ...view });
  const provisioned = useProvisionedState(isProvisioned);
  const [ledger, tell] = useAccountLedger();
  const acts = useUserActs(events, tell);
  const latest = useLatest({ events, list, me });
  const seen = useSeenUsers(list.items);

  const bulk = useUserBulk((report, action) => {
    const { succeededIds, failedIds, unknownIds, error } = report;
    tell({ kind: 'acted', action, userIds: succeededIds, atMs: Date.now() });
    latest.current.list.selection.forget(succeededIds);
    if (error !== undefined) latest.current.events.onError?.(error, { widget: 'user-management', operation: 'bulkUserAction' });
    latest.current.events.onActionSettled?.({ action, succeededIds, failedIds, unknownIds });
  });

  useReadErrorEvent(list.query.error, { widget: 'user-management', operation: 'getUsers' }, events);
  useReadErrorEvent(provisioned.error, { widget: 'user-management', operation: 'listScimUsers' }, events);

  return {
    ...acts,
    list,
    me,
    permission,
    isProvisioned,
    isOwn: useCallback((userId) => userId === myId, [myId]),
    stateOf: useCallback(
      (userId) => (userId === myId ? 'active' : stateOf(ledger.get(userId), provisioned.state, userId)),
      [myId, ledger, provisioned.state],
    ),
    accountOf: (userId) =>
      userId === me?.id ? { ...me, isDeactivated: false, learnedAtMs: 0, ...ledger.get(userId) } : ledger.get(userId),
    nameOf(userId) {
      const user = seen.get(userId);
      return user === undefined ? `#${userId}` : nameOfUser(user);
    },
    emailOf(userId) {
      const user = seen.get(userId);
      return user === undefined || nameOfUser(user) === user.email ? undefined : user.email;
    },
    bulk,
    runBulk(action, userIds) {
      const others = [...new Set(userIds)].filter((id) => id !== latest.current.me?.id);
      return attemptAct({
        operation: 'bulkUserAction',
        before: () => latest.current.events.onBeforeAction?.(action, others),
        write: () => bulk.run(action, others),
      });
    },
  };
}

export interface NamedUser {
  readonly firstName?: string | null | undefined;
  readonly email: string;
}

/** How a user is called: by the first name, which is all of a name that lists tell, else by the email. */
export function nameOfUser({ firstName, email }: NamedUser): string {
  const name = firstName?.trim() ?? '';
  return name === '' ? email : name;
}

/** Everybody who was ever loaded: reports name users who are gone. */
function useSeenUsers(items: readonly ResourceOwner[]): ReadonlyMap<number, ResourceOwner> {
  const [seen, setSeen] = useState(() => ({ items, byId: byId(items) }));
  const current = seen.items === items ? seen : { items, byId: byId([...seen.byId.values(), ...items]) };
  if (current !== seen) setSeen(current);
  return current.byId;
}

function byId(users: readonly ResourceOwner[]): ReadonlyMap<number, ResourceOwner> {
  return new Map(users.map((user) => [user.id, user]));
}

function idOf({ id }: ResourceOwner): number {
  return id;
}
