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
] as const;

/** The parsed attributes, with URLs resolved against the page. Empty attributes count as absent. */
export interface ElementAttributes {
  readonly chatUrl: string | undefined;
  readonly tokenUrl: string | undefined;
  /** Identifies the user signed in by the page's cookies, if a proxy is used instead of tokens. */
  readonly identity: string | undefined;
  readonly dataUrl: string | undefined;
  readonly chatId: string | undefined;
  readonly heading: string | undefined;
  readonly placeholder: string | undefined;
  readonly mode: ElementMode;
  readonly theme: ElementTheme;
  /** The element's own language, or else that of the page around it. */
  readonly lang: string | undefined;
  /** The element's own direction. By default the language decides. */
  readonly dir: 'ltr' | 'rtl' | undefined;
  readonly branch: string | undefined;
  /** The name of the deployment's default branch. If `branch` has the same name, it is sent as the default branch. */
  readonly defaultBranch: string | undefined;
  /** True if the attribute is present, unless its value is `false`. */
  readonly restrictDataDownload: boolean;
}

export type AttributeName = (typeof attributeNames)[number];

export type ElementMode = 'inline' | 'launcher';

export type ElementTheme = 'light' | 'dark' | 'auto';

export function readAttributes(element: HTMLElement): ElementAttributes {
  const read = (name: AttributeName) => element.getAttribute(name)?.trim() || undefined;
  return {
    chatUrl: wholeUrl(read('chat-url'), element.baseURI),
    tokenUrl: wholeUrl(read('token-url'), element.baseURI),
    identity: read('identity'),
    dataUrl: wholeUrl(read('data-url'), element.baseURI),
    chatId: read('chat-id'),
    heading: read('heading'),
    placeholder: read('placeholder'),
    mode: oneOf(['inline', 'launcher'], read('mode'), 'inline'),
    theme: oneOf(['light', 'dark', 'auto'], read('theme'), 'auto'),
    lang: read('lang') ?? (element.closest('[lang]')?.getAttribute('lang') || undefined),
    dir: oneOf(['ltr', 'rtl', undefined], read('dir')?.toLowerCase(), undefined),
    branch: read('branch'),
    defaultBranch: read('default-branch'),
    restrictDataDownload: (element.getAttribute('restrict-data-download') ?? 'false').trim().toLowerCase() !== 'false',
  };
}

/** Returns an invalid URL unchanged: the client refuses it with a reason. */
function wholeUrl(value: string | undefined, base: string): string | undefined {
  return value !== undefined && URL.canParse(value, base) ? new URL(value, base).href : value;
}

function oneOf<Value extends string | undefined>(values: readonly Value[], value: string | undefined, otherwise: Value): Value {
  return values.find((known) => known === value) ?? otherwise;
}
