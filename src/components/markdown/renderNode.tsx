import type { ListItem, RootContent } from 'mdast';
import { createElement, type ElementType, Fragment, type ReactElement, type ReactNode } from 'react';
import { useLabels } from '../../hooks/useLabels.js';
import { CodeBlock } from './CodeBlock.js';
import { FootnoteMark } from './FootnoteMark.js';
import { MarkdownImage } from './MarkdownImage.js';
import { MarkdownLink } from './MarkdownLink.js';
import { MarkdownTable } from './MarkdownTable.js';

/** Renders a Markdown node as React elements. Only what the map names can ever come out: raw HTML comes out as text. */
export function renderNode<Node extends RootContent>(node: Node): ReactNode {
  // The renderer under a node's type takes nodes of that type.
  const render = renderers[node.type] as (node: Node) => ReactNode;
  return render(node);
}

/**
 * An element with nodes in it, each known by its place, since nodes only ever grow at the end. As arguments of their own they
 * need neither keys nor fragments, which would double what React has to compare.
 */
export function elementWith<Props extends object>(type: ElementType<Props>, props: Props, nodes: readonly RootContent[]): ReactElement {
  return createElement(type, props, ...nodes.map(renderNode));
}

const renderers: { readonly [Type in RootContent['type']]: (node: Extract<RootContent, { type: Type }>) => ReactNode } = {
  paragraph: ({ children }) => elementWith('p', autoDirection, children),
  heading: ({ depth, children }) => elementWith(`h${depth}`, autoDirection, children),
  blockquote: ({ children }) => elementWith('blockquote', autoDirection, children),
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
  table: (node) => <MarkdownTable node={node} renderCell={(tag, props, { children }) => elementWith(tag, props, children)} />,
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
};

const autoDirection = { dir: 'auto' };

function MarkdownListItem({ item, isLoose }: { item: ListItem; isLoose: boolean }) {
  const { markdown } = useLabels();
  const nodes = item.children.flatMap((child): RootContent[] => (child.type === 'paragraph' && !isLoose ? child.children : [child]));
  if (typeof item.checked !== 'boolean') return elementWith('li', {}, nodes);
  return (
    <li className="parley-task" data-state={item.checked ? 'done' : 'open'}>
      <span role="img" className="parley-task-box" aria-label={item.checked ? markdown.taskDone : markdown.taskOpen} />
      {elementWith('div', { className: 'parley-task-content' }, nodes)}
    </li>
  );
}
