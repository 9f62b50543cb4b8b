/** Measures as they are written in SQL, without the planner. */
const measures = {
  revenue: 'SUM(revenue) AS revenue',
  profit: 'SUM(revenue - cost) AS profit',
  units: 'SUM(units) AS units',
  margin: 'ROUND(100.0 * SUM(revenue - cost) / NULLIF(SUM(revenue), 0), 1) AS margin',
  orders: 'COUNT(DISTINCT order_id) AS orders',
  returned_units: 'SUM(CASE WHEN is_returned THEN units ELSE 0 END) AS returned_units',
  return_rate: 'ROUND(100.0 * SUM(CASE WHEN is_returned THEN units ELSE 0 END) / NULLIF(SUM(units), 0), 1) AS return_rate',
  average_order_value: 'ROUND(SUM(revenue) / NULLIF(COUNT(DISTINCT order_id), 0), 2) AS average_order_value',
} as const;

type MeasureName = keyof typeof measures;

interface Parts {
  readonly by?: string;
  readonly where?: string;
  readonly having?: string;
  /** Without one, the largest first. Equal ones are always ordered by name. */
  readonly order?: string;
  readonly limit?: number;
}

/** A query on the lines that were sold. */
export function select(names: MeasureName | readonly MeasureName[], { by, where, having, order, limit }: Parts = {}): string {
  const columns = [names].flat();
  const isTime = by?.startsWith('date_trunc') === true;
  const key = by?.replace(/^.* AS /, '');
  return [
    `SELECT ${[...(by === undefined ? [] : [by]), ...columns.map((name) => measures[name])].join(', ')} FROM sales`,
    where === undefined ? '' : `WHERE ${where}`,
    by === undefined ? '' : 'GROUP BY 1',
    having === undefined ? '' : `HAVING ${having}`,
    by === undefined ? '' : `ORDER BY ${isTime && order === undefined ? key : `${order ?? `${columns[0]} DESC`}, ${key}`}`,
    limit === undefined ? '' : `LIMIT ${limit}`,
  ].join(' ');
}

/** The average over periods of what an aggregate gives in each. */
export const average = (grain: string, aggregate: string, name: string, where = 'TRUE') =>
  `SELECT ROUND(AVG(value), 2) AS average_${name} FROM (SELECT ${aggregate} AS value FROM sales WHERE ${where} GROUP BY date_trunc('${grain}', ordered_at)) AS periods`;

/** The days from one to another, without the last. */
export const days = (from: string, to: string) => `ordered_at >= '${from}' AND ordered_at < '${to}'`;
export const in2025 = days('2025-01-01', '2026-01-01');
export const in2024 = days('2024-01-01', '2025-01-01');
export const time = (grain: string) => `date_trunc('${grain}', ordered_at) AS ${grain}`;
