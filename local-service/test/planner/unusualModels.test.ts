import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlannerAgent } from '../../src/chat/createPlannerAgent.js';
import { converse } from './askPlanner.js';
import { inquiries, inquiryModel, inquiryTables, oddModel, oddTables, partModel, parts, partTables } from './models/oddModels.js';
import { otherWarehouse } from './models/otherWarehouse.js';
import { count, expectOffersAnswered, groups, inEachLanguage, largestFirst, plannerOn, rowsOf } from './models/plannerOn.js';

describe('about a table without a time, the planner', () => {
  const planner = plannerOn(() => otherWarehouse(partTables, partModel));

  it('counts, sums and ranks', async () => {
    expect(await rowsOf(planner, 'how many parts are there?')).toEqual([[parts.length]]);
    const sums = groups(
      parts,
      ({ shelf }) => shelf,
      (rows) => rows.reduce((sum, { stock }) => sum + stock, 0),
    );
    expect(await rowsOf(planner, 'stock by shelf')).toEqual(sums.sort(largestFirst));
    expect(await rowsOf(planner, "stock for Children's")).toEqual([[sums.find(([name]) => name === "Children's")?.[1]]]);
    expect((await planner.ask('total stock')).answer).not.toMatch(/[$€]/);
  });

  it('writes amounts in the currency of the data, and converts none to another', async () => {
    expect((await planner.ask('top 5 parts by stock value')).answer).toContain('$473');
    expect((await planner.ask('Was ist der stock value pro shelf?')).answer).toMatch(/\d\u00a0\$/);
    const above = parts.filter(({ stock, price }) => stock * price > 400).length;
    expect(await rowsOf(planner, 'parts with stock value over $400')).toHaveLength(above);
    expect((await planner.ask('stock value in dollars')).answer).not.toContain('exchange rates');
    expect((await planner.ask('stock value in euros')).answer).toContain('All amounts are in US dollars. The data has no exchange rates');
    expect((await planner.ask('parts with stock value over 400 euros')).answer).toMatch(/^All amounts in the data are in US dollars/);
    expect((await planner.ask('highest price')).answer).toMatch(/highest price/i);
  });

  it.each(['stock by month', 'stock in 2024', 'growth of stock', 'running total of stock'])(
    'says what to ask instead of %j',
    async (question) => {
      const { answer, calls } = await planner.ask(question);
      expect(calls).toEqual([]);
      expect(answer).toMatch(/^The data does not say when[\s\S]*- Stock by shelf/);
    },
  );

  it('offers only questions that it answers with rows', async () => {
    await expectOffersAnswered(planner, [
      ...inEachLanguage,
      'stock by month',
      'stock by planet',
      'what is stock value?',
      'what data do you have',
    ]);
  });
});

describe('about data with Japanese names, the planner', () => {
  const planner = plannerOn(() => otherWarehouse(inquiryTables, inquiryModel, { firstDay: '2024-01-10', lastDay: '2024-12-10' }));
  const sections = groups(inquiries, ({ section }) => section, count).sort(largestFirst);

  it.each([
    ['受付件数', [[inquiries.length]]],
    ['担当部署別の受付件数', sections],
    ['受付件数 by 担当部署', sections],
    ['営業部の受付件数', [[sections.find(([name]) => name === '営業部')?.[1]]]],
    ['2024年3月の受付件数', [[inquiries.filter(({ at }) => at.startsWith('2024-03')).length]]],
    ['対応時間の合計', [[inquiries.reduce((sum, { minutes }) => sum + minutes, 0)]]],
  ])('answers %j', async (question, rows) => {
    expect(await rowsOf(planner, question)).toEqual(rows);
  });

  it('offers only questions that it answers with rows', async () => {
    await expectOffersAnswered(planner, [...inEachLanguage, '惑星別の受付件数', '受付件数 by planet']);
  });
});

describe('whatever the data is', () => {
  const planner = plannerOn(() => otherWarehouse(oddTables, oddModel));
  const words = [
    'amount',
    'amount 55',
    'kind 77',
    'by',
    'the',
    '!!!',
    "O'Brien",
    '{x}',
    '100%',
    'constructor',
    '__proto__',
    'bares',
    'empties',
    'wides',
    'how many',
    'list',
    'top 5',
    'in 2024',
    'by month',
    'month',
    'share of',
    'x',
    'not y',
    'compared to last year',
    'over 5',
    'why',
    'average',
    'never sold',
    'orders over 500',
    'customers',
    'products that cost over 5',
    'lose money',
    'running total of',
  ];

  it('counts rows where there is no measure, and says that empty tables are empty', async () => {
    expect(await rowsOf(planner, 'how many bares are there')).toEqual([[3]]);
    expect(await rowsOf(planner, 'how many empties are there')).toEqual([[0]]);
    expect((await planner.ask('amount')).answer).toMatch(/^I found no amount/);
  });

  it('never fails', async () => {
    const question = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
    await fc.assert(
      fc.asyncProperty(question, async (text) => {
        const { answer, calls } = await planner.ask(text);
        expect(answer).not.toMatch(/undefined|NaN|\[object|native code/);
        for (const { error } of calls) expect(error).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it('works without a data model', async () => {
    const agent = createPlannerAgent({ meta: () => [], query: () => Promise.reject(new Error('no data')), close: async () => {} });
    for (const text of [
      'hello',
      'help',
      'revenue by month in 2025',
      'what data do you have',
      'thanks',
      'list the stores',
      'Umsatz nach Monat',
    ])
      expect((await converse(agent)(text)).answer).not.toMatch(/^$|undefined/);
  });
});
