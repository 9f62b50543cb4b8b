/**
 * Returns the URL of a link that the host wrote: http, https, a mail, or relative to the page. Returns `undefined` for any that could run a
 * script. Links of a model or of users have stricter rules, see `safeLinkUrl`.
 */
export function safeHostUrl(url: string): string | undefined {
  try {
    return protocols.includes(new URL(url, 'https://site.invalid').protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

const protocols = ['http:', 'https:', 'mailto:'];
