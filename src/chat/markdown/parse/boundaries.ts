import type { RootContent } from 'mdast';
import { readBlock } from './common-subset/readBlock.js';
import type { MarkdownSyntax } from './syntax.js';

/**
 * Returns where the last block of a text begins: everything before it is settled, whatever follows. 0 if there is only one block. The text
 * must end with a complete line, because the start of a line can still join the previous block. If the first character `behind` the text is
 * known, a block that ends with the text counts as settled.
 */
export function lastBlockStart(text: string, behind: string, syntax: MarkdownSyntax): number {
  if (readLines(text, syntax) !== undefined) return 0;
  const blocks = syntax.parseOutline(blankEnd.test(text) && /\S/.test(behind) ? `${text}${anyWord}` : text);
  for (let index = blocks.length - 1; index > 0; index -= 1) {
    if (areApart(blocks[index - 1], blocks[index], text)) return lineStartOf(blocks[index], text);
  }
  return 0;
}

/** True if two blocks give the same result when they are parsed separately. */
function areApart(before: RootContent | undefined, after: RootContent | undefined, text: string): boolean {
  // The parser starts other blocks around indented code than elsewhere.
  if (isIndentedCode(before, text) || isIndentedCode(after, text)) return false;
  // A definition can continue with its title on the next line.
  return before?.type !== 'definition' || blankLine.test(text.slice(endOf(before), lineStartOf(after, text)));
}

function isIndentedCode(node: RootContent | undefined, text: string): boolean {
  return node?.type === 'code' && !/^ {0,3}[`~]/.test(text.slice(lineStartOf(node, text)));
}

/**
 * A place to cut a list or a table that is too long to be parsed whole: before its last item or row. A table's later rows
 * need its head again. Undefined where there is nothing to cut.
 */
export function lastPartStart(text: string, syntax: MarkdownSyntax): PartStart | undefined {
  const common = readLines(text, syntax);
  if (common !== undefined) return lastLineStart(text, common);
  const [block] = syntax.parseOutline(text);
  if (block?.type !== 'list' && block?.type !== 'table') return undefined;
  const head = block.type === 'table' ? text.slice(lineStartOf(block, text), lineStartOf(block.children[1], text)) : '';
  const start = lineStartOf(block.children.at(-1), text);
  const minimum = block.type === 'table' ? 3 : 2;
  return block.children.length < minimum ? undefined : { start, head };
}

interface PartStart {
  readonly start: number;
  readonly head: string;
}

function readLines(text: string, { isExtended }: MarkdownSyntax): RootContent | undefined {
  return isExtended ? undefined : readBlock(text.slice(0, -1));
}

/** In the common subset, each list item and table row is one line. */
function lastLineStart(text: string, block: RootContent): PartStart | undefined {
  if (block.type !== 'list' && block.type !== 'table') return undefined;
  const start = text.lastIndexOf('\n', text.length - 2) + 1;
  const head = block.type === 'table' ? text.slice(0, text.indexOf('\n', text.indexOf('\n') + 1) + 1) : '';
  return start > head.length ? { start, head } : undefined;
}

function lineStartOf(node: RootContent | undefined, text: string): number {
  const offset = node?.position?.start.offset ?? 0;
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function endOf(node: RootContent): number {
  return node.position?.end.offset ?? 0;
}

/**
 * Returns how many characters of a text can be parsed at once. Marks cost more, because parsing time grows with them. A line of deeply
 * nested quotes and lists is too much for the parser, which is recursive.
 */
export function parseableLength(text: string): number {
  let cost = 0;
  let isLineStart = true;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isLineStart && isTooDeep(text, index)) return index;
    cost += code < costs.length ? (costs[code] ?? 1) : 1;
    if (cost > parseBudget) return index;
    isLineStart = code === newline;
  }
  return text.length;
}

function isTooDeep(text: string, lineStart: number): boolean {
  nestedMarks.lastIndex = lineStart;
  return nestedMarks.test(text);
}

const newline = 10;

/** Deeper than anything is shown. A bullet has a space behind it: dashes in a row are a rule. */
const nestedMarks = /(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){60}/y;

/** By character code; all others cost 1. */
const costs = new Uint8Array(128).fill(1);
for (const mark of '[](){}!*_~`&\\') costs[mark.charCodeAt(0)] = 8;
for (const mark of '<>') costs[mark.charCodeAt(0)] = 24;
costs[newline] = 36;

/** About a tenth of a second on a slow machine, for any text; some 120 lines of a list or table. */
export const parseBudget = 12_000;

const blankLine = /\n[ \t]*\n/;
const blankEnd = /\n[ \t]*\n$/;

/** The placeholder for a line that is too long to parse. */
const anyWord = 'x';
