import { describe, expect, it } from 'vitest';
import { createPlannerAgent } from '../../src/chat/createPlannerAgent.js';
import { type Warehouse, WarehouseError } from '../../src/warehouse/Warehouse.js';
import { anybody, converse } from './askPlanner.js';
import { euros, lines, setUpPlanner } from './setUpPlanner.js';
import { revenueOf } from './soldLines.js';

const planner = setUpPlanner();
const { ask } = planner;

describe('the planner’s honesty', () => {
  it.each(['revenue in Rome', 'revenue for Atlantis Sneakers', 'sales by planet', 'orders compared to Lisbon'])(
    'gives no number for %j, but says what it can answer',
    async (question) => {
      const { answer, calls } = await ask(question);
      expect(calls).toEqual([]);
      expect(answer).toContain('I could not find');
      expect(answer.match(/^- /gm)?.length).toBeGreaterThan(1);
    },
  );

  it.each([
    'revenue by store where temperature above 20',
    'revenue by store where the temperature is above 20',
    'stores with temperature over 20',
    'revenue by region with more than 20 degrees',
    'revenue where color is red',
    'revenue by store whose altitude is below 300',
    'stores with temperature in Berlin above 20',
  ])('puts no condition of %j on another member, but asks back', async (question) => {
    const { answer, calls } = await ask(question);
    expect(calls).toEqual([]);
    expect(answer).toMatch(/I could not find “(temperature|degrees|color|altitude)”/);
  });

  it.each([
    ['stores with revenue above 20000 in 2025', 'revenue'],
    ['stores where revenue is above 20000', 'revenue'],
    ['stores with more than 100 orders', 'orders'],
  ])('still reads the condition of %j', async (question, measure) => {
    const { calls } = await ask(question);
    expect(calls[0]?.sqlQuery.toLowerCase()).toMatch(new RegExp(`having[^;]*${measure}`));
  });

  it.each(['asdf qwer', '', '   ', '???', '🙂', 'help', 'hello'])('answers %j with what it can answer', async (question) => {
    const { answer, calls } = await ask(question);
    expect(calls).toEqual([]);
    expect(answer).toContain('I answer questions about');
  });

  it('repeats no answer to a question about something else, and continues after it', async () => {
    const say = converse(planner.agent());
    await say('Revenue by month in 2025');
    const { answer, calls } = await say('how is the weather');
    expect(calls).toEqual([]);
    expect(answer).toContain('I don’t understand “weather”');
    expect((await say('only 2024')).calls[0]?.queryTitle).toBe('Revenue by month in 2024');
  });

  it.each([
    ["Montre-moi le chiffre d'affaires par région", 'en anglais, en allemand'],
    ['fatturato per negozio nel 2025', 'in inglese, tedesco'],
    ['quantas vendas por loja em 2025', 'em inglês, alemão'],
    ['laat de omzet per winkel zien', 'in het Engels, Duits'],
    ['выручка по регионам', 'на английском, немецком'],
    ['按地区显示收入', '可以用英语、德语'],
    ['הכנסות לפי אזור', 'English, German'],
    ['درآمد بر اساس فروشگاه‌های کشور', 'English, German'],
  ])('answers %j in its language with the languages that it reads, and guesses nothing', async (question, said) => {
    const say = converse(planner.agent());
    await say('Revenue by month in 2025');
    const { answer, calls } = await say(question);
    expect(calls).toEqual([]);
    expect(answer).toContain(said);
    expect(answer).not.toContain('Did you mean');
    expect((await say('only 2024')).calls[0]?.queryTitle).toBe('Revenue by month in 2024');
  });

  it.each(['revenue in Los Angeles and São Paulo', 'orders in Mexico City', 'top 5 customers in Den Haag or Madrid'])(
    'recognizes %j as English',
    async (question) => {
      expect((await ask(question)).answer).not.toContain('English, German');
    },
  );

  it('ignores no word that it does not understand, but asks back', async () => {
    const { answer, calls } = await ask('lefthanded revenue by month in 2025');
    expect(calls).toEqual([]);
    expect(answer).toMatch(/^I don’t understand “lefthanded”\. Did you mean one of these\?\n\n- Revenue by month in 2025\n/);
  });

  it.each([
    'as a radar chart',
    'draw it as a heatmap',
    'as a frobnication chart',
    'scatter plot',
    'with cheese fondue only',
    'now sideways',
  ])('refuses %j instead of repeating the previous answer', async (question) => {
    const say = converse(planner.agent());
    await say('Revenue by month in 2025');
    const { answer, calls } = await say(question);
    expect(calls).toEqual([]);
    expect(answer).toMatch(/I cannot draw a|I don’t understand|I could not find/);
    expect((await say('by store')).calls[0]?.queryTitle).toBe('Revenue by store in 2025');
  });

  it('says first that a chart cannot be drawn if the rest can be answered', async () => {
    const { answer, calls } = await ask('revenue by region in 2025 as a radar chart');
    expect(answer).toMatch(/^\*I cannot draw a radar chart, so the chart shows bars\./);
    expect(calls.map(({ queryTitle }) => queryTitle)).toEqual(['Revenue by region in 2025']);
  });

  it.each(['weather by region', 'top 5 regions by happiness'])('does not take revenue for the unknown measure of %j', async (question) => {
    const { answer, calls } = await ask(question);
    expect(calls).toEqual([]);
    expect(answer).toMatch(/I don’t understand|I could not find/);
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
  )('lets no built-in property of JavaScript into a query for %j', async (question) => {
    const say = converse(planner.agent());
    for (const text of [question, 'revenue by month in 2025', question]) {
      for (const { sqlQuery, queryTitle, error } of (await say(text)).calls) {
        expect(error).toBeUndefined();
        expect(`${sqlQuery} ${queryTitle}`).not.toMatch(/native code|function|\[object/);
      }
    }
  });

  it('explains why no rows can be shown', async () => {
    const { answer, calls } = await converse(planner.agent(), { ...anybody, userAttributes: { shop: '7' } })('total revenue');
    expect(calls).toEqual([]);
    expect(answer).toContain('the data model does not use any of the user attributes shop');
  });

  it('states how it understood the question', async () => {
    expect((await ask('revenu by stroe in 2024')).answer).toContain('I read “revenu” as “revenue”. I read “stroe” as “store”.');
    expect((await ask('top 5 brands')).answer).toContain('You named no measure, so I took revenue.');
  });

  it('knows nothing beyond the policies of the session', async () => {
    const say = converse(planner.agent(), { ...anybody, userAttributes: { region: 'Europe' } });
    expect((await say('revenue in Tokyo')).answer).toContain('could not find “Tokyo”');
    expect((await say('total revenue')).answer).toContain(euros(revenueOf(lines.filter(({ region }) => region === 'Europe'))));
    expect((await say('how many regions are there')).answer).toContain('**1 region**');
  });

  it('says which rows a session sees, unless the question names them', async () => {
    const say = converse(planner.agent(), { ...anybody, userAttributes: { region: 'europe' } });
    const regions = await say('share of revenue by region');
    expect(regions.answer).not.toContain('100%');
    expect(regions.answer).toMatch(/^\*\*Europe\*\* is the only region here/);
    expect(regions.answer).toContain('You see only the rows of Europe, so all numbers and shares are of those.');
    expect((await say('revenue by country in Europe')).answer).not.toContain('You see only');
    expect((await ask('revenue by region')).answer).not.toContain('You see only');
  });

  it('says that it found nothing', async () => {
    expect((await ask('revenue in Buenos Aires in 2023')).answer).toMatch(/^I found no revenue in Buenos Aires in 2023/);
  });

  it('reads the question at the start of a long text', async () => {
    const { answer } = await ask(`total revenue ${'please '.repeat(100_000)}`);
    expect(answer).toContain(euros(revenueOf(lines)));
  });

  it('does not pretend to save, and says why', async () => {
    expect((await ask('save this as a dashboard')).answer).toContain('cannot save');
    expect((await converse(planner.agent(), { ...anybody, allowWorkspaceAuthoring: false })('create a report from this')).answer).toContain(
      'may not create',
    );
  });

  it('retries a simpler form if a query fails', async () => {
    const warehouse = planner.warehouse();
    const failing: Warehouse = {
      ...warehouse,
      query: (sql, ...rest) =>
        sql.includes('change_percent') ? Promise.reject(new WarehouseError('out of order')) : warehouse.query(sql, ...rest),
    };
    const { answer, calls } = await converse(createPlannerAgent(failing))('revenue by category compared to last year');
    expect(calls.map(({ error, totalRows }) => error ?? totalRows)).toEqual(['out of order', 8]);
    expect(answer).toContain('The full question failed');
  });

  it('reports a query that keeps failing', async () => {
    const warehouse = planner.warehouse();
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
