import type { RootContent } from 'mdast';
import { safeLinkUrl } from '../../../ui/text/safeUrl.js';
import { createBlockSplitter } from '../../markdown/blocks.js';
import type { MarkdownNode } from '../../markdown/MarkdownDocument.js';
import { escapeHtml } from './escapeHtml.js';

/** Writes Markdown as HTML with few elements. HTML is escaped, images become their descriptions, and links follow the rules of the chat. */
export function markdownHtml(markdown: string): string {
  const splitter = createBlockSplitter();
  let document = splitter.update(markdown, false);
  while (document.isBehind) document = splitter.update(markdown, false);
  const notes = document.footnotes.flatMap(({ label, definition }) =>
    definition === undefined ? [] : [`<p><sup>${escapeHtml(label)}</sup> ${textOf(definition.children)}</p>`],
  );
  return document.chunks.flat().map(htmlOf).concat(notes).join('\n');
}

function htmlOf(node: MarkdownNode): string {
  switch (node.type) {
    case 'paragraph':
      return `<p dir="auto">${textOf(node.children)}</p>`;
    case 'heading': {
      // The first two levels are for the title of the page and the questions.
      const level = Math.min(6, node.depth + 2);
      return `<h${level} dir="auto">${textOf(node.children)}</h${level}>`;
    }
    case 'blockquote':
      return `<blockquote dir="auto">${textOf(node.children)}</blockquote>`;
    case 'list': {
      const items = node.children.map(({ checked, children }) => {
        const box = typeof checked === 'boolean' ? (checked ? '☑ ' : '☐ ') : '';
        return `<li>${box}${textOf(children)}</li>`;
      });
      const start = Number.isSafeInteger(node.start) && node.start !== 1 ? ` start="${node.start}"` : '';
      return node.ordered === true ? `<ol dir="auto"${start}>${items.join('')}</ol>` : `<ul dir="auto">${items.join('')}</ul>`;
    }
    case 'code':
      return `<pre dir="ltr"><code>${escapeHtml(node.value)}</code></pre>`;
    case 'inlineCode':
      return `<code dir="ltr">${escapeHtml(node.value)}</code>`;
    case 'table': {
      const [head, ...body] = node.children.map((row, index) => {
        const cell = index === 0 ? 'th' : 'td';
        return `<tr>${row.children.map(({ children }) => `<${cell} dir="auto">${textOf(children)}</${cell}>`).join('')}</tr>`;
      });
      return `<table><thead>${head ?? ''}</thead><tbody>${body.join('')}</tbody></table>`;
    }
    case 'thematicBreak':
      return '<hr>';
    case 'break':
      return '<br>';
    case 'emphasis':
      return `<em>${textOf(node.children)}</em>`;
    case 'strong':
      return `<strong>${textOf(node.children)}</strong>`;
    case 'delete':
      return `<del>${textOf(node.children)}</del>`;
    case 'link': {
      const url = safeLinkUrl(node.url);
      const text = textOf(node.children);
      return url === undefined || url.startsWith('#') ? text : `<a href="${escapeHtml(url)}" rel="noreferrer nofollow">${text}</a>`;
    }
    case 'image':
    case 'imageReference':
      return escapeHtml(node.alt ?? '');
    case 'footnoteReference':
      return `<sup>${escapeHtml(node.identifier)}</sup>`;
    case 'definition':
    case 'footnoteDefinition':
    case 'yaml':
      return '';
    case 'plain':
      return `<p dir="auto">${escapeHtml(node.value)}</p>`;
    default:
      if ('value' in node) return escapeHtml(String(node.value));
      return 'children' in node ? textOf(node.children) : '';
  }
}

function textOf(nodes: readonly RootContent[]): string {
  return nodes.map(htmlOf).join('');
}
