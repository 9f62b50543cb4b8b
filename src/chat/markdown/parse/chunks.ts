import type { MarkdownChunk, MarkdownNode } from './MarkdownDocument.js';

/** A growing list of chunks. The end of a chunk depends only on what comes before it. */
export interface GrowingChunks {
  /** Chunks that no longer grow. */
  readonly full: MarkdownChunk[];
  rest: MarkdownNode[];
}

export function noChunks(): GrowingChunks {
  return { full: [], rest: [] };
}

/** A chunk does not end with a heading or a rule, whose distance to what follows depends on it, unless there is nothing but those. */
export function addToChunks(chunks: GrowingChunks, nodes: readonly MarkdownNode[]): void {
  for (const node of nodes) {
    chunks.rest.push(node);
    const isOpener = node.type === 'heading' || node.type === 'thematicBreak';
    if (chunks.rest.length < (isOpener ? longestChunk : chunkLength)) continue;
    chunks.full.push(chunks.rest);
    chunks.rest = [];
  }
}

export function chunksOf(nodes: readonly MarkdownNode[]): readonly MarkdownChunk[] {
  const chunks = noChunks();
  addToChunks(chunks, nodes);
  return allOf(chunks);
}

export function allOf({ full, rest }: GrowingChunks): readonly MarkdownChunk[] {
  return rest.length > 0 ? [...full, rest] : full;
}

const chunkLength = 12;
const longestChunk = 100;
