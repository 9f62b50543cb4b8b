import type { RootContent } from 'mdast';
import { safeLinkUrl } from '../../../ui/text/safeUrl.js';
import type { MarkdownLabels } from '../../labels/ChatWords.js';
import { finishedDocument } from '../../markdown/parse/finishedDocument.js';
import type { MarkdownNode } from '../../markdown/parse/MarkdownDocument.js';
import type { MarkdownSyntax } from '../../markdown/parse/syntax.js';
import { escapeHtml } from './escapeHtml.js';

/**
 * Writes Markdown as HTML with few elements. HTML is escaped, images become their descriptions, and links follow the rules of the chat.
 * Headings begin at level 3, below those of the page and of the question.
 */
export function markdownHtml(markdown: string, { id, words, syntax }: MarkdownHtmlOptions): string {
  const { chunks, footnotes } = finishedDocument(markdown, syntax);
  const numbers = new Map(
    footnotes.flatMap(({ label, definition }, index) => (definition === undefined ? [] : [[label, index + 1] as const])),
  );
  const text: Text = { id, words, numbers, marked: new Set(), isInLink: false };
  const blocks = chunks.flat().map((node) => htmlOf(node, text));
  const notes = footnotes.flatMap(({ label, definition }) => {
    const number = numbers.get(label);
    if (number === undefined || definition === undefined) return [];
    const back = `<a href="#${id}-mark-${number}" aria-label="${escapeHtml(words.backToFootnoteReference(String(number)))}">↩</a>`;
    return [
      `<li id="${id}-note-${number}" value="${number}">${htmlOfAll(definition.children, text)}${text.marked.has(number) ? back : ''}</li>`,
    ];
  });
  const list = `<ol dir="auto" class="notes" aria-label="${escapeHtml(words.footnotes)}">${notes.join('')}</ol>`;
  return [...blocks, ...(notes.length === 0 ? [] : [list])].join('\n');
}

/** Options for `markdownHtml`. */
export interface MarkdownHtmlOptions {
  /** The prefix of ids, unique in the page. */
  readonly id: string;
  readonly words: MarkdownLabels;
  readonly syntax?: MarkdownSyntax | undefined;
}

interface Text {
  readonly id: string;
  readonly words: MarkdownLabels;
  /** The numbers of footnotes by their labels. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The footnotes with a mark. */
  readonly marked: Set<number>;
  readonly isInLink: boolean;
}

function htmlOf(node: MarkdownNode, text: Text): string {
  const inside = (nodes: readonly RootContent[]) => htmlOfAll(nodes, text);
  switch (node.type) {
    case 'paragraph':
      return `<p dir="auto">${inside(node.children)}</p>`;
    case 'heading':
      return `<h${node.depth} dir="auto">${inside(node.children)}</h${node.depth}>`;
    case 'blockquote':
      return `<blockquote dir="auto">${inside(node.children)}</blockquote>`;
    case 'list': {
      const items = node.children.map(({ checked, children }) => {
        const box = typeof checked === 'boolean' ? (checked ? '☑ ' : '☐ ') : '';
        return `<li>${box}${inside(children)}</li>`;
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
        return `<tr>${row.children.map(({ children }) => `<${cell} dir="auto">${inside(children)}</${cell}>`).join('')}</tr>`;
      });
      return `<table><thead>${head ?? ''}</thead><tbody>${body.join('')}</tbody></table>`;
    }
    case 'thematicBreak':
      return '<hr>';
    case 'break':
      return '<br>';
    case 'emphasis':
      return `<em>${inside(node.children)}</em>`;
    case 'strong':
      return `<strong>${inside(node.children)}</strong>`;
    case 'delete':
      return `<del>${inside(node.children)}</del>`;
    case 'link': {
      const url = text.isInLink ? undefined : safeLinkUrl(node.url);
      if (url === undefined || url.startsWith('#')) return inside(node.children);
      const words = htmlOfAll(node.children, { ...text, isInLink: true });
      return `<a href="${escapeHtml(url)}" rel="noreferrer nofollow">${words}</a>`;
    }
    case 'image':
    case 'imageReference':
      return escapeHtml(node.alt ?? '');
    case 'footnoteReference':
      return mark(node.identifier, text);
    case 'definition':
    case 'footnoteDefinition':
    case 'yaml':
      return '';
    case 'plain':
      return `<p dir="auto">${escapeHtml(node.value)}</p>`;
    default:
      if ('value' in node) return escapeHtml(String(node.value));
      return 'children' in node ? inside(node.children) : '';
  }
}

function htmlOfAll(nodes: readonly RootContent[], text: Text): string {
  return nodes.map((node) => htmlOf(node, text)).join('');
}

/** The number of a footnote, linked to it. The footnote links back to its first mark. */
function mark(label: string, { id, words, numbers, marked, isInLink }: Text): string {
  const number = numbers.get(label);
  if (number === undefined || isInLink) return `<sup>${number ?? escapeHtml(label)}</sup>`;
  const place = marked.has(number) ? '' : ` id="${id}-mark-${number}"`;
  marked.add(number);
  return `<sup><a${place} href="#${id}-note-${number}" aria-label="${escapeHtml(words.footnote(String(number)))}">${number}</a></sup>`;
}
