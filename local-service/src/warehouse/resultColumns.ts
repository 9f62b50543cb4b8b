import type { DatabaseRows } from './Database.js';
import type { QueryResult } from './Warehouse.js';

type ColumnType = 'String' | 'Int64' | 'Double' | 'Boolean' | 'Timestamp';
type Field = DatabaseRows['fields'][number];

/** Postgres type ids that are not shown as text. */
const columnTypes: Readonly<Record<number, ColumnType>> = {
  16: 'Boolean',
  20: 'Int64',
  21: 'Int64',
  23: 'Int64',
  700: 'Double',
  701: 'Double',
  1700: 'Double',
  1082: 'Timestamp',
  1114: 'Timestamp',
  1184: 'Timestamp',
};

/** Types whose values are not parsed: the service sends numbers as text, exact to the last digit. */
export const textTypes: readonly number[] = [...Object.keys(columnTypes).map(Number), 114, 3802, 17, 1186];

export function schemaOf(fields: readonly Field[]): QueryResult['schema'] {
  return fields.map(({ name, dataTypeID }) => ({ name, column_type: columnTypes[dataTypeID] ?? 'String' }));
}

/** A value as the service sends it: numbers as text, times as ISO 8601 in the session's time zone without its offset. */
export function serviceValue(value: unknown, columnType: string | undefined): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') return JSON.stringify(value);
  switch (columnType) {
    case 'Boolean':
      return value === 't';
    case 'Double':
      return value.includes('.') && !/[eE]/.test(value) ? value.replace(/(?:\.|(?<![.0]))0+$/, '') : value;
    case 'Timestamp':
      return isoTime(value);
    default:
      return value;
  }
}

function isoTime(text: string): string {
  const parts = /^(\d{4,}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d)(\.\d{1,3})?)?/.exec(text);
  return parts === null ? text : `${parts[1]}T${parts[2] ?? '00:00:00'}${(parts[3] ?? '.').padEnd(4, '0')}`;
}
