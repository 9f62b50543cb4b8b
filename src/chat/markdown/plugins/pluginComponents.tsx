import type { ComponentProps } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { FootnoteMark } from '../FootnoteMark.js';
import { CodeBlockContext, MarkdownCode } from '../MarkdownCode.js';
import { useMarkdown } from '../MarkdownContext.js';
import { MarkdownTableBox } from '../MarkdownTable.js';
import { TaskBox } from '../TaskBox.js';
import { footnoteLabel } from './footnoteHref.js';

/** The components of elements for which the host provides none. */
export const pluginComponents: Components = {
  a: PluginLink,
  code: MarkdownCode,
  input: PluginInput,
  pre: PluginPre,
  sup: PluginSup,
  table: ({ children }) => <MarkdownTableBox>{children}</MarkdownTableBox>,
};

/** `guardTree` left the address away where it may not be followed. */
function PluginLink({ node: _, href, children, ...props }: ComponentProps<'a'> & ExtraProps) {
  const { onLink } = useMarkdown();
  if (href === undefined) return <span className="parley-markdown-no-link">{children}</span>;
  return (
    <a {...props} href={href} onClick={onLink && ((event) => onLink(href, event))}>
      {children}
    </a>
  );
}

function PluginInput({ node: _, ...props }: ComponentProps<'input'> & ExtraProps) {
  if (props.type !== 'checkbox' || props.disabled !== true) return <input {...props} />;
  return <TaskBox isDone={props.checked === true} />;
}

/** The box around code is that of `MarkdownCode`, so that a component for `code` can show something else instead. */
function PluginPre({ node, children, ...props }: ComponentProps<'pre'> & ExtraProps) {
  const [child] = node?.children ?? [];
  if (child?.type === 'element' && child.tagName === 'code') return <CodeBlockContext value={true}>{children}</CodeBlockContext>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard too
    <pre dir="ltr" tabIndex={0} {...props}>
      {children}
    </pre>
  );
}

function PluginSup({ node, ...props }: ComponentProps<'sup'> & ExtraProps) {
  const [child] = node?.children ?? [];
  const label = child?.type === 'element' && child.tagName === 'a' ? footnoteLabel(child.properties.href) : undefined;
  return label === undefined ? <sup {...props} /> : <FootnoteMark label={label} />;
}
