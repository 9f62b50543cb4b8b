import type { RootContent } from 'mdast';
import { closeInline } from './closeInline.js';
import type { MarkdownSyntax } from './syntax.js';

/**
 * A text whose end is still to come, made fit to be shown: marks that are not complete yet are left out or closed, so that
 * nobody sees raw marks that turn into something else a moment later.
 */
export function repairTail(text: string, { hasMath }: Pick<MarkdownSyntax, 'hasMath'>): string {
  if (hasMath) {
    const formula = openFormula(text);
    if (formula !== undefined) return text.slice(0, formula);
  }
  const lineStart = text.lastIndexOf('\n') + 1;
  const line = text.slice(lineStart);
  if (openFence(text, lineStart)) return closingFenceSoFar.test(line) ? text.slice(0, lineStart) : text;
  const isMarkAlone = blockMarkSoFar.test(line) || definitionSoFar.test(line);
  const visible = withoutTableSoFar(isMarkAlone ? text.slice(0, lineStart) : text).replace(breakSoFar, '');
  const runStart = inlineStart(visible);
  return visible.slice(0, runStart) + closeInline(visible.slice(runStart), hasMath);
}

/** Links at the very end may be half an address: they are shown as words until something follows. */
export function hideOpenEnd(nodes: readonly RootContent[]): readonly RootContent[] {
  const last = nodes.at(-1);
  if (last === undefined) return nodes;
  if (last.type === 'link' && isBareAddress(last)) return [...nodes.slice(0, -1), ...last.children];
  if (!('children' in last)) return nodes;
  // Only the last child is replaced, by the text of a link, which is allowed wherever the link was.
  const repaired = { ...last, children: hideOpenEnd(last.children) } as RootContent;
  return [...nodes.slice(0, -1), repaired];
}

function isBareAddress(link: Extract<RootContent, { type: 'link' }>): boolean {
  const [words] = link.children;
  return link.children.length === 1 && words?.type === 'text' && link.url.endsWith(words.value);
}

function openFence(text: string, end: number): boolean {
  let open: string | undefined;
  if (!fenceMarks.test(text)) return false;
  for (const [, marks = '', rest = ''] of text.slice(0, end).matchAll(fenceLine)) {
    if (open === undefined) open = marks[0] === '`' && rest.includes('`') ? undefined : marks;
    else if (marks.startsWith(open) && rest.trim() === '') open = undefined;
  }
  return open !== undefined;
}

/** Where a display formula begins whose closing line is missing. */
function openFormula(text: string): number | undefined {
  let open: { readonly marks: string; readonly at: number } | undefined;
  for (const match of text.matchAll(formulaLine)) {
    const [, marks = '', rest = ''] = match;
    if (open === undefined) open = rest.includes('$') ? undefined : { marks, at: match.index };
    else if (marks.startsWith(open.marks) && rest.trim() === '') open = undefined;
  }
  return open?.at;
}

/** The head of a table is a line of bars until the line below it is complete. */
function withoutTableSoFar(text: string): string {
  if (!text.includes('|')) return text;
  const lines = text.replace(/\n$/, '').split('\n');
  let first = lines.length;
  while (first > 0 && /^\s*\|/.test(lines[first - 1] ?? '')) first -= 1;
  if (first === lines.length) return text;
  const isTable = lines
    .slice(first)
    .some((line, index, { length }) => tableDelimiters.test(line) && (index < length - 1 || text.endsWith('\n')));
  return isTable ? text : lines.slice(0, first).join('\n');
}

/** Where the inline text of the innermost block at the end begins. Marks before it do not concern it. */
function inlineStart(text: string): number {
  const lastLine = text.lastIndexOf('\n') + 1;
  if (/^\s*\|/.test(text.slice(lastLine))) return text.lastIndexOf('|') + 1;
  const paragraph = endOfLast(/\n[ \t]*\n/g, text);
  return Math.max(paragraph + endOfLast(blockStart, text.slice(paragraph)), text.length - longestRun);
}

function endOfLast(pattern: RegExp, text: string): number {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}

const fenceMarks = /`{3}|~{3}/;
const fenceLine = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})([^\n]*)$/gm;
const formulaLine = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(\${2,})([^\n]*)$/gm;
const closingFenceSoFar = /^[ \t>]*[`~]+$/;

/** A line with only the start of a list item, heading, quote, rule, fence, underline or table row. */
const blockMarkSoFar =
  /^[ \t>]*(?![ \t>])(?:(?:[-+*]|\d{1,9}[.)]?)[ \t]*(?![ \t]))?(?:[-*_=][-*_= \t]*|~{3}[^`\n]*|`{3,}[^`\n]*|(?:#{1,6}|>|`{1,2}|~{1,2}|\[[ xX]?\]?|\|)?[ \t]*)$/;

/** A line that may become a link definition, which is not rendered. */
const definitionSoFar = /^ {0,3}\[(?:[^\]^][^\]]{0,40})?(?:\](?::.*)?)?$/;

const tableDelimiters = /^\s*(?:\|\s*)?(?::?-+:?\s*\|\s*)+(?::?-+:?\s*)?$|^\s*\|\s*:?-+:?\s*$/;

/** An incomplete `<br>`. */
const breakSoFar = /<(?:b(?:r[ \t]*\/?)?)?$/i;

/** Everything before the words of a line that begins a list item, quote or heading. */
const blockStart = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t])[ \t]*)+(?:\[[ xX]\][ \t])?/gm;

/** Marks that were opened longer ago are left as they are: looking for them would cost more than it helps. */
const longestRun = 4000;
