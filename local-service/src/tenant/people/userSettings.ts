import type { UserSettingsInput } from '@parley/react/client';
import { givenFields, withoutNulls } from '../../http/givenFields.js';

/**
 * Applies a change to the settings: omitted fields are unchanged, `null` clears a field, and `sheets` is merged by field.
 * `lastSeenChangelogId` is accepted and ignored.
 */
export function mergeSettings(settings: UserSettingsInput, { lastSeenChangelogId: _, ...change }: UserSettingsInput): UserSettingsInput {
  const sheets = change.sheets && withoutNulls({ ...settings.sheets, ...givenFields(change.sheets) });
  return withoutNulls<UserSettingsInput>({ ...settings, ...givenFields<UserSettingsInput>({ ...change, sheets }) });
}
