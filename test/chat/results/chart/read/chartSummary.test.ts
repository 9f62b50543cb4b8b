import { describe, expect, it } from 'vitest';
import { english } from '../../../../../src/chat/labels/english.js';
import { chartSummary } from '../../../../../src/chat/results/chart/read/chartSummary.js';
import { chartRows } from '../../../../../src/chat/results/chart/rows/chartRows.js';
import { safeVegaSpec } from '../../../../../src/chat/results/chart/safe/safeVegaSpec.js';
import type { SqlToolResult } from '../../../../../src/client/chat-stream/ToolResult.js';
import { columnsOf, exampleResult, monthlyRevenue } from '../../../../../stories/support/exampleResults.js';

describe('chartSummary', () => {
  it('states kind, value, category, rows and the highest value', () => {
    expect(summaryOf(monthlyRevenue())).toBe('Bar chart: Revenue by Month, 12 rows, highest Apr 2025 2.3M');
  });

  it('adds values that the chart adds', () => {
    const result = exampleResult({
      columns: columnsOf({ city: 'string', amount: 'number' }),
      rows: [
        ['Lyon', 3],
        ['Porto', 4],
        ['Lyon', 2],
      ],
      vegaSpec: JSON.stringify({ mark: 'arc', encoding: { theta: { aggregate: 'sum', field: 'amount' }, color: { field: 'city' } } }),
    });
    expect(summaryOf(result)).toBe('Pie chart: Amount by City, 3 rows, highest Lyon 5');
  });

  it('states no highest value if the chart transforms the rows', () => {
    const { vegaSpec, ...result } = monthlyRevenue();
    const filtered = JSON.stringify({ ...JSON.parse(vegaSpec ?? ''), transform: [{ filter: 'datum.revenue < 2000000' }] });
    expect(summaryOf({ ...result, vegaSpec: filtered })).toBe('Bar chart: Revenue by Month, 12 rows');
  });

  it('states the height of the stack if amounts are stacked, or else of a single one', () => {
    const result = exampleResult({
      columns: columnsOf({ city: 'string', kind: 'string', amount: 'number' }),
      rows: [
        ['Lyon', 'a', 3],
        ['Lyon', 'b', 3],
        ['Porto', 'a', 4],
      ],
    });
    const encoding = { x: { field: 'city' }, y: { field: 'amount' }, color: { field: 'kind' } };
    expect(summaryOf({ ...result, vegaSpec: JSON.stringify({ mark: 'bar', encoding }) })).toContain('highest Lyon 6');
    expect(summaryOf({ ...result, vegaSpec: JSON.stringify({ mark: 'line', encoding }) })).toContain('highest Porto 4');
    const beside = { ...encoding, xOffset: { field: 'kind' } };
    expect(summaryOf({ ...result, vegaSpec: JSON.stringify({ mark: 'bar', encoding: beside }) })).toContain('highest Porto 4');
  });

  it('states no highest value of groups that the chart computes', () => {
    const { vegaSpec: _own, ...result } = monthlyRevenue();
    const spec = (timeUnit: string) =>
      JSON.stringify({ mark: 'bar', encoding: { x: { field: 'month', timeUnit }, y: { field: 'revenue', aggregate: 'sum' } } });
    expect(summaryOf({ ...result, vegaSpec: spec('quarter') })).toBe('Bar chart: Revenue by Month, 12 rows');
    expect(summaryOf({ ...result, vegaSpec: spec('yearmonth') })).toBe('Bar chart: Revenue by Month, 12 rows, highest Apr 2025 2.3M');
  });

  it('counts rows in words', () => {
    const { vegaSpec: _own, ...result } = monthlyRevenue();
    const spec = { mark: 'bar', encoding: { x: { field: 'revenue', bin: true }, y: { aggregate: 'count' } } };
    expect(summaryOf({ ...result, vegaSpec: JSON.stringify(spec) })).toBe('Bar chart: Number of rows by Revenue, 12 rows');
  });

  it('describes the first of many views', () => {
    const { vegaSpec, ...result } = monthlyRevenue();
    const { mark, encoding } = JSON.parse(vegaSpec ?? '');
    const layered = JSON.stringify({ encoding, layer: [{ mark: 'line' }, { mark }] });
    expect(summaryOf({ ...result, vegaSpec: layered })).toBe('Line chart: Revenue by Month, 12 rows, highest Apr 2025 2.3M');
  });
});

function summaryOf(result: SqlToolResult): string {
  const rows = chartRows(result, 'en');
  const safe = safeVegaSpec(result.vegaSpec ?? '', rows);
  if (!safe.isSafe) throw new Error(`The spec was refused: ${safe.problem}.`);
  const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  return chartSummary(safe.spec, rows, {
    labels: english.chart,
    rows: `${result.rows.length} rows`,
    compact: (value) => compact.format(value),
    locale: 'en',
  });
}
