import type { MeasureSource } from '../plan/computedMeasures.js';

export interface KeyColumn {
  readonly name: string;
  readonly sql: string;
}

/** The rows of a source as a `FROM`, one for each order or store and each of the keys. Its columns have the names of the keys. */
export function sourceSql(source: MeasureSource, { view, time, keys, where }: SourceParts): string {
  const columns = keys.filter(({ name }) => name !== 'order_value').map(({ name, sql }) => (sql === name ? name : `${sql} AS ${name}`));
  const unit = source === 'orders' ? 'order_id' : 'store';
  const names = [...new Set([unit, ...columns])];
  const times = time === undefined ? [] : [`MIN(${time}) AS ${time}`];
  const value = source === 'orders' ? 'SUM(revenue) AS order_value' : 'SUM(revenue) AS revenue';
  const rows = [
    `SELECT ${[...names, value, ...times].join(', ')}`,
    `FROM ${view}`,
    ...(where === false ? [] : [where]),
    `GROUP BY ${names.map((_, index) => index + 1).join(', ')}`,
  ].join(' ');
  if (source === 'orders') return `(${rows}) AS each_order`;
  return `(${rows}) AS sold JOIN (SELECT store AS area_of, floor_area FROM stores) AS areas ON area_of = store`;
}

interface SourceParts {
  readonly view: string;
  /** The column with the time of a row. */
  readonly time: string | undefined;
  readonly keys: readonly KeyColumn[];
  readonly where: string | false;
}
