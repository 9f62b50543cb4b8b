import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { fileHeadings } from './headings.js';
import { rowPieces } from './rowPieces.js';
import { tsvField } from './spreadsheetText.js';

/**
 * Formats rows as tab-separated text with a header line, for the clipboard. Tabs and line breaks in cells become spaces, formulas are
 * escaped. Yields pieces, as `exportCsv` does.
 */
export function* exportTsv({ columns, rows }: QueryRows): Generator<string> {
  yield fileHeadings(columns).map(tsvField).join('\t');
  for (const piece of rowPieces({ columns, rows })) {
    yield piece.map((row) => `\n${columns.map((_, index) => tsvField(row[index])).join('\t')}`).join('');
  }
}
