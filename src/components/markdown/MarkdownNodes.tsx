import { memo } from 'react';
import type { MarkdownNode } from './MarkdownDocument.js';
import { renderNodes } from './renderNode.js';

/**
 * The nodes of a text, in chunks: a delta renders the last chunk, and in it the last node. A node keeps its place, and so its
 * element, from the moment it begins to arrive.
 */
export function MarkdownNodes({ nodes }: { nodes: readonly MarkdownNode[] }) {
  const chunks = Array.from({ length: Math.ceil(nodes.length / chunkLength) }, (_, index) =>
    nodes.slice(index * chunkLength, (index + 1) * chunkLength),
  );
  // biome-ignore lint/suspicious/noArrayIndexKey: nodes are only ever added at the end
  return chunks.map((chunk, index) => <Chunk key={index} nodes={chunk} />);
}

const Chunk = memo(
  function Chunk({ nodes }: { nodes: readonly MarkdownNode[] }) {
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes are only ever added at the end
    return nodes.map((node, index) => <TopLevelNode key={index} node={node} />);
  },
  (before, after) => before.nodes.length === after.nodes.length && before.nodes.every((node, index) => node === after.nodes[index]),
);

const TopLevelNode = memo(function TopLevelNode({ node }: { node: MarkdownNode }) {
  if (node.type !== 'plain') return renderNodes([node]);
  return (
    <p dir="auto" className="parley-markdown-plain">
      {node.value}
    </p>
  );
});

const chunkLength = 32;
