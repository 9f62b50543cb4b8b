import { continues } from './continues.js';
import { GrowingText } from './GrowingText.js';
import type { MarkdownDocument } from './MarkdownDocument.js';
import type { MarkdownSyntax } from './syntax.js';

/**
 * Splits a growing Markdown text into blocks at linear cost: what cannot change any more is parsed once, and a delta touches
 * the last block alone. Blocks that did not change are the same objects in the next document.
 */
export function createBlockSplitter(syntax?: MarkdownSyntax): BlockSplitter {
  let splitter = new GrowingText(syntax);
  let last: { text: string; isOpen: boolean; document: MarkdownDocument } | undefined;
  return {
    update(text, isOpen) {
      if (last?.text === text && last.isOpen === isOpen && !last.document.isBehind) return last.document;
      if (last !== undefined && !continues(text, last.text)) splitter = new GrowingText(syntax);
      last = { text, isOpen, document: splitter.update(text, isOpen) };
      return last.document;
    },
    get parsedBlocks() {
      return splitter.parsedBlocks;
    },
  };
}

export interface BlockSplitter {
  /** Returns the document of the text. While it is open, more may follow. A text that does not continue the previous one starts over. */
  update(text: string, isOpen: boolean): MarkdownDocument;
  /** The number of blocks parsed so far, to measure the cost. */
  readonly parsedBlocks: number;
}
