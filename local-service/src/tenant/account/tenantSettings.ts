import type { TenantSettings } from '@parley/react/client';
import { invalid, type JsonObject, nullableBoolean, nullableChoice, nullableInteger, nullableString } from '../../http/fields.js';
import { givenFields } from '../../http/givenFields.js';
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

/** The settings after a change: what is left out or null stays, and so does the threshold, which is read only. */
export function mergeTenantSettings(settings: TenantSettings, change: JsonObject, now: number): TenantSettings {
  const merged = { ...settings, ...readChange(change) };
  if (merged.auditLogEnabled === settings.auditLogEnabled) return merged;
  return { ...merged, auditLogEnabledCurrent: merged.auditLogEnabled, auditLogEnabledTimestamp: now };
}

function readChange(change: JsonObject): Partial<TenantSettings> {
  return givenFields<TenantSettingsChange>({
    auditLogEnabled: nullableBoolean(change, 'auditLogEnabled') ?? undefined,
    hasSupportAccess: nullableBoolean(change, 'hasSupportAccess') ?? undefined,
    useAIBIUserInterface: nullableBoolean(change, 'useAIBIUserInterface') ?? undefined,
    maintenanceWindowEnabled: nullableBoolean(change, 'maintenanceWindowEnabled') ?? undefined,
    maintenanceWindowDay: nullableChoice(change, 'maintenanceWindowDay', days) ?? undefined,
    maintenanceWindowTime: readTime(change),
    oidcEnabled: nullableBoolean(change, 'oidcEnabled') ?? undefined,
    aiTokensAutoPurchaseEnabled: nullableBoolean(change, 'aiTokensAutoPurchaseEnabled') ?? undefined,
    aiTokensAutoPurchaseAmount: nullableInteger(change, 'aiTokensAutoPurchaseAmount', { min: 0 }) ?? undefined,
  });
}

type TenantSettingsChange = Omit<TenantSettings, 'auditLogEnabledCurrent' | 'auditLogEnabledTimestamp' | 'aiTokensAutoPurchaseThreshold'>;

function readTime(change: JsonObject): string | undefined {
  const time = nullableString(change, 'maintenanceWindowTime') ?? undefined;
  if (time !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw invalid('maintenanceWindowTime', 'must be a time such as 03:00');
  return time;
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
