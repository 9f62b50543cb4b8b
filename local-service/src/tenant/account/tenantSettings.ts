import type { TenantSettings, TenantSettingsInput } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { withoutNulls } from '../../http/givenFields.js';
import { dayMs } from '../times.js';

export function newTenantSettings(now: number): TenantSettings {
  return {
    auditLogEnabled: true,
    auditLogEnabledCurrent: true,
    auditLogEnabledTimestamp: now - 200 * dayMs,
    hasSupportAccess: false,
    useAIBIUserInterface: true,
    maintenanceWindowEnabled: true,
    maintenanceWindowDay: 'sunday',
    maintenanceWindowTime: '03:00',
    oidcEnabled: false,
    aiTokensAutoPurchaseEnabled: false,
    aiTokensAutoPurchaseThreshold: 20,
    aiTokensAutoPurchaseAmount: 100,
  };
}

/** Applies a change to the settings. Fields that are omitted or null are unchanged. */
export function mergeTenantSettings(settings: TenantSettings, change: TenantSettingsInput, now: number): TenantSettings {
  const { maintenanceWindowDay: day, maintenanceWindowTime: time } = change;
  if (typeof day === 'string' && !days.includes(day)) throw invalid('maintenanceWindowDay', `must be one of ${days.join(', ')}`);
  if (typeof time === 'string' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    throw invalid('maintenanceWindowTime', 'must be a time such as 03:00');
  }
  const merged = { ...settings, ...withoutNulls(change) };
  if (merged.auditLogEnabled === settings.auditLogEnabled) return merged;
  return { ...merged, auditLogEnabledCurrent: merged.auditLogEnabled, auditLogEnabledTimestamp: now };
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
