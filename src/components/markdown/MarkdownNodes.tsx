import { memo } from 'react';
import type { MarkdownChunk } from './MarkdownDocument.js';
import { elementWith } from './renderNode.js';

/**
 * The chunks of a text: a delta renders the last one, and in it the last node, while the browser leaves chunks out of sight
 * alone. A node keeps its place, and so its element, from the moment it begins to arrive.
 */
export function MarkdownNodes({ chunks }: { chunks: readonly MarkdownChunk[] }) {
  const groups = Array.from({ length: Math.ceil(chunks.length / groupLength) }, (_, index) =>
    chunks.slice(index * groupLength, (index + 1) * groupLength),
  );
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: chunks are only ever added at the end
    <ChunkGroup key={index} chunks={group} isLast={index === groups.length - 1} />
  ));
}

/** So that React does not look at every chunk for each delta. */
const ChunkGroup = memo(
  function ChunkGroup({ chunks, isLast }: ChunkGroupProps) {
    return chunks.map((nodes, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: chunks are only ever added at the end
      <Chunk key={index} nodes={nodes} isLast={isLast && index === chunks.length - 1} />
    ));
  },
  (before, after) => before.isLast === after.isLast && areSame(before.chunks, after.chunks),
);

interface ChunkGroupProps {
  chunks: readonly MarkdownChunk[];
  isLast: boolean;
}

const Chunk = memo(
  function Chunk({ nodes, isLast }: ChunkProps) {
    return elementWith('div', { className: 'parley-markdown-chunk', 'data-state': isLast ? 'growing' : 'settled' }, nodes);
  },
  (before, after) => before.isLast === after.isLast && areSame(before.nodes, after.nodes),
);

interface ChunkProps {
  nodes: MarkdownChunk;
  isLast: boolean;
}

function areSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before === after || (before.length === after.length && before.every((item, index) => item === after[index]));
}

const groupLength = 12;
