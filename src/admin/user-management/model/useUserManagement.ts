'use client';
import { useCallback, useState } from 'react';
import type { Permission } from '../../../client/permissions/can.js';
import type { User } from '../../../client/resources/current-user.js';
import type { BulkUserAction, GetUsersParams, ResourceOwner } from '../../../client/resources/users.js';
import type { BulkReport } from '../../../data/bulk-action/useBulkAction.js';
import { useCan } from '../../../data/permissions/useCan.js';
import type { ListViewOptions, ResourceList } from '../../../data/resource-list/ResourceList.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import type { ListParams } from '../../../data/resourceQueries.js';
import { useMe } from '../../../data/resources/current-user.js';
import { usersInfiniteQuery } from '../../../data/resources/users.js';
import { bulkErrorsOf } from '../../kit/bulk/bulkErrorsOf.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import { type Act, useAct } from '../../kit/useAct.js';
import { type AccountState, type KnownAccount, stateOf } from './accountLedger.js';
import type { UserManagementEvents } from './UserManagementEvents.js';
import { useAccountLedger } from './useAccountLedger.js';
import { useProvisionedState } from './useProvisionedState.js';
import { actionEvents, type UserActs, useUserActs } from './useUserActs.js';
import { type UserBulk, useUserBulk } from './useUserBulk.js';

/** The users to list, and the parts of the view that the host controls. */
export interface UserManagementOptions extends UserManagementEvents, UserListView {
  /** The number of users per page. Default 100. */
  readonly pageSize?: number | undefined;
  /** True if the client has `scimCredentials`, so that provisioning provides deactivated users and group memberships. */
  readonly isProvisioned?: boolean | undefined;
}

export type UserListView = Pick<
  ListViewOptions<ListParams<GetUsersParams>, number>,
  'search' | 'defaultSearch' | 'onSearchChange' | 'selectedIds' | 'defaultSelectedIds' | 'onSelectionChange'
>;

/** The users of an account, and the actions of an admin. Renders nothing. */
export interface UserManagementModel extends UserActs {
  readonly list: ResourceList<ResourceOwner, ListParams<GetUsersParams>, number>;
  /** The signed-in user, who is never selected, deactivated or deleted. `undefined` until known. */
  readonly me: User | undefined;
  /** Whether the signed-in user may change users. `unknown` is no refusal. */
  readonly permission: Permission;
  readonly isProvisioned: boolean;
  readonly isOwn: (userId: number) => boolean;
  /** A new function when more is known of any account, and only then, like those below. */
  readonly stateOf: (userId: number) => AccountState;
  /** What the answers of acts told of the account. */
  readonly accountOf: (userId: number) => KnownAccount | undefined;
  /** First name or email, also of users who are not loaded any more. */
  readonly nameOf: (userId: number) => string;
  /** The email beside that name; `undefined` where it is the name, or was never loaded. */
  readonly emailOf: (userId: number) => string | undefined;
  readonly bulk: UserBulk;
  /** Acts on many, but never on oneself. Users for whom it worked leave the selection; the others stay in it. */
  readonly actOnMany: Act<[action: BulkUserAction, userIds: readonly number[]], BulkReport<number, BulkUserAction>>;
}

/** The logic of a list of users: search, paging, selection, acts on one and on many, and what is known of their state. */
export function useUserManagement(options: UserManagementOptions = {}): UserManagementModel {
  const { pageSize = 100, isProvisioned = false, ...view } = options;
  const { data: me } = useMe();
  const myId = me?.id;
  const isOwn = useCallback((userId: number) => userId === myId, [myId]);
  const list = useResourceList({ ...view, query: usersInfiniteQuery, params: { first: pageSize }, idOf, isLocked: isOwn });
  const provisioned = useProvisionedState(isProvisioned);
  const [ledger, tell] = useAccountLedger();
  const seen = useSeenUsers(list.items);
  const bulk = useUserBulk((report, action) => {
    const { succeededIds } = report;
    tell({ kind: 'acted', action, userIds: succeededIds, atMs: Date.now() });
    list.selection.forget(succeededIds);
    for (const error of bulkErrorsOf(report, bulkOperation))
      options.onError?.(error, { widget: 'user-management', operation: bulkOperation });
    if (succeededIds.length > 0) actionEvents(options)[action].done?.(succeededIds);
  });
  const others = (userIds: readonly number[]) => userIds.filter((id) => !isOwn(id));

  useReadErrorEvent(list.query.error, { widget: 'user-management', operation: 'getUsers' }, options);
  useReadErrorEvent(provisioned.error, { widget: 'user-management', operation: 'listScimUsers' }, options);

  return {
    ...useUserActs(options, tell),
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
    bulk,
    actOnMany: useAct('user-management', options, {
      operation: bulkOperation,
      call: (action: BulkUserAction, userIds: readonly number[]) => bulk.run(others(userIds), action),
      before: (action, userIds) => actionEvents(options)[action].before?.(others(userIds)),
    }),
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

const bulkOperation = 'bulkUserAction';

function idOf({ id }: ResourceOwner): number {
  return id;
}
