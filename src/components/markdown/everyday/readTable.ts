import type { AlignType, Table, TableCell, TableRow } from 'mdast';
import { readWords } from './readWords.js';

/** A table whose rows all have a bar at both ends and as many cells as its head. */
export function readTable(lines: readonly string[]): Table | undefined {
  const [head = '', delimiters = '', ...body] = lines;
  if (!delimiterRow.test(delimiters)) return undefined;
  const align = cellsOf(delimiters).map((cell) => alignOf(cell.trim()));
  const children: TableRow[] = [];
  for (const line of [head, ...body]) {
    const row = readRow(line, align.length);
    if (row === undefined) return undefined;
    children.push(row);
  }
  return { type: 'table', align, children };
}

function readRow(line: string, length: number): TableRow | undefined {
  if (!/^\|.*\| *$/.test(line) || line.includes('\\')) return undefined;
  const cells = cellsOf(line);
  if (cells.length !== length) return undefined;
  const children: TableCell[] = [];
  for (const cell of cells) {
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
