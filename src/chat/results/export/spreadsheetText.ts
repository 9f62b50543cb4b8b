import type { CellValue } from '../../../client/chat-stream/QueryRows.js';
import { quoted } from '../../../ui/csv/csvLine.js';
import { withoutFormula } from '../../../ui/csv/withoutFormula.js';
import { cellText } from './cellText.js';

/** Formats a value for a spreadsheet: text that would run as a formula gets a leading apostrophe, numbers are unchanged. */
function spreadsheetText(value: CellValue | undefined): string {
  const text = cellText(value);
  const isNumber = typeof value === 'number' || typeof value === 'bigint';
  return isNumber ? text : withoutFormula(text);
}

/** Formats a field of tab-separated text: on one line, and read as one field even by spreadsheets that also split at semicolons. */
export function tsvField(value: CellValue | undefined): string {
  const line = onOneLine(spreadsheetText(value));
  return /^"|;/.test(line) ? quoted(line) : line;
}

/** Formats a cell for copying as text. */
export function copiedCell(text: string): string {
  return onOneLine(withoutFormula(text));
}

export function onOneLine(text: string): string {
  return text.replaceAll(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ');
}
