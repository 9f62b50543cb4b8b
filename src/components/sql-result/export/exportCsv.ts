import type { CellValue, QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { spreadsheetText } from './spreadsheetText.js';

/**
 * Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read UTF-8. Integers are exact, formulas defused.
 * Gives pieces of a few hundred rows, so that a big export need not block the page.
 */
export function* exportCsv({ columns, rows }: QueryRows): Generator<string> {
  yield `\uFEFF${columns.map((column) => csvField(column.name)).join(',')}\r\n`;
  for (let start = 0; start < rows.length; start += rowsPerPiece) {
    yield rows
      .slice(start, start + rowsPerPiece)
      .map((row) => `${columns.map((_, index) => csvField(row[index])).join(',')}\r\n`)
      .join('');
  }
}

function csvField(value: CellValue | undefined): string {
  const text = spreadsheetText(value);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const rowsPerPiece = 500;
const needsQuotes = /[",\r\n]|^\s|\s$/;
