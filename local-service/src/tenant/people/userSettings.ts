import type { SheetsUserSettingsInput, UserSettingsInput } from '@parley/react/client';
import { invalid, isObject, type JsonObject, nullableBoolean, nullableInteger, nullableString } from '../../http/fields.js';
import { givenFields } from '../../http/givenFields.js';

/** The settings after a change: what is left out stays, `null` clears, and `sheets` is merged field by field. */
export function mergeSettings(settings: UserSettingsInput, change: JsonObject): UserSettingsInput {
  const sheets = change.sheets === undefined ? settings.sheets : mergeSheets(settings.sheets ?? {}, change.sheets);
  return withoutNulls<UserSettingsInput>({ ...settings, ...readSettings(change), sheets });
}

/** `lastSeenChangelogId` is accepted and ignored. */
function readSettings(change: JsonObject): UserSettingsInput {
  return givenFields<UserSettingsInput>({
    alternatingRowColors: nullableBoolean(change, 'alternatingRowColors'),
    defaultDeploymentId: nullableInteger(change, 'defaultDeploymentId'),
    locale: nullableString(change, 'locale'),
    theme: nullableString(change, 'theme'),
    timezone: nullableString(change, 'timezone'),
  });
}

function mergeSheets(sheets: SheetsUserSettingsInput, change: unknown): SheetsUserSettingsInput | null {
  if (change === null) return null;
  if (!isObject(change)) throw invalid('sheets', 'must be an object or null');
  const given = sheetsFields.map((field) => [field, nullableBoolean(change, field)] as const);
  return withoutNulls<SheetsUserSettingsInput>({ ...sheets, ...givenFields<SheetsUserSettingsInput>(Object.fromEntries(given)) });
}

const sheetsFields: readonly (keyof SheetsUserSettingsInput)[] = [
  'autoRunQueryOnChange',
  'openExplorationFromSheet',
  'revealSheetOnOpen',
  'showAppliedFilters',
  'suppressDuplicateValues',
];

function withoutNulls<T extends object>(fields: { readonly [Key in keyof T]: T[Key] | null | undefined }): T {
  // Every field of settings is optional.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as T;
}
