'use client';
import type { User } from '../../client/resources/current-user.js';
import type { UserAttributeValue, UserAttributeValueCreateInput } from '../../client/resources/user-attributes.js';
import type { BulkUserAction, UserCreateInput } from '../../client/resources/users.js';
import { usePatchScimGroup } from '../resources/scim-groups.js';
import { useUpsertUserAttributeValue } from '../resources/user-attributes.js';
import { useCreateUser, useDeleteUser, useUpdateUser } from '../resources/users.js';
import { useLatest } from '../useLatest.js';
import { type Act, attemptAct } from '../widget-events/attemptAct.js';
import type { ActOutcome } from '../widget-events/WidgetEvents.js';
import type { AccountNews } from './accountLedger.js';
import type { GroupChange, ToldUserInput, UserChange, UserManagementEvents } from './UserManagementEvents.js';

/** The acts on one user. Each tells the host, and never rejects. */
export interface UserActs {
  create(input: UserCreateInput): Promise<ActOutcome<User>>;
  update(change: UserChange): Promise<ActOutcome<User>>;
  /** Activates, deactivates or deletes. */
  actOn(action: BulkUserAction, userId: number): Promise<ActOutcome<User | undefined>>;
  saveValue(input: UserAttributeValueCreateInput): Promise<ActOutcome<UserAttributeValue>>;
  changeGroup(change: GroupChange): Promise<ActOutcome>;
}

export function useUserActs(given: UserManagementEvents, onNews: (news: AccountNews) => void): UserActs {
  const { mutateAsync: createUser } = useCreateUser();
  const { mutateAsync: updateUser } = useUpdateUser();
  const { mutateAsync: deleteUser } = useDeleteUser();
  const { mutateAsync: upsertValue } = useUpsertUserAttributeValue();
  const { mutateAsync: patchGroup } = usePatchScimGroup();
  const latest = useLatest(given);

  const attempt = <Result>(act: Act<Result>) =>
    attemptAct({
      ...act,
      failed(error) {
        latest.current.onError?.(error, { widget: 'user-management', operation: act.operation });
      },
    });

  async function write(action: BulkUserAction, id: number): Promise<User | undefined> {
    if (action !== 'DELETE') return updateUser({ id, isDeactivated: action === 'DEACTIVATE' });
    await deleteUser({ id });
    return undefined;
  }

  return {
    create: (input) =>
      attempt({
        operation: 'createUser',
        before: () => latest.current.onBeforeCreate?.(withoutPassword(input)),
        write: () => createUser(input),
        done(user) {
          onNews({ kind: 'told', user, atMs: Date.now() });
          latest.current.onCreated?.(user, withoutPassword(input));
        },
      }),
    update: (change) =>
      attempt({
        operation: 'updateUser',
        before: () => latest.current.onBeforeUpdate?.(change),
        write: () => updateUser(change),
        done(user) {
          onNews({ kind: 'told', user, atMs: Date.now() });
          latest.current.onUpdated?.(user, change);
        },
      }),
    actOn: (action, userId) =>
      attempt({
        operation: action === 'DELETE' ? 'deleteUser' : 'updateUser',
        before: () => latest.current.onBeforeAction?.(action, [userId]),
        write: () => write(action, userId),
        done(user) {
          onNews({ kind: 'acted', action, userIds: [userId], atMs: Date.now() });
          if (user !== undefined) onNews({ kind: 'told', user, atMs: Date.now() });
          latest.current.onActionSettled?.({ action, succeededIds: [userId], failedIds: [], unknownIds: [] });
        },
      }),
    saveValue: (input) =>
      attempt({
        operation: 'upsertUserAttributeValue',
        before: () => latest.current.onBeforeValueSave?.(input),
        write: () => upsertValue(input),
        done: (value) => latest.current.onValueSaved?.(value),
      }),
    changeGroup: (change) =>
      attempt({
        operation: 'patchScimGroup',
        before: () => latest.current.onBeforeGroupChange?.(change),
        write: () => patchGroup({ id: change.groupId, schemas: patchSchemas, Operations: [operationOf(change)] }),
        done: () => latest.current.onGroupChanged?.(change),
      }),
  };
}

function withoutPassword({ password: _, ...told }: UserCreateInput): ToldUserInput {
  return told;
}

function operationOf({ userId, isMember }: GroupChange) {
  return isMember
    ? ({ op: 'add', path: 'members', value: [{ value: String(userId) }] } as const)
    : ({ op: 'remove', path: `members[value eq "${userId}"]` } as const);
}

const patchSchemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
