import { safeImageUrl, safeLinkUrl, safeTitle, sitePath } from '../../ui/text/safeUrl.js';
import type { LinkResolver } from './LinkResolver.js';

/**
 * Returns the attributes of a link, or undefined if the URL is not allowed. `linkFor` is asked for paths of the host's own site; these open
 * in the same tab.
 */
export function linkAttributes(url: string, title: string | null | undefined, linkFor?: LinkResolver | undefined) {
  const href = safeLinkUrl(url) ?? (linkFor && hrefOnSite(url, linkFor));
  if (href === undefined) return undefined;
  const target = isOnPage(href) ? undefined : '_blank';
  return { href, title: safeTitle(title ?? undefined), rel: 'noopener noreferrer nofollow', target } as const;
}

/** The host's function may return or throw anything, also because of what is in the path. */
function hrefOnSite(url: string, linkFor: LinkResolver): string | undefined {
  const path = sitePath(url);
  if (path === undefined) return undefined;
  try {
    const href = linkFor(path) ?? '';
    return safeLinkUrl(href) ?? sitePath(href);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

function isOnPage(href: string): boolean {
  return href.startsWith('#') || href.startsWith('/');
}

/** Returns the attributes of an image, or undefined if the URL must not be requested. */
export function imageAttributes(url: string, title: string | null | undefined, allowedOrigins: readonly string[]) {
  const src = safeImageUrl(url, allowedOrigins);
  if (src === undefined) return undefined;
  return { src, title: safeTitle(title ?? undefined), loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' } as const;
}
