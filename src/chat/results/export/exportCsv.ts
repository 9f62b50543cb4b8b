import type { CellValue, QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { rowPieces } from './rowPieces.js';
import { quoted, spreadsheetText } from './spreadsheetText.js';

/**
 * Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read UTF-8. Integers are exact, formulas defused.
 * Gives pieces of some thousand cells, so that a big export need not block the page.
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

/** Semicolons and tabs separate fields where the language of the spreadsheet says so. */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;
