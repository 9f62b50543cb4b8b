import { operation } from '../http/operation.js';
import type { NoParams } from '../http/ServiceClient.js';

/**
 * Gets the settings of the whole account (docs/contract/account.md#account-settings).
 * @throws 403 if the caller is not an admin
 */
export const getTenantSettings = operation<NoParams, TenantSettings>('getTenantSettings', 'GET', '/api/v1/tenant/settings');

/**
 * Changes settings of the whole account; fields that are left out do not change (docs/contract/account.md#account-settings).
 * @throws 400 if a day or time is invalid, or an amount includes a fraction of a dollar
 * @throws 403 if the caller is not an admin
 */
export const updateTenantSettings = operation<TenantSettingsInput, TenantSettings>(
  'updateTenantSettings',
  'PUT',
  '/api/v1/tenant/settings',
);

/** The settings of the account. */
export interface TenantSettings {
  /** True if the audit log is turned on. */
  readonly auditLogEnabled: boolean;
  /** The contract does not specify how it differs from `auditLogEnabled`. */
  readonly auditLogEnabledCurrent: boolean;
  /** The time the audit log was last turned on or off, in milliseconds since 1970. */
  readonly auditLogEnabledTimestamp: number;
  /** True if the support of the service may look into the account. */
  readonly hasSupportAccess: boolean;
  /** True if the AI interface is shown. */
  readonly useAIBIUserInterface: boolean;
  /** True if deployments are updated only in the maintenance window. */
  readonly maintenanceWindowEnabled: boolean;
  /** The day of the maintenance window. */
  readonly maintenanceWindowDay: string;
  /** The start of the maintenance window. */
  readonly maintenanceWindowTime: string;
  /** True if deployments get OIDC tokens. */
  readonly oidcEnabled: boolean;
  /** True if more AI tokens are bought automatically. */
  readonly aiTokensAutoPurchaseEnabled: boolean;
  /** Dollars; read only. */
  readonly aiTokensAutoPurchaseThreshold: number;
  /** Dollars. */
  readonly aiTokensAutoPurchaseAmount: number;
}

/** A change of the account's settings. A missing field stays as it is. */
export interface TenantSettingsInput {
  /** True to record the actions of users. */
  readonly auditLogEnabled?: boolean | null | undefined;
  /** True to let the support of the service look into the account. */
  readonly hasSupportAccess?: boolean | null | undefined;
  /** True to show the AI interface. */
  readonly useAIBIUserInterface?: boolean | null | undefined;
  /** True to update deployments only in the maintenance window. */
  readonly maintenanceWindowEnabled?: boolean | null | undefined;
  /** The day of the maintenance window. */
  readonly maintenanceWindowDay?: string | null | undefined;
  /** The start of the maintenance window. */
  readonly maintenanceWindowTime?: string | null | undefined;
  /** True to issue OIDC tokens to deployments. */
  readonly oidcEnabled?: boolean | null | undefined;
  /** True to buy more AI tokens automatically. */
  readonly aiTokensAutoPurchaseEnabled?: boolean | null | undefined;
  /** Dollars. */
  readonly aiTokensAutoPurchaseAmount?: number | null | undefined;
}
