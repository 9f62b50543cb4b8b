import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryEnd, queryStart, salesAnswerStep, salesQuestion, salesSteps } from './support/salesSteps.js';
import { gate, message, panelState, showPanel, slot, slots, spoken, turnStates } from './support/showPanel.js';

it('sends one request under StrictMode and shows question, steps, result and answer', async () => {
  const { user, requests } = showPanel();
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(turnStates()).toEqual(['done']));

  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ path: 'stream-chat-state', input: salesQuestion });
  expect(slot('question')).toHaveTextContent(salesQuestion);
  expect(slot('steps')).toHaveTextContent('4 steps');
  await waitFor(() => expect(slots('sql-result')).toHaveLength(1));
  expect(slot('answer')).toHaveTextContent('Revenue grew through 2025');
  expect(panelState()).toBe('idle');
  expect(message()).toHaveValue('');
});

it('describes the agent’s activity in one line, and keeps the focus on Stop in place of Send', async () => {
  const thinking = gate();
  const querying = gate();
  const { user } = showPanel({
    script: {
      '*': [
        ...salesSteps,
        { kind: 'pause', until: thinking.until },
        queryStart,
        { kind: 'pause', until: querying.until },
        queryEnd,
        salesAnswerStep,
      ],
    },
  });
  await user.type(message(), salesQuestion);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(slot('steps')).toHaveTextContent('Thinking…'));
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();

  await thinking.open();
  await waitFor(() => expect(slot('steps')).toHaveTextContent('Querying Revenue by month…'));
  expect(panelState()).toBe('streaming');
  expect(turnStates()).toEqual(['running']);

  await querying.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

it('opens the steps to show thinking and tool calls with input, result and SQL', async () => {
  const { user } = showPanel();
  await user.type(message(), `${salesQuestion}{Enter}`);
  await user.click(await screen.findByRole('button', { name: /4 steps/ }));

  expect(slots('tool-call').map(({ dataset }) => [dataset.tool, dataset.state])).toEqual([
    ['serviceMeta', 'done'],
    ['serviceSqlApi', 'done'],
  ]);
  await user.click(screen.getByRole('button', { name: /Searched the data model/ }));
  await user.click(screen.getByRole('button', { name: /Orders 4/ }));
  expect(screen.getByText('Ordered at')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /Queried Revenue by month/ }));
  const query = slots('tool-call')[1] ?? document.body;
  expect(query).toHaveTextContent('MEASURE(revenue) AS revenue');
  expect(query).toHaveTextContent('12 rows');
  expect(within(query).getByRole('button', { name: 'Copy SQL' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('column_type');
});

it('offers no copying or downloading of data if it is restricted, but still shows the query', async () => {
  const { user, show } = showPanel();
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  const takesAway = () =>
    screen.queryAllByRole('button', { name: /^(copy|download)/i }).map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(takesAway()).toHaveLength(4);
  show({ restrictDataDownload: true });
  expect(takesAway()).toEqual([]);
  expect(slot('turn-actions')?.querySelectorAll('button')).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'SQL' }));
  expect(takesAway()).toEqual([]);
});

it('shows a failed call as failed, with its reason', async () => {
  const { user } = showPanel({
    script: { '*': [queryStart, { kind: 'tool-end', callId: 'sql', result: { error: 'no such column: revenu' } }, salesAnswerStep] },
  });
  await user.type(message(), `${salesQuestion}{Enter}`);
  await user.click(await screen.findByRole('button', { name: /1 step/ }));
  await user.click(screen.getByRole('button', { name: /Revenue by month failed/ }));
  expect(slot('tool-call')).toHaveAttribute('data-state', 'failed');
  expect(slot('tool-call')).toHaveTextContent('no such column: revenu');
  expect(slots('sql-result')).toHaveLength(0);
});

it('announces events and the first sentences of the answer, and never the growing text', async () => {
  const querying = gate();
  const { user } = showPanel({
    script: { '*': [...salesSteps, queryStart, { kind: 'pause', until: querying.until }, queryEnd, salesAnswerStep] },
  });
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(spoken()).toContain('Querying Revenue by month…'));
  await querying.open();
  await waitFor(() => expect(spoken()).toContain('Answer ready. Revenue grew through 2025'));
  expect(spoken()).not.toContain('**');
  expect(screen.getByRole('log', { name: 'Conversation' })).toHaveAttribute('aria-live', 'off');
});

it('passes each query result to the host once, with typed rows, also when the panel is remounted', async () => {
  const onResult = vi.fn();
  const { user, show } = showPanel({ panel: { onResult } });
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  show({ heading: 'Another heading' });
  expect(onResult).toHaveBeenCalledTimes(1);
  const [result, turnId] = onResult.mock.calls[0] ?? [];
  expect(result.rows[0]).toEqual(['2025-01-01T00:00:00.000', 182_400]);
  expect(turnId).toMatch(/^\d+-message$/);
});

it('sends the edited last question as a new turn in place of the last', async () => {
  const { user, requests } = showPanel();
  await user.type(message(), 'Revenue in 2025{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await user.click(screen.getByRole('button', { name: 'Edit and ask again' }));
  expect(message()).toHaveFocus();
  expect(message()).toHaveValue('Revenue in 2025');
  await user.keyboard(' by store{Enter}');
  await waitFor(() => expect(slot('question')).toHaveTextContent('Revenue in 2025 by store'));
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(requests.map(({ input }) => input)).toEqual(['Revenue in 2025', 'Revenue in 2025 by store']);
  expect(requests[1]?.chatId).toBeDefined();
});

it('offers feedback only if the host handles it', async () => {
  const onFeedback = vi.fn();
  const { user, show } = showPanel();
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(screen.queryByRole('button', { name: 'Good answer' })).toBeNull();

  show({ onFeedback });
  await user.click(screen.getByRole('button', { name: 'Good answer' }));
  await user.click(screen.getByRole('button', { name: 'Good answer' }));
  expect(screen.getByRole('button', { name: 'Good answer' })).toHaveAttribute('aria-pressed', 'true');
  expect(onFeedback).toHaveBeenCalledTimes(1);
  expect(onFeedback).toHaveBeenCalledWith(expect.objectContaining({ rating: 'good', question: salesQuestion }));
});

it('starts with a suggested question', async () => {
  const { user, requests } = showPanel({ panel: { starters: [salesQuestion, 'Which products sell best?'] } });
  await user.click(screen.getByRole('button', { name: 'Which products sell best?' }));
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(requests[0]?.input).toBe('Which products sell best?');
  expect(message()).toHaveFocus();
  expect(slot('starters')).toBeUndefined();
});

it('labels the columns of a result with the titles from the data model search', async () => {
  const { user } = showPanel();
  await user.type(message(), `${salesQuestion}{Enter}`);
  await user.click(await screen.findByRole('tab', { name: 'Table' }));
  const headings = within(screen.getByRole('table', { name: /Revenue by month/ })).getAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Month', 'Revenue']);
});
