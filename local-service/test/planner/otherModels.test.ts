import { describe, expect, it } from 'vitest';
import { converse } from './askPlanner.js';
import { otherWarehouse } from './models/otherWarehouse.js';
import { count, expectOffersAnswered, groups, hours, in2024, inEachLanguage, largestFirst, plannerOn, rowsOf } from './models/plannerOn.js';
import { supportModel, supportPeriod, supportTables, tickets } from './models/supportData.js';

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
