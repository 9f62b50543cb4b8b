import { isExactDecimal } from '../../../client/chat-stream/parseExactJson.js';
import type { CellValue, ColumnType, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { cellText } from '../export/cellText.js';
import { isEmptyCell } from '../isEmptyCell.js';
import { readWallClock } from '../wallClock.js';

export interface RowSort {
  /** The index of the column. */
  readonly column: number;
  readonly direction: 'ascending' | 'descending';
}

/** Returns the rows sorted by the column's type. Empty values are last in both directions; equal ones keep their order. */
export function sortRows(
  rows: readonly ResultRow[],
  { column, direction }: RowSort,
  type: ColumnType,
  locale: string,
): readonly ResultRow[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: sortKey(row[column], type) }))
    .sort((left, right) => compareKeys(left.key, right.key, sign, collator))
    .map(({ row }) => row);
}

/** Returns the sort after the next click on a header: ascending, descending, then the order of the query. */
export function nextSort(current: RowSort | undefined, column: number): RowSort | undefined {
  if (current?.column !== column) return { column, direction: 'ascending' };
  return current.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

type SortKey = number | bigint | string | undefined;

function sortKey(value: CellValue | undefined, type: ColumnType): SortKey {
  if (isEmptyCell(value) || Number.isNaN(value)) return undefined;
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (type !== 'string' && typeof value === 'string' && isExactDecimal(value)) return Number(value);
  return (type === 'time' ? readWallClock(value) : undefined) ?? cellText(value);
}

function compareKeys(left: SortKey, right: SortKey, sign: 1 | -1, collator: Intl.Collator): number {
  if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
  if (typeof left === 'string' && typeof right === 'string') return sign * collator.compare(left, right);
  if (typeof left === 'string' || typeof right === 'string') return typeof left === 'string' ? sign : -sign;
  return left === right ? 0 : sign * (left < right ? -1 : 1);
}
