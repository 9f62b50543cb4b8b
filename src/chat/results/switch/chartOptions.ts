import type { CellValue, QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { isAdditive, isEarlierValue, isQuantity, isTimeLike, kindIn } from '../columns/columnKind.js';
import { isEmptyCell } from '../isEmptyCell.js';
import { unitOf } from '../numberStyle.js';
import { valueKey } from '../table/columnFilter.js';
import type { ChartChoice, ChoiceKind } from './ChartChoice.js';

/** What a column can be in a chart. */
export interface ChartColumns {
  /** Categories, ids, years and times. */
  readonly categories: readonly number[];
  /** Times, years and periods: ordered values, as a line chart requires. */
  readonly ordered: readonly number[];
  /** Amounts. */
  readonly amounts: readonly number[];
}

/** Sorts the columns into categories and amounts. Columns that share their name cannot be drawn, and neither can JSON. */
export function chartColumns({ columns, rows }: QueryRows): ChartColumns {
  const names = columns.map(({ name }) => name);
  const found = columns.flatMap((column, index) => {
    if (column.type === 'json' || names.indexOf(column.name) !== names.lastIndexOf(column.name)) return [];
    const kind = kindIn(column, index, rows);
    return [{ index, isAmount: isQuantity(kind), isOrdered: isTimeLike(kind) }];
  });
  return {
    categories: found.filter(({ isAmount }) => !isAmount).map(({ index }) => index),
    ordered: found.filter(({ isOrdered }) => isOrdered).map(({ index }) => index),
    amounts: found.filter(({ isAmount }) => isAmount).map(({ index }) => index),
  };
}

/** Returns the chart that fits the rows best; `undefined` if they have nothing to compare. */
export function suggestChart(result: QueryRows): ChartChoice | undefined {
  if (result.rows.length < 2) return undefined;
  const { categories, ordered, amounts } = chartColumns(result);
  const [value, other] = amounts;
  if (value === undefined) return undefined;
  const axis = ordered.find((column) => result.columns[column]?.type === 'time') ?? categories[0];
  if (axis === undefined) return other === undefined ? undefined : { kind: 'point', axis: value, value: other };
  const series = categories.find((column) => column !== axis && countValues(result, column, maxSeries) <= maxSeries);
  const kinds: readonly ChoiceKind[] = ordered.includes(axis) ? ['line', 'bar', 'point'] : ['bar', 'point'];
  const needsSeries = !isUnique(result, [axis]);
  const before = amounts.find((column) => isBeside(result, value, column) && isEarlierValue(result.columns[column] ?? noColumn));
  const candidates = kinds.flatMap((kind) => [
    ...(before === undefined || needsSeries ? [] : [fitChoice(result, { kind, axis, value, series: before })]),
    ...(needsSeries && series !== undefined ? [fitChoice(result, { kind, axis, value, series })] : []),
    fitChoice(result, { kind, axis, value }),
  ]);
  return candidates.find((choice) => isOffered(result, choice));
}

/** True if a chart can be drawn and represents the rows correctly. */
export function isOffered(result: QueryRows, choice: ChartChoice): boolean {
  const { kind, axis, value, series, isGrouped = false, isLog = false, top } = choice;
  const { categories, ordered, amounts } = chartColumns(result);
  if (!amounts.includes(value)) return false;
  if (series !== undefined && amounts.includes(series)) return isOfferedBeside(result, { ...choice, series });
  if (series !== undefined && (!categories.includes(series) || series === axis)) return false;
  if (series !== undefined && countValues(result, series, maxSeries) > maxSeries) return false;
  if (isLog && !((kind === 'line' || kind === 'point') && areAmounts(result, value, (amount) => amount > 0))) return false;
  if (kind === 'point') return (categories.includes(axis) || (amounts.includes(axis) && axis !== value)) && top === undefined && !isGrouped;
  if (!categories.includes(axis)) return false;
  const adds = isAdditiveAmount(result, value);
  // Rows of one category are added up, which must be meaningful.
  if (!adds && !isUnique(result, series === undefined ? [axis] : [axis, series])) return false;
  if (top !== undefined && ordered.includes(axis)) return false;
  const isPositive = () => areAmounts(result, value, (amount) => amount >= 0);
  switch (kind) {
    case 'bar':
      return series === undefined ? !isGrouped : isGrouped || (adds && isPositive());
    case 'line':
      return !isGrouped && ordered.includes(axis);
    case 'area':
      return !isGrouped && ordered.includes(axis) && (series === undefined || (adds && isPositive()));
    case 'arc': {
      const parts = countValues(result, axis, maxParts);
      const isShare = adds && isPositive() && top === undefined;
      return !isGrouped && series === undefined && parts >= 2 && parts <= maxParts && isShare;
    }
  }
}

/** True if two amounts can be drawn beside each other: one row for each place, or sums of rows that can be added up. */
function isOfferedBeside(result: QueryRows, { kind, axis, value, series, isGrouped = false, isLog = false, top }: Beside): boolean {
  const { categories, ordered } = chartColumns(result);
  if (!categories.includes(axis) || !isBeside(result, value, series)) return false;
  if (!isUnique(result, [axis]) && ![value, series].every((column) => isAdditiveAmount(result, column))) return false;
  if (top !== undefined && ordered.includes(axis)) return false;
  const isPositive = () => [value, series].every((column) => areAmounts(result, column, (amount) => amount > 0));
  return kind === 'bar' ? isGrouped && !isLog : kind === 'line' && ordered.includes(axis) && !isGrouped && (!isLog || isPositive());
}

type Beside = ChartChoice & Required<Pick<ChartChoice, 'axis' | 'value'>> & { readonly series: number };

/** True for another amount in the same unit. Only names that mean the same inside a chart can be distinguished there. */
function isBeside({ columns, rows }: QueryRows, value: number, other: number): boolean {
  const [one, two] = [value, other].map((index) => {
    const column = columns[index];
    const kind = column && kindIn(column, index, rows);
    return column !== undefined && plainName.test(column.name) ? JSON.stringify([kind === 'change', unitOf(column)]) : undefined;
  });
  return value !== other && one !== undefined && one === two;
}

const plainName = /^[a-z]\w*$/i;
const noColumn = { name: '' } as const;

/** Returns the choice without settings that do not fit its kind and columns. */
export function fitChoice(result: QueryRows, choice: ChartChoice): ChartChoice {
  const { kind, axis, value, order } = choice;
  const simplest: ChartChoice = { kind, axis, value, order };
  const withSeries = choice.series === undefined ? [] : [{ ...simplest, series: choice.series }];
  const candidates: readonly ChartChoice[] = [
    choice,
    { ...choice, isLog: undefined },
    { ...choice, top: undefined },
    { ...choice, isLog: undefined, top: undefined },
    ...withSeries,
    ...withSeries.map((one) => ({ ...one, isGrouped: true })),
    simplest,
  ];
  return candidates.find((candidate) => isOffered(result, candidate)) ?? simplest;
}

/** Counts the different values of a column, at most one more than `limit`. */
export function countValues({ rows }: QueryRows, column: number, limit: number): number {
  const found = new Set<string>();
  for (const row of rows) {
    found.add(valueKey(row[column]));
    if (found.size > limit) break;
  }
  return found.size;
}

/** True if no two rows have the same values in these columns. */
export function isUnique({ rows }: QueryRows, columns: readonly number[]): boolean {
  return new Set(rows.map((row) => JSON.stringify(columns.map((column) => valueKey(row[column]))))).size === rows.length;
}

function isAdditiveAmount({ columns, rows }: QueryRows, index: number): boolean {
  const column = columns[index];
  return column !== undefined && isAdditive(kindIn(column, index, rows));
}

function areAmounts({ rows }: QueryRows, column: number, test: (amount: number) => boolean): boolean {
  return rows.every((row) => isEmptyCell(row[column]) || test(toNumber(row[column])));
}

function toNumber(value: CellValue | undefined): number {
  return typeof value === 'object' ? Number.NaN : Number(value);
}

/** Readers cannot tell more colors apart. */
const maxSeries = 12;
/** With more slices, a pie cannot be read. */
const maxParts = 8;
