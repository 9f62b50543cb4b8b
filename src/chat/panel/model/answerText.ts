import type { Nodes, RootContent } from 'mdast';
import { finishedDocument } from '../../markdown/parse/finishedDocument.js';
import type { MarkdownNode, PlainText } from '../../markdown/parse/MarkdownDocument.js';
import { copiedCell } from '../../results/export/spreadsheetText.js';

/** Returns the text of an answer without Markdown marks: paragraphs, lists with dashes and numbers, tables as tab-separated lines. */
export function answerText(markdown: string): string {
  return textOfBlocks(finishedDocument(markdown).chunks.flat()).trim();
}

function textOfBlocks(nodes: readonly MarkdownNode[], gap = '\n\n'): string {
  return nodes
    .map(textOfNode)
    .filter((text) => text !== '')
    .join(gap);
}

/** Returns the text of one block without Markdown marks. */
export function textOfNode(node: Nodes | PlainText): string {
  switch (node.type) {
    case 'list': {
      const first = node.start ?? 1;
      const mark = (index: number) => (node.ordered ? `${first + index}. ` : '- ');
      return node.children.map((item, index) => indented(mark(index), textOfBlocks(item.children, '\n'))).join('\n');
    }
    case 'table':
      return node.children.map((row) => row.children.map((cell) => copiedCell(inline(cell))).join('\t')).join('\n');
    case 'blockquote':
      return textOfBlocks(node.children);
    case 'break':
      return '\n';
    case 'image':
      return node.alt ?? '';
    case 'thematicBreak':
    case 'footnoteReference':
    case 'definition':
      return '';
    default:
      if ('value' in node) return node.value;
      return 'children' in node ? inline(node) : '';
  }
}

function inline({ children }: { readonly children: readonly RootContent[] }): string {
  return children.map(textOfNode).join('');
}

function indented(mark: string, text: string): string {
  return mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
}
