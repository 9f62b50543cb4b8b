import type { CellValue } from '../../../client/chat-stream/QueryRows.js';
import { cellText } from './cellText.js';

/** A value for a spreadsheet: text that it would run as a formula gets a leading apostrophe; numbers stay as they are. */
export function spreadsheetText(value: CellValue | undefined): string {
  const text = cellText(value);
  const isNumber = typeof value === 'number' || typeof value === 'bigint';
  return !isNumber && formulaStart.test(text) ? `'${text}` : text;
}

const formulaStart = /^[=+\-@\t\r]/;
