import type { SidebarLayout } from '../chat/frame/SidebarLayout.js';
import { themeOfPlace } from '../react/theme/themeOfPlace.js';

/** All attributes of `<parley-chat>`. Each can be set, changed and removed at any time. */
export const attributeNames = [
  'chat-url',
  'token-url',
  'identity',
  'data-url',
  'chat-id',
  'heading',
  'placeholder',
  'mode',
  'theme',
  'lang',
  'dir',
  'branch',
  'default-branch',
  'restrict-data-download',
  'feedback',
  'page-shortcuts',
  'voice',
  'include-text',
  'hide',
  'read-only',
  'disclaimer',
  'disclaimer-href',
  'sidebar-layout',
] as const;

/** The parsed attributes, with URLs resolved against the page. Empty attributes count as absent. */
export interface ElementAttributes {
  /** The full address of the chat stream. */
  readonly chatUrl: string | undefined;
  /** The endpoint of your server that returns the signed-in user's token. */
  readonly tokenUrl: string | undefined;
  /** Identifies the user signed in by the page's cookies, if a proxy is used instead of tokens. */
  readonly identity: string | undefined;
  /** The full address of the data query API. */
  readonly dataUrl: string | undefined;
  /** The thread to show. Default: the last thread of this tab, or a new one. */
  readonly chatId: string | undefined;
  /** The name of the panel. */
  readonly heading: string | undefined;
  /** The placeholder of the empty message field. */
  readonly placeholder: string | undefined;
  /** `inline` fills the element's box; `launcher` and `sidebar` are a button that opens a panel. Default `inline`. */
  readonly mode: ElementMode;
  /** The theme. Default `auto`, which is read as that of the place, and as `undefined` if the color scheme is inherited. */
  readonly theme: ElementTheme | undefined;
  /** The element's own language, or else that of the page around it. Numbers and dates follow its region: `de-CH`. */
  readonly lang: string | undefined;
  /** The element's own direction. By default the language decides. */
  readonly dir: 'ltr' | 'rtl' | undefined;
  /** The branch to query. Default: the default branch. */
  readonly branch: string | undefined;
  /** The name of the deployment's default branch. If `branch` has the same name, it is sent as the default branch. */
  readonly defaultBranch: string | undefined;
  /** True if the attribute is present, unless its value is `false`. */
  readonly restrictDataDownload: boolean;
  /** True if each answer shows “Good answer” and “Bad answer”, for `parley-feedback`. Read like `restrict-data-download`. */
  readonly feedback: boolean;
  /** True if keys typed in the chat also reach the page, and so its one-key shortcuts. Read like `restrict-data-download`. */
  readonly pageShortcuts: boolean;
  /** True to show a dictation button, in browsers with speech recognition. */
  readonly voice: boolean;
  /** True if `parley-event` contains questions, answers and comments. Parsed like `restrict-data-download`. */
  readonly includeText: boolean;
  /** The parts of the chat to hide, separated by spaces or commas, such as `export share`. */
  readonly hide: string | undefined;
  /** True if users can read but not ask, edit or rate. Parsed like `restrict-data-download`. */
  readonly readOnly: boolean;
  /** Your words for the AI disclaimer below the message field. `false` removes it. Default: those of the language. */
  readonly disclaimer: string | undefined;
  /** The address of a page about it, which the line then links to. */
  readonly disclaimerHref: string | undefined;
  /** `push` makes room for a sidebar beside the page, `cover` puts it over the page. Default `push`. */
  readonly sidebarLayout: SidebarLayout;
}

/** The name of an attribute of `<parley-chat>`. */
export type AttributeName = (typeof attributeNames)[number];

/** `inline` fills the element's box; `launcher` is a button that opens a panel, `sidebar` one that opens a sidebar. */
export type ElementMode = 'inline' | 'launcher' | 'sidebar';

/** The colour scheme; `auto` follows the page around the element, and the system if that has none. */
export type ElementTheme = 'light' | 'dark' | 'auto';

export function readAttributes(element: HTMLElement): ElementAttributes {
  const read = (name: AttributeName) => element.getAttribute(name)?.trim() || undefined;
  const isSet = (name: AttributeName) => (element.getAttribute(name) ?? 'false').trim().toLowerCase() !== 'false';
  return {
    chatUrl: wholeUrl(read('chat-url'), element.baseURI),
    tokenUrl: wholeUrl(read('token-url'), element.baseURI),
    identity: read('identity'),
    dataUrl: wholeUrl(read('data-url'), element.baseURI),
    chatId: read('chat-id'),
    heading: read('heading'),
    placeholder: read('placeholder'),
    mode: oneOf(['inline', 'launcher', 'sidebar'], read('mode'), 'inline'),
    theme: oneOf(['light', 'dark', undefined], read('theme'), undefined) ?? themeOfPlace(element),
    lang: read('lang') ?? (element.closest('[lang]')?.getAttribute('lang') || undefined),
    dir: oneOf(['ltr', 'rtl', undefined], read('dir')?.toLowerCase(), undefined),
    branch: read('branch'),
    defaultBranch: read('default-branch'),
    restrictDataDownload: isSet('restrict-data-download'),
    feedback: isSet('feedback'),
    pageShortcuts: isSet('page-shortcuts'),
    voice: isSet('voice'),
    includeText: isSet('include-text'),
    hide: read('hide'),
    readOnly: isSet('read-only'),
    disclaimer: read('disclaimer'),
    disclaimerHref: read('disclaimer-href'),
    sidebarLayout: oneOf(['push', 'cover'], read('sidebar-layout'), 'push'),
  };
}

/** Returns an invalid URL unchanged: the client refuses it with a reason. */
function wholeUrl(value: string | undefined, base: string): string | undefined {
  return value !== undefined && URL.canParse(value, base) ? new URL(value, base).href : value;
}

function oneOf<Value extends string | undefined>(values: readonly Value[], value: string | undefined, otherwise: Value): Value {
  return values.find((known) => known === value) ?? otherwise;
}
