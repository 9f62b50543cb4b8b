import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createMessageId, createServiceClient, type ServiceClient, streamChat } from '../../../src/client.js';
import { queryStart, salesAnswerStep, salesQuestion, salesSteps, wholeSalesRun } from './support/salesSteps.js';
import { gate, message, panelState, showPanel, slot, slots, spoken, turnStates } from './support/showPanel.js';
import { startService } from './support/startService.js';

/** An answer that is cut, and so is each attempt to go on with it. */
const interruptedOnce = { cutAfterLinesOnce: [6, 0, 0, 0, 0, 0] };
/** A clock that does not wait. */
const hurried = { setTimeout: (callback: () => void) => setTimeout(callback) };

const askSales = `${salesQuestion}{Enter}`;

it('stops: keeps the text so far, marks it as stopped, and the button stays in place', async () => {
  const { user, requests } = showPanel({ script: { '*': [...salesSteps, queryStart, { kind: 'pause' }] } });
  await user.type(message(), askSales);
  await waitFor(() => expect(slot('steps')).toHaveTextContent('Querying Revenue by month…'));
  const stop = screen.getByRole('button', { name: 'Stop' });
  await user.click(stop);
  await waitFor(() => expect(turnStates()).toEqual(['stopped']));

  expect(requests.map(({ path }) => path)).toEqual(['stream-chat-state', 'abort']);
  expect(slot('turn')).toHaveTextContent('You stopped this answer.');
  expect(slot('steps')).toHaveTextContent('4 steps');
  expect(panelState()).toBe('idle');
  expect(screen.getByRole('button', { name: 'Send' })).toBe(stop);
  expect(stop).toHaveFocus();
});

it.each([
  ['before its first word', [{ kind: 'pause' }]],
  ['after some words', [{ kind: 'text', text: 'Let me look.' }, { kind: 'pause' }]],
] as const)('marks an answer as stopped after a reload, although the service does not report it: stopped %s', async (_, steps) => {
  const started = startService({ script: { '*': steps }, faults: { newerSentinels: false } });
  let chatId: string | undefined;
  const { user, storage, unmount } = showPanel({ started, panel: { onChatIdChange: (id) => (chatId = id) } });
  await user.type(message(), askSales);
  await waitFor(() => expect(panelState()).toBe('streaming'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(turnStates()).toEqual(['stopped']));
  unmount();

  const another = createServiceClient({
    chatUrl: started.service.addresses.deploymentChatUrl,
    credentials: { kind: 'service-token', token: () => started.service.mintToken({ externalId: 'ada' }) },
    fetch: (request) => started.service.fetch(request),
  });
  showPanel({ started: { ...started, client: another }, storage, panel: { chatId } });
  await waitFor(() => expect(turnStates()).toEqual(['stopped']));
  expect(slot('turn')).toHaveTextContent('You stopped this answer.');
});

it('reports a run that ended without an answer', async () => {
  const { user } = showPanel({ script: { '*': [{ kind: 'thinking', text: 'Nothing tells of this.' }] } });
  await user.type(message(), askSales);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(slot('turn-note')).toHaveTextContent('This question wasn’t answered.');
  await waitFor(() => expect(spoken()).toContain('This question wasn’t answered.'));
});

it('ignores the second click of a double click on Send', async () => {
  const { user, requests } = showPanel({ script: { '*': [...salesSteps, { kind: 'pause' }] } });
  await user.type(message(), salesQuestion);
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(slot('steps')).toHaveTextContent('Thinking…'));
  expect(turnStates()).toEqual(['running']);
  expect(requests).toHaveLength(1);
});

it('stops with Escape in the composer', async () => {
  const { user } = showPanel({ script: { '*': [...salesSteps, { kind: 'pause' }] } });
  await user.type(message(), askSales);
  await waitFor(() => expect(slot('steps')).toHaveTextContent('Thinking…'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(turnStates()).toEqual(['stopped']));
  expect(message()).toHaveFocus();
});

it('offers Retry for an unsent question, and sends it with its original id', async () => {
  const { user, requests, setReachable } = showPanel();
  setReachable(false);
  await user.type(message(), askSales);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(slot('error')).toHaveAttribute('data-kind', 'not-sent');
  expect(turnStates()).toEqual(['failed']);
  expect(slot('question')).toHaveTextContent(salesQuestion);

  setReachable(true);
  await user.click(retry);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(requests).toHaveLength(2);
  expect(requests[1]?.messageId).toBe(requests[0]?.messageId);
  expect(message()).toHaveFocus();
});

it('reports and announces that the run failed, and restarts it on Retry', async () => {
  let runs = 0;
  const { user } = showPanel({
    script: () => {
      runs += 1;
      return runs === 1 ? [...salesSteps, { kind: 'fail', message: 'The warehouse is asleep.' }] : wholeSalesRun;
    },
  });
  await user.type(message(), askSales);
  await waitFor(() => expect(turnStates()).toEqual(['failed']));
  expect(panelState()).toBe('error');
  expect(spoken()).toContain('Answer failed.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(slot('error')).toBeUndefined();
});

it('catches up by itself after a cut, and shows the complete answer', async () => {
  const { user } = showPanel({ faults: { cutAfterLinesOnce: [6] } });
  await user.type(message(), askSales);
  await waitFor(() => expect(slot('connection')).toHaveTextContent('Connection lost. Reconnecting…'));
  expect(panelState()).toBe('resuming');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(slot('answer')).toHaveTextContent('Revenue grew through 2025');
  expect(slot('connection')).toBeUndefined();
});

it('checks an interrupted answer again after later ones, and shows it completely in its place', async () => {
  const { user, requests } = showPanel({ faults: interruptedOnce, panel: { environment: hurried } });
  await user.type(message(), askSales);
  await screen.findByRole('button', { name: 'Retry' });
  expect(turnStates()).toEqual(['interrupted']);
  expect(screen.getByText('The answer was interrupted.')).toBeVisible();
  expect(screen.getByText('Retry to get the full answer.')).toBeVisible();
  await user.type(message(), 'By region?{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['interrupted', 'done']));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();

  const sent = requests.length;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(turnStates()).toEqual(['done', 'done']));
  expect(slots('question').map(({ textContent }) => textContent)).toEqual([salesQuestion, 'By region?']);
  expect(slots('answer')[0]).toHaveTextContent('Revenue grew through 2025');
  expect(slot('error')).toBeUndefined();
  // It was read, not asked.
  expect(requests.slice(sent).map(({ messageId }) => messageId)).toEqual([undefined]);
});

it('pauses a suspended answer and resumes it', async () => {
  const { user, requests } = showPanel({ faults: { suspendAfterEventsOnce: [3] } });
  await user.type(message(), askSales);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(requests[1]?.messageId).toBe(requests[0]?.messageId);
});

it('offers to watch an answer that runs elsewhere, and does not ask again', async () => {
  const pause = gate();
  const elsewhere = 'By store?';
  const started = startService({
    script: { [elsewhere]: [...salesSteps, { kind: 'pause', until: pause.until }, salesAnswerStep], '*': wholeSalesRun },
  });
  let chatId: string | undefined;
  const { user } = showPanel({ started, panel: { onChatIdChange: (id) => (chatId = id) } });
  await user.type(message(), askSales);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  const other = await askElsewhere(started.client, elsewhere, chatId);

  await user.type(message(), 'By region?{Enter}');
  const watch = await screen.findByRole('button', { name: 'Watch' });
  expect(slot('error')).toHaveAttribute('data-kind', 'thread-busy');
  expect(screen.getByRole('button', { name: 'Stop answer' })).toBeVisible();
  await user.click(watch);
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent(elsewhere));
  await pause.open();
  await waitFor(() => expect(turnStates().filter((state) => state === 'done')).toHaveLength(2));
  expect(slot('error')).not.toHaveAttribute('data-kind', 'thread-busy');
  await other.rest();
});

it('offers to resend a refused question as soon as the other answer has ended', async () => {
  const other = gate();
  const started = startService({
    script: ({ text }) => (text === 'Theirs?' ? [{ kind: 'pause', until: other.until }, salesAnswerStep] : wholeSalesRun),
  });
  let chatId: string | undefined;
  const { user } = showPanel({ started, panel: { environment: hurried, onChatIdChange: (id) => (chatId = id) } });
  await user.type(message(), askSales);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  const theirs = await askElsewhere(started.client, 'Theirs?', chatId);
  await user.type(message(), askSales);
  expect(await screen.findByRole('button', { name: 'Watch' })).toBeVisible();

  await other.open();
  await theirs.rest();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await waitFor(() => expect(spoken()).toContain('Your question wasn’t sent. Retry to send it.'));
  await user.click(retry);
  await waitFor(() => expect(turnStates()).toEqual(['done', 'done', 'done']));
  expect(slots('question').map(({ textContent }) => textContent)).toEqual([salesQuestion, 'Theirs?', salesQuestion]);
});

it('shows no badge on the default branch, whatever its name', async () => {
  showPanel({ panel: { branch: { name: 'main', isDefault: true } } });
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(slot('branch-badge')).toBeUndefined();
});

it('offers to return from a missing branch, with the question in the composer', async () => {
  const { user, requests } = showPanel({ panel: { branch: 'dev-gone' }, branches: ['dev-anna'] });
  expect(slot('branch-badge')).toHaveTextContent('Branch dev-gone');
  await user.type(message(), askSales);
  await user.click(await screen.findByRole('button', { name: 'Back to the main branch' }));
  expect(slot('branch-badge')).toBeUndefined();
  expect(message()).toHaveValue(salesQuestion);
  expect(message()).toHaveFocus();

  await user.keyboard('{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done', 'done']));
  expect(requests.map(({ activeBranchName }) => activeBranchName)).toEqual(['dev-gone', undefined]);
});

it('explains that a thread is gone, and starts a new one', async () => {
  const { user } = showPanel({ panel: { chatId: 'no-such-thread' } });
  const error = await waitFor(() => slot('error') ?? Promise.reject(new Error('no error yet')));
  expect(error).toHaveAttribute('data-kind', 'not-found');
  await user.click(within(error).getByRole('button', { name: 'New chat' }));
  expect(slot('error')).toBeUndefined();
  expect(message()).toHaveFocus();
});

it('explains why nothing can be sent while offline, and keeps the text', async () => {
  const listeners = new Set<() => void>();
  let isOnline = false;
  const environment = {
    isOnline: () => isOnline,
    onWake: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { user, requests } = showPanel({ panel: { environment } });
  await user.type(message(), askSales);
  expect(message()).toHaveValue(salesQuestion);
  expect(message()).toHaveAccessibleDescription('You’re offline. Your draft is kept.');
  expect(requests).toHaveLength(0);

  isOnline = true;
  for (const listener of listeners) listener();
  await waitFor(() => expect(message()).not.toHaveAccessibleDescription());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
});

it('shows a loading thread as a skeleton, then completely, without announcing old answers', async () => {
  const started = startService();
  let chatId: string | undefined;
  const first = showPanel({ started, panel: { onChatIdChange: (id) => (chatId = id) } });
  await first.user.type(message(), askSales);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  first.unmount();

  const onResult = vi.fn();
  showPanel({ started, panel: { chatId, onResult } });
  expect(slot('thread-skeleton')).toBeDefined();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(slot('answer')).toHaveTextContent('Revenue grew through 2025');
  expect(slot('thread-skeleton')).toBeUndefined();
  expect(spoken()).not.toContain('Answer ready');
  expect(onResult).not.toHaveBeenCalled();
});

/** Someone else, or another tab, asks in the same thread. Resolves when the service has taken it up. */
async function askElsewhere(client: ServiceClient, input: string, chatId: string | undefined) {
  const lines = streamChat(client, { input, messageId: createMessageId(), ...(chatId !== undefined && { chatId }) }, {});
  await lines.next();
  return {
    async rest() {
      for await (const _ of lines);
    },
  };
}
