import type { CellValue, ResultColumn, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { isExactDecimal } from '../../../client/json/parseExactJson.js';
import { searchKey } from '../../../react/text/searchText.js';
import { isQuantity, kindIn } from '../columns/columnKind.js';
import { cellText } from '../export/cellText.js';
import { isEmptyCell } from '../isEmptyCell.js';
import { readWallClock } from '../wallClock.js';

/** A condition on the values of a column. */
export type ColumnFilter =
  /** The cell as shown contains the text, in any case. */
  | { readonly kind: 'text'; readonly text: string }
  /** The number is within these limits, inclusive. */
  | { readonly kind: 'range'; readonly from?: number | undefined; readonly to?: number | undefined }
  /** The time is within these days, inclusive, such as `2025-03-01`. */
  | { readonly kind: 'days'; readonly from?: string | undefined; readonly to?: string | undefined }
  /** The value is one of these, as `valueKey` writes them. */
  | { readonly kind: 'values'; readonly values: readonly string[] };

/** Identifies a value for a filter. All empty values have the same key. */
export function valueKey(value: CellValue | undefined): string {
  return isEmptyCell(value) ? '' : cellText(value);
}

/** True if a filter has no condition, such as a range without limits. */
export function isOpenFilter(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return searchKey(filter.text) === '';
    case 'range':
      return filter.from === undefined && filter.to === undefined;
    case 'days':
      return dayStart(filter.from) === undefined && dayStart(filter.to) === undefined;
    case 'values':
      return filter.values.length === 0;
  }
}

/** Creates the test of a filter. `keyOf` returns the text of the row's cell as shown, as a search key. */
export function filterTest(filter: ColumnFilter): (value: CellValue | undefined, keyOf: () => string) => boolean {
  switch (filter.kind) {
    case 'text': {
      const wanted = searchKey(filter.text);
      return (value, keyOf) => wanted === '' || (!isEmptyCell(value) && keyOf().includes(wanted));
    }
    case 'range': {
      const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter;
      return (value) => isNumeric(value) && Number(value) >= from && Number(value) <= to;
    }
    case 'days': {
      const from = dayStart(filter.from) ?? Number.NEGATIVE_INFINITY;
      const lastDay = dayStart(filter.to);
      const end = lastDay === undefined ? Number.POSITIVE_INFINITY : lastDay + dayMs;
      return (value) => {
        const time = readWallClock(value);
        return time !== undefined && time >= from && time < end;
      };
    }
    case 'values': {
      const values = new Set(filter.values);
      return (value) => values.has(valueKey(value));
    }
  }
}

/** The kinds of filter that fit a column, with the values to choose from if there are few. */
export interface FilterChoice {
  /** The kind of the filter's fields; `values` if there is only the list of values. */
  readonly kind: ColumnFilter['kind'];
  /** The distinct values of the column, if there are few. */
  readonly values: readonly CellValue[];
}

/** Decides from its type and values how a column is filtered. */
export function filterChoice(column: ResultColumn, index: number, rows: readonly ResultRow[]): FilterChoice {
  const kind = kindIn(column, index, rows);
  if (kind === 'time') return { kind: 'days', values: [] };
  if (isQuantity(kind)) return { kind: 'range', values: [] };
  return { kind: kind === 'boolean' ? 'values' : 'text', values: fewValues(index, rows) };
}

/** Returns the distinct values of a column, or none if there are too many. Stops counting early. */
function fewValues(index: number, rows: readonly ResultRow[]): readonly CellValue[] {
  const found = new Map<string, CellValue>();
  for (const row of rows) {
    const value = row[index] ?? null;
    const key = valueKey(value);
    if (found.has(key)) continue;
    if (found.size === maxValues || key.length > maxCharacters) return [];
    found.set(key, value);
  }
  return [...found.values()];
}

function isNumeric(value: CellValue | undefined): value is number | bigint | string {
  return typeof value === 'number' || typeof value === 'bigint' || (typeof value === 'string' && isExactDecimal(value));
}

function dayStart(day: string | undefined): number | undefined {
  return day === undefined ? undefined : readWallClock(day);
}

const dayMs = 86_400_000;
const maxValues = 40;
/** Longer values are not offered in a list. */
const maxCharacters = 80;
