import { describe, expect, it } from 'vitest';
import { english } from '../../src/chat/labels/english.js';
import { chartSummary } from '../../src/chat/results/chart/read/chartSummary.js';
import { chartRows } from '../../src/chat/results/chart/rows/chartRows.js';
import { safeVegaSpec } from '../../src/chat/results/chart/safe/safeVegaSpec.js';
import { columnFormats, columnTitles, withMembers } from '../../src/chat/results/columnMembers.js';
import { exportCsv } from '../../src/chat/results/export/exportCsv.js';
import { createColumnFormat } from '../../src/chat/results/table/columnFormat.js';
import type { CellValue, ColumnType, QueryRows } from '../../src/client/chat-stream/QueryRows.js';
import { readToolResult } from '../../src/client/chat-stream/readToolResult.js';
import { columnsOf } from '../../stories/support/exampleResults.js';
import { drawRows } from '../chat/results/chart/support/drawRows.js';

/** Members as a search of the data model returns them. */
function searchResult(members: readonly object[]) {
  const result = readToolResult({ name: 'serviceMeta', input: '{}', result: JSON.stringify({ cubes: [{ name: 'sales', members }] }) });
  if (result?.kind !== 'meta') throw new Error('The search was not read.');
  return result.views;
}

interface Measure {
  readonly type?: ColumnType;
  readonly values: readonly CellValue[];
  readonly member?: object;
  readonly locale?: string;
  readonly axis?: object;
  readonly aggregate?: string;
  readonly name?: string;
}

function measured({ type = 'number', values, member = {}, name = 'amount' }: Measure): QueryRows {
  const views = searchResult([{ name: `sales.${name}`, title: name, type: 'number', ...member }]);
  const columns = withMembers(columnsOf({ shop: 'string', [name]: type }), { titles: columnTitles(views), formats: columnFormats(views) });
  return { columns, rows: values.map((value, index) => [`Shop ${index + 1}`, value]) };
}

/** Everywhere a measure is written. */
async function shownAs(measure: Measure) {
  const { locale = 'en', name = 'amount', axis, aggregate } = measure;
  const data = measured(measure);
  const [, column] = data.columns;
  if (column === undefined) throw new Error('There is no column.');
  const spec = {
    mark: 'bar',
    encoding: { x: { field: 'shop' }, y: { field: name, type: 'quantitative', ...(axis && { axis }), ...(aggregate && { aggregate }) } },
  };
  const drawn = await drawRows(spec, data, { locale });
  const words = { locale, emptyValue: '–', yes: 'Yes', no: 'No' };
  const { format } = createColumnFormat(column, 1, data.rows, words);
  const title = column.title ?? name;
  const tooltips = drawn.marks.map(({ tooltip }) => Object(tooltip)[aggregate ? `${aggregate}(${title})` : title]);
  const rows = chartRows(data, locale);
  const safe = safeVegaSpec(JSON.stringify(spec), rows);
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const sentence = { labels: english.chart, rows: '2 rows', compact: (value: number) => compact.format(value), locale };
  return {
    cells: data.rows.map((row) => plain(format(row[1]))),
    tooltips: tooltips.map(plain),
    ticks: drawn.left.map(plain),
    heading: [...exportCsv(data)]
      .join('')
      .split('\r\n')[0]
      ?.replace(/^\uFEFF?shop,/, ''),
    highest: safe.isSafe ? plain(chartSummary(safe.spec, rows, sentence).replace(/.*Shop \d /, '')) : undefined,
  };
}

function plain(text: unknown): string {
  return String(text).replaceAll(/[\u00a0\u202f]/g, ' ');
}

describe('a measure has one format in table, tooltip, axis, summary and file', () => {
  it.each<[string, Measure, Partial<Awaited<ReturnType<typeof shownAs>>>]>([
    [
      'decimals of the column',
      { values: [1204.5, 15] },
      { cells: ['1,204.5', '15.0'], tooltips: ['1,204.5', '15.0'], heading: 'amount', highest: '1.2K' },
    ],
    [
      'percentage points',
      { values: [42.5, 7], member: { title: 'Margin', format: 'percent' } },
      { cells: ['42.5%', '7.0%'], tooltips: ['42.5%', '7.0%'], heading: 'Margin (%)', highest: '42.5%' },
    ],
    [
      'percentage points beside an axis that multiplies them',
      { values: [42.5, 7], member: { format: 'percent' }, axis: { format: '.0%' }, locale: 'de' },
      { cells: ['42,5 %', '7,0 %'], tooltips: ['42,5 %', '7,0 %'], ticks: ['40 %', '30 %', '20 %', '10 %', '0 %'] },
    ],
    [
      'a currency',
      { values: [1204.5, 99], member: { title: 'Revenue', format: 'currency', currency: 'EUR' }, axis: { format: '$,.0f' } },
      {
        cells: ['€1,204.50', '€99.00'],
        tooltips: ['€1,204.50', '€99.00'],
        ticks: ['€1.2K', '€1K', '€800', '€600', '€400', '€200', '€0'],
        heading: 'Revenue (EUR)',
        highest: '€1.2K',
      },
    ],
    [
      'a currency whose code is in the title',
      { values: [1200], member: { title: 'Umsatz in EUR', format: { type: 'currency', currency: 'eur', decimalPlaces: 0 } }, locale: 'de' },
      { cells: ['1.200 €'], tooltips: ['1.200 €'], heading: 'Umsatz in EUR' },
    ],
    ['a currency without a code', { values: [1200.5], member: { format: 'currency' } }, { cells: ['1,200.5'], tooltips: ['1,200.5'] }],
    [
      'decimals of the data model',
      { values: [2.71849, 2], member: { format: 'number_3' } },
      { cells: ['2.718', '2.000'], tooltips: ['2.718', '2.000'] },
    ],
    [
      'codes without groups',
      { type: 'integer', values: [10115, 80331], name: 'customer_number' },
      { cells: ['10115', '80331'], tooltips: ['10115', '80331'], highest: '80331' },
    ],
    [
      'counts that could be years',
      { type: 'integer', values: [1950, 2010, 2080], name: 'sessions' },
      {
        cells: ['1,950', '2,010', '2,080'],
        tooltips: ['1,950', '2,010', '2,080'],
        ticks: ['2K', '1.5K', '1K', '500', '0'],
        highest: '2.1K',
      },
    ],
    [
      'dollars as text',
      { type: 'string', values: ['$1,204.50', '$15.25'] },
      { cells: ['$1,204.50', '$15.25'], tooltips: ['$1,204.50', '$15.25'], highest: '$1.2K' },
    ],
    [
      'euros as German text, in an English page',
      { type: 'string', values: ['1.204,50 €', '15,25 €'] },
      { tooltips: ['€1,204.50', '€15.25'], highest: '€1.2K' },
    ],
    [
      'percentages as text',
      { type: 'string', values: ['45%', '12.55%'] },
      { tooltips: ['45.00%', '12.55%'], ticks: ['40%', '30%', '20%', '10%', '0%'], highest: '45%' },
    ],
    ['other units as text', { type: 'string', values: ['5 kg', '12 kg'] }, { tooltips: ['5 kg', '12 kg'], highest: '12 kg' }],
    [
      'averages of whole numbers',
      { type: 'integer', values: [1, 2], aggregate: 'mean', member: { format: 'currency', currency: 'USD' } },
      { cells: ['$1', '$2'], tooltips: ['$1', '$2'] },
    ],
  ])('%s', async (_kind, measure, expected) => {
    expect(await shownAs(measure)).toMatchObject(expected);
  });

  it('but counts, variances and normalized stacks have no unit', async () => {
    const money = { values: [5, 7], member: { format: 'currency', currency: 'EUR' } };
    expect((await shownAs({ ...money, aggregate: 'count' })).ticks.join()).not.toContain('€');
    expect((await shownAs({ ...money, aggregate: 'variance' })).ticks.join()).not.toContain('€');
    const stack = { mark: 'bar', encoding: { x: { field: 'shop' }, y: { field: 'amount', type: 'quantitative', stack: 'normalize' } } };
    expect((await drawRows(stack, measured(money))).left).toContain('100%');
  });

  it('in legends, labels and shares', async () => {
    const data = measured({ values: [1200, 300], member: { format: 'currency', currency: 'EUR' } });
    const labels = { mark: 'text', encoding: { x: { field: 'shop' }, text: { field: 'amount', type: 'quantitative' } } };
    expect((await drawRows(labels, data)).marks.map(({ text }) => text)).toEqual(['€1.2K', '€300']);
    const size = { mark: 'point', encoding: { x: { field: 'shop' }, size: { field: 'amount', type: 'quantitative' } } };
    expect((await drawRows(size, data)).legend.every((label) => label.startsWith('€'))).toBe(true);
    const ring = { mark: 'arc', encoding: { theta: { field: 'amount' }, color: { field: 'shop' } } };
    const tooltips = (await drawRows(ring, data)).stops.flatMap(({ tip }) => tip.rows.map(({ value }) => value));
    expect(tooltips.toSorted()).toEqual(['€1,200 · 80%', '€300 · 20%']);
  });
});

describe('a column has the title of its member wherever the chart names it', () => {
  const data = measured({ values: [5, 7], name: 'net_rev', member: { title: 'Net revenue' } });
  const x = { field: 'shop', type: 'nominal' };

  it.each<[string, object]>([
    ['by default', { field: 'net_rev', type: 'quantitative' }],
    ['instead of the raw name as the title of a channel', { field: 'net_rev', type: 'quantitative', title: 'Net_Rev' }],
    ['instead of the raw name as the title of an axis', { field: 'net_rev', type: 'quantitative', axis: { title: 'net_rev' } }],
    ['for a total', { field: 'net_rev', aggregate: 'sum' }],
  ])('%s', async (_kind, y) => {
    const { titles, marks } = await drawRows({ mark: 'bar', encoding: { x, y } }, data);
    expect(titles).toEqual(['Net revenue']);
    expect(Object.keys(Object(marks[0]?.tooltip))).toEqual(['Shop', 'Net revenue']);
  });

  it('for a total that a transform makes', async () => {
    const spec = {
      transform: [{ aggregate: [{ op: 'sum', field: 'net_rev', as: 'total' }], groupby: ['shop'] }],
      mark: 'bar',
      encoding: { x, y: { field: 'total', type: 'quantitative' } },
    };
    expect((await drawRows(spec, data)).titles).toEqual(['Net revenue']);
  });

  it('but keeps a title that the chart chose', async () => {
    const y = { field: 'net_rev', type: 'quantitative', title: 'Revenue after returns' };
    expect((await drawRows({ mark: 'bar', encoding: { x, y } }, data)).titles).toEqual(['Revenue after returns']);
  });
});

describe('an annotation of the result', () => {
  it('gives columns titles, types and formats, before those of a search', () => {
    const annotation = {
      measures: { 'sales.margin': { title: 'Sales Margin', shortTitle: 'Margin', type: 'number', format: 'percent' } },
      dimensions: { 'sales.city': { title: 'City', type: 'string' } },
    };
    const result = readToolResult({
      name: 'serviceSqlApi',
      input: '{}',
      result: JSON.stringify({ annotation, data: [{ 'sales.city': 'Bonn', 'sales.margin': '42.5' }] }),
    });
    if (result?.kind !== 'sql') throw new Error('The result was not read.');
    const columns = withMembers(result.columns, { titles: new Map([['sales.margin', 'Other']]) });
    expect(columns.map(({ title, type }) => [title, type])).toEqual([
      ['City', 'string'],
      ['Margin', 'number'],
    ]);
    const words = { locale: 'en', emptyValue: '–', yes: 'Yes', no: 'No' };
    expect(columns.map((column, index) => createColumnFormat(column, index, result.rows, words).format(result.rows[0]?.[index]))).toEqual([
      'Bonn',
      '42.5%',
    ]);
  });

  it.each([{ format: 5 }, { format: 'link' }, { format: null }, { format: 'currency', currency: '€€€€' }, { format: { type: 'x' } }])(
    'that is of another kind is ignored: %j',
    (member) => {
      expect(
        withMembers(columnsOf({ amount: 'number' }), { formats: columnFormats(searchResult([{ name: 'amount', ...member }])) }),
      ).toEqual([expect.objectContaining({ name: 'amount', type: 'number' })]);
    },
  );
});

describe('empty values have one name', () => {
  it('in the table and in the chart', async () => {
    const rows = [[null, 1] as const, ['', 2] as const, ['  ', 3] as const, ['North', 4] as const];
    const columns = columnsOf({ region: 'string', amount: 'integer' });
    const [region] = columns;
    if (region === undefined) throw new Error('There is no column.');
    const { format } = createColumnFormat(region, 0, rows, { locale: 'en', emptyValue: '–', yes: 'Yes', no: 'No' });
    expect(rows.map(([value]) => format(value))).toEqual(['–', '–', '–', 'North']);
    const spec = { mark: 'bar', encoding: { x: { field: 'region' }, y: { field: 'amount', aggregate: 'sum' } } };
    expect((await drawRows(spec, { columns, rows })).bottom).toEqual(['North', '–']);
  });
});
