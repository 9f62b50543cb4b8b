import type { MarkdownChunk, MarkdownNode } from './MarkdownDocument.js';

/** Nodes in chunks, as they are added: where a chunk ends depends on what stands before alone. */
export interface GrowingChunks {
  /** Nothing is ever added to them. */
  readonly full: MarkdownChunk[];
  rest: MarkdownNode[];
}

export function noChunks(): GrowingChunks {
  return { full: [], rest: [] };
}

/** A chunk never ends with a heading or a rule, whose distance to what follows depends on it. */
export function addToChunks(chunks: GrowingChunks, nodes: readonly MarkdownNode[]): void {
  for (const node of nodes) {
    chunks.rest.push(node);
    if (chunks.rest.length < chunkLength || node.type === 'heading' || node.type === 'thematicBreak') continue;
    chunks.full.push(chunks.rest);
    chunks.rest = [];
  }
}

const chunkLength = 12;
