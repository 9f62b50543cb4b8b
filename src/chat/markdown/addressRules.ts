import { safeImageUrl, safeLinkUrl, safeTitle } from '../../ui/text/safeUrl.js';

/** Returns the attributes of a link, or undefined if the URL is not allowed. */
export function linkAttributes(url: string, title: string | null | undefined) {
  const href = safeLinkUrl(url);
  if (href === undefined) return undefined;
  const target = href.startsWith('#') ? undefined : '_blank';
  return { href, title: safeTitle(title ?? undefined), rel: 'noopener noreferrer nofollow', target } as const;
}

/** Returns the attributes of an image, or undefined if the URL must not be requested. */
export function imageAttributes(url: string, title: string | null | undefined, allowedOrigins: readonly string[]) {
  const src = safeImageUrl(url, allowedOrigins);
  if (src === undefined) return undefined;
  return { src, title: safeTitle(title ?? undefined), loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' } as const;
}
