import type { CellValue, QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { spreadsheetText } from './spreadsheetText.js';

/** Rows as tab-separated text with a header line, for the clipboard. Tabs and line breaks in a cell become spaces. */
export function exportTsv({ columns, rows }: QueryRows): string {
  const lines = [columns.map((column) => tsvField(column.name)), ...rows.map((row) => columns.map((_, index) => tsvField(row[index])))];
  return lines.map((cells) => cells.join('\t')).join('\n');
}

function tsvField(value: CellValue | undefined): string {
  return spreadsheetText(value).replaceAll(/[\t\r\n]+/g, ' ');
}
