import type { UserAttributeValueCreateInput } from '../../../client/resources/user-attributes.js';
import type { BulkUserAction, UserCreateInput, UserUpdateInput } from '../../../client/resources/users.js';
import type { BulkAnswer } from '../../../data/bulk-action/BulkOutcome.js';
import { readBulkUserAction } from '../../../data/bulk-action/bulkAnswers.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
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
import { type BulkEvents, bulkAction } from '../../kit/actions/bulkAction.js';
import type { ActionPast } from '../../kit/actions/eventNames.js';

/** The input of a new user. Passwords are never passed to callbacks. */
export type UserInputWithoutPassword = Omit<UserCreateInput, 'password'>;

/** A change of one user: the id and the new values. */
export type UserChange = { readonly id: number } & UserUpdateInput;

/** The callbacks for one user are those for many: they receive a list of one. */
const ofOne = {
  itemOf: (userId: number) => userId,
  beforeOf: (userId: number): [userIds: readonly number[]] => [[userId]],
  saidOf: (_: never, userId: number): [userIds: readonly number[]] => [[userId]],
};

/** The actions on one user. Those on an account are busy by the user's id. */
export const userActions = {
  create: action('createUser', 'created', useCreateUser, (_: object, input: UserCreateInput) => input, {
    beforeOf: (input) => [withoutPassword(input)] as const,
    saidOf: (user, input) => [user, withoutPassword(input)] as const,
  }),
  update: action('updateUser', 'updated', useUpdateUser, (_: object, change: UserChange) => change, { itemOf: ({ id }) => id }),
  activate: action('updateUser', 'activated', useUpdateUser, (_: object, id: number) => ({ id, isDeactivated: false }), ofOne),
  deactivate: action('updateUser', 'deactivated', useUpdateUser, (_: object, id: number) => ({ id, isDeactivated: true }), {
    ...ofOne,
    undoOf: (_, id) => ['activate', id],
  }),
  delete: action('deleteUser', 'deleted', useDeleteUser, (_: object, id: number) => ({ id }), ofOne),
  saveValue: action(
    'upsertUserAttributeValue',
    ['valueSave', 'valueSaved'],
    useUpsertUserAttributeValue,
    (_: object, input: UserAttributeValueCreateInput) => input,
    { saidOf: (value) => [value] as const },
  ),
  changeGroup: action('patchScimGroup', ['groupChange', 'groupChanged'], useChangeGroup, (_: object, change: GroupChange) => change, {
    saidOf: (_, change) => [change] as const,
  }),
};

/** The actions on many users, 100 per call. */
export const userBulkActions = {
  activateMany: onMany('ACTIVATE', ['activate', 'activated']),
  deactivateMany: onMany('DEACTIVATE', ['deactivate', 'deactivated']),
  deleteMany: onMany('DELETE', ['delete', 'deleted']),
};

const answerOf = <Id extends ItemId>(answer: BulkAnswer<Id>) => answer;

/** Changes to the groups or an attribute of many users. */
export const userChangeActions = {
  changeGroupsOfMany: bulkAction(
    'patchScimGroup',
    ['groupsChange', 'groupsChanged'],
    useChangeGroupsOfUsers,
    (_: object, userIds: readonly number[], change: GroupsChange) => ({ userIds, ...change }),
    answerOf,
  ),
  setValueOfMany: bulkAction(
    'upsertUserAttributeValue',
    ['attributeSet', 'attributeSet'],
    useSetUserAttributeValues,
    (_: object, userIds: readonly number[], value: AttributeChange) => ({ userIds, ...value }),
    answerOf,
    { chunkSize: 1 },
  ),
};

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

function onMany<const Past extends ActionPast>(kind: BulkUserAction, past: Past) {
  const paramsOf = (_: object, userIds: readonly number[]) => ({ action: kind, userIds });
  return bulkAction('bulkUserAction', past, useBulkUserAction, paramsOf, readBulkUserAction);
}

/**
 * Callbacks for actions on users. Return `false`, or a promise of it, from an `onBefore…` callback to cancel the action. The
 * others are called after success only, with the ids that succeeded; a single user is a list of one. Passwords are never passed.
 */
export interface UserManagementEvents
  extends ActionEvents<'user-management', typeof userActions>,
    BulkEvents<typeof userChangeActions>,
    BulkEvents<typeof userCreationActions> {}

function withoutPassword({ password: _, ...input }: UserCreateInput): UserInputWithoutPassword {
  return input;
}
