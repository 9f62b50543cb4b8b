import { createContext, type MouseEvent, useContext } from 'react';

/** What the nodes of one Markdown text share. Its identity changes only when they must be rendered again. */
export interface MarkdownContextValue {
  readonly allowedImageOrigins: readonly string[];
  /** Begins the ids of this text's footnotes, which several texts on a page may number alike. */
  readonly idPrefix: string;
  readonly onLink: LinkListener;
}

export type LinkListener = (url: string, event: MouseEvent<HTMLAnchorElement>) => void;

export const MarkdownContext = createContext<MarkdownContextValue>({ allowedImageOrigins: [], idPrefix: '', onLink: () => undefined });

/** The labels of the footnotes in the order of their numbers. */
export const FootnotesContext = createContext<readonly string[]>([]);

export function useMarkdown(): MarkdownContextValue {
  return useContext(MarkdownContext);
}
