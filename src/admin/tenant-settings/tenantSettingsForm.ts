import type { TenantSettings, TenantSettingsInput } from '../../client/resources/tenant-settings.js';
import type { FieldProblems } from '../kit/dialog/useActionForm.js';
import type { ProblemContext } from '../kit/record-form/RecordForm.js';
import type { TenantSettingsLabels } from './labels/TenantSettingsLabels.js';

/** The values of the form. */
export interface TenantSettingsValues {
  readonly auditLogEnabled: boolean;
  readonly maintenanceWindowEnabled: boolean;
  readonly maintenanceWindowDay: string;
  readonly maintenanceWindowTime: string;
  readonly hasSupportAccess: boolean;
  readonly useAIBIUserInterface: boolean;
  readonly aiTokensAutoPurchaseEnabled: boolean;
  /** US dollars, in digits. */
  readonly aiTokensAutoPurchaseAmount: string;
  readonly oidcEnabled: boolean;
}

export function valuesOf(settings: TenantSettings | undefined): TenantSettingsValues {
  return {
    auditLogEnabled: settings?.auditLogEnabled ?? false,
    maintenanceWindowEnabled: settings?.maintenanceWindowEnabled ?? false,
    maintenanceWindowDay: settings?.maintenanceWindowDay ?? '',
    maintenanceWindowTime: settings?.maintenanceWindowTime ?? '',
    hasSupportAccess: settings?.hasSupportAccess ?? false,
    useAIBIUserInterface: settings?.useAIBIUserInterface ?? false,
    aiTokensAutoPurchaseEnabled: settings?.aiTokensAutoPurchaseEnabled ?? false,
    aiTokensAutoPurchaseAmount: String(settings?.aiTokensAutoPurchaseAmount ?? ''),
    oidcEnabled: settings?.oidcEnabled ?? false,
  };
}

/** Returns what is sent. An amount that was never set is left to the service. */
export function inputOf({
  aiTokensAutoPurchaseAmount: amount,
  maintenanceWindowTime,
  ...values
}: TenantSettingsValues): TenantSettingsInput {
  return {
    ...values,
    maintenanceWindowTime: maintenanceWindowTime.trim(),
    aiTokensAutoPurchaseAmount: amount.trim() === '' ? undefined : Number(amount),
  };
}

/** Checks the values as the service does (docs/contract/account.md#account-settings). */
export function problemsOf(
  { maintenanceWindowEnabled, maintenanceWindowTime, aiTokensAutoPurchaseEnabled, aiTokensAutoPurchaseAmount }: TenantSettingsValues,
  { labels: { problems: words }, item }: ProblemContext<TenantSettings, TenantSettingsLabels>,
): FieldProblems<TenantSettingsValues> {
  // A time in another format can only come from the service, which accepts it.
  const isTime = timePattern.test(maintenanceWindowTime.trim()) || maintenanceWindowTime === item?.maintenanceWindowTime;
  const isAmount = amountPattern.test(aiTokensAutoPurchaseAmount.trim());
  return {
    maintenanceWindowTime: maintenanceWindowEnabled && !isTime ? words.maintenanceWindowTime : undefined,
    aiTokensAutoPurchaseAmount: aiTokensAutoPurchaseEnabled && !isAmount ? words.aiTokensAutoPurchaseAmount : undefined,
  };
}

/** True for a time of day in 24 hours, such as `03:00`. */
export function isTimeOfDay(text: string): boolean {
  return timePattern.test(text);
}

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const amountPattern = /^\d{1,9}$/;

/** Returns the days of the week in the spelling of the stored day: `sunday`, `Sunday` or `SUNDAY`. */
export function weekDaysLike(stored: string): readonly string[] {
  if (stored !== '' && stored === stored.toUpperCase()) return weekDays.map((day) => day.toUpperCase());
  const isCapitalized = /^[A-Z]/.test(stored);
  return isCapitalized ? weekDays.map((day) => day.charAt(0).toUpperCase() + day.slice(1)) : weekDays;
}

const weekDays: readonly string[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Returns the name of a day of the week in a language; a day that is not known stays as it is. */
export function weekDayName(day: string, locale: string): string {
  const index = weekDays.indexOf(day.toLowerCase());
  if (index === -1) return day;
  // 5 January 1970 was a Monday.
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 5 + index));
}
