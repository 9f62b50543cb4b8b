import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryEnd, queryStart, salesAnswerStep, salesQuestion, salesSteps, wholeSalesRun } from './support/salesSteps.js';
import { message, showPanel, slot, spoken, turnStates } from './support/showPanel.js';

const suggested = () => [...(slot('follow-ups')?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);

it('suggests follow-ups made from the result and the data model, and asks the one that is pressed', async () => {
  const { user, requests } = showPanel();
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(suggested()).toEqual(['By Region', 'Compare with the previous period']));
  await user.click(screen.getByRole('button', { name: 'By Region' }));
  await waitFor(() => expect(turnStates()).toEqual(['done', 'done']));
  expect(requests.at(-1)?.input).toBe('By Region');
  expect(screen.getAllByRole('list', { name: 'Follow-up questions' })).toHaveLength(1);
});

it('suggests no comparison of a result with several amounts, which may be one', async () => {
  const schema = ['month', 'revenue', 'revenue_before'].map((name) => ({ name, column_type: name === 'month' ? 'Timestamp' : 'Double' }));
  const compared = { ...queryEnd, result: { schema, data: [['2025-01-01T00:00:00.000', '2', '1']], totalRows: 1 } };
  const { user } = showPanel({ script: { '*': [...salesSteps, queryStart, compared, salesAnswerStep] } });
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(suggested()).toEqual(['By Region']));
});

it('suggests the host’s own follow-ups, at most three, or none', async () => {
  const { user, show } = showPanel({
    panel: { followUps: ({ question }) => ['Why?', 'Why?', question?.content ?? '', 'Where?', 'When?'] },
  });
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(suggested()).toEqual(['Why?', salesQuestion, 'Where?']));
  show({ followUps: false });
  expect(suggested()).toEqual([]);
});

it('offers the alternatives of an answer that asks for clarification, and sends none before it is pressed', async () => {
  const text = 'Which revenue do you mean?\n\n- **Gross** revenue\n- Net revenue';
  const { user, requests } = showPanel({ script: { [salesQuestion]: [{ kind: 'answer', text }], '*': wholeSalesRun } });
  await user.type(message(), `${salesQuestion}{Enter}`);
  const list = within(await screen.findByRole('list', { name: 'Suggested replies' }));
  expect(requests).toHaveLength(1);
  await user.click(list.getByRole('button', { name: 'Gross revenue' }));
  await waitFor(() => expect(requests.at(-1)?.input).toBe('Gross revenue'));
});

it('sends exactly what a button shows, without characters that are not shown', async () => {
  const hidden = '\u{e0049}\u{e0067}\u2063\u00ad\u202e';
  const text = `Which revenue do you mean?\n\n- Gross${hidden} revenue\n- Net revenue`;
  const { user, requests, show } = showPanel({
    script: { [salesQuestion]: [{ kind: 'answer', text }], '*': wholeSalesRun },
  });
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(suggested()).toEqual(['Gross revenue', 'Net revenue']));
  await user.click(screen.getByRole('button', { name: 'Gross revenue' }));
  await waitFor(() => expect(requests.at(-1)?.input).toBe('Gross revenue'));
  show({ followUps: () => [`By${hidden}\nregion`, 'By region', hidden] });
  await waitFor(() => expect(suggested()).toEqual(['By region']));
  await user.click(screen.getByRole('button', { name: 'By region' }));
  await waitFor(() => expect(requests.at(-1)?.input).toBe('By region'));
  show({ followUps: false, members: [{ kind: 'dimension', title: `Sales${hidden}\nchannel` }] });
  await user.type(message(), '@channel');
  await user.keyboard('{Enter}');
  expect(message()).toHaveValue('Sales channel ');
});

it('brings back earlier questions with the arrow keys, and leaves changed text alone', async () => {
  const { user } = showPanel();
  for (const question of [salesQuestion, 'And in 2024?']) {
    await user.type(message(), `${question}{Enter}`);
    await waitFor(() => expect(turnStates().at(-1)).toBe('done'));
  }
  await user.keyboard('{ArrowUp}');
  expect(message()).toHaveValue('And in 2024?');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(message()).toHaveValue(salesQuestion);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(message()).toHaveValue('');
  await user.keyboard('{ArrowUp}x{ArrowUp}');
  expect(message()).toHaveValue('And in 2024?x');
});

it('completes a measure or a question at the caret; the field keeps the focus and names the active one', async () => {
  const { user, requests } = showPanel({
    panel: { starters: ['Which products sell best?'], members: [{ kind: 'dimension', title: 'Sales channel' }] },
  });
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await user.type(message(), 'Show @re');
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() => expect(options()).toEqual(['Revenue', 'Region', 'Ordered at', 'Store', salesQuestion]));
  const activeId = message().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(activeId)).toHaveTextContent('Revenue');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(message()).toHaveValue('Show Region ');
  expect(message()).toHaveFocus();
  expect(message()).not.toHaveAttribute('aria-activedescendant');

  await user.type(message(), '/sales');
  await waitFor(() => expect(options()).toEqual(['Sales channel']));
  await user.keyboard('{Escape}{Enter}');
  await waitFor(() => expect(requests.at(-1)?.input).toBe('Show Region /sales'));
  expect(spoken()).not.toContain('queue');
});
