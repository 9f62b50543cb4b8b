import type { JsonObject } from '../chat-stream/QueryRows.js';
import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { Open } from '../json/Open.js';
import type { BulkActionError } from './bulk-action.js';
import { checkItemCount } from './checks/checks.js';
import type { User } from './current-user.js';

/**
 * Lists the users of the account, the deactivated among them; `search` finds part of a first name, username or email, in any
 * case (docs/contract/users.md#users-of-the-account).
 * @throws 400 if the cursor belongs to another list
 */
export const getUsers = listOperation<GetUsersParams, ResourceOwner>('getUsers', '/api/v1/users');

/**
 * Adds a user. Admin only (docs/contract/users.md#users-of-the-account).
 * @throws 400 if the email is invalid, the username is empty, or a role does not exist
 * @throws 403 if the caller is not an admin
 * @throws 409 if the email (in any case) or the username is taken
 */
export const createUser = operation<UserCreateInput, User>('createUser', 'POST', '/api/v1/users');

/**
 * Changes a user; fields that are left out stay. Tokens of a user who is deactivated answer 401 from then on. Admin only
 * (docs/contract/users.md#users-of-the-account).
 * @throws 403 if the caller is not an admin, deactivates themselves, or removes the rights of the last admin
 * @throws 404 if the user does not exist
 */
export const updateUser = operation<{ readonly id: number } & UserUpdateInput, User>('updateUser', 'PUT', '/api/v1/users/{id}');

/**
 * Deletes a user permanently. Admin only (docs/contract/users.md#users-of-the-account).
 * @throws 400 if the user is the caller
 * @throws 403 if the caller is not an admin, or the user is the last admin
 * @throws 404 if the user does not exist
 */
export const deleteUser = operation<{ readonly id: number }, void>('deleteUser', 'DELETE', '/api/v1/users/{id}');

/**
 * Applies one action to 1 to 100 users. Returns 200 even if some fail; check `failed`. There, deactivating oneself is
 * 403, deleting oneself 400, removing the last admin 403, and an unknown user 404. Repeating an action succeeds and changes
 * nothing. Admin only (docs/contract/users.md#users-of-the-account).
 * @throws 403 if the caller is not an admin
 */
export const bulkUserAction = operation<BulkUserActionInput, BulkUserActionPayload>('bulkUserAction', 'POST', '/api/v1/users/bulk', {
  check: ({ userIds }, operation) => checkItemCount(userIds, { min: 1, max: 100 }, { field: 'userIds', operation }),
});

/** The filters of the users. */
export interface GetUsersParams extends CursorParams {
  /** Part of a first name, username or email, in any case. */
  readonly search?: string | null | undefined;
}

/** A user as lists and owned things show one. */
export interface ResourceOwner {
  readonly id: number;
  /** The email address. */
  readonly email: string;
  /** The name to show; without one, the email address is shown. */
  readonly firstName?: string | null;
  /** The address of a picture. */
  readonly picture?: string | null;
}

/** A new user of the account. */
export interface UserCreateInput {
  /** The email address, which no other user may have. */
  readonly email: string;
  /** The username, which mentions use. */
  readonly username: string;
  /** The name to show. */
  readonly firstName?: string | null | undefined;
  /** The password to sign in with, if users do not sign in elsewhere. */
  readonly password?: string | null | undefined;
  /** True for an administrator. */
  readonly isAdmin?: boolean | null | undefined;
  /** Names of roles to begin with. */
  readonly defaultRoles?: readonly string[] | null | undefined;
  /** The id of the user at an identity provider. */
  readonly externalId?: string | null | undefined;
  /** The contract does not specify its values. */
  readonly isExternal?: unknown;
  /** The contract does not specify its values. */
  readonly picture?: unknown;
  /** The user's own settings. */
  readonly settings?: JsonObject | null | undefined;
}

/** A change of a user. A missing field stays as it is. */
export interface UserUpdateInput {
  /** The name to show. */
  readonly firstName?: string | null | undefined;
  /** The job title. */
  readonly title?: string | null | undefined;
  /** The new password. */
  readonly password?: string | null | undefined;
  /** True for an administrator. */
  readonly isAdmin?: boolean | null | undefined;
  /** True to deactivate the user, whose tokens then get 401. */
  readonly isDeactivated?: boolean | null | undefined;
  /** The contract does not specify its values. */
  readonly picture?: unknown;
  /** The contract does not specify its values. */
  readonly lastLogin?: unknown;
  /** The contract does not specify its values. */
  readonly notifications?: readonly string[] | null | undefined;
  /** The contract does not specify its values. */
  readonly embedTheme?: unknown;
  /** The contract does not specify its values. */
  readonly securityContext?: unknown;
  /** The user's own settings. */
  readonly settings?: JsonObject | null | undefined;
  /** The contract does not specify its values. */
  readonly tosAccepted?: JsonObject | null | undefined;
}

/** What `bulkUserAction` does to each user. */
export type BulkUserAction = 'DEACTIVATE' | 'ACTIVATE' | 'DELETE';

/** The users and the action. */
export interface BulkUserActionInput {
  /** The action for all of them. */
  readonly action: BulkUserAction;
  /**
   * 1 to 100 of them.
   * @minItems 1
   * @maxItems 100
   */
  readonly userIds: readonly number[];
}

/** The result for each user. */
export interface BulkUserActionPayload {
  /** The action that was requested. */
  readonly action: Open<BulkUserAction>;
  /** The ids of users for whom it succeeded. */
  readonly succeeded: readonly number[];
  /** The users for whom it failed, each with the reason. */
  readonly failed: readonly BulkUserActionFailure[];
}

/** A user for whom the action failed, and why. */
export interface BulkUserActionFailure {
  /** The id of the user. */
  readonly userId: number;
  /** The reason. */
  readonly error: BulkActionError;
}
