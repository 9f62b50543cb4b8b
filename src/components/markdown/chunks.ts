import type { MarkdownChunk, MarkdownNode } from './MarkdownDocument.js';

/**
 * Cuts nodes into chunks, of which those that follow others begin where they did before. A chunk never ends with a heading or a
 * rule, whose distance to what follows depends on it.
 */
export function cutChunks(nodes: readonly MarkdownNode[]): CutChunks {
  const full: MarkdownChunk[] = [];
  let start = 0;
  for (const [index, { type }] of nodes.entries()) {
    if (index - start + 1 < chunkLength || type === 'heading' || type === 'thematicBreak') continue;
    full.push(nodes.slice(start, index + 1));
    start = index + 1;
  }
  return { full, rest: nodes.slice(start) };
}

interface CutChunks {
  /** Nothing is ever added to them. */
  readonly full: readonly MarkdownChunk[];
  readonly rest: MarkdownChunk;
}

const chunkLength = 12;
