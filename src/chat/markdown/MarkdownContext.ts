import { createContext, type MouseEvent, useContext } from 'react';
import type { LinkResolver } from './LinkResolver.js';

/** The settings and callbacks of a Markdown text. Its identity changes only when the nodes must be rendered again. */
export interface MarkdownContextValue extends LinkRules {
  readonly allowedImageOrigins: readonly string[];
}

/** What the host does with links. */
export interface LinkRules {
  readonly onLink: LinkListener | undefined;
  readonly linkFor: LinkResolver | undefined;
}

/** Called when a link in a text is clicked. `event.preventDefault()` keeps the browser from following it. */
export type LinkListener = (url: string, event: MouseEvent<HTMLAnchorElement>) => void;

export const MarkdownContext = createContext<MarkdownContextValue>({ allowedImageOrigins: [], onLink: undefined, linkFor: undefined });

export function useMarkdown(): MarkdownContextValue {
  return useContext(MarkdownContext);
}

export interface FootnotesContextValue {
  /** The labels of the footnotes in the order of their numbers. */
  readonly labels: readonly string[];
  /** The prefix of this text's footnote ids, because several texts on a page may use the same numbers. */
  readonly idPrefix: string;
}

export const FootnotesContext = createContext<FootnotesContextValue>({ labels: [], idPrefix: '' });
