import { createContext, useContext } from 'react';

export interface MarkdownBlock {
  /** False while the text streams in and more of this block may follow. */
  readonly isComplete: boolean;
}

export const BlockContext = createContext<MarkdownBlock>({ isComplete: true });

/** Tells a component of `Markdown`, such as one that draws diagrams, whether its block has arrived completely. */
export function useMarkdownBlock(): MarkdownBlock {
  return useContext(BlockContext);
}
