import { createContext, useContext } from 'react';

/** The block of Markdown around a component. */
export interface MarkdownBlock {
  /** False while the text streams in and more of this block may follow. */
  readonly isComplete: boolean;
}

export const BlockContext = createContext<MarkdownBlock>({ isComplete: true });

/** Returns whether the surrounding block has arrived completely, for components of `Markdown` such as one that draws diagrams. */
export function useMarkdownBlock(): MarkdownBlock {
  return useContext(BlockContext);
}
