import type { CellValue, ResultColumn, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { isExactDecimal } from '../../../client/json/parseExactJson.js';
import { isAdditive, isQuantity, kindIn } from '../columns/columnKind.js';
import { isEmptyCell } from '../isEmptyCell.js';
import { compareCells } from './sortRows.js';

/** The kind of total of a column; `none` leaves the cell empty. */
export type TotalKind = 'sum' | 'average' | 'minimum' | 'maximum' | 'count' | 'none';

/** Returns the totals that make sense for a column. Rates and prices have no sum, and years, ids and codes no average either. */
export function totalKinds(column: ResultColumn, index: number, rows: readonly ResultRow[]): readonly TotalKind[] {
  const kind = kindIn(column, index, rows);
  if (kind === 'time') return ['minimum', 'maximum', 'count', 'none'];
  if (!isQuantity(kind)) return ['count', 'none'];
  return [...(isAdditive(kind) ? (['sum'] as const) : []), 'average', 'minimum', 'maximum', 'count', 'none'];
}

/** Returns the total that a column has by default: a sum if its values can be added up, otherwise none. */
export function defaultTotal(column: ResultColumn, index: number, rows: readonly ResultRow[]): TotalKind {
  return isAdditive(kindIn(column, index, rows)) ? 'sum' : 'none';
}

/** Computes a total. Decimals are added exactly; `undefined` without values. */
export function columnTotal(kind: TotalKind, column: ResultColumn, index: number, rows: readonly ResultRow[]): CellValue | undefined {
  if (kind === 'none') return undefined;
  if (kind === 'count') return rows.reduce((count, row) => count + (isEmptyCell(row[index]) ? 0 : 1), 0);
  if (kind === 'minimum' || kind === 'maximum') return furthest(kind === 'minimum' ? -1 : 1, column, index, rows);
  const numbers = rows.map((row) => row[index]).filter(isNumeric);
  if (numbers.length === 0) return undefined;
  const sum = exactSum(numbers) ?? roundedSum(numbers);
  return kind === 'sum' ? sum : Number(sum) / numbers.length;
}

function furthest(sign: 1 | -1, column: ResultColumn, index: number, rows: readonly ResultRow[]): CellValue | undefined {
  let found: CellValue | undefined;
  for (const row of rows) {
    const value = row[index];
    if (isEmptyCell(value) || (isNumber(column) && !isNumeric(value))) continue;
    if (found === undefined || sign * compareCells(value, found, column.type) > 0) found = value;
  }
  return found;
}

type Numeric = number | bigint | string;

/** Adds decimals as integers of their smallest digit, so that 0.1 and 0.2 are 0.3. `undefined` for numbers with exponents. */
function exactSum(values: readonly Numeric[]): Numeric | undefined {
  let whole = 0n;
  let fast = 0;
  const fractions: string[] = [];
  let decimals = 0;
  for (const value of values) {
    if (typeof value === 'number' && Number.isSafeInteger(value) && Number.isSafeInteger(fast + value)) {
      fast += value;
      continue;
    }
    const text = String(value);
    if (text.includes('e') || text.includes('E')) return undefined;
    const places = text.split('.')[1]?.length ?? 0;
    if (places > maxDecimals) return undefined;
    if (places === 0) whole += BigInt(text);
    else fractions.push(text);
    decimals = Math.max(decimals, places);
  }
  whole += BigInt(fast);
  if (decimals === 0) return isSafe(whole) ? Number(whole) : whole;
  const unit = 10n ** BigInt(decimals);
  let scaled = whole * unit;
  for (const text of fractions) {
    const [integer = '', fraction = ''] = text.split('.');
    scaled += BigInt(integer + fraction.padEnd(decimals, '0'));
  }
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(decimals + 1, '0');
  const written = `${scaled < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  // Numbers stay numbers, which are formatted like the cells above them.
  return values.some((value) => typeof value === 'string') ? written : Number(written);
}

/** Adds numbers with error compensation, so that rounding errors do not accumulate. */
function roundedSum(values: readonly Numeric[]): number {
  let sum = 0;
  let lost = 0;
  for (const value of values) {
    const number = Number(value);
    const next = sum + number;
    lost += Math.abs(sum) >= Math.abs(number) ? sum - next + number : number - next + sum;
    sum = next;
  }
  return Number.isFinite(lost) ? sum + lost : sum;
}

function isSafe(value: bigint): boolean {
  return value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER);
}

function isNumber({ type }: ResultColumn): boolean {
  return type === 'integer' || type === 'number';
}

function isNumeric(value: CellValue | undefined): value is Numeric {
  return (
    (typeof value === 'number' && Number.isFinite(value)) ||
    typeof value === 'bigint' ||
    (typeof value === 'string' && isExactDecimal(value))
  );
}

const maxDecimals = 20;
