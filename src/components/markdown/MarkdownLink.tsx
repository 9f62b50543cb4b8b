import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { elementAround } from './elementWith.js';
import { type LinkListener, useMarkdown } from './MarkdownContext.js';
import { safeLinkUrl, safeTitle } from './safeUrl.js';

/** A link that may be followed, or else its words. */
export function MarkdownLink({ url, title, children }: { url: string; title?: string | undefined; children?: ReactNode }): ReactElement {
  return linkElement(url, title, useMarkdown().onLink, Array.isArray(children) ? children : [children]);
}

/** The same where nobody listens to links: an element alone takes less than a component of its own. */
export function linkElement(
  url: string,
  title: string | undefined,
  onLink: LinkListener | undefined,
  children: readonly ReactNode[],
): ReactElement {
  const href = safeLinkUrl(url);
  if (href === undefined) return elementAround('span', { className: 'parley-markdown-no-link' }, children);
  const props = {
    href,
    title: safeTitle(title),
    rel: 'noopener noreferrer nofollow',
    target: href.startsWith('#') ? undefined : '_blank',
    onClick: onLink && ((event) => onLink(href, event)),
  } satisfies ComponentProps<'a'>;
  return elementAround('a', props, children);
}
