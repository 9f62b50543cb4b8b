import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readToolResult } from '../../../src/client/chat-stream/readToolResult.js';
import { chartRows } from '../../../src/components/sql-result/chart/chartRows.js';
import { safeVegaSpec } from '../../../src/components/sql-result/chart/safeVegaSpec.js';
import type { Agent } from '../../src/chat/Agent.js';
import { createPlannerAgent } from '../../src/chat/createPlannerAgent.js';
import { starterQuestions } from '../../src/planner/starterQuestions.js';
import { createWarehouse } from '../../src/warehouse/createWarehouse.js';
import { type Warehouse, WarehouseError } from '../../src/warehouse/Warehouse.js';
import { anybody, converse, type SqlCall } from './askPlanner.js';
import { ordersOf, ranking, returnRateOf, revenueOf, type SoldLine, soldLines, unitsOf } from './soldLines.js';

const seed = 1;
const lines = soldLines(seed);
let warehouse: Warehouse;
let agent: Agent;
beforeAll(async () => {
  warehouse = await createWarehouse({ seed });
  agent = createPlannerAgent(warehouse);
});
afterAll(() => warehouse.close());

const ask = (text: string) => converse(agent)(text);
const euros = (value: number) => `€${new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(value)}`;
const count = (value: number) => new Intl.NumberFormat('en').format(value);
const percent = (value: number) => `${Math.round(value * 10) / 10}%`;
const during = (from: string, to = from) => lines.filter(({ at }) => at >= from && at.slice(0, to.length) <= to);
const column = ({ schema, data }: SqlCall, name: string) => data.map((row) => row[schema.findIndex((one) => one.name === name)]);

describe('a single number', () => {
  const in2025 = during('2025');
  it.each<[question: string, expected: () => string]>([
    ['What was our revenue last year?', () => euros(revenueOf(during('2024')))],
    ['total revenue', () => euros(revenueOf(lines))],
    ['revenu in 2025', () => euros(revenueOf(in2025))],
    ['How much did we sell in Q3 2025?', () => euros(revenueOf(during('2025-07', '2025-09')))],
    ['turnover in Berlin in March 2024', () => euros(revenueOf(during('2024-03').filter(({ city }) => city === 'Berlin')))],
    [
      'sales for shoes online in Germany in 2025',
      () => euros(revenueOf(in2025.filter((line) => line.category === 'Shoes' && line.channel === 'Online' && line.country === 'Germany'))),
    ],
    [
      'How many units were sold in the UK in the last 6 months?',
      () => count(unitsOf(during('2025-07', '2025-12').filter(({ country }) => country === 'United Kingdom'))),
    ],
    ['number of orders in São Paulo', () => count(ordersOf(lines.filter(({ city }) => city === 'São Paulo')))],
    ['how many orders in sao paulo', () => count(ordersOf(lines.filter(({ city }) => city === 'São Paulo')))],
    [
      'return rate of Driftwood shoes in Q3 2025',
      () =>
        percent(returnRateOf(during('2025-07', '2025-09').filter(({ brand, category }) => brand === 'Driftwood' && category === 'Shoes'))),
    ],
    [
      'margin in 2024',
      () => percent((100 * during('2024').reduce((sum, line) => sum + line.revenue - line.cost, 0)) / revenueOf(during('2024'))),
    ],
    ['average order value in 2025', () => `€${(revenueOf(in2025) / ordersOf(in2025)).toFixed(2)}`],
    ['average revenue per order in 2025', () => `€${(revenueOf(in2025) / ordersOf(in2025)).toFixed(2)}`],
    [
      'How many customers bought shoes in 2025?',
      () => count(new Set(in2025.filter(({ category }) => category === 'Shoes').map(({ customer }) => customer)).size),
    ],
    ['revenue without Norvik in 2025', () => euros(revenueOf(in2025.filter(({ brand }) => brand !== 'Norvik')))],
    [
      'revenue from members during Black Week 2025',
      () => euros(revenueOf(in2025.filter(({ segment, promotion }) => segment === 'Member' && promotion === 'Black Week'))),
    ],
    ['revenue on 28 November 2025', () => euros(revenueOf(during('2025-11-28')))],
    ['How many stores do we have in Germany?', () => '4 stores'],
    ['how many customers are there?', () => '3,200 customers'],
  ])('%s', async (question, expected) => {
    const { answer, calls } = await ask(question);
    expect(answer).toContain(`**${expected()}`);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.data).toHaveLength(1);
    expect(calls[0]).not.toHaveProperty('vegaSpec');
  });
});

describe('rows', () => {
  it('by month come in order, with the total, the highest and the lowest', async () => {
    const { answer, calls } = await ask('Revenue by month in 2025');
    const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`);
    const expected = months.map((month) => revenueOf(during(month)));
    expect(column(calls[0] as SqlCall, 'month')).toEqual(months.map((month) => `${month}-01T00:00:00.000`));
    expect(column(calls[0] as SqlCall, 'revenue').map(Number)).toEqual(expected.map((value) => expect.closeTo(value, 2)));
    expect(answer).toContain(euros(revenueOf(during('2025'))));
    expect(answer).toContain(`Highest: **December 2025** with ${euros(Math.max(...expected))}`);
    expect(answer).toContain(`Lowest: **February 2025** with ${euros(Math.min(...expected))}`);
  });

  it.each<
    [
      question: string,
      key: (line: SoldLine) => string,
      column: string,
      limit: number,
      number: (lines: readonly SoldLine[]) => number,
      part: readonly SoldLine[],
    ]
  >([
    ['Top 5 stores by revenue in 2025', ({ store }) => store, 'store', 5, revenueOf, during('2025')],
    ['best 3 brands in 2024', ({ brand }) => brand, 'brand', 3, revenueOf, during('2024')],
    ['which three categories have the highest return rate?', ({ category }) => category, 'category', 3, returnRateOf, lines],
    ['revenue by country', ({ country }) => country, 'country', 99, revenueOf, lines],
    ['units per product category in Q2 2025', ({ category }) => category, 'category', 99, unitsOf, during('2025-04', '2025-06')],
    ['top ten customers', ({ customer }) => customer, 'customer', 10, revenueOf, lines],
    ['orders by region in 2023', ({ region }) => region, 'region', 99, ordersOf, during('2023')],
  ])('%s', async (question, key, name, limit, number, part) => {
    const expected = ranking(part, key, number).slice(0, limit);
    const { answer, calls } = await ask(question);
    const [call] = calls as [SqlCall];
    expect(column(call, name)).toEqual(expected.map(([one]) => one));
    expect(column(call, call.schema.at(-1)?.name ?? '').map(Number)).toEqual(expected.map(([, value]) => expect.closeTo(value, 1)));
    expect(answer).toContain(`**${expected[0]?.[0]}**`);
  });

  it('of the worst come lowest first, but highest first where low is good', async () => {
    const stores = await ask('worst 3 stores in 2025');
    const lowest = ranking(during('2025'), ({ store }) => store, revenueOf)
      .slice(-3)
      .reverse();
    expect(column(stores.calls[0] as SqlCall, 'store')).toEqual(lowest.map(([name]) => name));
    const returns = await ask('worst category by return rate');
    expect(column(returns.calls[0] as SqlCall, 'category')[0]).toBe(ranking(lines, ({ category }) => category, returnRateOf)[0]?.[0]);
  });

  it('of the top within each group are ranked in each', async () => {
    const { calls } = await ask('top 2 products in each region in 2025');
    const [call] = calls as [SqlCall];
    const regions = [...new Set(lines.map(({ region }) => region))].sort();
    const expected = regions.flatMap((region) =>
      ranking(
        during('2025').filter((line) => line.region === region),
        ({ product }) => product,
        revenueOf,
      )
        .slice(0, 2)
        .map(([product]) => [region, product]),
    );
    expect(call.data.map(([region, product]) => [region, product])).toEqual(expected);
  });

  it('show each of several places or things, and all together', async () => {
    const { answer, calls } = await ask('sales for shoes and bags in 2025');
    expect(column(calls[0] as SqlCall, 'category')).toEqual(['Shoes', 'Bags']);
    expect(answer).toContain(
      `Both categories together: ${euros(revenueOf(during('2025').filter(({ category }) => category === 'Shoes' || category === 'Bags')))}`,
    );
  });

  it('meet a condition', async () => {
    const { calls, answer } = await ask('stores with more than 350 orders in 2025');
    const expected = ranking(during('2025'), ({ store }) => store, ordersOf).filter(([, value]) => value > 350);
    expect(calls[0]?.totalRows).toBe(expected.length);
    expect(answer).toContain(`${expected.length} stores meet the condition`);
  });

  it('are 100 at most, with the true number of all', async () => {
    const products = (await ask('revenue by product')).calls[0];
    expect(products?.data).toHaveLength(100);
    expect(products?.totalRows).toBe(240);
    const days = await ask('orders by day in 2025');
    expect(days.calls[0]).toMatchObject({ totalRows: 365 });
    expect(days.answer).toContain(count(ordersOf(during('2025'))));
  });

  it('list what there is', async () => {
    const { calls, answer } = await ask('list the stores in Germany');
    expect(column(calls[0] as SqlCall, 'store')).toEqual(['Berlin Kreuzberg', 'Berlin Mitte', 'Hamburg Altona', 'Munich Altstadt']);
    expect(answer).toContain('**4 stores** in Germany');
  });

  it('count days by the clock of the session', async () => {
    const inTokyo = await converse(agent, { ...anybody, timeZone: 'Asia/Tokyo' })('orders on 10 December 2025');
    const between = lines.filter(({ at }) => at >= '2025-12-09T15:00:00Z' && at < '2025-12-10T15:00:00Z');
    expect(inTokyo.answer).toContain(`**${count(ordersOf(between))} orders**`);
    expect(inTokyo.calls[0]?.description).toContain('Asia/Tokyo');
  });
});

describe('comparisons and shares', () => {
  const change = (before: number, now: number) =>
    `${now > before ? 'up' : 'down'} ${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(Math.abs((100 * (now - before)) / before))}%`;
  const [in2024, in2025] = [revenueOf(during('2024')), revenueOf(during('2025'))];

  it.each([
    'revenue in 2025 compared to last year',
    'compare 2024 and 2025',
    'Revenue 2025 vs 2024',
    'How did revenue change in 2025?',
    'revenue compared with 2024',
    'yoy revenue growth',
  ])('%s', async (question) => {
    const { answer } = await ask(question);
    expect(answer).toContain(`**${euros(in2025)}**, **${change(in2024, in2025)}** from ${euros(in2024)} in 2024`);
  });

  it('set each part beside itself', async () => {
    const [call] = (await ask('Revenue by category compared to last year')).calls as [SqlCall];
    for (const [category, now, before, changed] of call.data) {
      const of = (year: string) => revenueOf(during(year).filter((line) => line.category === category));
      expect([Number(now), Number(before), Number(changed)]).toEqual([
        expect.closeTo(of('2025'), 2),
        expect.closeTo(of('2024'), 2),
        expect.closeTo((100 * (of('2025') - of('2024'))) / of('2024'), 1),
      ]);
    }
  });

  it('set each month beside the same month a year before', async () => {
    const [call] = (await ask('revenue by month in 2025 vs last year')).calls as [SqlCall];
    expect(call.data).toHaveLength(12);
    expect(call.data.map(([, , before]) => Number(before))).toEqual(
      Array.from({ length: 12 }, (_, index) => expect.closeTo(revenueOf(during(`2024-${String(index + 1).padStart(2, '0')}`)), 2)),
    );
  });

  it('follow the growth from step to step', async () => {
    const [call] = (await ask('growth of revenue by quarter in 2025')).calls as [SqlCall];
    const quarters = [
      during('2025-01', '2025-03'),
      during('2025-04', '2025-06'),
      during('2025-07', '2025-09'),
      during('2025-10', '2025-12'),
    ].map(revenueOf);
    expect(call.data.map((row) => row.at(-1)).map((value) => (value === null ? null : Number(value)))).toEqual([
      null,
      ...quarters.slice(1).map((now, index) => expect.closeTo((100 * (now - (quarters[index] ?? 0))) / (quarters[index] ?? 1), 1)),
    ]);
  });

  it('compare places named in the question', async () => {
    const { calls } = await ask('compare Berlin and Munich in 2025');
    expect(column(calls[0] as SqlCall, 'city')).toEqual(['Berlin', 'Munich']);
  });

  it('give the share of one part', async () => {
    const online = lines.filter(({ channel }) => channel === 'Online');
    const { answer } = await ask('What share of orders is online?');
    expect(answer).toContain(`**Online** makes up **${percent((100 * ordersOf(online)) / ordersOf(lines))}**`);
    expect(answer).toContain(count(ordersOf(online)));
  });
});

describe('the words', () => {
  it.each([
    ['Which ten products sell best?', 'Best 10 products by revenue'],
    ['Give me the 20 customers with the highest revenue', 'Top 20 customers by revenue'],
    ['Where do we sell the most?', 'Top 10 cities by revenue'],
    ['which month had the highest revenue?', 'Top 10 months by revenue'],
    ['Which region grew the most in 2025?', 'Top 10 regions by change of revenue in 2025 compared with 2024'],
    ['Compare the regions with the year before', 'Revenue by region in 2025 compared with 2024'],
    ['sales per country last month compared to the previous month', 'Revenue by country in November 2025 compared with October 2025'],
    ['revenue in Q1 2025 vs Q1 2024 by region', 'Revenue by region in Q1 2025 compared with Q1 2024'],
    ['How did revenue develop over time?', 'Revenue by month'],
    ['is revenue going up or down?', 'Revenue by month'],
    ['orders between 2024-03-01 and 2024-03-15', 'Orders from 1 March 2024 to 15 March 2024'],
    ['revenue in Q1 and Q2 2025', 'Revenue from January to June 2025'],
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
  it('changes one thing of the question before', async () => {
    const say = converse(agent);
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

  it('changes the drawing alone', async () => {
    const say = converse(agent);
    const mark = async (text: string) => JSON.parse((await say(text)).calls[0]?.vegaSpec ?? '{}').mark?.type;
    expect([
      await mark('revenue by month in 2025'),
      await mark('as bars'),
      await mark('as an area chart'),
      await mark('as a table'),
      await mark('as a line'),
    ]).toEqual(['line', 'bar', 'area', undefined, 'line']);
  });

  it('begins anew with a question that stands alone', async () => {
    const say = converse(agent);
    await say('Top 5 stores by units in Berlin in 2024');
    expect((await say('What was the total revenue in 2025?')).calls[0]?.queryTitle).toBe('Revenue in 2025');
    expect((await say('how many stores are there?')).calls[0]?.queryTitle).toBe('Stores');
  });

  it.each([
    [
      ['only Germany', 'and how many are there?', 'only Norvik'],
      ['Stores in Germany', 'Stores in Germany', 'Revenue by store in Germany for Norvik'],
    ],
    [['Norvik share last'], ['Share of revenue by store for Norvik']],
    [['over 100000'], ['Revenue by store with revenue above €100,000']],
    [['top 5'], ['Top 5 stores by revenue']],
    [['units'], ['Units by store']],
  ])('goes on from a list of stores with %j: a list while that has an answer, and then numbers', async (questions, titles) => {
    const say = converse(agent);
    await say('list the stores');
    for (const [index, question] of questions.entries()) {
      const { calls, answer } = await say(question);
      expect(calls.map(({ queryTitle, error }) => [queryTitle, error])).toEqual([[titles[index], undefined]]);
      expect(answer.includes('You named no measure')).toBe(/revenue/i.test(titles[index] ?? ''));
    }
  });

  it('remembers past a question that could not be answered', async () => {
    const say = converse(agent);
    await say('Revenue by month in 2025');
    await say('tell me a joke about Atlantis');
    expect((await say('by store')).calls[0]?.queryTitle).toBe('Revenue by store in 2025');
  });
});

describe('honesty', () => {
  it.each(['revenue in Rome', 'revenue for Atlantis Sneakers', 'sales by planet', 'orders compared to Lisbon'])(
    'answers no number for %j, but what it can answer',
    async (question) => {
      const { answer, calls } = await ask(question);
      expect(calls).toEqual([]);
      expect(answer).toContain('I could not find');
      expect(answer.match(/^- /gm)).toHaveLength(3);
    },
  );

  it.each(['asdf qwer', '', '   ', '???', '🙂', 'help', 'hello'])('says what it can answer to %j', async (question) => {
    const { answer, calls } = await ask(question);
    expect(calls).toEqual([]);
    expect(answer).toContain('I answer questions about');
  });

  it('repeats no answer to a question about something else, and goes on after it', async () => {
    const say = converse(agent);
    await say('Revenue by month in 2025');
    const { answer, calls } = await say('how is the weather');
    expect(calls).toEqual([]);
    expect(answer).toContain('I answer questions about');
    expect((await say('only 2024')).calls[0]?.queryTitle).toBe('Revenue by month in 2024');
  });

  it.each([
    ['Zeige mir den Umsatz', 'auf Englisch'],
    ['Umsatz nach Region in 2025', 'auf Englisch'],
    ['Wie viele Bestellungen gab es im letzten Jahr?', 'auf Englisch'],
    ['muéstrame las ventas por tienda', 'en inglés'],
    ['¿Cuántos pedidos hubo en 2025?', 'en inglés'],
    ["Montre-moi le chiffre d'affaires par région", 'en anglais'],
    ['fatturato per negozio nel 2025', 'English only'],
    ['quantas vendas por loja em 2025', 'English only'],
    ['laat de omzet per winkel zien', 'English only'],
    ['地域別の売上を見せて', '英語'],
    ['أظهر المبيعات حسب المنطقة', 'بالإنجليزية'],
    ['выручка по регионам', 'English only'],
    ['按地区显示收入', 'English only'],
  ])('says to %j that it reads English, and guesses nothing', async (question, said) => {
    const say = converse(agent);
    await say('Revenue by month in 2025');
    const { answer, calls } = await say(question);
    expect(calls).toEqual([]);
    expect(answer).toContain('I read questions in English only.');
    expect(answer).toContain(said);
    expect(answer).not.toContain('Did you mean');
    expect((await say('only 2024')).calls[0]?.queryTitle).toBe('Revenue by month in 2024');
  });

  it.each(['revenue in Los Angeles and São Paulo', 'orders in Mexico City', 'top 5 customers in Den Haag or Madrid'])(
    'takes %j for English',
    async (question) => {
      expect((await ask(question)).answer).not.toContain('English only');
    },
  );

  it('says what it ignored before it answers', async () => {
    const { answer, calls } = await ask('lefthanded revenue by month in 2025');
    expect(answer).toMatch(/^\*I ignored “lefthanded”/);
    expect(calls).toHaveLength(1);
  });

  it.each([
    'as a radar chart',
    'draw it as a heatmap',
    'as a frobnication chart',
    'scatter plot',
    'with cheese fondue only',
    'now sideways',
  ])('refuses %j instead of repeating the answer before', async (question) => {
    const say = converse(agent);
    await say('Revenue by month in 2025');
    const { answer, calls } = await say(question);
    expect(calls).toEqual([]);
    expect(answer).toMatch(/I cannot draw a|I ignored|I could not find|I answer questions about/);
    expect((await say('by store')).calls[0]?.queryTitle).toBe('Revenue by store in 2025');
  });

  it('says first that a chart cannot be drawn where the rest can be answered', async () => {
    const { answer, calls } = await ask('revenue by region in 2025 as a radar chart');
    expect(answer).toMatch(/^\*I cannot draw a radar chart\./);
    expect(calls.map(({ queryTitle }) => queryTitle)).toEqual(['Revenue by region in 2025']);
  });

  it.each(['weather by region', 'top 5 regions by happiness'])('takes no revenue for the unknown measure of %j', async (question) => {
    const { answer, calls } = await ask(question);
    expect(calls).toEqual([]);
    expect(answer).toMatch(/I know no measure called|I could not find/);
  });

  it.each(
    ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'].flatMap((word) => [
      `Revenue by ${word}`,
      `${word} by month`,
      `which ${word} sold best`,
      `revenue compared to last ${word}`,
      `revenue for ${word} as a ${word} chart`,
      `last ${word} ${word}`,
    ]),
  )('puts nothing of the language it is written in into a query for %j', async (question) => {
    const say = converse(agent);
    for (const text of [question, 'revenue by month in 2025', question]) {
      for (const { sqlQuery, queryTitle, error } of (await say(text)).calls) {
        expect(error).toBeUndefined();
        expect(`${sqlQuery} ${queryTitle}`).not.toMatch(/native code|function|\[object/);
      }
    }
  });

  it('tells a person why no rows can be shown', async () => {
    const { answer, calls } = await converse(agent, { ...anybody, userAttributes: { shop: '7' } })('total revenue');
    expect(calls).toEqual([]);
    expect(answer).toContain('the data model knows none of the user attributes shop');
  });

  it('tells what it read into the words', async () => {
    expect((await ask('revenu by stroe in 2024')).answer).toContain('I read “revenu” as “revenue”. I read “stroe” as “store”.');
    expect((await ask('top 5 brands')).answer).toContain('You named no measure, so I took revenue.');
  });

  it('knows nothing beyond the policies of the session', async () => {
    const say = converse(agent, { ...anybody, userAttributes: { region: 'Europe' } });
    expect((await say('revenue in Tokyo')).answer).toContain('could not find “Tokyo”');
    expect((await say('total revenue')).answer).toContain(euros(revenueOf(lines.filter(({ region }) => region === 'Europe'))));
    expect((await say('how many regions are there')).answer).toContain('**1 region**');
  });

  it('says that nothing was found', async () => {
    expect((await ask('revenue in Buenos Aires in 2023')).answer).toMatch(/^I found no revenue in Buenos Aires in 2023/);
  });

  it('reads the question at the head of a long text', async () => {
    const { answer } = await ask(`total revenue ${'please '.repeat(100_000)}`);
    expect(answer).toContain(euros(revenueOf(lines)));
  });

  it('does not pretend to save, and says why', async () => {
    expect((await ask('save this as a dashboard')).answer).toContain('cannot save');
    expect((await converse(agent, { ...anybody, allowWorkspaceAuthoring: false })('create a report from this')).answer).toContain(
      'may not create',
    );
  });

  it('tries once more in a plainer form when a query fails', async () => {
    const failing: Warehouse = {
      ...warehouse,
      query: (sql, ...rest) =>
        sql.includes('change_percent') ? Promise.reject(new WarehouseError('out of order')) : warehouse.query(sql, ...rest),
    };
    const { answer, calls } = await converse(createPlannerAgent(failing))('revenue by category compared to last year');
    expect(calls.map(({ error, totalRows }) => error ?? totalRows)).toEqual(['out of order', 8]);
    expect(answer).toContain('The full question failed');
  });

  it('reports a query that fails for good', async () => {
    const failing: Warehouse = {
      ...warehouse,
      query: (sql, ...rest) =>
        sql.includes('DISTINCT') ? warehouse.query(sql, ...rest) : Promise.reject(new WarehouseError('out of order')),
    };
    const { answer, calls } = await converse(createPlannerAgent(failing))('total revenue');
    expect(calls).toEqual([{ error: 'out of order' }]);
    expect(answer).toContain('out of order');
  });
});

describe('what it does on the way', () => {
  it('looks up the model, thinks, runs the query, answers, remembers', async () => {
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
    await expect(converse(agent)('Revenue by month in 2025', controller.signal)).rejects.toThrow('stopped');
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
  it('answers any text, any conversation, with queries that only read and never fail', async () => {
    const text = fc.oneof(
      { weight: 5, arbitrary: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }).map((parts) => parts.join(' ')) },
      { weight: 1, arbitrary: fc.string({ maxLength: 80, unit: 'grapheme' }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 3 }), async (texts) => {
        const say = converse(agent);
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
      { numRuns: 60 },
    );
  });
});
