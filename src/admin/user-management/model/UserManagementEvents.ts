import type { User } from '../../../client/resources/current-user.js';
import type { UserAttributeValue, UserAttributeValueCreateInput } from '../../../client/resources/user-attributes.js';
import type { UserCreateInput, UserUpdateInput } from '../../../client/resources/users.js';
import type { Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';

/**
 * What a host hears of the users, and where it may step in. An `onBefore…` that returns `false`, or a promise of it, keeps the act
 * from happening; the others are called after success only, with the ids for which it worked.
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

/** Passwords are told to nobody. */
export type UserInputWithoutPassword = Omit<UserCreateInput, 'password'>;

export type UserChange = { readonly id: number } & UserUpdateInput;

/** A user joins a group or leaves it; `groupId` is the one of provisioning. */
export interface GroupChange {
  readonly userId: number;
  readonly groupId: string;
  readonly isMember: boolean;
}
