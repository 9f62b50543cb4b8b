import type { SheetsUserSettingsInput, User, UserSettingsInput } from '../../client/resources/current-user.js';

/** The values of the form; `undefined` for the service's default. */
export interface MySettingsValues extends Readonly<Record<SheetsField, boolean | undefined>> {
  readonly locale: string | undefined;
  readonly timezone: string | undefined;
  readonly defaultDeploymentId: number | undefined;
  readonly theme: string | undefined;
  readonly alternatingRowColors: boolean | undefined;
}

/** A setting of the spreadsheet add-ons. */
export type SheetsField = keyof SheetsUserSettingsInput;

/** The settings of the spreadsheet add-ons, in the order of the form. */
export const sheetsFields = [
  'autoRunQueryOnChange',
  'openExplorationFromSheet',
  'revealSheetOnOpen',
  'showAppliedFilters',
  'suppressDuplicateValues',
] as const satisfies readonly SheetsField[];

export function valuesOf(user: User | undefined): MySettingsValues {
  const { locale, timezone, defaultDeploymentId, theme, alternatingRowColors, sheets } = user?.settings ?? {};
  return {
    locale: locale ?? undefined,
    timezone: timezone ?? undefined,
    defaultDeploymentId: defaultDeploymentId ?? undefined,
    theme: theme ?? undefined,
    alternatingRowColors: alternatingRowColors ?? undefined,
    autoRunQueryOnChange: sheets?.autoRunQueryOnChange ?? undefined,
    openExplorationFromSheet: sheets?.openExplorationFromSheet ?? undefined,
    revealSheetOnOpen: sheets?.revealSheetOnOpen ?? undefined,
    showAppliedFilters: sheets?.showAppliedFilters ?? undefined,
    suppressDuplicateValues: sheets?.suppressDuplicateValues ?? undefined,
  };
}

/** The settings as a flat object, like the values of the form. */
export type MySettingsInput = { readonly [Field in keyof MySettingsValues]: NonNullable<MySettingsValues[Field]> | null };

/** Returns the settings of the values; `null` clears one. */
export function inputOf(values: MySettingsValues): MySettingsInput {
  // The keys stay the same; only missing values change.
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? null])) as MySettingsInput;
}

/** Returns what is sent for the changed settings. Those of the add-ons are nested in `sheets`, which the service merges field by field. */
export function paramsOf(_: object, _user: User, changes: Partial<MySettingsInput>): UserSettingsInput {
  const entries = Object.entries(changes);
  const isSheets = ([field]: readonly [string, unknown]) => sheetsFields.some((known) => known === field);
  const sheets = entries.filter(isSheets);
  return Object.fromEntries([
    ...entries.filter((entry) => !isSheets(entry)),
    ...(sheets.length > 0 ? [['sheets', Object.fromEntries(sheets)]] : []),
  ]);
}
