import type { List, ListItem, Paragraph, RootContent } from 'mdast';
import { readTable } from './readTable.js';
import { readWords } from './readWords.js';

/**
 * Reads one block of the common Markdown subset: a paragraph, heading, rule, quote, table or flat list. Nearly all of an answer consists of
 * these. Undefined if the text needs the full parser, which gives the same result many times slower.
 */
export function readBlock(text: string): RootContent | undefined {
  if (strange.test(text)) return undefined;
  const lines = text.split('\n');
  const [first = ''] = lines;
  if (rule.test(text)) return { type: 'thematicBreak' };
  if (first.startsWith('#')) return readHeading(text);
  if (first.startsWith('|')) return readTable(lines);
  if (first.startsWith('>')) return readQuote(lines);
  return listMark.test(first) ? readList(lines) : readParagraph(text);
}

function readHeading(text: string): RootContent | undefined {
  const [, marks = '', words = ''] = heading.exec(text) ?? [];
  const children = readWords(words);
  if (children === undefined || children.length === 0) return undefined;
  // The pattern lets six marks through at most.
  return { type: 'heading', depth: marks.length as 1 | 2 | 3 | 4 | 5 | 6, children };
}

function readParagraph(text: string): Paragraph | undefined {
  if (unlikeWords.test(text)) return undefined;
  const children = readWords(text);
  return children && { type: 'paragraph', children };
}

function readQuote(lines: readonly string[]): RootContent | undefined {
  if (!lines.every((line) => line.startsWith('> '))) return undefined;
  const paragraph = readParagraph(lines.map((line) => line.slice(2)).join('\n'));
  return paragraph && { type: 'blockquote', children: [paragraph] };
}

function readList(lines: readonly string[]): List | undefined {
  const children: ListItem[] = [];
  const { start, kind } = markOf(lines[0]);
  for (const line of lines) {
    const mark = markOf(line);
    const paragraph = mark.kind === kind && !rule.test(line) ? readParagraph(line.slice(mark.length)) : undefined;
    if (paragraph === undefined) return undefined;
    children.push({ type: 'listItem', spread: false, checked: null, children: [paragraph] });
  }
  return { type: 'list', ordered: start !== undefined, start: start ?? null, spread: false, children };
}

/** The marker of a list item: a bullet, or a number and its delimiter. */
function markOf(line: string | undefined) {
  const [mark = '', bullet, number, delimiter] = listMark.exec(line ?? '') ?? [];
  return { length: mark.length, kind: bullet ?? delimiter, start: number === undefined ? undefined : Number(number) };
}

/** Tabs depend on columns, and the parser drops a byte order mark. */
const strange = /[\t\ufeff]|^(?: *\n|$)|\n *(?:\n|$)/;

const rule = /^(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;
const heading = /^(#{1,6}) ([^#\n]+)$/;
const listMark = /^(?:([-+*])|(\d{1,9})([.)])) (?=[^ ])/;

/** Lines that begin another block or underline the one before, indented ones, and breaks. */
const unlikeWords =
  /^(?: |$|#{1,6}(?: |$)|>|[-+*](?: |$)|\d{1,9}[.)](?: |$)|<|[|:=-][|:= -]*$|(?:[-_*] *){3,}$|```|~~~|\||\[(?:[^[\]\\]|\\[\s\S])*\]:)| {1,2}\n/m;
