import type { CellValue, ColumnType, ResultColumn, ResultRow } from '../../src/client/chat-stream/QueryRows.js';
import type { SqlToolResult } from '../../src/client/chat-stream/ToolResult.js';

/** A result with these columns and rows. */
export function exampleResult(parts: Partial<SqlToolResult> & Pick<SqlToolResult, 'columns' | 'rows'>): SqlToolResult {
  return {
    kind: 'sql',
    sqlQuery: 'SELECT *\nFROM orders',
    queryTitle: 'Orders',
    description: '',
    userRequest: '',
    totalRows: parts.rows.length,
    resultId: '4f7c1c1e-6d1f-4a5b-9d8e-2f2a90f3a611',
    memoryId: undefined,
    vegaSpec: undefined,
    ...parts,
  };
}

export function columnsOf(types: Readonly<Record<string, ColumnType>>): readonly ResultColumn[] {
  return Object.entries(types).map(([name, type]) => ({ name, type, serviceType: serviceTypes[type] }));
}

export function rowsOf(count: number, row: (index: number, random: () => number) => readonly CellValue[], seed = 7): readonly ResultRow[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => row(index, random));
}

/** Revenue by month as a bar chart. */
export function monthlyRevenue(): SqlToolResult {
  return exampleResult({
    queryTitle: 'Revenue by month in 2025',
    description: 'Sum of paid order lines, without returns.',
    sqlQuery: `SELECT DATE_TRUNC('month', o.ordered_at) AS month,
       MEASURE(revenue) AS revenue
FROM orders o
WHERE o.ordered_at >= '2025-01-01' -- this year
GROUP BY 1
ORDER BY 1`,
    columns: columnsOf({ month: 'time', revenue: 'number' }),
    rows: rowsOf(12, (index, random) => [
      monthText(2025, index),
      Math.round((1.1 + 0.9 * Math.sin(index / 2) ** 2 + random() * 0.4) * 1e8) / 100,
    ]),
    vegaSpec: JSON.stringify({
      $schema: 'https://vega.github.io/schema/vega-lite/v5.json',
      title: 'Revenue by month in 2025',
      mark: 'bar',
      encoding: {
        x: { field: 'month', type: 'temporal', title: 'Month' },
        y: { field: 'revenue', type: 'quantitative', title: 'Revenue' },
      },
    }),
  });
}

/** Three series over three years as lines. */
export function revenueByChannel(): SqlToolResult {
  const channels = ['Online', 'Store', 'Partner'];
  return exampleResult({
    queryTitle: 'Revenue by sales channel',
    description: 'Monthly, three years.',
    columns: columnsOf({ 'orders.month': 'time', 'orders.channel': 'string', 'orders.revenue': 'number' }),
    rows: rowsOf(108, (index, random) => {
      const month = Math.floor(index / 3);
      const base = [900_000, 620_000, 210_000][index % 3] ?? 0;
      return [
        monthText(2023 + Math.floor(month / 12), month % 12),
        channels[index % 3] ?? '',
        Math.round(base * (1 + month / 40 + 0.18 * Math.sin(month / 1.9) + random() * 0.12)),
      ];
    }),
    vegaSpec: JSON.stringify({
      mark: 'line',
      encoding: {
        x: { field: 'orders.month', type: 'temporal', title: 'Month' },
        y: { field: 'orders.revenue', type: 'quantitative', title: 'Revenue' },
        color: { field: 'orders.channel', type: 'nominal', title: 'Channel' },
      },
    }),
  });
}

/** Revenue by product as horizontal bars. */
export function topProducts(): SqlToolResult {
  const products = [
    'Trail runner 3',
    'Merino base layer',
    'Ridge 45 backpack',
    'Storm shell',
    'Camp stove',
    'Alpine tent',
    'Wool socks',
    'Headlamp 400',
    'Down vest',
    'Trekking poles',
  ];
  return exampleResult({
    queryTitle: 'Top 10 products by revenue',
    description: '',
    columns: columnsOf({ product: 'string', revenue: 'number', orders: 'integer' }),
    rows: rowsOf(10, (index, random) => [
      products[index] ?? '',
      Math.round(910_000 / (1 + index * 0.31) + random() * 9000),
      Math.round(8000 / (1 + index * 0.2)),
    ]),
    vegaSpec: JSON.stringify({
      mark: { type: 'bar', color: '#4c78a8' },
      encoding: {
        y: { field: 'product', type: 'nominal', sort: '-x', title: null },
        x: { field: 'revenue', type: 'quantitative', title: 'Revenue', axis: { format: '$.2s' } },
      },
    }),
  });
}

/** Individual orders: many rows, of which the answer contains a hundred. */
export function orderRows(count: number): Pick<SqlToolResult, 'columns' | 'rows'> {
  const cities = ['Lyon', 'Porto', 'Gdańsk', 'München', 'Århus', 'Zürich', 'Kraków', 'Nantes'];
  return {
    columns: columnsOf({
      order_id: 'integer',
      ordered_at: 'time',
      customer: 'string',
      city: 'string',
      items: 'integer',
      amount: 'number',
      is_returned: 'boolean',
    }),
    rows: rowsOf(count, (index, random) => [
      480_112 + index * 3,
      `2025-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 27)).padStart(2, '0')}T${String(index % 24).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}:00.000`,
      `Customer ${1 + Math.floor(random() * 900)}`,
      cities[Math.floor(random() * cities.length)] ?? '',
      1 + Math.floor(random() * 9),
      Math.round(random() * 90_000 - 2000) / 100,
      random() < 0.08 ? true : random() < 0.05 ? null : false,
    ]),
  };
}

/** A spec with forbidden parts: addresses, page settings, images and endless data. */
export const hostileSpec = JSON.stringify({
  $schema: 'https://vega.github.io/schema/vega-lite/v5.json',
  usermeta: { embedOptions: { ast: false, actions: true, loader: { baseURL: 'https://attacker.example/' } } },
  data: { url: 'https://attacker.example/rows.json' },
  config: { font: 'x', background: 'url(https://attacker.example/a.png)' },
  layer: [
    {
      mark: 'bar',
      encoding: {
        x: { field: 'month', type: 'temporal' },
        y: { field: 'revenue', type: 'quantitative' },
        href: { value: 'javascript:alert(1)' },
      },
    },
    {
      mark: { type: 'image', url: 'https://attacker.example/pixel.png' },
      encoding: { url: { value: 'https://attacker.example/pixel.png' } },
    },
  ],
});

function monthText(year: number, month: number): string {
  return `${year}-${String(month + 1).padStart(2, '0')}-01T00:00:00.000`;
}

/** A small seeded generator (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const serviceTypes: Readonly<Record<ColumnType, string>> = {
  string: 'String',
  integer: 'Int64',
  number: 'Double',
  boolean: 'Boolean',
  time: 'Timestamp',
  json: 'JSON',
};
