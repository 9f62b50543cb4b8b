import { createBlockSplitter } from './blocks.js';
import type { MarkdownDocument } from './MarkdownDocument.js';
import type { MarkdownSyntax } from './syntax.js';

/** Reads a whole text at once, however long it is. */
export function finishedDocument(markdown: string, syntax?: MarkdownSyntax): MarkdownDocument {
  const splitter = createBlockSplitter(syntax);
  let document = splitter.update(markdown, false);
  while (document.isBehind) document = splitter.update(markdown, false);
  return document;
}
