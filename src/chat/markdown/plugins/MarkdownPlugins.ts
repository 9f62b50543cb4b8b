import type { Components, Options } from 'react-markdown';

/**
 * Plugins and components in the format of react-markdown. With any of them, the text is rendered by react-markdown, which is loaded on
 * demand. Plugins see one block at a time, and only synchronous ones work.
 * @see docs/markdown.md
 */
export interface MarkdownPlugins {
  /** Add syntax, or change the Markdown tree of a block: `remark-math`, `remark-directive`. GitHub's own Markdown is there already. */
  remarkPlugins?: Options['remarkPlugins'] | undefined;
  /** Change the HTML tree of a block: `rehype-katex`, `rehype-highlight`. Links and images are made safe after the last of them. */
  rehypePlugins?: Options['rehypePlugins'] | undefined;
  /** Render elements by their tag name, instead of Parley's own; what a component renders is the host's own responsibility. */
  components?: Components | undefined;
}
