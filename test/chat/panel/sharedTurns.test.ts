import { expect, it } from 'vitest';
import { english } from '../../../src/chat/labels/english.js';
import { sharedTurns } from '../../../src/chat/panel/share/sharedTurns.js';
import { shownResults } from '../../../src/chat/panel/share/shownResults.js';
import type { ChatTurn } from '../../../src/chat/store/fold/Thread.js';
import { readToolResult } from '../../../src/client/chat-stream/readToolResult.js';
import { monthlyRevenue } from '../../../stories/support/exampleResults.js';

it('exports take the rows, the title and the chart that the card shows', () => {
  const answer = {
    queryTitle: 'Orders',
    sqlQuery: 'SELECT 1',
    schema: [{ name: 'orders', column_type: 'Int64' }],
    data: [['1']],
    totalRows: 1,
  };
  const toolCall = { name: 'serviceSqlApi', input: '{}', result: JSON.stringify(answer) };
  const turns = [{ id: 'turn', steps: [{ id: 'step', toolCall }] }] as unknown as readonly ChatTurn[];
  const titles = () =>
    sharedTurns({ turns, replaced: new Map() }, english)[0]?.results.map(({ title, chart, rows }) => [title, chart, rows.totalRows]);
  expect(titles()).toEqual([['Orders', undefined, 1]]);

  const sent = readToolResult(toolCall);
  if (sent?.kind !== 'sql') throw new Error('The result was not read.');
  const own = { ...monthlyRevenue(), queryTitle: 'Your query' };
  const chart = { choice: { kind: 'bar', axis: 0, value: 1 }, spec: '{}' } as const;
  shownResults.set(sent, { own, chart });
  expect(titles()).toEqual([['Your query', chart, own.totalRows]]);
});
