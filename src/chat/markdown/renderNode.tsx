import type { ListItem, RootContent } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { CodeBlock } from './CodeBlock.js';
import { elementWith, type RenderNode } from './elementWith.js';
import { FootnoteMark } from './FootnoteMark.js';
import { MarkdownImage } from './MarkdownImage.js';
import { linkElement, MarkdownLink } from './MarkdownLink.js';
import { MarkdownTable } from './MarkdownTable.js';
import type { MarkdownNode } from './parse/MarkdownDocument.js';
import { TaskBox } from './TaskBox.js';

/** Renders a node of finished text without link rules of the host. Only elements in the map are ever rendered: raw HTML becomes text. */
export const renderFinishedNode: RenderNode = (node) => renderNode(node, renderFinishedNode);

/** The same for growing text or with link rules. The same node gives the same element, so React skips it. */
export const renderGrowingNode: RenderNode = (node) => {
  const known = elements.get(node);
  if (known !== undefined) return known;
  const element = renderNode(node, renderGrowingNode);
  elements.set(node, element);
  return element;
};

const elements = new WeakMap<MarkdownNode, ReactNode>();

function renderNode<Node extends MarkdownNode>(node: Node, render: RenderNode): ReactNode {
  // The renderer under a node's type takes nodes of that type.
  const renderer = (renderers as Partial<Record<string, unknown>>)[node.type] as
    | ((node: Node, render: RenderNode) => ReactNode)
    | undefined;
  return renderer === undefined ? renderUnknown(node, render) : renderer(node, render);
}

/** The words of a node that only a plugin knows how to render. */
function renderUnknown(node: MarkdownNode, render: RenderNode): ReactNode {
  if ('children' in node) return elementWith(Fragment, noProps, node.children, render);
  return 'value' in node ? node.value : null;
}

/** Nodes of Markdown without plugins, whose packages add types to those of a document. */
type OwnType =
  | 'paragraph'
  | 'heading'
  | 'blockquote'
  | 'list'
  | 'listItem'
  | 'code'
  | 'table'
  | 'tableRow'
  | 'tableCell'
  | 'thematicBreak'
  | 'html'
  | 'text'
  | 'emphasis'
  | 'strong'
  | 'delete'
  | 'inlineCode'
  | 'break'
  | 'link'
  | 'linkReference'
  | 'image'
  | 'imageReference'
  | 'footnoteReference'
  | 'definition'
  | 'footnoteDefinition'
  | 'yaml'
  | 'plain';

type Renderers = {
  readonly [Type in OwnType]: (node: Extract<MarkdownNode, { type: Type }>, render: RenderNode) => ReactNode;
};

const renderers: Renderers = {
  paragraph: ({ children }, render) => elementWith('p', autoDirection, children, render),
  heading: ({ depth, children }, render) => elementWith(`h${depth}`, autoDirection, children, render),
  blockquote: ({ children }, render) => elementWith('blockquote', autoDirection, children, render),
  list: ({ ordered, start, children }, render) =>
    ordered === true
      ? elementWith('ol', { ...autoDirection, start: start ?? 1 }, children, render)
      : elementWith('ul', autoDirection, children, render),
  listItem: (item, render) =>
    typeof item.checked === 'boolean' ? <Task item={item} render={render} /> : elementWith('li', noProps, contentOf(item), render),
  code: ({ value, lang }) => <CodeBlock code={value} language={lang?.split(/\s/, 1)[0]} />,
  table: (node, render) => <MarkdownTable node={node} render={render} />,
  thematicBreak: () => <hr />,
  html: ({ value }) => value,
  text: ({ value }) => value,
  emphasis: ({ children }, render) => elementWith('em', noProps, children, render),
  strong: ({ children }, render) => elementWith('strong', noProps, children, render),
  delete: ({ children }, render) => elementWith('del', noProps, children, render),
  inlineCode: ({ value }) => <code dir="ltr">{value.replaceAll('\n', ' ')}</code>,
  break: () => <br />,
  link: ({ url, title, children }, render) =>
    render === renderFinishedNode
      ? linkElement(
          url,
          title ?? undefined,
          undefined,
          children.map((child) => render(child)),
        )
      : elementWith(MarkdownLink, { url, title: title ?? undefined }, children, render),
  image: ({ url, alt, title }) => <MarkdownImage url={url} alt={alt ?? ''} title={title ?? undefined} />,
  footnoteReference: ({ identifier }) => <FootnoteMark label={identifier} />,
  tableRow: ({ children }, render) => elementWith(Fragment, noProps, children, render),
  tableCell: ({ children }, render) => elementWith(Fragment, noProps, children, render),
  linkReference: ({ children }, render) => elementWith(Fragment, noProps, children, render),
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

const noProps = {};
const autoDirection = { dir: 'auto' };

function Task({ item, render }: { item: ListItem; render: RenderNode }): ReactNode {
  const isDone = item.checked === true;
  return (
    <li className="parley-task" data-state={isDone ? 'done' : 'open'}>
      <TaskBox isDone={isDone} />
      {elementWith('div', { className: 'parley-task-content' }, contentOf(item), render)}
    </li>
  );
}

/** Items of a loose list are loose themselves. */
function contentOf({ children, spread }: ListItem): readonly RootContent[] {
  const [first] = children;
  if (children.length === 1 && first?.type === 'paragraph') return spread === true ? children : first.children;
  return children.flatMap((child): RootContent[] => (child.type === 'paragraph' && spread !== true ? child.children : [child]));
}
