import { expect, it } from 'vitest';
import { converse } from './askPlanner.js';
import { setUpPlanner } from './setUpPlanner.js';

const planner = setUpPlanner();

it('changes the result that a question is about, whatever was asked last', async () => {
  const thread = converse(planner.agent());
  await thread('Revenue by region in 2025');
  await thread('Units by brand');
  const context = JSON.stringify({ page: 7, result: { title: 'Revenue by region in 2025', sql: 'SELECT 1' } });
  const titleOf = async (question: string) => (await thread(`${question}\n\n<context>\n${context}\n</context>`)).calls[0]?.queryTitle;
  expect(await titleOf('By month')).toBe('Revenue by month in 2025');
  expect(await titleOf('Orders by store')).toBe('Orders by store');
});
