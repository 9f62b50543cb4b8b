import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartRows } from '../../../src/chat/results/chart/rows/chartRows.js';
import { safeVegaSpec } from '../../../src/chat/results/chart/safe/safeVegaSpec.js';
import { readToolResult } from '../../../src/client/chat-stream/readToolResult.js';
import { runs } from '../../../test/support/runs.js';
import { starterQuestions } from '../../src/planner/words/starterQuestions.js';
import { converse, type SqlCall } from './askPlanner.js';
import { lines, setUpPlanner } from './setUpPlanner.js';
import { ordersOf } from './soldLines.js';

const planner = setUpPlanner();
const { ask } = planner;

it('lists the orders behind a number', async () => {
  const thread = converse(planner.agent());
  await thread('Revenue by region in 2025');
  const [call] = (await thread('Show the rows of Region: Europe')).calls;
  expect(call?.queryTitle).toBe('Revenue by order and region in Europe in 2025');
  expect(call?.totalRows).toBe(ordersOf(lines.filter(({ region, at }) => region === 'Europe' && at >= '2025')));
});

it('orders equal numbers by name where only some of the rows are shown', async () => {
  for (const question of ['Top 5 products by units', 'Top 2 brands by units in each category', 'Top 3 months by growth of revenue']) {
    const [call] = (await ask(question)).calls;
    expect(call?.sqlQuery).toMatch(/ORDER BY \w+ (?:ASC|DESC) NULLS LAST, \w/);
  }
});

describe('the reading of a question', () => {
  it.each([
    ['Which ten products sell best?', 'Best 10 products by revenue'],
    ['Give me the 20 customers with the highest revenue', 'Top 20 customers by revenue'],
    ['Where do we sell the most?', 'Top 10 cities by revenue'],
    ['which month had the highest revenue?', 'Top 10 months by revenue'],
    ['Which region grew the most in 2025?', 'Top 10 regions by change of revenue in 2025 compared with 2024'],
    ['Compare the regions with the year before', 'Revenue by region in 2025 compared with 2024'],
    ['sales per country last month compared to the previous month', 'Revenue by country in November 2025 compared with October 2025'],
    ['revenue in Q1 2025 vs Q1 2024 by region', 'Revenue by region in Q1 2025 compared with Q1 2024'],
    ['Compare revenue in 2024 and 2025 by quarter', 'Revenue by quarter in 2025 compared with 2024'],
    ['compare revenue by region between 2024 and 2025', 'Revenue by region in 2025 compared with 2024'],
    ['the difference in revenue by region between 2024 and 2025', 'Revenue by region in 2025 compared with 2024'],
    ['compare revenue by region in Q1 and Q2 2024', 'Revenue by region in Q2 2024 compared with Q1 2024'],
    ['compare Berlin and Munich in 2024 and 2025', 'Revenue by city in Berlin and Munich from 2024 to 2025'],
    ['How did revenue develop over time?', 'Revenue by month'],
    ['is revenue going up or down?', 'Revenue by month'],
    ['orders between 2024-03-01 and 2024-03-15', 'Orders from 1 March 2024 to 15 March 2024'],
    ['revenue in Q1 and Q2 2025', 'Revenue from January to June 2025'],
    ['revenue in Q1 and Q2 2024', 'Revenue from January to June 2024'],
    ['how many new customers signed up in 2025?', 'New customers in 2025'],
    ['customers by country', 'Customers by country'],
    ['stores opened since 2021', 'Stores opened since 2021'],
    ['products launched in 2024', 'Products launched in 2024'],
    ['most expensive products', 'Top 10 products by average list price'],
    ['stores with revenue over 100k in 2025', 'Revenue by store with revenue above €100,000 in 2025'],
    ['what may the revenue in may be?', 'Revenue in May 2025'],
    ['revenue by age group as a donut', 'Revenue by age group'],
  ])('%s', async (question, title) => {
    expect((await ask(question)).calls.map(({ queryTitle }) => queryTitle)).toEqual([title]);
  });
});

describe('a conversation', () => {
  it.each([
    ['By Category', 'Revenue by category in 2025'],
    ['Only Region: Europe', 'Revenue by month and region in Europe in 2025'],
    ['Only Month: Feb 2025', 'Revenue by month and region in February 2025'],
    ['Compare Feb 2025 with the previous period', 'Revenue by month and region in February 2025 compared with January 2025'],
    ['Compare with the previous period', 'Revenue by month and region in 2025 compared with 2024'],
  ])('understands the suggestion %j', async (suggestion, title) => {
    const say = converse(planner.agent());
    await say('Revenue by month in 2025, by region');
    expect((await say(suggestion)).calls.map(({ queryTitle }) => queryTitle)).toEqual([title]);
  });

  it('changes one thing about the previous question', async () => {
    const say = converse(planner.agent());
    const titles: (string | undefined)[] = [];
    for (const text of [
      'Revenue by month in 2025',
      'by store',
      'only 2024',
      'top 5 instead',
      'and units?',
      'only Europe',
      'without Germany',
      'also by channel',
      'what about 2023?',
      'as a table',
      'by week',
      'remove the filters',
    ]) {
      titles.push((await say(text)).calls[0]?.queryTitle);
    }
    expect(titles).toEqual([
      'Revenue by month in 2025',
      'Revenue by store in 2025',
      'Revenue by store in 2024',
      'Top 5 stores by revenue in 2024',
      'Top 5 stores by units in 2024',
      'Top 5 stores by units in Europe in 2024',
      'Top 5 stores by units in Europe without Germany in 2024',
      'Units by store and channel in Europe without Germany in 2024',
      'Units by store and channel in Europe without Germany in 2023',
      'Units by store and channel in Europe without Germany in 2023',
      'Units by week in Europe without Germany in 2023',
      'Units by week in 2023',
    ]);
  });

  it('changes only the chart', async () => {
    const say = converse(planner.agent());
    const mark = async (text: string) => JSON.parse((await say(text)).calls[0]?.vegaSpec ?? '{}').mark?.type;
    expect([
      await mark('revenue by month in 2025'),
      await mark('as bars'),
      await mark('as an area chart'),
      await mark('as a table'),
      await mark('as a line'),
    ]).toEqual(['line', 'bar', 'area', undefined, 'line']);
  });

  it('puts numbers on an axis by their value, and names in the order of the rows', async () => {
    const encoding = async (question: string) => JSON.parse((await ask(question)).calls[0]?.vegaSpec ?? '{}').encoding;
    const { x: hours, y: weekdays } = await encoding('Orders by weekday and hour');
    expect(hours).toMatchObject({ type: 'ordinal' });
    expect(hours).not.toHaveProperty('sort');
    expect(weekdays).toMatchObject({ type: 'nominal', sort: null });
  });

  it('starts over with a self-contained question', async () => {
    const say = converse(planner.agent());
    await say('Top 5 stores by units in Berlin in 2024');
    expect((await say('What was the total revenue in 2025?')).calls[0]?.queryTitle).toBe('Revenue in 2025');
    expect((await say('how many stores are there?')).calls[0]?.queryTitle).toBe('Stores');
    await say('Orders per buyer by month in 2025');
    expect((await say('Customers by country')).calls[0]?.queryTitle).toBe('Customers by country');
    expect((await say('Total revenue')).calls[0]?.queryTitle).toBe('Revenue');
  });

  it.each([
    [
      ['only Germany', 'and how many are there?', 'only Norvik'],
      ['Stores in Germany', 'Stores in Germany', 'Revenue by store in Germany for Norvik'],
    ],
    [['Norvik share'], ['Share of revenue by store for Norvik']],
    [['over 100000'], ['Revenue by store with revenue above €100,000']],
    [['top 5'], ['Top 5 stores by revenue']],
    [['units'], ['Units by store']],
  ])('continues a list of stores with %j: as a list if possible, or else with numbers', async (questions, titles) => {
    const say = converse(planner.agent());
    await say('list the stores');
    for (const [index, question] of questions.entries()) {
      const { calls, answer } = await say(question);
      expect(calls.map(({ queryTitle, error }) => [queryTitle, error])).toEqual([[titles[index], undefined]]);
      expect(answer.includes('You named no measure')).toBe(/revenue/i.test(titles[index] ?? ''));
    }
  });

  it('remembers questions from before one that could not be answered', async () => {
    const say = converse(planner.agent());
    await say('Revenue by month in 2025');
    await say('tell me a joke about Atlantis');
    expect((await say('by store')).calls[0]?.queryTitle).toBe('Revenue by store in 2025');
  });
});

describe('answering', () => {
  it('searches the model, thinks, runs the query, writes and remembers', async () => {
    const { events, calls } = await ask('Revenue by month in 2025');
    expect(events.map((event) => (event.kind === 'tool-start' ? event.name : event.kind))).toEqual([
      'thinking',
      'serviceMeta',
      'tool-end',
      'thinking',
      'serviceSqlApi',
      'tool-end',
      'thinking',
      'answer',
      'memory',
    ]);
    expect(calls[0]).toMatchObject({
      queryTitle: 'Revenue by month in 2025',
      userRequest: 'Revenue by month in 2025',
      uuid: expect.stringMatching(/^[\da-f]{32}$/),
      totalRows: 12,
    });
  });

  it('stops with its signal', async () => {
    const controller = new AbortController();
    const running = ask('Revenue by month in 2025');
    controller.abort(new Error('stopped'));
    await expect(converse(planner.agent())('Revenue by month in 2025', controller.signal)).rejects.toThrow('stopped');
    await expect(running).resolves.toBeDefined();
  });

  it.each([
    ...starterQuestions,
    'revenue by region and category',
    'revenue by month and region in 2025',
    'share of revenue by category as a pie',
    'growth of revenue by month in 2025',
    'orders by weekday',
    'revenue by store and month in 2025',
    'return rate by category and channel',
    'revenue by product',
    'revenue by year',
    'revenue by week in 2025 vs last year',
    'orders by hour',
    'revenue and profit by month',
    'units and returned units by category',
  ])('draws %j as a chart that passes the trust rules', async (question) => {
    const [call] = (await ask(question)).calls as [SqlCall];
    const result = readToolResult({ name: 'serviceSqlApi', input: '{}', result: JSON.stringify(call) });
    if (result?.kind !== 'sql') throw new Error('The result was not read as rows.');
    expect(result.vegaSpec).toBeDefined();
    expect(safeVegaSpec(result.vegaSpec ?? '', chartRows(result, 'en'))).toMatchObject({ isSafe: true });
    expect(result.vegaSpec).not.toContain('"data"');
  });

  const words = [
    'revenue',
    'orders',
    'by',
    'month',
    'store',
    'in',
    '2025',
    'Berlin',
    'top',
    '5',
    'compared',
    'to',
    'last',
    'year',
    'share',
    'of',
    'without',
    'Norvik',
    'more',
    'than',
    '100',
    'as',
    'a',
    'pie',
    'growth',
    'customers',
    'how',
    'many',
    'list',
    'products',
    'and',
    'also',
    'only',
    'week',
    'vs',
    'best',
    'region',
    'margin',
    'over',
    'time',
    'q3',
    'May',
    "'; DROP TABLE base.orders; --",
    'weekday',
    'all',
    'years',
    'each',
    'channel',
    'constructor',
    '__proto__',
    'toString',
    'radar',
    'chart',
  ];
  it('works for any text in any conversation, with read-only queries that never fail', async () => {
    const text = fc.oneof(
      { weight: 5, arbitrary: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }).map((parts) => parts.join(' ')) },
      { weight: 1, arbitrary: fc.string({ maxLength: 80, unit: 'grapheme' }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 3 }), async (texts) => {
        const say = converse(planner.agent());
        for (const question of texts) {
          const { answer, calls } = await say(question);
          expect(answer.length).toBeGreaterThan(0);
          expect(answer).not.toMatch(/undefined|NaN|\[object|Infinity|native code/);
          for (const call of calls) {
            expect(call.error).toBeUndefined();
            expect(call.sqlQuery).toMatch(/^(SELECT|WITH) /);
          }
        }
      }),
      { numRuns: runs(12, 60) },
    );
  });
});
