import { memo } from 'react';
import type { MarkdownNode } from './MarkdownDocument.js';
import { elementWith } from './renderNode.js';

/**
 * The nodes of a text, in chunks: a delta renders the last chunk, and in it the last node, while the browser leaves chunks out
 * of sight alone. A node keeps its place, and so its element, from the moment it begins to arrive.
 */
export function MarkdownNodes({ nodes }: { nodes: readonly MarkdownNode[] }) {
  const chunks = chunksOf(nodes);
  return chunks.map((chunk, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes are only ever added at the end
    <Chunk key={index} nodes={chunk} isLast={index === chunks.length - 1} />
  ));
}

interface ChunkProps {
  nodes: readonly MarkdownNode[];
  isLast: boolean;
}

const Chunk = memo(
  ({ nodes, isLast }: ChunkProps) =>
    elementWith('div', { className: 'parley-markdown-chunk', 'data-state': isLast ? 'growing' : 'settled' }, nodes),
  (before, after) =>
    before.isLast === after.isLast &&
    before.nodes.length === after.nodes.length &&
    before.nodes.every((node, index) => node === after.nodes[index]),
);

/** Cut so that a chunk never ends with a heading or a rule, whose distance to what follows depends on it. */
function chunksOf(nodes: readonly MarkdownNode[]): (readonly MarkdownNode[])[] {
  const chunks: (readonly MarkdownNode[])[] = [];
  let start = 0;
  for (const [index, { type }] of nodes.entries()) {
    if (index - start + 1 < chunkLength || type === 'heading' || type === 'thematicBreak') continue;
    chunks.push(nodes.slice(start, index + 1));
    start = index + 1;
  }
  return start < nodes.length ? [...chunks, nodes.slice(start)] : chunks;
}

const chunkLength = 12;
