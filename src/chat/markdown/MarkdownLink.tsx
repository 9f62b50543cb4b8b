import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { linkAttributes } from './addressRules.js';
import { elementAround } from './elementWith.js';
import { type LinkRules, useMarkdown } from './MarkdownContext.js';

/** A link if its URL is allowed, or else only its text. */
export function MarkdownLink({ url, title, children }: { url: string; title?: string | undefined; children?: ReactNode }): ReactElement {
  return linkElement(url, title, useMarkdown(), Array.isArray(children) ? children : [children]);
}

/** The same without rules of the host: a bare element is cheaper than a component. */
export function linkElement(
  url: string,
  title: string | undefined,
  rules: LinkRules | undefined,
  children: readonly ReactNode[],
): ReactElement {
  const attributes = linkAttributes(url, title, rules?.linkFor);
  if (attributes === undefined) return elementAround('span', { className: 'parley-markdown-no-link' }, children);
  const onLink = rules?.onLink;
  if (onLink === undefined) return elementAround('a', attributes, children);
  const onClick: ComponentProps<'a'>['onClick'] = (event) => onLink(attributes.href, event);
  return elementAround('a', { ...attributes, onClick }, children);
}
