import type { Options as ParserOptions } from 'mdast-util-from-markdown';
import { unified } from 'unified';
import type { MarkdownDialect } from '../GrowingMarkdown.js';
import { renderGrowingNode } from '../renderNode.js';
import { createSyntax } from '../syntax.js';
import type { MarkdownPlugins } from './MarkdownPlugins.js';
import { PluginNode } from './PluginNode.js';

/** Markdown as these plugins read and render it. */
export function createMarkdownDialect(plugins: MarkdownPlugins): MarkdownDialect {
  const processor = unified()
    .use(plugins.remarkPlugins ?? [])
    .freeze();
  // The data of a processor is untyped.
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = processor.data() as ParserData;
  return {
    syntax: createSyntax({ constructs: micromarkExtensions, mdastExtensions: fromMarkdownExtensions, keepsHtml: true }),
    render: (node, isOpen = false) =>
      node.type === 'plain' ? renderGrowingNode(node) : <PluginNode node={node} isComplete={!isOpen} plugins={plugins} />,
  };
}

/** Where remark plugins store the syntax they add. */
interface ParserData {
  micromarkExtensions?: NonNullable<ParserOptions['extensions']>;
  fromMarkdownExtensions?: NonNullable<ParserOptions['mdastExtensions']>;
}
