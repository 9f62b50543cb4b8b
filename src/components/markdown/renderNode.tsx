import type { ListItem, RootContent } from 'mdast';
import { createElement, type ElementType, Fragment, type ReactElement, type ReactNode } from 'react';
import { useLabels } from '../../hooks/useLabels.js';
import { CodeBlock } from './CodeBlock.js';
import { FootnoteMark } from './FootnoteMark.js';
import type { MarkdownNode } from './MarkdownDocument.js';
import { MarkdownImage } from './MarkdownImage.js';
import { MarkdownLink } from './MarkdownLink.js';
import { MarkdownTable, type MarkdownTableProps } from './MarkdownTable.js';

/**
 * Renders a Markdown node as React elements. Only what the map names can ever come out: raw HTML comes out as text. The same node
 * gives the same element, which React does not look at again.
 */
function renderNode<Node extends MarkdownNode>(node: Node): ReactNode {
  const known = elements.get(node);
  if (known !== undefined) return known;
  // The renderer under a node's type takes nodes of that type.
  const render = renderers[node.type] as (node: Node) => ReactNode;
  const element = render(node);
  elements.set(node, element);
  return element;
}

const elements = new WeakMap<MarkdownNode, ReactNode>();

/**
 * An element with nodes in it, each known by its place, since nodes only ever grow at the end. As arguments of their own they
 * need neither keys nor fragments, which would double what React has to compare.
 */
export function elementWith<Props extends object>(type: ElementType<Props>, props: Props, nodes: readonly MarkdownNode[]): ReactElement {
  return createElement(type, props, ...nodes.map(renderNode));
}

const renderers: { readonly [Type in MarkdownNode['type']]: (node: Extract<MarkdownNode, { type: Type }>) => ReactNode } = {
  paragraph: ({ children }) => elementWith('p', autoDirection, children),
  heading: ({ depth, children }) => elementWith(`h${depth}`, autoDirection, children),
  blockquote: ({ children }) => elementWith('blockquote', autoDirection, children),
  list: ({ ordered, start, children }) =>
    ordered === true ? elementWith('ol', { ...autoDirection, start: start ?? 1 }, children) : elementWith('ul', autoDirection, children),
  listItem: (item) => (typeof item.checked === 'boolean' ? <Task item={item} /> : elementWith('li', {}, contentOf(item))),
  code: ({ value, lang }) => <CodeBlock code={value} language={lang ?? undefined} />,
  table: (node) => <MarkdownTable node={node} renderCell={renderCell} />,
  thematicBreak: () => <hr />,
  html: ({ value }) => value,
  text: ({ value }) => value,
  emphasis: ({ children }) => elementWith('em', {}, children),
  strong: ({ children }) => elementWith('strong', {}, children),
  delete: ({ children }) => elementWith('del', {}, children),
  inlineCode: ({ value }) => <code dir="ltr">{value}</code>,
  break: () => <br />,
  link: ({ url, title, children }) => elementWith(MarkdownLink, { url, title: title ?? undefined }, children),
  image: ({ url, alt, title }) => <MarkdownImage url={url} alt={alt ?? ''} title={title ?? undefined} />,
  footnoteReference: ({ identifier }) => <FootnoteMark label={identifier} />,
  tableRow: ({ children }) => elementWith(Fragment, {}, children),
  tableCell: ({ children }) => elementWith(Fragment, {}, children),
  linkReference: ({ children }) => elementWith(Fragment, {}, children),
  imageReference: ({ alt }) => alt,
  definition: () => null,
  footnoteDefinition: () => null,
  yaml: () => null,
  plain: ({ value }) => (
    <p dir="auto" className="parley-markdown-plain">
      {value}
    </p>
  ),
};

const autoDirection = { dir: 'auto' };

const renderCell: MarkdownTableProps['renderCell'] = (tag, props, { children }) => elementWith(tag, props, children);

function Task({ item }: { item: ListItem }) {
  const { markdown } = useLabels();
  const isDone = item.checked === true;
  return (
    <li className="parley-task" data-state={isDone ? 'done' : 'open'}>
      <span role="img" className="parley-task-box" aria-label={isDone ? markdown.taskDone : markdown.taskOpen} />
      {elementWith('div', { className: 'parley-task-content' }, contentOf(item))}
    </li>
  );
}

/** Items of a loose list are loose themselves. */
function contentOf({ children, spread }: ListItem): RootContent[] {
  return children.flatMap((child): RootContent[] => (child.type === 'paragraph' && spread !== true ? child.children : [child]));
}
