import { cutText } from './shortText.js';

/**
 * Returns the URL of a link that may be followed: http or https without user info, a mail to one address with at most a subject and a body,
 * or an anchor on the same page. Returns `undefined` for everything else. The URL is parsed as the browser does, and the parsed form is
 * returned. Very long URLs are refused, because a definition contains a URL once and a text can use it ten thousand times.
 */
export function safeLinkUrl(url: string): string | undefined {
  if (url.length > maxUrlCharacters) return undefined;
  if (plainWebAddress.test(url)) return url;
  if (url.startsWith('#')) return url.length > 1 ? url : undefined;
  const parsed = parseUrl(url);
  if (parsed === undefined) return undefined;
  const isSafe = webProtocols.includes(parsed.protocol) ? !hasUserInfo(parsed) : parsed.protocol === 'mailto:' && isPlainMail(parsed);
  return isSafe ? parsed.href : undefined;
}

/**
 * Returns a link that stays on the host's own site, such as `/dashboards/7?tab=2`, as the browser reads it. Returns `undefined` for all
 * that does not begin with a single slash, or that would lead to another site: `//evil.example`, `/\\evil.example`, `/.//evil.example`.
 */
export function sitePath(url: string): string | undefined {
  if (!url.startsWith('/') || url.length > maxUrlCharacters) return undefined;
  const parsed = parseUrl(url, anySite);
  if (parsed?.origin !== anySite || hasUserInfo(parsed) || parsed.pathname.startsWith('//')) return undefined;
  return parsed.pathname + parsed.search + parsed.hash;
}

/** User info would look like the host: `https://bank.example@evil.example`. */
function hasUserInfo({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

/** Other fields add recipients or, in some mail programs, files of the reader. A line break would start another field. */
function isPlainMail({ pathname, search, hash }: URL): boolean {
  const fields = search === '' ? [] : search.slice(1).split('&').map(readMailField);
  const names = fields.map((field) => field?.name);
  return (
    hash === '' &&
    mailAddress.test(decodePercents(pathname) ?? '') &&
    new Set(names).size === names.length &&
    fields.every((field) => field?.name === 'body' || (field?.name === 'subject' && !/\p{Cc}/u.test(field.text)))
  );
}

function readMailField(field: string): { readonly name: string; readonly text: string } | undefined {
  const [name = '', ...rest] = field.split('=').map(decodePercents);
  return rest.includes(undefined) ? undefined : { name: name.toLowerCase(), text: rest.join('=') };
}

function decodePercents(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Returns the URL of an image that may be requested. Only the allowed origins are, because a URL can leak data. */
export function safeImageUrl(url: string, allowedOrigins: readonly string[]): string | undefined {
  const parsed = parseUrl(url);
  const isAllowed =
    url.length <= maxUrlCharacters &&
    parsed !== undefined &&
    webProtocols.includes(parsed.protocol) &&
    allowedOrigins.includes(parsed.origin);
  return isAllowed ? parsed.href : undefined;
}

function parseUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/** Returns the first characters of a title, for the same reason. */
export function safeTitle(title: string | undefined): string | undefined {
  return title && cutText(title, 0, maxTitleCharacters);
}

/** A name that is never given to a site. */
const anySite = 'https://site.invalid';

const maxUrlCharacters = 2_000;
const maxTitleCharacters = 300;
const webProtocols = ['http:', 'https:'];

/**
 * A URL that every browser reads as written: a host in lower-case ASCII that is neither a number nor an encoded name, a path without dot
 * segments, and no character that is ever encoded. `new URL` takes longer than the rest of a link together.
 */
const plainWebAddress = /^https?:\/\/(?:[a-z\d]+[.-])*[a-z][a-z\d]*(?:\/(?:[\w~-][\w.~-]*)?)+(?:\?[\w.~=&%+/-]*)?(?:#[\w.~=&%+/-]*)?$/;

/** One mail address, without characters that separate addresses or quote names. */
const mailAddress = /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@,;:<>()[\]"\\\p{C}]+$/u;
