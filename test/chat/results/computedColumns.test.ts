import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withMembers } from '../../../src/chat/results/columnMembers.js';
import { columnTitle } from '../../../src/chat/results/columns/columnTitle.js';
import { computedAggregation, computedColumns, computedFormat } from '../../../src/chat/results/columns/computedColumns.js';
import type { NumberFormat } from '../../../src/client/chat-stream/QueryRows.js';
import { columnsOf } from '../../../stories/support/exampleResults.js';

const euros: NumberFormat = { type: 'currency', currency: 'EUR', decimalPlaces: undefined };
const percent: NumberFormat = { type: 'percent', currency: undefined, decimalPlaces: undefined };
const formats = new Map([
  ['revenue', euros],
  ['cost', euros],
  ['margin', percent],
]);
const formatIn = (sql: string, name: string) => computedFormat(name, computedColumns(sql), (part) => formats.get(part));

describe('the unit of a column that a query computes', () => {
  it.each([
    ['SELECT revenue AS total FROM sales', euros],
    ['SELECT sales.revenue AS "total" FROM sales', euros],
    ['SELECT MEASURE(sales.revenue) AS total FROM sales GROUP BY 1', euros],
    ['WITH now AS (SELECT SUM(revenue) AS x FROM sales) SELECT now.x AS total FROM now', euros],
    ['SELECT ROUND(AVG(revenue), 2) AS total FROM sales', euros],
    ['SELECT SUM(revenue) - SUM(cost) AS total FROM sales', euros],
    ['SELECT SUM(revenue) OVER (ORDER BY month ROWS 2 PRECEDING) AS total FROM sales', euros],
    ['SELECT CASE WHEN COUNT(revenue) OVER (ORDER BY month) = 3 THEN AVG(revenue) OVER (ORDER BY month) END AS total FROM sales', euros],
    ['SELECT revenue - LAG(revenue) OVER (PARTITION BY city ORDER BY month) AS total FROM sales', euros],
    ['SELECT SUM(revenue) FILTER (WHERE city = 3) AS total FROM sales', euros],
    ['SELECT ROUND(now.margin - before.margin, 1) AS total FROM now', percent],
    ['SELECT ROUND(100.0 * (now.revenue - before.revenue) / NULLIF(before.revenue, 0), 1) AS total FROM now', percent],
    ['SELECT 100 * SUM(revenue) / SUM(SUM(revenue)) OVER () AS total FROM sales', percent],
    // Not in the unit of what they are computed from, or in none.
    ['SELECT revenue / units AS total FROM sales', undefined],
    ['SELECT revenue * 1.19 AS total FROM sales', undefined],
    ['SELECT COUNT(revenue) AS total FROM sales', undefined],
    ['SELECT COUNT(*) AS total FROM sales', undefined],
    ['SELECT revenue + margin AS total FROM sales', undefined],
    ['SELECT revenue + shipping AS total FROM sales', undefined],
    ['SELECT ROW_NUMBER() OVER (ORDER BY revenue) AS total FROM sales', undefined],
    ['SELECT (SELECT COUNT(*) FROM other WHERE revenue > 1) AS total FROM sales', undefined],
    ["SELECT 'revenue' AS total FROM sales", undefined],
    ['SELECT 1 AS total -- revenue AS total', undefined],
    ['SELECT total AS total FROM sales', undefined],
  ])('%s', (sql, format) => {
    expect(formatIn(sql, 'total')).toEqual(format);
  });

  it('ends where names refer to each other in circles', () => {
    expect(formatIn('SELECT a AS b, b AS c, c AS a, a AS total FROM t', 'total')).toBeUndefined();
  });

  it('is read from any text', () => {
    const words = fc.constantFrom(...'SELECT , ( ) AS FROM OVER CASE WHEN THEN END revenue total 100 * / . " \' -- UNION'.split(' '));
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        for (const [, { names }] of computedColumns(parts.join(' '))) expect(names.size).toBeLessThanOrEqual(parts.length);
      }),
    );
  });
});

it('a computed column can be added up only if it is a sum of columns that can', () => {
  const aggregationIn = (sql: string) =>
    computedAggregation('total', computedColumns(sql), (name) => (name === 'revenue' ? 'sum' : undefined));
  expect(aggregationIn('SELECT before.revenue AS total FROM before')).toBe('sum');
  expect(aggregationIn('SELECT COALESCE(SUM(revenue), 0) AS total FROM sales')).toBe('sum');
  expect(aggregationIn('SELECT AVG(revenue) AS total FROM sales')).toBeUndefined();
  expect(aggregationIn('SELECT SUM(revenue) OVER (ORDER BY day) AS total FROM sales')).toBeUndefined();
});

describe('the title of a column without one in the data model', () => {
  const titleOf = (name: string, more = {}) => columnTitle({ name, ...more });
  it.each([
    ['region', 'Region'],
    ['order_value', 'Order value'],
    ['ORDER_VALUE', 'Order value'],
    ['orderValue', 'Order value'],
    ['sales.order_id', 'Order ID'],
    ['change_percent', 'Change (%)'],
    ['p95_latency_ms', 'P95 latency ms'],
    ['größe_cm', 'Größe cm'],
    // Written for readers already, or with a meaning that words would lose.
    ['Net revenue', 'Net revenue'],
    ['CTR', 'CTR'],
    ['iOS', 'iOS'],
    ['売上', '売上'],
    ['count(*)', 'count(*)'],
    ['SUM(revenue)', 'SUM(revenue)'],
    ['', ''],
    ['?column?', '?column?'],
    ['_', '_'],
  ])('%s', (name, title) => {
    expect(titleOf(name)).toBe(title);
  });

  it('has no sign where the values have it', () => {
    expect(titleOf('change_percent', { format: percent })).toBe('Change');
  });

  it('begins with the title of the member that its name begins with', () => {
    const columns = columnsOf({
      revenue: 'number',
      revenue_previous_year: 'number',
      margin_pct: 'number',
      revenue_2024: 'number',
      revenues: 'number',
    });
    const titles = new Map([
      ['revenue', 'Net sales'],
      ['margin', 'Margin'],
    ]);
    expect(withMembers(columns, { titles }).map(columnTitle)).toEqual([
      'Net sales',
      'Net sales, previous year',
      'Margin (%)',
      'Net sales 2024',
      'Revenues',
    ]);
  });
});
