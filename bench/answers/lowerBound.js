import { fromMarkdown } from 'mdast-util-from-markdown';
import { writtenSyntax, writtenToMdast } from '../../src/chat/markdown/parse/writtenSyntax.ts';

/**
 * The minimum cost of showing an answer with this parser and these styles: block ends are known in advance, and each block is parsed
 * once it is complete and appended as DOM without React. A growing block is not shown, or parsed again with each text.
 */
export function lowerBound(root, { blocks }, showsGrowing = false) {
  const text = root.appendChild(element('div'));
  root.className = 'parley parley-markdown';
  text.className = 'parley-markdown-chunk';
  let settled = 0;
  let settledLength = 0;
  const settle = (shown) => {
    while (settled < blocks.length && shown.length > settledLength + blocks[settled].length) {
      text.append(...elementsOf(parse(blocks[settled])));
      settledLength += blocks[settled].length + 2;
      settled += 1;
    }
  };
  if (!showsGrowing) return { show: settle, finish: settle };
  const last = root.appendChild(element('div'));
  const show = (shown) => {
    settle(shown);
    last.replaceChildren(...elementsOf(parse(shown.slice(settledLength))));
  };
  return {
    show,
    finish: (shown) => {
      settle(shown);
      last.remove();
    },
  };
}

const options = { extensions: writtenSyntax, mdastExtensions: writtenToMdast };

const parse = (block) => fromMarkdown(block, options).children;

const elementsOf = (nodes) => nodes.map(elementOf);

const tags = {
  paragraph: 'p',
  blockquote: 'blockquote',
  listItem: 'li',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  tableRow: 'tr',
  tableCell: 'td',
  footnoteDefinition: 'aside',
};

function elementOf(node) {
  switch (node.type) {
    case 'text':
      return document.createTextNode(node.value);
    case 'inlineCode':
      return element('code', document.createTextNode(node.value));
    case 'code':
      return boxed('parley-code-block', element('pre', element('code', document.createTextNode(node.value))));
    case 'table':
      return boxed('parley-markdown-table-box', element('table', ...elementsOf(node.children)));
    case 'heading':
      return element(`h${node.depth}`, ...elementsOf(node.children));
    case 'list':
      return element(node.ordered ? 'ol' : 'ul', ...elementsOf(node.children.flatMap(tightItem)));
    case 'link':
      return Object.assign(element('a', ...elementsOf(node.children)), { href: node.url });
    default:
      return element(tags[node.type] ?? 'span', ...elementsOf(node.children ?? []));
  }
}

const tightItem = (item) => ({
  ...item,
  children: item.children.flatMap((child) => (child.type === 'paragraph' ? child.children : child)),
});

const boxed = (className, child) => Object.assign(element('div', child), { className });

function element(tag, ...children) {
  const created = document.createElement(tag);
  created.append(...children);
  return created;
}
