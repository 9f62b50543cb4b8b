import type { CellValue } from '../../../client/chat-stream/QueryRows.js';
import { cellText } from './cellText.js';

/** A value for a spreadsheet: text that it would run as a formula gets a leading apostrophe; numbers stay as they are. */
export function spreadsheetText(value: CellValue | undefined): string {
  const text = cellText(value);
  const isNumber = typeof value === 'number' || typeof value === 'bigint';
  return isNumber ? text : withoutFormula(text);
}

function withoutFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** One field of tab-separated text: on one line, and read back whole by a spreadsheet that also splits at semicolons. */
export function tsvField(value: CellValue | undefined): string {
  const line = onOneLine(spreadsheetText(value));
  return /^"|;/.test(line) ? quoted(line) : line;
}

/** A cell of a table that is copied as text, where a number with its sign, its unit or a lone dash is no formula. */
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
 * A sign that begins a formula, in ASCII, small or full-width form, also behind characters that an importer drops: white
 * space, controls and all that is drawn without width. Tabs and line breaks in front open another cell in some importers.
 */
const formulaStart =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF1D\uFF0B\uFF0D\uFF20])/u;

const signedNumber = /^[+-]?[\d\s.,%\p{Sc}]*$/u;
