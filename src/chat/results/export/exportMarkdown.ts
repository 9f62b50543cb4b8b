import type { CellValue, QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { cellText } from './cellText.js';
import { fileHeadings } from './headings.js';
import { rowPieces } from './rowPieces.js';
import { onOneLine } from './spreadsheetText.js';

/** Formats rows as a Markdown table with exact values. Yields pieces, as `exportCsv` does. */
export function* exportMarkdown({ columns, rows }: QueryRows): Generator<string> {
  yield line(fileHeadings(columns));
  yield `\n${line(columns.map(({ type }) => (type === 'integer' || type === 'number' ? '--:' : ':--')))}`;
  for (const piece of rowPieces({ columns, rows })) {
    yield piece.map((row) => `\n${line(columns.map((_, index) => row[index]))}`).join('');
  }
}

function line(cells: readonly (CellValue | undefined)[]): string {
  return `| ${cells.map(markdownCell).join(' | ')} |`;
}

/** Escapes what would end the cell or become markup: a result is text. */
function markdownCell(value: CellValue | undefined): string {
  const text = onOneLine(cellText(value));
  const escaped = text.replaceAll(markup, '\\$&');
  // A bare address would take escapes for a part of it.
  return escaped === text ? text : escaped.replaceAll(addressMarks, '\\$&');
}

const markup = /[\\|`*_[\]<>~#&$]/g;
/** What makes bare text an address in GitHub's Markdown. */
const addressMarks = /(?<=[ps]):(?=\/)|(?<=w)\.(?=[\w.-])|(?<=[\w+.-])@(?=[\w.-])/gi;
