import type { EmbedSessionSettings, EmbedTheme, JsonObject } from '@parley/react/client';
import { isObject } from '../../http/fields.js';

/** What an embed session was opened with, besides whom it is for. */
export interface EmbedOptions {
  /** `undefined` for the production branch. */
  readonly branchName: string | undefined;
  /** What row-level policies know of the user: the session's own values, or else the defaults of the account. */
  readonly userAttributes: Readonly<Record<string, string>>;
  readonly securityContext: JsonObject;
  readonly settings: EmbedSessionSettings;
  readonly embedTheme: EmbedTheme;
}

/** Returns the object without nulls, undefined fields and empty objects, at any depth. */
export function withoutEmpty<T extends object>(value: T): T {
  const entries = Object.entries(value).map(([name, field]) => [name, isObject(field) ? withoutEmpty(field) : field] as const);
  const said = entries.filter(
    ([, field]) => field !== null && field !== undefined && !(isObject(field) && Object.keys(field).length === 0),
  );
  // Every field of what is read here is optional.
  return Object.fromEntries(said) as T;
}

/** The settings in force: without AI, nothing that shows it is shown. */
export function effectiveSettings(settings: EmbedSessionSettings): EmbedSessionSettings {
  if (settings.allowAi !== false) return settings;
  return { ...settings, ...Object.fromEntries(shown.map((name) => [name, false])) };
}

const shown = [
  'showDashboardChat',
  'showWorkbookChat',
  'showAiWidgets',
  'showWorkbookShare',
  'showDashboardSettings',
  'showMemberNames',
  'showGroupByCube',
] as const satisfies readonly (keyof EmbedSessionSettings)[];
