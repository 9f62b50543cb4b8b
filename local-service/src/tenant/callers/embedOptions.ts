import type { EmbedSessionSettings, EmbedTheme, GenerateSession, JsonObject } from '@parley/react/client';
import { invalid, isObject, nullableBoolean, nullableString } from '../../http/fields.js';

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

/** Reads the eleven settings; 400 names the one of a wrong type. */
export function readEmbedSettings(body: JsonObject): EmbedSessionSettings {
  const settings = objectIn(body, 'settings');
  return {
    ...given(switches, (name) => nullableBoolean(nested(settings, `settings.${name}`, name), `settings.${name}`)),
    ...given(['locale', 'timezone'], (name) => nullableString(nested(settings, `settings.${name}`, name), `settings.${name}`)),
  };
}

export function readEmbedTheme(body: JsonObject): EmbedTheme {
  const theme = objectIn(body, 'embedTheme');
  const chat = objectIn(theme, 'chat', 'embedTheme.');
  const analyticsChat = objectIn(theme, 'analyticsChat', 'embedTheme.');
  const chatInput = objectIn(analyticsChat, 'chatInput', 'embedTheme.analyticsChat.');
  const texts = (object: JsonObject, path: string, names: readonly string[]) =>
    given(names, (name) => nullableString(nested(object, `${path}.${name}`, name), `${path}.${name}`));
  return {
    ...texts(theme, 'embedTheme', ['font', 'primaryColor']),
    ...unlessEmpty('chat', texts(chat, 'embedTheme.chat', ['inputColor'])),
    ...unlessEmpty('analyticsChat', {
      ...texts(analyticsChat, 'embedTheme.analyticsChat', ['backgroundColor']),
      ...unlessEmpty('chatInput', texts(chatInput, 'embedTheme.analyticsChat.chatInput', ['backgroundColor', 'borderColor'])),
    }),
  };
}

/** The settings in force: without AI, nothing that shows it is shown. */
export function effectiveSettings(settings: EmbedSessionSettings): EmbedSessionSettings {
  if (settings.allowAi !== false) return settings;
  return { ...settings, ...Object.fromEntries(switches.filter((name) => name.startsWith('show')).map((name) => [name, false])) };
}

export function readSecurityContext(body: JsonObject): JsonObject {
  return objectIn(body, 'securityContext');
}

const switches = [
  'allowAi',
  'showDashboardChat',
  'showWorkbookChat',
  'showAiWidgets',
  'allowChatWorkspaceAuthoring',
  'showWorkbookShare',
  'showDashboardSettings',
  'showMemberNames',
  'showGroupByCube',
] as const satisfies readonly (keyof EmbedSessionSettings)[];

function objectIn(body: JsonObject, field: keyof GenerateSession | 'chat' | 'analyticsChat' | 'chatInput', path = ''): JsonObject {
  const value = body[field] ?? {};
  if (!isObject(value)) throw invalid(`${path}${field}`, 'must be an object');
  return value;
}

/** One field under the name that an error about it should give. */
function nested(object: JsonObject, path: string, name: string): JsonObject {
  return { [path]: object[name] };
}

/** What says something; `null` says as little as a field left out. */
function given<Value>(names: readonly string[], read: (name: string) => Value | null | undefined): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name);
      return value === undefined || value === null ? [] : [[name, value]];
    }),
  );
}

function unlessEmpty(name: string, value: object): object {
  return Object.keys(value).length === 0 ? {} : { [name]: value };
}
