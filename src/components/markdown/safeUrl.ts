/**
 * The address of a link that may be followed: http, https, mailto, or a place on the same page. Undefined for all else, in
 * whatever disguise: the address is read as the browser reads it, and what was read is what is used. An address that is too
 * long is none, since a definition writes it once and a text uses it ten thousand times.
 */
export function safeLinkUrl(url: string): string | undefined {
  if (url.length > maxUrlCharacters) return undefined;
  if (url.startsWith('#')) return url.length > 1 ? url : undefined;
  const parsed = parseUrl(url);
  return parsed !== undefined && linkProtocols.includes(parsed.protocol) ? parsed.href : undefined;
}

/** The address of an image that may be requested: none but those of the allowed origins, since an address can carry data out. */
export function safeImageUrl(url: string, allowedOrigins: readonly string[]): string | undefined {
  const parsed = parseUrl(url);
  const isAllowed =
    url.length <= maxUrlCharacters &&
    parsed !== undefined &&
    imageProtocols.includes(parsed.protocol) &&
    allowedOrigins.includes(parsed.origin);
  return isAllowed ? parsed.href : undefined;
}

function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/** The first characters of a title, for the same reason. */
export function safeTitle(title: string | undefined): string | undefined {
  return title?.slice(0, maxTitleCharacters);
}

const maxUrlCharacters = 2_000;
const maxTitleCharacters = 300;
const linkProtocols = ['http:', 'https:', 'mailto:'];
const imageProtocols = ['http:', 'https:'];
