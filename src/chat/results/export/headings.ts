import type { ResultColumn } from '../../../client/chat-stream/QueryRows.js';
import { columnTitle } from '../columns/columnTitle.js';
import { unitName, unitOf } from '../numberStyle.js';
import { uniqueNames } from './uniqueNames.js';

/** Returns the display titles of columns, or their names if they have none. Repeated titles are numbered. */
export function headings(columns: readonly ResultColumn[]): readonly string[] {
  return uniqueNames(columns.map(columnTitle));
}

/** Returns the headings of a file. They carry the unit of a column, because cells are plain numbers. */
export function fileHeadings(columns: readonly ResultColumn[]): readonly string[] {
  return uniqueNames(
    columns.map((column) => {
      const { name, title = name } = column;
      const unit = unitName(unitOf(column));
      return unit === undefined || title.includes(unit) ? title : `${title} (${unit})`;
    }),
  );
}
