import { describe, expect, it } from 'vitest';
import { anybody, converse, type SqlCall } from './askPlanner.js';
import { count, euros, lines, setUpPlanner } from './setUpPlanner.js';
import { ordersOf, ranking, returnRateOf, revenueOf, type SoldLine, unitsOf } from './soldLines.js';

const planner = setUpPlanner();
const { ask } = planner;
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

describe('the rows of an answer', () => {
  it('are in order by month, with the total, the highest and the lowest', async () => {
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

  it('start with the lowest for “worst”, or with the highest if low is good', async () => {
    const stores = await ask('worst 3 stores in 2025');
    const lowest = ranking(during('2025'), ({ store }) => store, revenueOf)
      .slice(-3)
      .reverse();
    expect(column(stores.calls[0] as SqlCall, 'store')).toEqual(lowest.map(([name]) => name));
    const returns = await ask('worst category by return rate');
    expect(column(returns.calls[0] as SqlCall, 'category')[0]).toBe(ranking(lines, ({ category }) => category, returnRateOf)[0]?.[0]);
  });

  it('are ranked within each group', async () => {
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

  it('cover each of several places or things, and their total', async () => {
    const { answer, calls } = await ask('sales for shoes and bags in 2025');
    expect(column(calls[0] as SqlCall, 'category')).toEqual(['Shoes', 'Bags']);
    expect(answer).toContain(
      `Both categories together: ${euros(revenueOf(during('2025').filter(({ category }) => category === 'Shoes' || category === 'Bags')))}`,
    );
  });

  it('meet the condition of the question', async () => {
    const { calls, answer } = await ask('stores with more than 350 orders in 2025');
    const expected = ranking(during('2025'), ({ store }) => store, ordersOf).filter(([, value]) => value > 350);
    expect(calls[0]?.totalRows).toBe(expected.length);
    expect(answer).toContain(`${expected.length} stores meet the condition`);
  });

  it('are limited to 100, with the exact total count', async () => {
    const products = (await ask('revenue by product')).calls[0];
    expect(products?.data).toHaveLength(100);
    expect(products?.totalRows).toBe(240);
    const days = await ask('orders by day in 2025');
    expect(days.calls[0]).toMatchObject({ totalRows: 365 });
    expect(days.answer).toContain(count(ordersOf(during('2025'))));
  });

  it('list the matching items', async () => {
    const { calls, answer } = await ask('list the stores in Germany');
    expect(column(calls[0] as SqlCall, 'store')).toEqual(['Berlin Kreuzberg', 'Berlin Mitte', 'Hamburg Altona', 'Munich Altstadt']);
    expect(answer).toContain('**4 stores** in Germany');
  });

  it('count days in the time zone of the session', async () => {
    const inTokyo = await converse(planner.agent(), { ...anybody, timeZone: 'Asia/Tokyo' })('orders on 10 December 2025');
    const between = lines.filter(({ at }) => at >= '2025-12-09T15:00:00Z' && at < '2025-12-10T15:00:00Z');
    expect(inTokyo.answer).toContain(`**${count(ordersOf(between))} orders**`);
  });

  it.each([
    ['orders by hour', true],
    ['orders in the evening by month', true],
    ['orders by day in 2025', false],
    ['revenue by month', false],
    ['Bestellungen nach Stunde', true],
    ['Umsatz nach Monat', false],
  ])('have a time zone in their description if they are about hours: %s', async (question, isAboutHours) => {
    const { calls } = await converse(planner.agent(), { ...anybody, timeZone: 'Asia/Tokyo' })(question);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.description.includes('Asia/Tokyo')).toBe(isAboutHours);
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

  it('put both periods and the change on one row', async () => {
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

  it('put each month next to the same month a year earlier', async () => {
    const [call] = (await ask('revenue by month in 2025 vs last year')).calls as [SqlCall];
    expect(call.data).toHaveLength(12);
    expect(call.data.map(([, , before]) => Number(before))).toEqual(
      Array.from({ length: 12 }, (_, index) => expect.closeTo(revenueOf(during(`2024-${String(index + 1).padStart(2, '0')}`)), 2)),
    );
  });

  it('follow the growth from one step to the next', async () => {
    const [call] = (await ask('growth of revenue by quarter in 2025')).calls as [SqlCall];
    const quarters = [
      during('2024-10', '2024-12'),
      during('2025-01', '2025-03'),
      during('2025-04', '2025-06'),
      during('2025-07', '2025-09'),
      during('2025-10', '2025-12'),
    ].map(revenueOf);
    expect(call.data.map((row) => Number(row.at(-1)))).toEqual(
      quarters.slice(1).map((now, index) => expect.closeTo((100 * (now - (quarters[index] ?? 0))) / (quarters[index] ?? 1), 1)),
    );
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
