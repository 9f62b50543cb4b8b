import type { CellValue, QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { jsonText } from '../../../client/json/jsonText.js';
import { type CsvValue, csvLine, csvStart } from '../../../ui/csv/csvLine.js';
import { fileHeadings } from './headings.js';
import { rowPieces } from './rowPieces.js';

/**
 * Formats rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read UTF-8. Numbers keep all digits, formulas are escaped.
 * Yields pieces of some thousand cells, so that a large export does not block the page.
 */
export function* exportCsv({ columns, rows }: QueryRows): Generator<string> {
  yield csvStart + csvLine(fileHeadings(columns));
  for (const piece of rowPieces({ columns, rows })) {
    yield piece.map((row) => csvLine(columns.map((_, index) => csvValue(row[index])))).join('');
  }
}

function csvValue(value: CellValue | undefined): CsvValue {
  return typeof value === 'object' && value !== null ? jsonText(value) : value;
}
