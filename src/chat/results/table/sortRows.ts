import { isExactDecimal } from '../../../client/chat-stream/parseExactJson.js';
import type { CellValue, ColumnType, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { cellText } from '../export/cellText.js';
import { isEmptyCell } from '../isEmptyCell.js';
import { readWallClock } from '../wallClock.js';

/** The order of the rows of a table. */
export interface RowSort {
  /** The index of the column. */
  readonly column: number;
  /** Empty values are last in both directions. */
  readonly direction: 'ascending' | 'descending';
}

/** Returns the rows sorted by the column's type. Empty values are last in both directions; equal ones keep their order. */
export function sortRows(rows: readonly ResultRow[], sort: RowSort, type: ColumnType, locale: string): readonly ResultRow[] {
  return sortedOrder(rows, sort, type, locale).map((index) => rows[index] ?? []);
}

/** Returns the indexes of the rows in the order of `sortRows`. */
export function sortedOrder(
  rows: readonly ResultRow[],
  { column, direction }: RowSort,
  type: ColumnType,
  locale: string,
): readonly number[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keys = rankTexts(
    rows.map((row) => sortKey(row[column], type)),
    new Intl.Collator(locale, { numeric: true }),
  );
  return rows.map((_, index) => index).sort((left, right) => compareKeys(keys[left], keys[right], sign));
}

/** Compares two values that are not empty, as `sortRows` does; texts by their characters. */
export function compareCells(left: CellValue, right: CellValue, type: ColumnType): number {
  const [one, other] = [sortKey(left, type), sortKey(right, type)];
  if (one === undefined || other === undefined || one === other) return 0;
  if (typeof one === typeof other || (typeof one !== 'string' && typeof other !== 'string')) return one < other ? -1 : 1;
  return typeof one === 'string' ? 1 : -1;
}

/** Returns the sort after the next click on a header: ascending, descending, then the order of the query. */
export function nextSort(current: RowSort | undefined, column: number): RowSort | undefined {
  if (current?.column !== column) return { column, direction: 'ascending' };
  return current.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

type SortKey = number | bigint | string | undefined;

/** The place of a text among all different texts. Comparing languages is slow, so each text is compared once. */
interface TextRank {
  readonly rank: number;
}

function rankTexts(keys: readonly SortKey[], collator: Intl.Collator): readonly (number | bigint | TextRank | undefined)[] {
  const texts = [...new Set(keys.filter((key) => typeof key === 'string'))].sort(collator.compare);
  const ranks = new Map<string, TextRank>();
  let rank: TextRank = { rank: 0 };
  for (const [place, text] of texts.entries()) {
    // Texts that the language does not distinguish keep the order of the rows.
    if (place > 0 && collator.compare(texts[place - 1] ?? '', text) !== 0) rank = { rank: place };
    ranks.set(text, rank);
  }
  return keys.map((key) => (typeof key === 'string' ? ranks.get(key) : key));
}

function sortKey(value: CellValue | undefined, type: ColumnType): SortKey {
  if (isEmptyCell(value) || Number.isNaN(value)) return undefined;
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (type !== 'string' && typeof value === 'string' && isExactDecimal(value)) return Number(value);
  return (type === 'time' ? readWallClock(value) : undefined) ?? cellText(value);
}

function compareKeys(left: number | bigint | TextRank | undefined, right: number | bigint | TextRank | undefined, sign: 1 | -1): number {
  if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
  if (typeof left === 'object' && typeof right === 'object') return sign * (left.rank - right.rank);
  if (typeof left === 'object' || typeof right === 'object') return typeof left === 'object' ? sign : -sign;
  return left === right ? 0 : sign * (left < right ? -1 : 1);
}
