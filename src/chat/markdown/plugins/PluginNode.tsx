import type { Root, RootContent } from 'mdast';
import { memo, useMemo } from 'react';
import ReactMarkdown from 'react-markdown';
import type { Processor } from 'unified';
import { ErrorBoundary } from '../../../react/ErrorBoundary.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useMarkdown } from '../MarkdownContext.js';
import { renderGrowingNode } from '../renderNode.js';
import { BlockContext } from '../useMarkdownBlock.js';
import { guardTree } from './guardTree.js';
import { hastHandlers } from './hastHandlers.js';
import type { MarkdownPlugins } from './MarkdownPlugins.js';
import { pluginComponents } from './pluginComponents.js';

/** A block that was parsed already, rendered by react-markdown. Left alone while others arrive. */
export const PluginNode = memo(function PluginNode({ node, isComplete, plugins }: PluginNodeProps) {
  const { allowedImageOrigins, linkFor } = useMarkdown();
  const { chat } = useLabels();
  const block = useMemo(() => ({ isComplete }), [isComplete]);
  const content = useMemo(
    () => (
      <ReactMarkdown
        remarkPlugins={[...(plugins.remarkPlugins ?? []), [takeNode, node]]}
        remarkRehypeOptions={{ handlers: hastHandlers }}
        rehypePlugins={[...(plugins.rehypePlugins ?? []), [guardTree, { allowedImageOrigins, linkFor, imageBlocked: chat.imageBlocked }]]}
        components={{ ...pluginComponents, ...plugins.components }}
        urlTransform={guardedUrl}
      />
    ),
    [node, plugins, allowedImageOrigins, linkFor, chat.imageBlocked],
  );
  return (
    // Without plugins if one of them throws.
    <ErrorBoundary subject={node} fallback={() => renderGrowingNode(node)}>
      <BlockContext value={block}>{content}</BlockContext>
    </ErrorBoundary>
  );
});

interface PluginNodeProps {
  node: RootContent;
  isComplete: boolean;
  plugins: MarkdownPlugins;
}

/** A parser that has its result already. Plugins change trees in place, so they get a copy. */
function takeNode(this: Processor, node: RootContent): void {
  this.parser = (): Root => ({ type: 'root', children: [structuredClone(node)] });
}

/** `guardTree` decided on addresses. */
function guardedUrl(url: string): string {
  return url;
}
