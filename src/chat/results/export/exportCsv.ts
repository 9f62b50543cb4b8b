import type { CellValue, QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { rowPieces } from './rowPieces.js';
import { quoted, spreadsheetText } from './spreadsheetText.js';

/**
 * Formats rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read UTF-8. Integers are exact, formulas are escaped. Yields
 * pieces of some thousand cells, so that a large export does not block the page.
 */
export function* exportCsv({ columns, rows }: QueryRows): Generator<string> {
  yield `\uFEFF${columns.map((column) => csvField(column.name)).join(',')}\r\n`;
  for (const piece of rowPieces({ columns, rows })) {
    yield piece.map((row) => `${columns.map((_, index) => csvField(row[index])).join(',')}\r\n`).join('');
  }
}

function csvField(value: CellValue | undefined): string {
  const text = spreadsheetText(value);
  return needsQuotes.test(text) ? quoted(text) : text;
}

/** Spreadsheets in some languages separate fields by semicolons or tabs. */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;
