import type { AgentScript } from '@parley/local-service';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ChatPanelProps } from '../../../src/chat/panel/ChatPanel.js';
import { salesAnswerStep, salesSteps } from './support/salesSteps.js';
import { showAnswer } from './support/showAnswer.js';
import { gate, message, slot, spoken, turnStates } from './support/showPanel.js';

/** Amounts by month and channel, with hostile names. */
async function showTable(panel: ChatPanelProps = {}, more: AgentScript = {}) {
  const schema = [
    { name: 'month', column_type: 'Timestamp' },
    { name: 'channel', column_type: 'String' },
    { name: 'revenue', column_type: 'Double' },
  ];
  const data = [
    ['2025-01-01T00:00:00.000', 'Web\n\u202e\u{e0041}\u2062sh\u00adop', '10'],
    ['2025-02-01T00:00:00.000', 'x'.repeat(5_000), '20'],
    ['2025-03-01T00:00:00.000', null, '30'],
  ];
  const input = { queryTitle: 'Revenue', sqlQuery: 'SELECT MEASURE(revenue) FROM orders' };
  const script: AgentScript = {
    '*': [
      ...salesSteps,
      { kind: 'tool-start', callId: 'sql', name: 'serviceSqlApi', input },
      { kind: 'tool-end', callId: 'sql', result: { ...input, schema, data, totalRows: 3 } },
      salesAnswerStep,
    ],
    ...more,
  };
  return showAnswer({ script, panel: { followUps: false, ...panel } });
}

const cell = (row: number, column: number) => {
  const found = document.querySelector(`[data-slot="sql-result"] tr[data-row="${row}"] [data-place="${column}"]`);
  if (found === null) throw new Error('There is no such cell.');
  return found;
};
const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);

it('offers questions about a right-clicked value, and puts the chosen one into the message field with Alt', async () => {
  const onDrill = vi.fn();
  const { user, requests } = await showTable({ onDrill });
  fireEvent.contextMenu(cell(0, 0), { clientX: 10, clientY: 10 });
  expect(items()).toEqual([
    'Only Month: Jan 2025',
    'By Region, for Month: Jan 2025',
    'Compare Jan 2025 with the previous period',
    'Show the rows of Month: Jan 2025',
  ]);
  await user.keyboard('{Alt>}');
  await user.click(await screen.findByRole('menuitem', { name: 'By Region, for Month: Jan 2025' }));
  await user.keyboard('{/Alt}');
  expect(items()).toEqual([]);
  expect(message()).toHaveValue('By Region, for Month: Jan 2025');
  expect(spoken()).toContain('The question is in the message field.');
  expect(requests).toHaveLength(1);
  expect(onDrill).toHaveBeenCalledWith({
    question: 'By Region, for Month: Jan 2025',
    values: [{ column: 'Month', text: 'Jan 2025' }],
    isSent: false,
    result: expect.objectContaining({ queryTitle: 'Revenue' }),
    turnId: requests[0]?.messageId,
  });
});

it('sends the chosen question at once', async () => {
  const { user, requests } = await showTable();
  fireEvent.contextMenu(cell(0, 0), { clientX: 10, clientY: 10 });
  await user.click(await screen.findByRole('menuitem', { name: 'Only Month: Jan 2025' }));
  await waitFor(() => expect(requests.at(-1)?.input).toBe('Only Month: Jan 2025'));
});

it('puts the chosen question into the message field while an answer is being written', async () => {
  const pause = gate();
  const onDrill = vi.fn();
  const { user, requests } = await showTable({ onDrill }, { 'More?': [{ kind: 'pause', until: pause.until }, salesAnswerStep] });
  await user.type(message(), 'More?{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done', 'running']));
  fireEvent.contextMenu(cell(0, 0), { clientX: 10, clientY: 10 });
  await user.click(await screen.findByRole('menuitem', { name: 'Only Month: Jan 2025' }));
  expect(message()).toHaveValue('Only Month: Jan 2025');
  expect(onDrill).toHaveBeenCalledWith(expect.objectContaining({ isSent: false }));
  await pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done', 'done']));
  expect(requests).toHaveLength(2);
});

it('asks about an amount by the names in its row, in one short line whatever they contain', async () => {
  await showTable();
  fireEvent.contextMenu(cell(0, 2), { clientX: 10, clientY: 10 });
  expect(items().slice(0, 3)).toEqual(['Only Month: Jan 2025, Channel: Web shop', 'Only Month: Jan 2025', 'Only Channel: Web shop']);
  fireEvent.contextMenu(cell(1, 1), { clientX: 10, clientY: 20 });
  expect(items()[0]).toBe(`Only Channel: ${'x'.repeat(80)}…`);
  // There is nothing to ask about an empty cell, so the browser opens its own menu.
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  expect(fireEvent.contextMenu(cell(2, 1), { clientX: 10, clientY: 10 })).toBe(true);
  expect(items()).toEqual([]);
});

it('offers no questions with `onDrill={false}`', async () => {
  await showTable({ onDrill: false });
  expect(fireEvent.contextMenu(cell(0, 0), { clientX: 10, clientY: 10 })).toBe(true);
  expect(items()).toEqual([]);
  expect(slot('menu')).toBeUndefined();
});
