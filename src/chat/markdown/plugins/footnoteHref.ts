import { encodeLabel } from '../footnoteAnchors.js';

const prefix = '#footnote-';

/** The address of a footnote mark in the HTML tree, from which its label can be read again. */
export function footnoteHref(label: string): string {
  return prefix + encodeLabel(label);
}

export function footnoteLabel(href: unknown): string | undefined {
  if (typeof href !== 'string' || !href.startsWith(prefix)) return undefined;
  try {
    return decodeURIComponent(href.slice(prefix.length));
  } catch {
    return undefined;
  }
}
