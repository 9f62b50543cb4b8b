'use client';
import { Tag, Trash2, UserCheck, UsersRound, UserX } from 'lucide-react';
import type { UserAttributeValue, UserAttributeValueCreateInput } from '../../../client/resources/user-attributes.js';
import type { BulkUserAction, ResourceOwner, UserCreateInput, UserUpdateInput } from '../../../client/resources/users.js';
import type { BulkAnswer } from '../../../data/bulk-action/BulkOutcome.js';
import { readBulkUserAction } from '../../../data/bulk-action/bulkAnswers.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { type AccountNews, type AccountState, useTellAccounts } from '../../../data/resources/accountStates.js';
import {
  type GroupChange,
  type GroupsOfUsersChange,
  useChangeGroup,
  useChangeGroupsOfUsers,
} from '../../../data/resources/groupsOfUser.js';
import { type AttributeOfUsers, useCreateUsers, useSetUserAttributeValues } from '../../../data/resources/manyUsers.js';
import { useUpsertUserAttributeValue } from '../../../data/resources/user-attributes.js';
import { useBulkUserAction, useCreateUser, useDeleteUser, useUpdateUser } from '../../../data/resources/users.js';
import { type ActionEvents, action } from '../../kit/actions/action.js';
import { type BulkSending, bulkAction } from '../../kit/actions/bulkAction.js';
import type { ActionPast } from '../../kit/actions/eventNames.js';

/** The input of a new user. Passwords are never passed to callbacks. */
export type UserInputWithoutPassword = Omit<UserCreateInput, 'password'>;

/** A change of one user: the id and the new values. */
export type UserChange = { readonly id: number } & UserUpdateInput;

/** A user, or the id of one. */
export type UserRef = number | Pick<ResourceOwner, 'id'>;

const idOf = (user: UserRef) => (typeof user === 'number' ? user : user.id);

/** The callbacks for one user are those for many: they receive a list of one. */
const ofOne = {
  itemOf: idOf,
  beforeOf: (user: UserRef): [userIds: readonly number[]] => [[idOf(user)]],
  saidOf: (_: never, user: UserRef): [userIds: readonly number[]] => [[idOf(user)]],
};

const answerOf = <Id extends ItemId>(answer: BulkAnswer<Id>) => answer;

/** What the actions read of the model. */
interface KnownStates {
  readonly stateOf: (userId: number) => AccountState;
}

/** The actions on users, in the order of the bulk bar. Those on an account are busy by the user's id. */
export const userActions = {
  changeGroupsOfMany: bulkAction(
    'patchScimGroup',
    ['groupsChange', 'groupsChanged'],
    useChangeGroupsOfUsers,
    (_: Provisioning, userIds: readonly number[], change: GroupsChange) => ({ userIds, ...change }),
    answerOf,
    { dialog: 'own', icon: UsersRound, isShown: () => false, isOffered: ({ isProvisioned = false }) => isProvisioned },
  ),
  setValueOfMany: bulkAction(
    'upsertUserAttributeValue',
    ['attributeSet', 'attributeSet'],
    useSetUserAttributeValues,
    (_: object, userIds: readonly number[], value: AttributeChange) => ({ userIds, ...value }),
    answerOf,
    { dialog: 'own', icon: Tag, isShown: () => false, chunkSize: 1 },
  ),
  activate: action('updateUser', 'activated', useUpdateAccount, (_: object, user: UserRef) => ({ id: idOf(user), isDeactivated: false }), {
    ...ofOne,
    dialog: 'run',
    icon: UserCheck,
    isShown: (user: UserRef, { stateOf }: KnownStates) => stateOf(idOf(user)) !== 'active',
    bulk: onMany('ACTIVATE', ['activate', 'activated']),
  }),
  deactivate: action(
    'updateUser',
    'deactivated',
    useUpdateAccount,
    (_: object, user: UserRef) => ({ id: idOf(user), isDeactivated: true }),
    {
      ...ofOne,
      dialog: 'confirm',
      icon: UserX,
      isShown: (user: UserRef, { stateOf }: KnownStates) => stateOf(idOf(user)) !== 'deactivated',
      undoOf: (_, user) => ['activate', user],
      bulk: onMany('DEACTIVATE', ['deactivate', 'deactivated']),
    },
  ),
  delete: action('deleteUser', 'deleted', useDeleteAccount, (_: object, user: UserRef) => ({ id: idOf(user) }), {
    ...ofOne,
    dialog: 'confirm',
    icon: Trash2,
    bulk: onMany('DELETE', ['delete', 'deleted'], { isDeletion: true }),
  }),
  create: action('createUser', 'created', useCreateAccount, (_: object, input: UserCreateInput) => input, {
    beforeOf: (input) => [withoutPassword(input)] as const,
    saidOf: (user, input) => [user, withoutPassword(input)] as const,
  }),
  update: action('updateUser', 'updated', useUpdateAccount, (_: object, change: UserChange) => change, { itemOf: ({ id }) => id }),
  saveValue: action(
    'upsertUserAttributeValue',
    ['valueSave', 'valueSaved'],
    useUpsertUserAttributeValue,
    (_: object, input: UserAttributeValueCreateInput) => input,
    { saidOf: (value): [result: UserAttributeValue] => [value] },
  ),
  changeGroup: action('patchScimGroup', ['groupChange', 'groupChanged'], useChangeGroup, (_: object, change: GroupChange) => change, {
    saidOf: (_, change): [change: GroupChange] => [change],
  }),
};

/** The options that actions read. */
export interface Provisioning {
  readonly isProvisioned?: boolean | undefined;
}

/** The groups that users join or leave. */
export type GroupsChange = Omit<GroupsOfUsersChange, 'userIds'>;

/** An attribute and its new value; `null` removes the users' own value. */
export type AttributeChange = Omit<AttributeOfUsers, 'userIds'>;

/** Adds many users, one per call. */
export const userCreationActions = {
  createMany: bulkAction(
    'createUser',
    ['createMany', 'createdMany'],
    useCreateUsers,
    (_: object, users: readonly UserCreateInput[]) => ({ users }),
    answerOf,
    { chunkSize: 1 },
  ),
};

function onMany<const Past extends ActionPast>(kind: BulkUserAction, past: Past, sending?: BulkSending<number>) {
  const paramsOf = (_: object, userIds: readonly number[]) => ({ action: kind, userIds });
  return bulkAction('bulkUserAction', past, useChangeAccounts, paramsOf, readBulkUserAction, sending);
}

function useCreateAccount() {
  return useTold(useCreateUser(), (user) => ({ kind: 'received', user, atMs: Date.now() }));
}

function useUpdateAccount() {
  return useTold(useUpdateUser(), (user, { id, isDeactivated }) => {
    return { kind: 'received', user: isDeactivated === true ? { ...user, id, isDeactivated } : user, atMs: Date.now() };
  });
}

function useDeleteAccount() {
  return useTold(useDeleteUser(), (_, { id }) => ({ kind: 'acted', action: 'DELETE', userIds: [id], atMs: Date.now() }));
}

function useChangeAccounts(options: { readonly refetchType: 'none' }) {
  return useTold(useBulkUserAction(options), (answer, { action: kind }) => {
    return { kind: 'acted', action: kind, userIds: readBulkUserAction(answer).succeeded, atMs: Date.now() };
  });
}

/** Remembers what each response says about accounts, because no list says it. */
function useTold<Params, Result>(
  { mutateAsync }: { readonly mutateAsync: (params: Params) => Promise<Result> },
  newsOf: (result: Result, params: Params) => AccountNews,
) {
  const tell = useTellAccounts();
  return {
    async mutateAsync(params: Params): Promise<Result> {
      const result = await mutateAsync(params);
      tell(newsOf(result, params));
      return result;
    },
  };
}

/**
 * Callbacks for actions on users. Return `false`, or a promise of it, from an `onBefore…` callback to cancel the action. The
 * others are called after success only, with the ids that succeeded; a single user is a list of one. Passwords are never passed.
 */
export interface UserManagementEvents
  extends ActionEvents<'user-management', typeof userActions>,
    ActionEvents<'user-management', typeof userCreationActions> {}

function withoutPassword({ password: _, ...input }: UserCreateInput): UserInputWithoutPassword {
  return input;
}
