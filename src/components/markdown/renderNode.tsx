import type { ListItem, RootContent } from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';
import { useLabels } from '../../hooks/useLabels.js';
import { CodeBlock } from './CodeBlock.js';
import { FootnoteMark } from './FootnoteMark.js';
import { MarkdownImage } from './MarkdownImage.js';
import { MarkdownLink } from './MarkdownLink.js';
import { MarkdownTable } from './MarkdownTable.js';

/** Renders Markdown nodes as React elements. Only what the map names can ever come out: raw HTML comes out as text. */
export function renderNodes(nodes: readonly RootContent[]): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: nodes only ever grow at the end, and keep their element while they do
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);
}

function renderNode<Node extends RootContent>(node: Node): ReactNode {
  // The renderer under a node's type takes nodes of that type.
  const render = renderers[node.type] as (node: Node) => ReactNode;
  return render(node);
}

const renderers: { readonly [Type in RootContent['type']]: (node: Extract<RootContent, { type: Type }>) => ReactNode } = {
  paragraph: ({ children }) => <p dir="auto">{renderNodes(children)}</p>,
  heading: ({ depth, children }) => createElement(`h${depth}`, { dir: 'auto' }, renderNodes(children)),
  blockquote: ({ children }) => <blockquote dir="auto">{renderNodes(children)}</blockquote>,
  list: ({ ordered, start, spread, children }) => {
    const items = children.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items only ever grow at the end
      <MarkdownListItem key={index} item={item} isLoose={spread === true || item.spread === true} />
    ));
    if (ordered !== true) return <ul dir="auto">{items}</ul>;
    return (
      <ol dir="auto" start={start ?? 1}>
        {items}
      </ol>
    );
  },
  listItem: (item) => <MarkdownListItem item={item} isLoose={item.spread === true} />,
  code: ({ value, lang }) => <CodeBlock code={value} language={lang ?? undefined} />,
  table: (node) => <MarkdownTable node={node} renderCell={(cell) => renderNodes(cell.children)} />,
  thematicBreak: () => <hr />,
  html: ({ value }) => value,
  text: ({ value }) => value,
  emphasis: ({ children }) => <em>{renderNodes(children)}</em>,
  strong: ({ children }) => <strong>{renderNodes(children)}</strong>,
  delete: ({ children }) => <del>{renderNodes(children)}</del>,
  inlineCode: ({ value }) => <code dir="ltr">{value}</code>,
  break: () => <br />,
  link: ({ url, title, children }) => (
    <MarkdownLink url={url} title={title ?? undefined}>
      {renderNodes(children)}
    </MarkdownLink>
  ),
  image: ({ url, alt, title }) => <MarkdownImage url={url} alt={alt ?? ''} title={title ?? undefined} />,
  footnoteReference: ({ identifier }) => <FootnoteMark label={identifier} />,
  tableRow: ({ children }) => renderNodes(children),
  tableCell: ({ children }) => renderNodes(children),
  linkReference: ({ children }) => renderNodes(children),
  imageReference: ({ alt }) => alt,
  definition: () => null,
  footnoteDefinition: () => null,
  yaml: () => null,
};

function MarkdownListItem({ item, isLoose }: { item: ListItem; isLoose: boolean }) {
  const { markdown } = useLabels();
  const content = item.children.map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes only ever grow at the end
    <Fragment key={index}>{child.type === 'paragraph' && !isLoose ? renderNodes(child.children) : renderNode(child)}</Fragment>
  ));
  if (typeof item.checked !== 'boolean') return <li>{content}</li>;
  return (
    <li className="parley-task" data-state={item.checked ? 'done' : 'open'}>
      <span role="img" className="parley-task-box" aria-label={item.checked ? markdown.taskDone : markdown.taskOpen} />
      <div className="parley-task-content">{content}</div>
    </li>
  );
}
