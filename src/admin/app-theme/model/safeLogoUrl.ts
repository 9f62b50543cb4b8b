/**
 * Returns the logo's address if it is safe to load: an http or https URL, or an image as a data URL. A relative address is
 * resolved against the service. Returns `undefined` for anything else.
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

/** SVG is safe here: scripts do not run inside an image element. */
const heldImage = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;
