import type { User } from '../../../client/resources/current-user.js';
import type { UserAttributeValue, UserAttributeValueCreateInput } from '../../../client/resources/user-attributes.js';
import type { UserCreateInput, UserUpdateInput } from '../../../client/resources/users.js';
import type { Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';

/**
 * Callbacks for actions on users. Return `false`, or a promise of it, from an `onBefore…` callback to cancel the action. The
 * others are called after success only, with the ids that succeeded.
 */
export interface UserManagementEvents extends WidgetErrorEvents<'user-management'> {
  readonly onBeforeCreate?: ((input: UserInputWithoutPassword) => Veto) | undefined;
  readonly onCreated?: ((user: User, input: UserInputWithoutPassword) => void) | undefined;
  readonly onBeforeUpdate?: ((change: UserChange) => Veto) | undefined;
  readonly onUpdated?: ((user: User, change: UserChange) => void) | undefined;
  readonly onBeforeActivate?: ((userIds: readonly number[]) => Veto) | undefined;
  readonly onActivated?: ((userIds: readonly number[]) => void) | undefined;
  readonly onBeforeDeactivate?: ((userIds: readonly number[]) => Veto) | undefined;
  readonly onDeactivated?: ((userIds: readonly number[]) => void) | undefined;
  readonly onBeforeDelete?: ((userIds: readonly number[]) => Veto) | undefined;
  readonly onDeleted?: ((userIds: readonly number[]) => void) | undefined;
  readonly onBeforeValueSave?: ((input: UserAttributeValueCreateInput) => Veto) | undefined;
  readonly onValueSaved?: ((value: UserAttributeValue) => void) | undefined;
  readonly onBeforeGroupChange?: ((change: GroupChange) => Veto) | undefined;
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

export type UserChange = { readonly id: number } & UserUpdateInput;

/** A user joins or leaves a group; `groupId` is the id that provisioning uses. */
export interface GroupChange {
  readonly userId: number;
  readonly groupId: string;
  readonly isMember: boolean;
}
