import type { ReportSnapshot } from '@parley/react/client';

type TradingReport = Pick<ReportSnapshot, 'reportId' | 'name' | 'kind' | 'sqlQuery'> &
  Partial<Pick<ReportSnapshot, 'spec' | 'description' | 'preferences' | 'pythonCode'>>;

const inYear = "FROM sales WHERE ordered_at >= '2025-01-01' AND ordered_at < '2026-01-01'";
const euros = { type: 'quantitative', title: 'Revenue (€)' } as const;
const inEuros = { columnFormats: { revenue: { type: 'currency', decimalPlaces: 0 } } } as const;
const schema = 'https://vega.github.io/schema/vega-lite/v5.json';

/** The reports of the trading dashboard, with queries that the warehouse answers. */
export const tradingReports = {
  revenue: {
    reportId: 90_001,
    name: 'Revenue',
    kind: 'kpi',
    preferences: inEuros,
    sqlQuery: `SELECT SUM(revenue) AS revenue ${inYear}`,
  },
  orders: { reportId: 90_002, name: 'Orders', kind: 'kpi', sqlQuery: `SELECT COUNT(DISTINCT order_id) AS orders ${inYear}` },
  margin: {
    reportId: 90_003,
    name: 'Margin',
    kind: 'kpi',
    preferences: { columnFormats: { margin: { type: 'percent', decimalPlaces: 1 } } },
    sqlQuery: `SELECT ROUND(100.0 * SUM(revenue - cost) / NULLIF(SUM(revenue), 0), 1) AS margin ${inYear}`,
  },
  revenueByMonth: {
    reportId: 90_004,
    name: 'Revenue over time',
    kind: 'vega',
    preferences: inEuros,
    spec: {
      $schema: schema,
      mark: { type: 'area', interpolate: 'monotone', tooltip: true },
      encoding: { x: { field: 'period', type: 'temporal', title: null }, y: { field: 'revenue', ...euros } },
    },
    sqlQuery: `SELECT date_trunc('month', ordered_at) AS period, SUM(revenue) AS revenue ${inYear} GROUP BY 1 ORDER BY 1`,
  },
  revenueByRegion: {
    reportId: 90_005,
    name: 'Revenue compared',
    kind: 'vega',
    preferences: inEuros,
    spec: JSON.stringify({
      $schema: schema,
      mark: { type: 'bar', cornerRadiusEnd: 2, tooltip: true },
      encoding: { y: { field: 'name', type: 'nominal', sort: '-x', title: null }, x: { field: 'revenue', ...euros } },
    }),
    sqlQuery: `SELECT region AS name, SUM(revenue) AS revenue ${inYear} GROUP BY 1 ORDER BY 2 DESC`,
  },
  topStores: {
    reportId: 90_006,
    name: 'Top stores',
    kind: 'table',
    preferences: inEuros,
    sqlQuery: `SELECT store, city, SUM(revenue) AS revenue, COUNT(DISTINCT order_id) AS orders ${inYear} GROUP BY 1, 2 ORDER BY 3 DESC LIMIT 10`,
  },
  revenueByCountry: {
    reportId: 90_007,
    name: 'Revenue on the map',
    kind: 'map',
    preferences: inEuros,
    spec: { location: 'country', value: 'revenue', projection: 'naturalEarth1' },
    sqlQuery: `SELECT country, SUM(revenue) AS revenue ${inYear} GROUP BY 1 ORDER BY 2 DESC`,
  },
  categoryChannels: {
    reportId: 90_008,
    name: 'From category to channel',
    kind: 'sankey',
    preferences: inEuros,
    spec: { source: 'category', target: 'channel', value: 'revenue' },
    sqlQuery: `SELECT category, channel, SUM(revenue) AS revenue ${inYear} GROUP BY 1, 2 ORDER BY 3 DESC`,
  },
  notes: {
    reportId: 90_009,
    name: 'Payment methods',
    kind: 'html',
    spec: '<table><tr><td>{{payment_method}}</td></tr></table><script>document.title = "Halloway"</script>',
    sqlQuery: `SELECT payment_method, COUNT(DISTINCT order_id) AS orders ${inYear} GROUP BY 1 ORDER BY 2 DESC`,
  },
  basket: {
    reportId: 90_010,
    name: 'Order values',
    kind: 'vega',
    description: 'The mean order of each sales channel, with a summary in Python.',
    spec: {
      $schema: schema,
      mark: { type: 'bar', cornerRadiusEnd: 2, tooltip: true },
      encoding: {
        x: { field: 'channel', type: 'nominal', title: null, axis: { labelAngle: 0 } },
        y: { field: 'order_value', type: 'quantitative', title: 'Average order value (€)' },
      },
    },
    pythonCode: 'def analyze(rows):\n    return rows.describe()\n',
    sqlQuery: `SELECT channel, ROUND(SUM(revenue) / COUNT(DISTINCT order_id), 2) AS order_value ${inYear} GROUP BY 1 ORDER BY 1`,
  },
} as const satisfies Readonly<Record<string, TradingReport>>;
