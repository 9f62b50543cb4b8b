import type { Element, ElementContent } from 'hast';
import type { Options } from 'react-markdown';
import { blockParents } from '../parse/parseBlock.js';
import { footnoteHref } from './footnoteHref.js';

type Handlers = NonNullable<NonNullable<Options['remarkRehypeOptions']>['handlers']>;

/**
 * Converts Markdown nodes to the HTML tree that rehype plugins expect. Differs from the usual conversion in two ways: text and addresses
 * stay as written, and list items have no white space between blocks.
 */
export const hastHandlers: Handlers = {
  text: (_, { value }) => ({ type: 'text', value }),
  break: (state, node) => state.applyData(node, element('br')),
  link: (state, node) => state.applyData(node, element('a', { href: node.url, title: node.title }, state.all(node))),
  image: (state, node) => state.applyData(node, element('img', { src: node.url, alt: node.alt ?? '', title: node.title })),
  html: (_, { value }, parent) => ({ type: 'raw', value, data: { isBlock: parent !== undefined && blockParents.includes(parent.type) } }),
  footnoteReference: (_, { identifier }) =>
    element('sup', {}, [element('a', { href: footnoteHref(identifier), dataFootnoteRef: true }, [{ type: 'text', value: identifier }])]),
  listItem: (state, node) => {
    const children = node.spread === true ? state.all(node) : state.all(node).flatMap(unwrapped);
    if (typeof node.checked !== 'boolean') return state.applyData(node, element('li', {}, children));
    const box = element('input', { type: 'checkbox', checked: node.checked, disabled: true });
    return state.applyData(node, element('li', { className: ['task-list-item'] }, [box, ...children]));
  },
};

/** Items of a tight list contain text where others contain paragraphs. */
function unwrapped(node: ElementContent): ElementContent[] {
  if (node.type === 'element' && node.tagName === 'p') return node.children;
  return [node.type === 'raw' ? { ...node, data: {} } : node];
}

function element(tagName: string, properties: Element['properties'] = {}, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}
