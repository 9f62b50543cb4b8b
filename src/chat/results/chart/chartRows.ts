import type { CellValue, ColumnType, QueryRows, ResultColumn, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { timeFormatter } from '../table/columnFormat.js';
import { findTimeGrain, readWallClock, type TimeGrain } from '../wallClock.js';

/** Rows in the form a chart reads: objects by field, numbers as numbers, times as milliseconds as if in UTC. */
export interface ChartRows {
  /** By column name. */
  readonly fields: ReadonlyMap<string, ChartField>;
  readonly values: readonly Readonly<Record<string, unknown>>[];
}

export interface ChartField {
  /** The field's name inside the chart, without characters that mean a path there. */
  readonly alias: string;
  /** For times: the field with the formatted text, used where a chart needs names instead of times. */
  readonly textAlias: string | undefined;
  /** The column's name, as used in a spec. */
  readonly name: string;
  /** The title in axes and tooltips. */
  readonly title: string;
  readonly type: ColumnType;
  /** The column's index in a row. */
  readonly index: number;
  /** For times: their precision. */
  readonly grain: TimeGrain | undefined;
}

/**
 * Prepares columns and rows for drawing. A text column that contains only ISO times counts as times. If there are very many cells, only the
 * columns that the spec may refer to are prepared.
 */
export function chartRows({ columns, rows }: QueryRows, locale: string, spec?: string): ChartRows {
  const names = new Set(columns.map(({ name }) => name));
  const isMeant = columns.length * rows.length > fewCells && spec !== undefined ? mentionsIn(spec) : () => true;
  const fields = columns.flatMap((column, index) => (isMeant(column.name) ? [chartField(column, index, rows, names)] : []));
  const values = rows.map((): Record<string, unknown> => ({}));
  for (const field of fields) fillField(field, values, rows, locale);
  return { fields: new Map(fields.map((field) => [field.name, field])), values };
}

/** Returns a test that is true if the text mentions a column, in any case and however the name is escaped. */
function mentionsIn(spec: string): (name: string) => boolean {
  const plain = spec.replaceAll('\\', '').toLowerCase();
  return (name) => plain.includes(name.replaceAll(/[\\"]/g, '').toLowerCase()) || /[^ -~]/.test(name);
}

/** Formatted times are cached: they repeat, and formatting one takes as long as reading a hundred numbers. */
function fillField(
  { name, alias, textAlias, type, index, grain }: ChartField,
  values: Record<string, unknown>[],
  rows: readonly ResultRow[],
  locale: string,
): void {
  const format = grain === undefined ? undefined : timeFormatter(grain, locale);
  const known = new Map<unknown, { readonly value: unknown; readonly text: unknown }>();
  for (const [place, row] of rows.entries()) {
    const cell = row[index];
    const target = values[place] ?? {};
    if (textAlias === undefined) {
      target[name] = chartValue(cell, type);
      if (alias !== name) target[alias] = target[name];
      continue;
    }
    let read = known.get(cell);
    if (read === undefined) {
      const time = readWallClock(cell);
      read = { value: chartValue(cell, type), text: time === undefined ? chartValue(cell, 'string') : format?.(time) };
      known.set(cell, read);
    }
    target[name] = read.value;
    target[alias] = read.value;
    target[textAlias] = read.text;
  }
}

function chartField(column: ResultColumn, index: number, rows: readonly ResultRow[], names: ReadonlySet<string>): ChartField {
  const times = column.type === 'time' || column.type === 'string' ? readTimes(index, rows) : undefined;
  const type = times === undefined ? (column.type === 'time' ? 'string' : column.type) : 'time';
  const alias = isPlainName.test(column.name) && column.name !== '__proto__' ? column.name : freeName(`column ${index + 1}`, names);
  return {
    alias,
    textAlias: type === 'time' ? freeName(`${alias} (text)`, names) : undefined,
    name: column.name,
    title: column.title ?? column.name,
    type,
    index,
    grain: times && findTimeGrain(times),
  };
}

/** Returns a name that no column has. */
function freeName(wanted: string, names: ReadonlySet<string>): string {
  let name = wanted;
  while (names.has(name)) name += ' ';
  return name;
}

/** Returns all times of a column, or `undefined` if it contains anything else. */
function readTimes(index: number, rows: readonly ResultRow[]): readonly number[] | undefined {
  const times = new Map<unknown, number>();
  for (const row of rows) {
    const value = row[index];
    if (value === null || value === undefined || times.has(value)) continue;
    const time = readWallClock(value);
    if (time === undefined) return undefined;
    times.set(value, time);
  }
  return times.size === 0 ? undefined : [...times.values()];
}

function chartValue(value: CellValue | undefined, type: ColumnType): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string') return value ?? null;
  if (type === 'time') {
    return readWallClock(value) ?? null;
  }
  return value.length > maxNameCharacters ? `${value.slice(0, maxNameCharacters)}…` : value;
}

const fewCells = 50_000;
/** The chart library measures names and truncates them letter by letter. */
const maxNameCharacters = 200;

const isPlainName = /^[^\\.[\]'"]+$/;
