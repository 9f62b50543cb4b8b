import type { CellValue, ColumnType, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { isExactDecimal } from '../../../client/json/parseExactJson.js';
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
  if (one === undefined || other === undefined) return 0;
  if (typeof one !== 'string' && typeof other !== 'string') return compareNumbers(one, other);
  if (typeof one !== typeof other) return typeof one === 'string' ? 1 : -1;
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Returns the sort after the next click on a header: ascending, descending, then the order of the query. */
export function nextSort(current: RowSort | undefined, column: number): RowSort | undefined {
  if (current?.column !== column) return { column, direction: 'ascending' };
  return current.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

type SortKey = NumberKey | string | undefined;

type NumberKey = number | bigint | Decimal;

/** A decimal with more digits than the number nearest to it. */
interface Decimal {
  readonly nearest: number;
  readonly text: string;
}

/** The place of a text among all different texts. Comparing languages is slow, so each text is compared once. */
interface TextRank {
  readonly rank: number;
}

function rankTexts(keys: readonly SortKey[], collator: Intl.Collator): readonly (NumberKey | TextRank | undefined)[] {
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
  if (type !== 'string' && typeof value === 'string' && isExactDecimal(value)) return { nearest: Number(value), text: value };
  return (type === 'time' ? readWallClock(value) : undefined) ?? cellText(value);
}

function compareKeys(left: NumberKey | TextRank | undefined, right: NumberKey | TextRank | undefined, sign: 1 | -1): number {
  if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
  if (isRank(left)) return isRank(right) ? sign * (left.rank - right.rank) : sign;
  return isRank(right) ? -sign : sign * compareNumbers(left, right);
}

function isRank(key: NumberKey | TextRank): key is TextRank {
  return typeof key === 'object' && 'rank' in key;
}

/** Compares all digits, but only of values that are the same number otherwise. */
function compareNumbers(left: NumberKey, right: NumberKey): number {
  if (typeof left !== 'object' && typeof right !== 'object') return Number(left > right) - Number(left < right);
  const [one, other] = [left, right].map((key) => (typeof key === 'object' ? key.nearest : Number(key)));
  if (one !== other) return Number(one) < Number(other) ? -1 : 1;
  const [first, second] = [readDigits(left), readDigits(right)];
  if (first.sign !== second.sign) return first.sign - second.sign;
  if (first.place !== second.place) return first.sign * (first.place - second.place);
  const length = Math.max(first.digits.length, second.digits.length);
  const [digits, others] = [first.digits.padEnd(length, '0'), second.digits.padEnd(length, '0')];
  return digits === others ? 0 : first.sign * (digits < others ? -1 : 1);
}

/** The digits of a number from the first that is not zero, and the place of that digit before the point. */
function readDigits(key: NumberKey): { readonly sign: number; readonly place: number; readonly digits: string } {
  const text = typeof key === 'object' ? key.text : String(key);
  const [mantissa = '', exponent = '0'] = text.replace(/^-/, '').toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const start = (whole + fraction).search(/[1-9]/);
  if (start < 0) return { sign: 0, place: 0, digits: '' };
  const place = whole.length - start + Number(exponent);
  return { sign: text.startsWith('-') ? -1 : 1, place, digits: (whole + fraction).slice(start) };
}
