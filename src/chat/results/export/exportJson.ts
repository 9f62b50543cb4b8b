import type { CellValue, QueryRows, ResultColumn } from '../../../client/chat-stream/QueryRows.js';
import { jsonText } from '../../../client/json/jsonText.js';
import { isExactDecimal } from '../../../client/json/parseExactJson.js';
import { rowPieces } from './rowPieces.js';
import { uniqueNames } from './uniqueNames.js';

/** Formats rows as a JSON array of objects. Numbers keep all digits. Yields pieces, as `exportCsv` does. */
export function* exportJson({ columns, rows }: QueryRows): Generator<string> {
  const keys = uniqueNames(columns.map((column) => column.name)).map((name) => JSON.stringify(name));
  yield '[';
  let separator = '';
  for (const piece of rowPieces({ columns, rows })) {
    yield separator +
      piece.map((row) => `\n  {${keys.map((key, index) => `${key}: ${jsonValue(row[index], columns[index])}`).join(', ')}}`).join(',');
    separator = ',';
  }
  yield rows.length === 0 ? ']\n' : '\n]\n';
}

function jsonValue(value: CellValue | undefined, column: ResultColumn | undefined): string {
  const isNumber = column?.type === 'number' && typeof value === 'string' && isExactDecimal(value);
  return isNumber ? value : jsonText(value);
}
