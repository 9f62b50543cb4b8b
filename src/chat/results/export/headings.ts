import type { ResultColumn } from '../../../client/chat-stream/QueryRows.js';
import { uniqueNames } from './uniqueNames.js';

/** Returns the display titles of columns, or their names if they have none. Repeated titles are numbered. */
export function headings(columns: readonly ResultColumn[]): readonly string[] {
  return uniqueNames(columns.map(({ name, title = name }) => title));
}
