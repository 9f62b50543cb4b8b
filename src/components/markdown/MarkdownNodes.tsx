import { memo, type ReactElement } from 'react';
import { elementWith, type RenderNode } from './elementWith.js';
import type { MarkdownChunk } from './MarkdownDocument.js';

/**
 * The chunks of a text: a delta renders the last one, and in it the last node, while the browser leaves chunks out of sight
 * alone. A node keeps its place, and so its element, from the moment it begins to arrive.
 */
export function MarkdownNodes({ chunks, render }: { chunks: readonly MarkdownChunk[]; render: RenderNode }) {
  const groups = Array.from({ length: Math.ceil(chunks.length / groupLength) }, (_, index) =>
    chunks.slice(index * groupLength, (index + 1) * groupLength),
  );
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: chunks are only ever added at the end
    <ChunkGroup key={index} chunks={group} isLast={index === groups.length - 1} render={render} />
  ));
}

/** The element of a chunk. The last one of a text may grow. */
export function renderChunk(nodes: MarkdownChunk, isLast: boolean, render: RenderNode): ReactElement {
  return elementWith('div', isLast ? growingChunk : settledChunk, nodes, render);
}

const growingChunk = { className: 'parley-markdown-chunk', 'data-state': 'growing' };
const settledChunk = { className: 'parley-markdown-chunk', 'data-state': 'settled' };

/** So that React does not look at every chunk for each delta. */
const ChunkGroup = memo(
  function ChunkGroup({ chunks, isLast, render }: ChunkGroupProps) {
    return chunks.map((nodes, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: chunks are only ever added at the end
      <Chunk key={index} nodes={nodes} isLast={isLast && index === chunks.length - 1} render={render} />
    ));
  },
  (before, after) => before.isLast === after.isLast && before.render === after.render && areSame(before.chunks, after.chunks),
);

interface ChunkGroupProps {
  chunks: readonly MarkdownChunk[];
  isLast: boolean;
  render: RenderNode;
}

const Chunk = memo(
  function Chunk({ nodes, isLast, render }: ChunkProps) {
    return renderChunk(nodes, isLast, render);
  },
  (before, after) => before.isLast === after.isLast && before.render === after.render && areSame(before.nodes, after.nodes),
);

interface ChunkProps {
  nodes: MarkdownChunk;
  isLast: boolean;
  render: RenderNode;
}

function areSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before === after || (before.length === after.length && before.every((item, index) => item === after[index]));
}

const groupLength = 12;
