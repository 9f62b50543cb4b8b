import type { ScriptStep } from '@parley/local-service';

/** An agent's way to an answer about revenue by month: it thinks, searches the data model, queries, answers. */
export const salesSteps: readonly ScriptStep[] = [
  { kind: 'thinking', text: 'The question is about revenue over time. I look for a revenue measure and a date to group by.' },
  { kind: 'tool-start', callId: 'meta', name: 'serviceMeta', input: { searchQuery: 'revenue by month' } },
  {
    kind: 'tool-end',
    callId: 'meta',
    result: {
      searchQuery: 'revenue by month',
      cubes: [
        {
          name: 'orders',
          type: 'view',
          title: 'Orders',
          members: [
            { name: 'orders.revenue', title: 'Revenue', description: 'Sum of order lines in euros', type: 'number', aggType: 'sum' },
            { name: 'orders.count', title: 'Orders', description: 'Number of orders', type: 'number', aggType: 'count' },
            { name: 'orders.ordered_at', title: 'Ordered at', description: 'When the order was placed', type: 'time' },
            { name: 'orders.region', title: 'Region', description: 'Where the store is', type: 'string' },
          ],
        },
        {
          name: 'stores',
          type: 'view',
          title: 'Stores',
          members: [{ name: 'stores.name', title: 'Store', description: '', type: 'string' }],
        },
      ],
    },
  },
  { kind: 'thinking', text: 'The view "orders" has both. I sum revenue for each month of 2025.' },
];

const sqlQuery = `SELECT
  DATE_TRUNC('month', ordered_at) AS month,
  MEASURE(revenue) AS revenue
FROM orders
WHERE ordered_at >= '2025-01-01'
GROUP BY 1
ORDER BY 1`;

const queryInput = {
  sqlQuery,
  queryTitle: 'Revenue by month',
  description: 'Net revenue of all stores in 2025, by month of the order',
  userRequest: 'How did revenue develop in 2025?',
  vegaSpec: JSON.stringify({
    $schema: 'https://vega.github.io/schema/vega-lite/v5.json',
    mark: 'bar',
    encoding: { x: { field: 'month', type: 'temporal', timeUnit: 'yearmonth' }, y: { field: 'revenue', type: 'quantitative' } },
  }),
};

export const queryStart: ScriptStep = { kind: 'tool-start', callId: 'sql', name: 'serviceSqlApi', input: queryInput };

const revenueByMonth = [182_400, 176_900, 204_300, 198_700, 215_600, 221_900, 209_400, 203_800, 231_500, 244_100, 288_600, 341_200];

export const queryEnd: ScriptStep = {
  kind: 'tool-end',
  callId: 'sql',
  result: {
    ...queryInput,
    schema: [
      { name: 'month', column_type: 'Timestamp' },
      { name: 'revenue', column_type: 'Double' },
    ],
    data: revenueByMonth.map((revenue, month) => [`2025-${String(month + 1).padStart(2, '0')}-01T00:00:00.000`, String(revenue)]),
    totalRows: revenueByMonth.length,
    uuid: '5f0c7c2e-9c55-4a8e-9b0a-3c1f3f6f7a11',
  },
};

const salesAnswer = `Revenue grew through 2025 and ended the year at **€341,200** in December, 87 % above January.

- The first half was steady: between €177,000 and €222,000 a month.
- Growth came in the last quarter. November and December alone brought **23 %** of the year.

| Quarter | Revenue | Change |
| - | -: | -: |
| Q1 | €563,600 | |
| Q2 | €636,200 | +12.9 % |
| Q3 | €644,700 | +1.3 % |
| Q4 | €873,900 | +35.6 % |

Ask for the same **by region** to see where the growth came from.`;

export const salesAnswerStep: ScriptStep = { kind: 'answer', text: salesAnswer };

/** The whole way, from thinking to the answer. */
export const wholeSalesRun: readonly ScriptStep[] = [...salesSteps, queryStart, queryEnd, salesAnswerStep];

export const salesQuestion = 'How did revenue develop in 2025?';
