import { operation } from '../http/operation.js';
import type { NoParams } from '../http/ServiceClient.js';

/**
 * Gets the settings of the whole account (docs/contract/account.md#account-settings).
 * @throws 403 if the caller is not an admin
 */
export const getTenantSettings = operation<NoParams, TenantSettings>('getTenantSettings', 'GET', '/api/v1/tenant/settings');

/**
 * Changes settings of the whole account; what is left out stays (docs/contract/account.md#account-settings).
 * @throws 400 a day that is none; a time that is none; a part of a dollar
 * @throws 403 if the caller is not an admin
 */
export const updateTenantSettings = operation<TenantSettingsInput, TenantSettings>(
  'updateTenantSettings',
  'PUT',
  '/api/v1/tenant/settings',
);

export interface TenantSettings {
  readonly auditLogEnabled: boolean;
  readonly auditLogEnabledCurrent: boolean;
  /** The time the audit log was last turned on or off, in milliseconds since 1970. */
  readonly auditLogEnabledTimestamp: number;
  readonly hasSupportAccess: boolean;
  readonly useAIBIUserInterface: boolean;
  readonly maintenanceWindowEnabled: boolean;
  readonly maintenanceWindowDay: string;
  readonly maintenanceWindowTime: string;
  readonly oidcEnabled: boolean;
  readonly aiTokensAutoPurchaseEnabled: boolean;
  /** Dollars; read only. */
  readonly aiTokensAutoPurchaseThreshold: number;
  /** Dollars. */
  readonly aiTokensAutoPurchaseAmount: number;
}

export interface TenantSettingsInput {
  readonly auditLogEnabled?: boolean | null | undefined;
  readonly hasSupportAccess?: boolean | null | undefined;
  readonly useAIBIUserInterface?: boolean | null | undefined;
  readonly maintenanceWindowEnabled?: boolean | null | undefined;
  readonly maintenanceWindowDay?: string | null | undefined;
  readonly maintenanceWindowTime?: string | null | undefined;
  readonly oidcEnabled?: boolean | null | undefined;
  readonly aiTokensAutoPurchaseEnabled?: boolean | null | undefined;
  /** Dollars. */
  readonly aiTokensAutoPurchaseAmount?: number | null | undefined;
}
