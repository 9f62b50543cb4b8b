import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Markdown } from '../../src/index.ts';
import { frame } from '../support/page.js';
import '../../src/styles/styles.css';

/** Each message has different numbers, as real messages do. */
const textOf = (index) =>
  `The revenue of **March** rose by ${index} %, see [the report](https://example.com/${index}).\n\n- North: ${index}\n- South: 998,120`;

const sentence = (index) => [
  'The revenue of ',
  ['strong', {}, 'March'],
  ` rose by ${index} %, see `,
  ['a', { href: `https://example.com/${index}`, rel: 'noopener noreferrer nofollow', target: '_blank' }, 'the report'],
  '.',
];

/** The elements that Parley renders for such a message. */
const elementsOf = (index) => [
  'div',
  { className: 'parley parley-markdown', 'data-slot': 'markdown' },
  [
    'div',
    { className: 'parley-markdown-chunk', 'data-state': 'growing' },
    ['p', { dir: 'auto' }, ...sentence(index)],
    ['ul', { dir: 'auto' }, ['li', {}, `North: ${index}`], ['li', {}, 'South: 998,120']],
  ],
];

/** Each renders the given number of messages in a separate element, as a list does, because React is slow at filling its root directly. */
const subjects = {
  parley: reactList((index) => <Markdown text={textOf(index)} />),
  'plain DOM': (root, count) => {
    const list = root.appendChild(document.createElement('section'));
    for (let index = 0; index < count; index += 1) list.append(domOf(['article', {}, elementsOf(index)]));
  },
  'plain React': reactList((index) => reactOf(elementsOf(index))),
  'react-markdown': reactList((index) => <ReactMarkdown remarkPlugins={plugins}>{textOf(index)}</ReactMarkdown>),
};

const plugins = [remarkGfm];

/** Renders a list, and resolves when it is painted. */
window.showMessages = async (subject, count) => {
  const root = document.getElementById('root');
  subjects[subject](root, count);
  while (root.textContent.length === 0) await frame();
  for (let index = 0; index < 5; index += 1) await frame();
  return root.textContent.length;
};

function reactList(message) {
  return (root, count) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
    const messages = Array.from({ length: count }, (_, index) => <article key={index}>{message(index)}</article>);
    createRoot(root).render(<section>{messages}</section>);
  };
}

function domOf(part) {
  if (typeof part === 'string') return document.createTextNode(part);
  const [tag, properties, ...children] = part;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name === 'className' ? 'class' : name, value);
  for (const child of children) element.append(domOf(child));
  return element;
}

function reactOf(part) {
  if (typeof part === 'string') return part;
  const [tag, properties, ...children] = part;
  return createElement(tag, properties, ...children.map(reactOf));
}
