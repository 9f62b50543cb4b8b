import { jsonText } from '../../../client/chat-stream/jsonText.js';
import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { uniqueNames } from './uniqueNames.js';

/** Rows as a JSON array of objects. Integers of any size keep all their digits. Gives pieces, as `exportCsv` does. */
export function* exportJson({ columns, rows }: QueryRows): Generator<string> {
  const keys = uniqueNames(columns.map((column) => column.name)).map((name) => JSON.stringify(name));
  yield '[';
  for (let start = 0; start < rows.length; start += rowsPerPiece) {
    const objects = rows
      .slice(start, start + rowsPerPiece)
      .map((row) => `\n  {${keys.map((key, index) => `${key}: ${jsonText(row[index])}`).join(', ')}}`);
    yield `${start === 0 ? '' : ','}${objects.join(',')}`;
  }
  yield rows.length === 0 ? ']\n' : '\n]\n';
}

const rowsPerPiece = 500;
