import type { AlignType, Table, TableCell, TableRow } from 'mdast';
import { readWords } from './readWords.js';

/** A table whose rows all begin with a bar. Those below the head may lack cells, as the last one does while it grows. */
export function readTable(lines: readonly string[]): Table | undefined {
  const [head = '', delimiters = '', ...body] = lines;
  if (!delimiterRow.test(delimiters)) return undefined;
  const align = cellsOf(delimiters).map((cell) => alignOf(cell.trim()));
  const children: TableRow[] = [];
  for (const line of [head, ...body]) {
    const row = readRow(line);
    if (row === undefined || row.children.length > align.length) return undefined;
    children.push(row);
  }
  if (children[0]?.children.length !== align.length) return undefined;
  return { type: 'table', align, children };
}

function readRow(line: string): TableRow | undefined {
  if (!/^\| *[^| ]/.test(line) || line.includes('\\')) return undefined;
  const children: TableCell[] = [];
  for (const cell of cellsOf(line)) {
    const words = readWords(cell);
    if (words === undefined) return undefined;
    children.push({ type: 'tableCell', children: words });
  }
  return { type: 'tableRow', children };
}

function cellsOf(line: string): string[] {
  return line.replace(/^\||\| *$/g, '').split('|');
}

function alignOf(delimiter: string): AlignType {
  if (delimiter.startsWith(':')) return delimiter.endsWith(':') ? 'center' : 'left';
  return delimiter.endsWith(':') ? 'right' : null;
}

const delimiterRow = /^\|(?: *:?-+:? *\|)+ *$/;
