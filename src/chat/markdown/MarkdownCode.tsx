import { type ComponentProps, createContext, useContext } from 'react';
import { CodeBlock, CodeFrame } from './CodeBlock.js';

/** True inside a `<pre>`. */
export const CodeBlockContext = createContext(false);

/**
 * Code as `Markdown` renders it: a block with its language and a copy button, or inline code. Use it in your own `code` component for the
 * languages that you do not handle. Takes the props that react-markdown passes.
 */
export function MarkdownCode({ node: _, className, children, ...props }: ComponentProps<'code'> & { node?: unknown }) {
  const isBlock = useContext(CodeBlockContext);
  if (!isBlock) {
    return (
      <code dir="ltr" className={className} {...props}>
        {children}
      </code>
    );
  }
  const language = /(?:^| )language-([^ ]+)/.exec(className ?? '')?.[1];
  if (typeof children !== 'string' && children !== undefined) return <CodeFrame language={language}>{children}</CodeFrame>;
  return <CodeBlock code={children?.replace(/\n$/, '') ?? ''} language={language} />;
}
