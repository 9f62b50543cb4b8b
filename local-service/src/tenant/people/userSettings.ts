import type { UserSettingsInput } from '@parley/react/client';
import { givenFields, withoutNulls } from '../../http/givenFields.js';

/**
 * The settings after a change: what is left out stays, `null` clears, and `sheets` is merged field by field.
 * `lastSeenChangelogId` is accepted and ignored.
 */
export function mergeSettings(settings: UserSettingsInput, { lastSeenChangelogId: _, ...change }: UserSettingsInput): UserSettingsInput {
  const sheets = change.sheets && withoutNulls({ ...settings.sheets, ...givenFields(change.sheets) });
  return withoutNulls<UserSettingsInput>({ ...settings, ...givenFields<UserSettingsInput>({ ...change, sheets }) });
}
