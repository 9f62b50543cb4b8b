import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '../../src/agent/Agent.js';
import { createPlannerAgent } from '../../src/chat/createPlannerAgent.js';
import type { Warehouse } from '../../src/warehouse/Warehouse.js';
import { converse } from './askPlanner.js';
import { inquiries, inquiryModel, inquiryTables, oddModel, oddTables, partModel, parts, partTables } from './models/oddModels.js';
import { otherWarehouse } from './models/otherWarehouse.js';
import { supportModel, supportPeriod, supportTables, type Ticket, tickets } from './models/supportData.js';

/** A planner on other data than the retailer’s. */
function plannerOn(open: () => Promise<Warehouse>) {
  let warehouse: Warehouse;
  let agent: Agent;
  beforeAll(async () => {
    warehouse = await open();
    agent = createPlannerAgent(warehouse);
  }, 60_000);
  afterAll(() => warehouse.close());
  return { agent: () => agent, ask: (text: string) => converse(agent)(text) };
}

type Planner = ReturnType<typeof plannerOn>;

/** The rows of the only query, without the names of their columns. */
async function rowsOf({ ask }: Planner, question: string): Promise<readonly (readonly unknown[])[]> {
  const { calls, answer } = await ask(question);
  expect(calls.map(({ error }) => error)).toEqual([undefined]);
  expect(answer).not.toMatch(/undefined|NaN|\[object/);
  return (
    calls[0]?.data.map((row) => row.map((cell) => (Number.isNaN(Number(cell)) || typeof cell === 'boolean' ? cell : Number(cell)))) ?? []
  );
}

function groups<Row>(rows: readonly Row[], keyOf: (row: Row) => string, numberOf: (rows: readonly Row[]) => number) {
  const keys = [...new Set(rows.map(keyOf))];
  return keys.map((key): [string, number] => [key, numberOf(rows.filter((row) => keyOf(row) === key))]);
}

const count = (rows: readonly unknown[]) => rows.length;
const largestFirst = (one: readonly [string, number], other: readonly [string, number]) =>
  other[1] - one[1] || (one[0] < other[0] ? -1 : 1);
const hours = (rows: readonly Ticket[]) => rows.reduce((sum, row) => sum + row.hours, 0);
const in2024 = tickets.filter(({ openedAt }) => openedAt.startsWith('2024'));

/** Asks each question that the answers to some others offer, in the language of those. */
async function expectOffersAnswered({ agent }: Planner, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const { answer } = await converse(agent())(text);
    const offers = [...answer.matchAll(/^- (?!\*\*)(.+)$/gm)].map(([, question = '']) => question);
    expect(offers.length, text).toBeGreaterThan(0);
    for (const offer of offers) {
      const thread = converse(agent());
      await thread(text);
      const { calls } = await thread(offer);
      if (/^What is .*\?$/.test(offer)) continue;
      expect(
        calls.map(({ error }) => error),
        offer,
      ).toEqual([undefined]);
      expect(calls[0]?.totalRows, offer).toBeGreaterThan(0);
      expect(
        calls[0]?.data.flat().some((cell) => cell !== null),
        offer,
      ).toBe(true);
    }
  }
}

const inEachLanguage = ['help', 'Hilfe', 'ayuda', 'ヘルプ', 'مساعدة'];

describe('about tickets, the planner', () => {
  const planner = plannerOn(() => otherWarehouse(supportTables, supportModel, supportPeriod));

  const answers: readonly (readonly [question: string, rows: readonly (readonly unknown[])[]])[] = [
    ['How many tickets are there?', [[tickets.length]]],
    ['how many tickets were opened in 2024', [[in2024.length]]],
    ['how many agents are there', [[7]]],
    ['tickets in March 2024', [[tickets.filter(({ openedAt }) => openedAt.startsWith('2024-03')).length]]],
    ['tickets by team', groups(tickets, ({ team }) => team, count).sort(largestFirst)],
    [
      'agents by team',
      [
        ['Billing', 3],
        ['Devices', 2],
        ['Network', 2],
      ],
    ],
    [
      'top 3 agents by hours spent',
      groups(tickets, ({ agent }) => agent, hours)
        .sort(largestFirst)
        .slice(0, 3),
    ],
    ['which team had the most tickets in 2024', groups(in2024, ({ team }) => team, count).sort(largestFirst)],
    ['effort by agent in 2024', groups(in2024, ({ agent }) => agent, hours).sort(largestFirst)],
    [
      'hours spent on tickets with high priority',
      groups(
        tickets.filter(({ priority }) => priority === 'High'),
        ({ priority }) => priority,
        hours,
      ).map(([name, sum]) => [name, sum, tickets.filter(({ priority }) => priority === name).length]),
    ],
    ['escalated tickets', [[tickets.filter(({ isEscalated }) => isEscalated).length]]],
    [
      'tickets that are not escalated by team',
      groups(
        tickets.filter(({ isEscalated }) => !isEscalated),
        ({ team }) => team,
        count,
      ).sort(largestFirst),
    ],
    [
      'tickets of Ada and Chen',
      groups(
        tickets.filter(({ agent }) => ['Ada', 'Chen'].includes(agent)),
        ({ agent }) => agent,
        count,
      ).sort(largestFirst),
    ],
    ['tickets without Network', [[tickets.filter(({ team }) => team !== 'Network').length]]],
    [
      'tickets by urgency',
      ['Low', 'Medium', 'High', 'Urgent'].map((name) => [name, tickets.filter(({ priority }) => priority === name).length]),
    ],
    [
      'tickets by year',
      [
        ['2023-01-01T00:00:00.000', tickets.length - in2024.length],
        ['2024-01-01T00:00:00.000', in2024.length],
      ],
    ],
    ['Wie viele Tickets gab es 2024?', [[in2024.length]]],
    ['tickets por team', groups(tickets, ({ team }) => team, count).sort(largestFirst)],
    [
      'agents with more than 70 tickets',
      groups(tickets, ({ agent }) => agent, count)
        .filter(([, size]) => size > 70)
        .sort(largestFirst),
    ],
  ];
  it.each(answers)('answers %j', async (question, rows) => {
    const given = await rowsOf(planner, question);
    expect(given).toEqual(rows);
  });

  it('lists the rows of each view', async () => {
    expect((await rowsOf(planner, 'list the agents')).map(([name]) => name)).toEqual([
      'Ada',
      'Bruno',
      'Chen',
      'Dana',
      'Emil',
      'Farah',
      'Gita',
    ]);
    expect((await planner.ask('list the tickets')).calls[0]?.totalRows).toBe(tickets.length);
  });

  it('explains a change by the breakdowns that there are', async () => {
    const { calls, answer } = await planner.ask('why did tickets drop in 2024');
    expect(calls.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
    expect(answer).toContain('by priority');
  });

  it('follows up', async () => {
    const say = converse(planner.agent());
    const titles: (string | undefined)[] = [];
    for (const text of ['tickets by month in 2024', 'by team', 'only High', 'and hours spent?', 'top 2'])
      titles.push((await say(text)).calls[0]?.queryTitle);
    expect(titles).toEqual([
      'Tickets by month opened in 2024',
      'Tickets by team opened in 2024',
      'Tickets by team for High opened in 2024',
      'Hours spent by team for High opened in 2024',
      'Top 2 teams by hours spent for High opened in 2024',
    ]);
  });

  it('says what its own data is about', async () => {
    expect((await planner.ask('what data do you have')).answer).toMatch(
      /from March 2023 to October 2024[\s\S]*\*\*Tickets\*\*, one row for each ticket/,
    );
    for (const text of [
      ...inEachLanguage,
      'hello',
      'forecast',
      'thanks',
      'by planet',
      'revenue by store',
      'delete the tickets',
      'bonjour les ventes par mois',
    ])
      expect((await planner.ask(text)).answer).not.toMatch(
        /retail|revenue,|by store”|sales|chiffre d’affaires|小売|Handelsunternehmen|tiendas|تجزئة/,
      );
  });

  it.each([
    'which agents never sold',
    'most expensive agent',
    'how many people',
    'tickets on weekends',
    'tickets without a promotion',
    'distribution of order values',
  ])('does not take %j for a question about the retailer', async (question) => {
    expect((await planner.ask(question)).calls).toEqual([]);
  });

  it('offers only questions that it answers with rows', async () => {
    await expectOffersAnswered(planner, [
      ...inEachLanguage,
      'tickets by planet',
      'correlation of tickets and hours spent',
      'what is priority?',
      'what is average hours?',
      'what data do you have',
      'delete the tickets',
      'Tickets nach Planet',
      'average tickets by team',
    ]);
  });
});

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
