import { describe, expect, it } from 'vitest';
import { chartRows } from '../../../../src/chat/results/chart/rows/chartRows.js';
import { safeVegaSpec } from '../../../../src/chat/results/chart/safe/safeVegaSpec.js';
import { readToolResult } from '../../../../src/client/chat-stream/readToolResult.js';
import { setUpPlanner } from '../setUpPlanner.js';

const planner = setUpPlanner();

interface ExpectedChart {
  readonly question: string;
  /** The mark; undefined for no chart. */
  readonly mark: string | undefined;
  /** Fields of channels; a channel that must be absent has null. */
  readonly fields?: Readonly<Record<string, string | null>>;
  /** What stands before the answer; without it, nothing may. */
  readonly saysFirst?: RegExp;
}

/** One test for each question: what is drawn, and what is said first if that is not what was wished for. */
function expectCharts(charts: readonly ExpectedChart[]): void {
  it.each(charts)('$question', async ({ question, mark, fields = {}, saysFirst }) => {
    const { answer, calls } = await planner.ask(question);
    expect(calls).toHaveLength(1);
    const spec = JSON.parse(calls[0]?.vegaSpec ?? '{}');
    expect(spec.mark?.type).toBe(mark);
    for (const [channel, field] of Object.entries(fields)) expect(spec.encoding[channel]?.field ?? null).toBe(field);
    if (saysFirst === undefined) expect(answer).not.toMatch(/^\*[^*]/);
    else expect(answer.slice(0, answer.indexOf('\n\n'))).toMatch(saysFirst);
    if (mark === undefined) return;
    const result = readToolResult({ name: 'serviceSqlApi', input: '{}', result: JSON.stringify(calls[0]) });
    if (result?.kind !== 'sql') throw new Error('The result was not read as rows.');
    expect(safeVegaSpec(result.vegaSpec ?? '', chartRows(result, 'en'))).toMatchObject({ isSafe: true });
  });
}

describe('a chart that was wished for', () => {
  expectCharts([
    { question: 'stacked bar chart of revenue by month and region', mark: 'bar', fields: { x: 'month', color: 'region', xOffset: null } },
    { question: 'revenue by month and region as stacked columns', mark: 'bar', fields: { x: 'month', color: 'region', xOffset: null } },
    { question: 'grouped bar chart of revenue by region and channel', mark: 'bar', fields: { x: 'region', xOffset: 'channel' } },
    { question: 'revenue by region and channel side by side', mark: 'bar', fields: { xOffset: 'channel' } },
    { question: 'horizontal bar chart of revenue by month in 2025', mark: 'bar', fields: { y: 'month', x: 'revenue' } },
    { question: 'revenue by country as vertical bars', mark: 'bar', fields: { x: 'country', y: 'revenue' } },
    { question: 'revenue by country as a column chart', mark: 'bar', fields: { x: 'country', y: 'revenue' } },
    { question: 'revenue by region in 2025 vs 2024 as columns', mark: 'bar', fields: { x: 'region', xOffset: 'series' } },
    { question: 'plot revenue by month as a line', mark: 'line', fields: { x: 'month' } },
    { question: 'area chart of revenue by month', mark: 'area' },
    { question: 'revenue by region as a donut', mark: 'arc', fields: { theta: 'revenue' } },
    { question: 'pie of revenue by channel', mark: 'arc' },
    {
      question: 'scatter plot of revenue and profit by category',
      mark: 'point',
      fields: { x: 'revenue', y: 'profit', detail: 'category' },
    },
    { question: 'discount rate and units by product as a scatter chart', mark: 'point', fields: { x: 'discount_rate', y: 'units' } },
    { question: 'heat map of orders by weekday and hour', mark: 'rect', fields: { x: 'hour', y: 'weekday', color: 'orders' } },
    { question: 'revenue by month and region as a heatmap', mark: 'rect', fields: { x: 'month', y: 'region' } },
    { question: 'revenue by month as a table only', mark: undefined },
    { question: 'just a table of revenue by region', mark: undefined },
    { question: 'revenue by region without a chart', mark: undefined },
    { question: 'no chart, revenue by region', mark: undefined },
  ]);
});

describe('another chart than was wished for', () => {
  expectCharts([
    { question: 'revenue by store as a pie', mark: 'bar', saysFirst: /A pie of 28 parts cannot be read, so the chart shows bars\./ },
    { question: 'share of revenue by product as a pie chart', mark: 'bar', saysFirst: /A pie of 240 parts cannot be read/ },
    { question: 'margin by region as a pie', mark: 'bar', saysFirst: /A pie needs parts that add up, and values of margin do not/ },
    {
      question: 'revenue by month as a donut',
      mark: 'line',
      saysFirst: /A pie does not show a course over time, so the chart shows lines\./,
    },
    { question: 'revenue by region as a map', mark: 'bar', saysFirst: /I cannot draw a map, so the chart shows bars\./ },
    { question: 'show revenue by country on a map', mark: 'bar', saysFirst: /I cannot draw a map/ },
    { question: 'revenue by category as a funnel', mark: 'bar', saysFirst: /I cannot draw a funnel, so/ },
    { question: 'sankey diagram of revenue by region and channel', mark: 'bar', saysFirst: /I cannot draw a sankey chart, so/ },
    { question: 'treemap of revenue by category', mark: 'bar', saysFirst: /I cannot draw a treemap, so/ },
    { question: 'revenue by category as a scatter plot', mark: 'bar', saysFirst: /A scatter plot needs two measures/ },
    { question: 'revenue by region as a heat map', mark: 'bar', saysFirst: /A heat map needs two breakdowns/ },
    { question: 'stacked bars of revenue by region', mark: 'bar', saysFirst: /Stacked bars need a second breakdown/ },
    { question: 'stacked bars of margin by region and channel', mark: 'bar', saysFirst: /Values of margin do not add up in a stack/ },
    { question: 'total revenue as a pie', mark: undefined, saysFirst: /A single value is no chart, so there is only the table\./ },
  ]);
});

it.each([
  ['share of revenue by region', 'theta', 'Share of revenue (%)'],
  ['share of revenue by category as a bar chart', 'x', 'Share of revenue (%)'],
  ['share of revenue by region by quarter', 'y', 'Share of revenue (%)'],
  ['Anteil am Umsatz nach Region', 'theta', 'Anteil: Umsatz (%)'],
])('%s draws the shares and keeps the amounts in the table', async (question, channel, title) => {
  const [call] = (await planner.ask(question)).calls;
  expect(JSON.parse(call?.vegaSpec ?? '{}').encoding[channel]).toMatchObject({ field: 'share_percent', title });
  expect(call?.schema.map(({ name }) => name)).toEqual(expect.arrayContaining(['revenue', 'share_percent']));
});

describe('hours, weekdays and months', () => {
  const keys = async (question: string, column: number) => (await planner.ask(question)).calls[0]?.data.map((row) => row[column]);
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

  it('stand in the order of the clock and the calendar', async () => {
    expect(await keys('orders by hour', 0)).toEqual(Array.from({ length: 14 }, (_, index) => String(index + 8)));
    expect(await keys('orders by weekday', 0)).toEqual(week);
    const cells = await keys('orders by weekday and hour', 0);
    expect([...new Set(cells)]).toEqual(week);
    expect((await keys('orders by weekday and hour', 1))?.slice(0, 5)).toEqual(['8', '9', '10', '11', '12']);
    expect((await keys('orders by region and weekday', 1))?.slice(0, 7)).toEqual(week);
    expect((await keys('orders by month and weekday', 1))?.slice(0, 7)).toEqual(week);
  });

  it('keep that order in the legend', async () => {
    const { calls } = await planner.ask('orders by region and weekday');
    expect(JSON.parse(calls[0]?.vegaSpec ?? '{}').encoding.color).toMatchObject({ field: 'weekday', sort: null });
  });
});
