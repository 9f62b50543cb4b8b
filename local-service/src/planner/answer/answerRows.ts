import type { Measure } from '../../data-model/ModelView.js';
import type { QueryResult } from '../../warehouse/Warehouse.js';
import { isWholeBucket } from '../plan/calendar.js';
import type { Plan } from '../plan/Plan.js';
import { beforeColumn, changeColumn, computedColumn, shareColumn } from '../query/writeSql.js';
import type { RowNames } from '../wording/Wording.js';

/** A row of a result as an answer speaks of it. */
export interface AnswerRow {
  /** "Berlin Mitte", "March 2025", "March 2025 in Europe". */
  readonly name: string;
  readonly keys: readonly string[];
  /** False for a bucket of time that the range, or the data, cuts. */
  readonly isWhole: boolean;
  /** Of the first measure; a missing value is no number. */
  readonly value: number | undefined;
  readonly before: number | undefined;
  readonly change: number | undefined;
  readonly share: number | undefined;
  /** The running total or moving average. */
  readonly computed: number | undefined;
  /** Of all measures, in their order. */
  readonly values: readonly unknown[];
}

/** Reads the rows of a result by the columns that the plan's query gives. */
export function readRows(plan: Plan, { schema, data }: QueryResult, { nameBucket, none }: RowNames): AnswerRow[] {
  const place = new Map(schema.map(({ name }, index) => [name, index]));
  const cell = (row: readonly unknown[], column: string) => row[place.get(column) ?? -1];
  const [measure] = plan.measures;
  return data.map((row) => {
    const keys = [
      ...(plan.grain === undefined ? [] : [nameBucket(String(cell(row, plan.grain)), plan.grain)]),
      ...plan.dimensions.map(({ name }) => keyText(name, cell(row, name), none)),
    ];
    const numberIn = (column: string | undefined) => (column === undefined ? undefined : numberOf(cell(row, column)));
    return {
      name: keys.join(', '),
      keys,
      isWhole:
        plan.grain === undefined ||
        isWholeBucket(
          String(cell(row, plan.grain)),
          plan.grain,
          plan.range?.from ?? plan.model.firstDay,
          plan.range?.to ?? plan.model.tomorrow,
        ),
      value: numberIn(measure?.name),
      before: numberIn(measure && beforeColumn(measure, plan)),
      change: numberIn(changeColumn),
      share: numberIn(shareColumn),
      computed: numberIn(plan.computation && computedColumn(plan.computation)),
      values: plan.measures.map(({ name }: Measure) => cell(row, name)),
    };
  });
}

/** Rows that have a number, highest first. */
export function ranked(rows: readonly AnswerRow[], by: (row: AnswerRow) => number | undefined = ({ value }) => value): RankedRow[] {
  return rows
    .map((row) => ({ row, number: by(row) }))
    .filter((entry): entry is RankedRow => entry.number !== undefined)
    .sort((one, other) => other.number - one.number);
}

export interface RankedRow {
  readonly row: AnswerRow;
  readonly number: number;
}

/** Without the tiny errors of binary fractions, which could round a total to another number than the database does. */
export function sumOf(rows: readonly AnswerRow[], by: (row: AnswerRow) => number | undefined = ({ value }) => value): number {
  return Number(rows.reduce((sum, row) => sum + (by(row) ?? 0), 0).toFixed(4));
}

/** The share of the rows of a ranking together. The shares are rounded, so it is too. */
export function jointShare({ isShare, ranking }: Plan, rows: readonly AnswerRow[]): number | undefined {
  return isShare === true && ranking !== undefined && rows.length > 1 ? Math.round(sumOf(rows, ({ share }) => share)) : undefined;
}

export function sumOfMeasure(rows: readonly AnswerRow[], index: number): number {
  return sumOf(rows, ({ values }) => numberOf(values[index]));
}

function keyText(dimension: string, value: unknown, none: string): string {
  if (value === null || value === undefined) return none;
  if (dimension === 'order_id') return `#${String(value)}`;
  return dimension === 'hour' && /^\d{1,2}$/.test(String(value)) ? `${String(value)}:00` : String(value);
}

function numberOf(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
