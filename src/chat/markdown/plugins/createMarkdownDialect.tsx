import type { Options as ParserOptions } from 'mdast-util-from-markdown';
import type { Options as WriterOptions } from 'mdast-util-to-markdown';
import { unified } from 'unified';
import type { MarkdownDialect } from '../GrowingMarkdown.js';
import { createSyntax, type MarkdownSyntax } from '../parse/syntax.js';
import { renderGrowingNode } from '../renderNode.js';
import type { MarkdownPlugins } from './MarkdownPlugins.js';
import { PluginNode } from './PluginNode.js';

/** Markdown as these plugins read and render it. */
export function createMarkdownDialect(plugins: MarkdownPlugins): MarkdownDialect & AnswerSyntax {
  const processor = unified()
    .use(plugins.remarkPlugins ?? [])
    .freeze();
  // The data of a processor is untyped.
  const { micromarkExtensions = [], fromMarkdownExtensions = [], toMarkdownExtensions = [] } = processor.data() as ParserData;
  return {
    syntax: createSyntax({ constructs: micromarkExtensions, mdastExtensions: fromMarkdownExtensions, keepsHtml: true }),
    writing: toMarkdownExtensions,
    render: (node, isOpen = false) =>
      node.type === 'plain' ? renderGrowingNode(node) : <PluginNode node={node} isComplete={!isOpen} plugins={plugins} />,
  };
}

/** How answers are read, and written as Markdown again. */
export interface AnswerSyntax {
  readonly syntax: MarkdownSyntax;
  readonly writing: WriterExtensions;
}

type WriterExtensions = NonNullable<WriterOptions['extensions']>;

/** Where remark plugins store the syntax they add. */
interface ParserData {
  micromarkExtensions?: NonNullable<ParserOptions['extensions']>;
  fromMarkdownExtensions?: NonNullable<ParserOptions['mdastExtensions']>;
  toMarkdownExtensions?: WriterExtensions;
}
