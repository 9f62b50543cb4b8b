import type { Components, Options } from 'react-markdown';

/**
 * Plugins and components in the format of react-markdown. With any of them, react-markdown renders the text; it is loaded on demand.
 * Plugins get one block at a time, and must be synchronous.
 * @see docs/markdown.md
 */
export interface MarkdownPlugins {
  /**
   * Plugins that add syntax or change the Markdown tree of a block: `remark-math`, `remark-directive`. GitHub-flavoured Markdown is built
   * in.
   */
  remarkPlugins?: Options['remarkPlugins'] | undefined;
  /**
   * Plugins that change the HTML tree of a block: `rehype-katex`, `rehype-highlight`. Links and images are made safe after the last of
   * them.
   */
  rehypePlugins?: Options['rehypePlugins'] | undefined;
  /** Components that replace Parley's elements by tag name. You are responsible for what they render. */
  components?: Components | undefined;
}
