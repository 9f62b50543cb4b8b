import type { JsonObject } from '../chat-stream/QueryRows.js';
import { operation } from '../http/operation.js';
import type { NoParams } from '../http/ServiceClient.js';
import type { Open } from '../json/Open.js';
import type { Policy } from './policies.js';

/** Returns the caller. Only this call fills `userPolicies`, the caller's permissions (docs/contract/users.md#current-user). */
export const getMe = operation<NoParams, User>('getMe', 'GET', '/api/v1/users/me');

/**
 * Changes one's own settings: fields that are left out stay, `null` clears one, and `sheets` is merged field by field
 * (docs/contract/users.md#current-user).
 * @throws 400 if the deployment id is not a number
 */
export const updateMySettings = operation<UserSettingsInput, User>('updateMySettings', 'PATCH', '/api/v1/users/me/settings');

/** A user of the account. */
export interface User {
  readonly id: number;
  /** The email address. */
  readonly email: string;
  /** The username, which mentions use. */
  readonly username: string;
  /** True for an administrator of the account. */
  readonly isAdmin: boolean;
  /** The contract does not specify its fields. */
  readonly notifications: JsonObject;
  /** The name to show. */
  readonly firstName?: string | null;
  /** The job title. */
  readonly title?: string | null;
  /** The address of a picture. */
  readonly picture?: string | null;
  /** The id of the user at an identity provider. */
  readonly externalId?: string | null;
  /** The id of the user in SAML. */
  readonly samlId?: string | null;
  /** The user's name at the source-control host. */
  readonly gitUser?: string | null;
  /** The id of the role in use. */
  readonly activeRoleId?: number | null;
  /** The names of the roles that the user began with. */
  readonly defaultRoles?: readonly string[] | null;
  /** Other usernames of the user. */
  readonly aliases?: readonly UserAlias[] | null;
  /** The user's own settings. */
  readonly settings?: UserSettingsInput | null;
  /** Filled by `getMe` alone. */
  readonly userPolicies?: readonly Policy[] | null;
  /** The user that the caller acts as, if any. */
  readonly impersonation?: UserImpersonation | null;
  /** True if the user cannot sign in. */
  readonly isDeactivated?: boolean | null;
  /** The time of the last sign-in. */
  readonly lastLogin?: string | null;
  /** The terms that the user accepted. The contract does not specify its fields. */
  readonly tosAccepted?: JsonObject | null;
  readonly createdAt?: string | null;
  readonly updatedAt?: string | null;
}

/** Another name of the user, and its source. */
export interface UserAlias {
  readonly id: number;
  /** The user it belongs to. */
  readonly userId: number;
  /** The other username. */
  readonly username: string;
  /** The system that knows the user by this name. */
  readonly source: Open<'ldap' | 'saml' | 'scim' | 'manual'>;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Who is impersonated, and for how long. */
export interface UserImpersonation {
  /** The user that the caller acts as. */
  readonly impersonatedUser?: User | null;
  /** The time it began. */
  readonly startedAt?: string | null;
  /** The time it ends. */
  readonly expiresAt?: string | null;
}

/** A user's own settings. A missing field stays as it is, and `null` clears it. */
export interface UserSettingsInput {
  /** True to shade every second row of tables. */
  readonly alternatingRowColors?: boolean | null | undefined;
  /** The deployment that pages open first. */
  readonly defaultDeploymentId?: number | null | undefined;
  /** The BCP 47 tag of the interface. */
  readonly locale?: string | null | undefined;
  /** The theme of the interface. */
  readonly theme?: string | null | undefined;
  /** The IANA time zone. */
  readonly timezone?: string | null | undefined;
  /** The settings of the spreadsheet add-ons. They are merged field by field. */
  readonly sheets?: SheetsUserSettingsInput | null | undefined;
  /** @deprecated The service ignores it; there is nothing to use instead. */
  readonly lastSeenChangelogId?: number | null | undefined;
}

/** A user's settings of the spreadsheet add-ons. */
export interface SheetsUserSettingsInput {
  /** True to run a query again after each change. */
  readonly autoRunQueryOnChange?: boolean | null | undefined;
  /** True to open explorations from the sheet. */
  readonly openExplorationFromSheet?: boolean | null | undefined;
  /** True to bring the sheet into view when it is opened. */
  readonly revealSheetOnOpen?: boolean | null | undefined;
  /** True to show the filters in use with the rows. */
  readonly showAppliedFilters?: boolean | null | undefined;
  /** True to leave out repeated values. */
  readonly suppressDuplicateValues?: boolean | null | undefined;
}
