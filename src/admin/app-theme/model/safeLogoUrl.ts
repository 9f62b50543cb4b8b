/**
 * The address of a logo that a page may load: by http, https, or as an image that the address holds itself. One without a host is
 * read from the service. `undefined` for everything else.
 */
export function safeLogoUrl(url: unknown, baseUrl?: string | undefined): string | undefined {
  if (typeof url !== 'string' || url.trim() === '') return undefined;
  const parsed = parse(url.trim(), baseUrl);
  if (parsed === undefined) return undefined;
  if (parsed.protocol === 'data:') return heldImage.test(parsed.href) ? parsed.href : undefined;
  const isLoadable = (parsed.protocol === 'https:' || parsed.protocol === 'http:') && parsed.username === '' && parsed.password === '';
  return isLoadable ? parsed.href : undefined;
}

function parse(url: string, baseUrl: string | undefined): URL | undefined {
  try {
    return baseUrl === undefined ? new URL(url) : new URL(url, baseUrl);
  } catch {
    return undefined;
  }
}

/** An image element runs no script of an SVG. */
const heldImage = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;
