import type { User } from '../../client/resources/current-user.js';
import type { UserAttributeValue, UserAttributeValueCreateInput } from '../../client/resources/user-attributes.js';
import type { BulkUserAction, UserCreateInput, UserUpdateInput } from '../../client/resources/users.js';
import type { Veto, WidgetErrorEvents } from '../widget-events/WidgetEvents.js';

/** What a host hears of the users, and where it may step in. A `before` that answers `false` keeps the act from happening. */
export interface UserManagementEvents extends WidgetErrorEvents<'user-management'> {
  readonly onBeforeCreate?: ((input: ToldUserInput) => Veto) | undefined;
  readonly onCreated?: ((user: User, input: ToldUserInput) => void) | undefined;
  readonly onBeforeUpdate?: ((change: UserChange) => Veto) | undefined;
  readonly onUpdated?: ((user: User, change: UserChange) => void) | undefined;
  /** Before users are activated, deactivated or deleted, one or many. */
  readonly onBeforeAction?: ((action: BulkUserAction, userIds: readonly number[]) => Veto) | undefined;
  /** After it, also where it failed for some. */
  readonly onActionSettled?: ((settled: SettledUserAction) => void) | undefined;
  readonly onBeforeValueSave?: ((input: UserAttributeValueCreateInput) => Veto) | undefined;
  readonly onValueSaved?: ((value: UserAttributeValue) => void) | undefined;
  readonly onBeforeGroupChange?: ((change: GroupChange) => Veto) | undefined;
  readonly onGroupChanged?: ((change: GroupChange) => void) | undefined;
}

/** Passwords are told to nobody. */
export type ToldUserInput = Omit<UserCreateInput, 'password'>;

export type UserChange = { readonly id: number } & UserUpdateInput;

/** A user joins a group or leaves it; `groupId` is the one of provisioning. */
export interface GroupChange {
  readonly userId: number;
  readonly groupId: string;
  readonly isMember: boolean;
}

export interface SettledUserAction {
  readonly action: BulkUserAction;
  readonly succeededIds: readonly number[];
  readonly failedIds: readonly number[];
  /** Those of which the service said nothing. */
  readonly unknownIds: readonly number[];
}
