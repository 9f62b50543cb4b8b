import type { CellValue } from '../../../client/chat-stream/QueryRows.js';
import { cellText } from './cellText.js';

/** Formats a value for a spreadsheet: text that would run as a formula gets a leading apostrophe, numbers are unchanged. */
export function spreadsheetText(value: CellValue | undefined): string {
  const text = cellText(value);
  const isNumber = typeof value === 'number' || typeof value === 'bigint';
  return isNumber ? text : withoutFormula(text);
}

function withoutFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** Formats a field of tab-separated text: on one line, and read as one field even by spreadsheets that also split at semicolons. */
export function tsvField(value: CellValue | undefined): string {
  const line = onOneLine(spreadsheetText(value));
  return /^"|;/.test(line) ? quoted(line) : line;
}

/** Formats a cell of a table copied as text, in which a signed number, its unit or a single dash does not count as a formula. */
export function copiedCell(text: string): string {
  return onOneLine(signedNumber.test(text) ? text : withoutFormula(text));
}

function onOneLine(text: string): string {
  return text.replaceAll(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ');
}

export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * A character that starts a formula, in ASCII, small or full-width form, also after characters that an importer drops: white space,
 * controls and everything without width. In some importers a leading tab or line break starts another cell.
 */
const formulaStart =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF1D\uFF0B\uFF0D\uFF20])/u;

const signedNumber = /^[+-]?[\d\s.,%\p{Sc}]*$/u;
