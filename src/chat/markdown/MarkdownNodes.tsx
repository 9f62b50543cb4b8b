import { memo, type ReactElement } from 'react';
import { elementAround, type RenderNode } from './elementWith.js';
import type { MarkdownChunk } from './parse/MarkdownDocument.js';

/**
 * Renders the chunks of a text. A delta renders only the last node of the last chunk, and the browser skips chunks that are out of view. A
 * node keeps its position, and so its element, from the moment it starts to arrive.
 */
export function MarkdownNodes({ chunks, hasOpenEnd, render }: MarkdownNodesProps) {
  const groups = Array.from({ length: Math.ceil(chunks.length / groupLength) }, (_, index) =>
    chunks.slice(index * groupLength, (index + 1) * groupLength),
  );
  const last = groups.length - 1;
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: chunks are only ever added at the end
    <ChunkGroup key={index} chunks={group} isLast={index === last} hasOpenEnd={hasOpenEnd && index === last} render={render} />
  ));
}

interface MarkdownNodesProps {
  chunks: readonly MarkdownChunk[];
  /** True if the last node may still grow or change. */
  hasOpenEnd: boolean;
  render: RenderNode;
}

/** Renders a chunk. The last one of a text may grow. */
export function renderChunk(nodes: MarkdownChunk, { isLast, hasOpenEnd, render }: ChunkState): ReactElement {
  const children = nodes.map((node, index) => render(node, hasOpenEnd && index === nodes.length - 1));
  return elementAround('div', isLast ? growingChunk : settledChunk, children);
}

interface ChunkState {
  isLast: boolean;
  hasOpenEnd: boolean;
  render: RenderNode;
}

const growingChunk = { className: 'parley-markdown-chunk', 'data-state': 'growing' };
const settledChunk = { className: 'parley-markdown-chunk', 'data-state': 'settled' };

/** Keeps React from comparing every chunk on each delta. */
const ChunkGroup = memo(
  function ChunkGroup({ chunks, isLast, hasOpenEnd, render }: ChunkGroupProps) {
    const last = chunks.length - 1;
    return chunks.map((nodes, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: chunks are only ever added at the end
      <Chunk key={index} nodes={nodes} isLast={isLast && index === last} hasOpenEnd={hasOpenEnd && index === last} render={render} />
    ));
  },
  (before, after) => areInSameState(before, after) && areSame(before.chunks, after.chunks),
);

interface ChunkGroupProps extends ChunkState {
  chunks: readonly MarkdownChunk[];
}

const Chunk = memo(
  function Chunk({ nodes, ...state }: ChunkProps) {
    return renderChunk(nodes, state);
  },
  (before, after) => areInSameState(before, after) && areSame(before.nodes, after.nodes),
);

interface ChunkProps extends ChunkState {
  nodes: MarkdownChunk;
}

function areInSameState(before: ChunkState, after: ChunkState): boolean {
  return before.isLast === after.isLast && before.hasOpenEnd === after.hasOpenEnd && before.render === after.render;
}

function areSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before === after || (before.length === after.length && before.every((item, index) => item === after[index]));
}

const groupLength = 12;
