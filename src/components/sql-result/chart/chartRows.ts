import type { CellValue, ColumnType, QueryRows, ResultColumn, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { timeFormatter } from '../table/columnFormat.js';
import { findTimeGrain, readWallClock, type TimeGrain, toLocalTime } from '../wallClock.js';

/** Rows as a chart reads them: objects by field, numbers as numbers, times as milliseconds of this browser's clock. */
export interface ChartRows {
  /** By column name. */
  readonly fields: ReadonlyMap<string, ChartField>;
  readonly values: readonly Readonly<Record<string, unknown>>[];
}

export interface ChartField {
  /** The field's name inside the chart, free of the marks that mean a path there. */
  readonly alias: string;
  /** For times: the field with the formatted text, for where a chart wants names instead of times. */
  readonly textAlias: string | undefined;
  /** The column's name, as a spec writes it. */
  readonly name: string;
  /** What axes and tooltips call it. */
  readonly title: string;
  readonly type: ColumnType;
  /** The column's place in a row. */
  readonly index: number;
  /** For times: how exact they are. */
  readonly grain: TimeGrain | undefined;
}

/** Prepares columns and rows for drawing. A text column that holds nothing but ISO times counts as times. */
export function chartRows({ columns, rows }: QueryRows, locale: string): ChartRows {
  const names = new Set(columns.map(({ name }) => name));
  const fields = columns.map((column, index) => chartField(column, index, rows, names));
  const formats = fields.map((field) => (field.grain === undefined ? undefined : timeFormatter(field.grain, locale)));
  return {
    fields: new Map(fields.map((field) => [field.name, field])),
    values: rows.map((row) =>
      Object.fromEntries(
        fields.flatMap((field, index) => {
          const value = chartValue(row[index], field.type);
          const time = readWallClock(row[index]);
          const text = time === undefined ? chartValue(row[index], 'string') : formats[index]?.(time);
          return [[field.name, value], [field.alias, value], ...(field.textAlias === undefined ? [] : [[field.textAlias, text]])];
        }),
      ),
    ),
  };
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

/** A name that no column has. */
function freeName(wanted: string, names: ReadonlySet<string>): string {
  let name = wanted;
  while (names.has(name)) name += ' ';
  return name;
}

/** All times of a column, or `undefined` where something else is among them. */
function readTimes(index: number, rows: readonly ResultRow[]): readonly number[] | undefined {
  const times: number[] = [];
  for (const row of rows) {
    const value = row[index];
    if (value === null || value === undefined) continue;
    const time = readWallClock(value);
    if (time === undefined) return undefined;
    times.push(time);
  }
  return times.length === 0 ? undefined : times;
}

function chartValue(value: CellValue | undefined, type: ColumnType): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string') return value ?? null;
  if (type === 'time') {
    const time = readWallClock(value);
    return time === undefined ? null : toLocalTime(time).getTime();
  }
  return value.length > maxNameCharacters ? `${value.slice(0, maxNameCharacters)}…` : value;
}

/** The chart library measures names and cuts them letter by letter. */
const maxNameCharacters = 200;

const isPlainName = /^[^\\.[\]'"]+$/;
