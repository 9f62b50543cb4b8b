import type { CellValue } from '../../../client/chat-stream/QueryRows.js';
import { jsonText } from '../../../client/json/jsonText.js';

/** Formats a value for exports: exact and independent of any language. Empty for `null`. */
export function cellText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? jsonText(value) : String(value);
}
