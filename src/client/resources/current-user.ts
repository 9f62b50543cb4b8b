import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../http/Open.js';
import type { CallOptions, NoParams, ServiceClient } from '../http/ServiceClient.js';
import type { Policy } from './policies.js';

/** [older for the route; the User type is current]. Only this route fills userPolicies (payload facts, Users). */
export function getMe(client: ServiceClient, _params?: NoParams, options?: CallOptions) {
  return client.get<User>('/api/v1/users/me', { ...options, operation: 'getMe' });
}

/** Omitted fields kept; `sheets` merges per field, null clears it (payload facts, Users). */
export function updateMySettings(client: ServiceClient, body: UserSettingsInput, options?: CallOptions) {
  return client.patch<User>('/api/v1/users/me/settings', { ...options, operation: 'updateMySettings', body });
}

export interface User {
  readonly id: number;
  readonly email: string;
  readonly username: string;
  readonly isAdmin: boolean;
  readonly notifications: JsonObject;
  readonly firstName?: string | null;
  readonly title?: string | null;
  readonly picture?: string | null;
  readonly externalId?: string | null;
  readonly samlId?: string | null;
  readonly gitUser?: string | null;
  readonly activeRoleId?: number | null;
  readonly defaultRoles?: readonly string[] | null;
  readonly aliases?: readonly UserAlias[] | null;
  readonly settings?: UserSettingsInput | null;
  readonly userPolicies?: readonly Policy[] | null;
  readonly impersonation?: UserImpersonation | null;
  readonly isDeactivated?: boolean | null;
  readonly lastLogin?: string | null;
  readonly tosAccepted?: JsonObject | null;
  readonly createdAt?: string | null;
  readonly updatedAt?: string | null;
}

export interface UserAlias {
  readonly id: number;
  readonly userId: number;
  readonly username: string;
  readonly source: Open<'ldap' | 'saml' | 'scim' | 'manual'>;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface UserImpersonation {
  readonly impersonatedUser?: User | null;
  readonly startedAt?: string | null;
  readonly expiresAt?: string | null;
}

export interface UserSettingsInput {
  readonly alternatingRowColors?: boolean | null | undefined;
  readonly defaultDeploymentId?: number | null | undefined;
  readonly locale?: string | null | undefined;
  readonly theme?: string | null | undefined;
  readonly timezone?: string | null | undefined;
  readonly sheets?: SheetsUserSettingsInput | null | undefined;
  /** Dep, ignored. */
  readonly lastSeenChangelogId?: number | null | undefined;
}

export interface SheetsUserSettingsInput {
  readonly autoRunQueryOnChange?: boolean | null | undefined;
  readonly openExplorationFromSheet?: boolean | null | undefined;
  readonly revealSheetOnOpen?: boolean | null | undefined;
  readonly showAppliedFilters?: boolean | null | undefined;
  readonly suppressDuplicateValues?: boolean | null | undefined;
}
