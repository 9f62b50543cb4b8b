import type { ResultColumn } from '../../../client/chat-stream/QueryRows.js';
import { uniqueNames } from './uniqueNames.js';

/** Returns the titles of columns for a reader, or else their names; repeated ones are numbered. */
export function headings(columns: readonly ResultColumn[]): readonly string[] {
  return uniqueNames(columns.map(({ name, title = name }) => title));
}
