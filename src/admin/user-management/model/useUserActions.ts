'use client';
import type { User } from '../../../client/resources/current-user.js';
import type { UserAttributeValue, UserAttributeValueCreateInput } from '../../../client/resources/user-attributes.js';
import type { BulkUserAction, UserCreateInput } from '../../../client/resources/users.js';
import { usePatchScimGroup } from '../../../data/resources/scim-groups.js';
import { useUpsertUserAttributeValue } from '../../../data/resources/user-attributes.js';
import { useCreateUser, useDeleteUser, useUpdateUser } from '../../../data/resources/users.js';
import type { Veto } from '../../kit/events/WidgetEvents.js';
import { type Action, useAction } from '../../kit/useAction.js';
import type { GroupChange, UserChange, UserInputWithoutPassword, UserManagementEvents } from './UserManagementEvents.js';
import type { AccountNews } from './useAccountLedger.js';

/** The actions on one user. */
export interface UserModelActions {
  /** Adds a user to the account. */
  readonly create: Action<[input: UserCreateInput], User>;
  /** Changes the name, title or permissions of a user. */
  readonly update: Action<[change: UserChange], User>;
  /** Activates, deactivates or deletes. */
  readonly actOn: Action<[action: BulkUserAction, userId: number], User | undefined>;
  /** Sets the value of one attribute for one user. */
  readonly saveValue: Action<[input: UserAttributeValueCreateInput], UserAttributeValue>;
  /** Adds a user to a group or removes them from it. */
  readonly changeGroup: Action<[change: GroupChange], unknown>;
}

export function useUserActions(events: UserManagementEvents, onNews: (news: AccountNews) => void): UserModelActions {
  const { mutateAsync: createUser } = useCreateUser();
  const { mutateAsync: updateUser } = useUpdateUser();
  const { mutateAsync: deleteUser } = useDeleteUser();
  const { mutateAsync: upsertValue } = useUpsertUserAttributeValue();
  const { mutateAsync: patchGroup } = usePatchScimGroup();
  return {
    create: useAction('user-management', events, {
      operation: 'createUser',
      call: (input: UserCreateInput) => createUser(input),
      before: (input) => events.onBeforeCreate?.(withoutPassword(input)),
      done(user, input) {
        onNews({ kind: 'received', user, atMs: Date.now() });
        events.onCreated?.(user, withoutPassword(input));
      },
    }),
    update: useAction('user-management', events, {
      operation: 'updateUser',
      call: (change: UserChange) => updateUser(change),
      before: events.onBeforeUpdate,
      done(user, change) {
        onNews({ kind: 'received', user, atMs: Date.now() });
        events.onUpdated?.(user, change);
      },
      itemOf: ({ id }) => id,
    }),
    actOn: useAction('user-management', events, {
      operation: (action) => (action === 'DELETE' ? 'deleteUser' : 'updateUser'),
      async call(action: BulkUserAction, id: number): Promise<User | undefined> {
        if (action !== 'DELETE') return updateUser({ id, isDeactivated: action === 'DEACTIVATE' });
        await deleteUser({ id });
        return undefined;
      },
      before: (action, userId) => actionEvents(events)[action].before?.([userId]),
      done(user, action, userId) {
        onNews({ kind: 'acted', action, userIds: [userId], atMs: Date.now() });
        if (user !== undefined) onNews({ kind: 'received', user, atMs: Date.now() });
        actionEvents(events)[action].done?.([userId]);
      },
      itemOf: (_, userId) => userId,
    }),
    saveValue: useAction('user-management', events, {
      operation: 'upsertUserAttributeValue',
      call: (input: UserAttributeValueCreateInput) => upsertValue(input),
      before: events.onBeforeValueSave,
      done: (value) => events.onValueSaved?.(value),
    }),
    changeGroup: useAction('user-management', events, {
      operation: 'patchScimGroup',
      call: (change: GroupChange) => patchGroup({ id: change.groupId, schemas: patchSchemas, Operations: [operationOf(change)] }),
      before: events.onBeforeGroupChange,
      done: (_, change) => events.onGroupChanged?.(change),
    }),
  };
}

/** Returns the callbacks of each action on one or many users. */
export function actionEvents(events: UserManagementEvents): Readonly<Record<BulkUserAction, ActionEvents>> {
  return {
    ACTIVATE: { before: events.onBeforeActivate, done: events.onActivated },
    DEACTIVATE: { before: events.onBeforeDeactivate, done: events.onDeactivated },
    DELETE: { before: events.onBeforeDelete, done: events.onDeleted },
  };
}

interface ActionEvents {
  readonly before: ((userIds: readonly number[]) => Veto) | undefined;
  readonly done: ((userIds: readonly number[]) => void) | undefined;
}

function withoutPassword({ password: _, ...input }: UserCreateInput): UserInputWithoutPassword {
  return input;
}

function operationOf({ userId, isMember }: GroupChange) {
  return isMember
    ? ({ op: 'add', path: 'members', value: [{ value: String(userId) }] } as const)
    : ({ op: 'remove', path: `members[value eq "${userId}"]` } as const);
}

const patchSchemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
