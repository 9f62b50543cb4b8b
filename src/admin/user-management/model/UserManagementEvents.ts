import type { User } from '../../../client/resources/current-user.js';
import type { UserAttributeValue, UserAttributeValueCreateInput } from '../../../client/resources/user-attributes.js';
import type { UserCreateInput, UserUpdateInput } from '../../../client/resources/users.js';
import type { Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';

/**
 * Callbacks for actions on users. Return `false`, or a promise of it, from an `onBefore…` callback to cancel the action. The
 * others are called after success only, with the ids that succeeded.
 */
export interface UserManagementEvents extends WidgetErrorEvents<'user-management'> {
  /** Called before a user is added, without the password. */
  readonly onBeforeCreate?: ((input: UserInputWithoutPassword) => Veto) | undefined;
  /** Called with the new user and the input, without the password. */
  readonly onCreated?: ((user: User, input: UserInputWithoutPassword) => void) | undefined;
  /** Called before account fields are saved, with the user's id and the changed fields. */
  readonly onBeforeUpdate?: ((change: UserChange) => Veto) | undefined;
  /** Called with the updated user after account fields were saved. */
  readonly onUpdated?: ((user: User, change: UserChange) => void) | undefined;
  /** Called before users are activated, with their ids; a single user is a list of one. */
  readonly onBeforeActivate?: ((userIds: readonly number[]) => Veto) | undefined;
  /** Called with the ids of the activated users. */
  readonly onActivated?: ((userIds: readonly number[]) => void) | undefined;
  /** Called before users are deactivated, with their ids; a single user is a list of one. */
  readonly onBeforeDeactivate?: ((userIds: readonly number[]) => Veto) | undefined;
  /** Called with the ids of the deactivated users. */
  readonly onDeactivated?: ((userIds: readonly number[]) => void) | undefined;
  /** Called before users are deleted, with their ids; a single user is a list of one. */
  readonly onBeforeDelete?: ((userIds: readonly number[]) => Veto) | undefined;
  /** Called with the ids of the deleted users. */
  readonly onDeleted?: ((userIds: readonly number[]) => void) | undefined;
  /** Called before the value of an attribute is saved. */
  readonly onBeforeValueSave?: ((input: UserAttributeValueCreateInput) => Veto) | undefined;
  /** Called with the saved value of an attribute. */
  readonly onValueSaved?: ((value: UserAttributeValue) => void) | undefined;
  /** Called before a user is added to or removed from a group. */
  readonly onBeforeGroupChange?: ((change: GroupChange) => Veto) | undefined;
  /** Called after a user was added to or removed from a group. */
  readonly onGroupChanged?: ((change: GroupChange) => void) | undefined;
}

/** The option keys of the events, for the widget's declaration. */
export const userEventKeys = {
  onBeforeCreate: true,
  onCreated: true,
  onBeforeUpdate: true,
  onUpdated: true,
  onBeforeActivate: true,
  onActivated: true,
  onBeforeDeactivate: true,
  onDeactivated: true,
  onBeforeDelete: true,
  onDeleted: true,
  onBeforeValueSave: true,
  onValueSaved: true,
  onBeforeGroupChange: true,
  onGroupChanged: true,
  onError: true,
} as const;

/** The input of a new user. Passwords are never passed to callbacks. */
export type UserInputWithoutPassword = Omit<UserCreateInput, 'password'>;

/** A change of one user: the id and the new values. */
export type UserChange = { readonly id: number } & UserUpdateInput;

/** A user joins or leaves a group; `groupId` is the id that provisioning uses. */
export interface GroupChange {
  /** The account's id of the user. */
  readonly userId: number;
  /** The id of the group at the provisioning interface. */
  readonly groupId: string;
  /** True if the user joins, false if they leave. */
  readonly isMember: boolean;
}
