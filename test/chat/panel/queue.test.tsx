import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memoryStorage } from './support/memoryStorage.js';
import { salesQuestion, salesSteps, wholeSalesRun } from './support/salesSteps.js';
import { gate, message, showPanel, slot, slots, spoken, turnStates } from './support/showPanel.js';
import { startService } from './support/startService.js';

const waiting = () => slots('queued-question').map((item) => item.querySelector('.parley-queued-text')?.textContent);

/** A panel whose first answer is running, and what lets it end. */
async function running() {
  const pause = gate();
  const shown = showPanel({ script: { '*': [...salesSteps, { kind: 'pause', until: pause.until }, ...wholeSalesRun] } });
  await shown.user.type(message(), `${salesQuestion}{Enter}`);
  return { ...shown, pause };
}

/** Like `running`, with a service and a storage that a second panel can use. */
async function reloadable() {
  const pause = gate();
  const storage = memoryStorage();
  const started = startService({ script: { '*': [...salesSteps, { kind: 'pause', until: pause.until }, ...wholeSalesRun] } });
  let named: string | undefined;
  const shown = showPanel({
    started,
    storage,
    panel: {
      onThread: (chatId) => {
        named = chatId;
      },
    },
  });
  await shown.user.type(message(), `${salesQuestion}{Enter}`);
  return { ...shown, storage, started: { ...started, pause }, thread: () => named };
}

const item = (text: string) => within(screen.getByText(text).closest('li') ?? document.body);

it('shows questions that wait, empties the field, and sends them when the answers end', async () => {
  const { user, requests, pause } = await running();
  await user.type(message(), 'And by store?{Enter}And by region?{Enter}');
  expect(waiting()).toEqual(['And by store?', 'And by region?']);
  expect(message()).toHaveValue('');
  expect(spoken()).toContain('Question added to the queue');
  expect(requests).toHaveLength(1);
  await pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done', 'done', 'done']));
  expect(requests.map(({ input }) => input)).toEqual([salesQuestion, 'And by store?', 'And by region?']);
  expect(slot('queue')).toBeUndefined();
});

it('moves, edits and removes a question, and keeps the text of a cancelled edit', async () => {
  const { user } = await running();
  await user.type(message(), 'One?{Enter}Two?{Enter}Three?{Enter}');
  expect(item('One?').getByRole('button', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(item('Three?').getByRole('button', { name: 'Move up' }));
  expect(waiting()).toEqual(['One?', 'Three?', 'Two?']);
  expect(item('Three?').getByRole('button', { name: 'Move up' })).toHaveFocus();

  await user.click(item('One?').getByRole('button', { name: 'Edit question' }));
  await user.keyboard(' Really{Escape}');
  expect(waiting()).toEqual(['One?', 'Three?', 'Two?']);
  await user.click(item('One?').getByRole('button', { name: 'Edit question' }));
  await user.keyboard(' Or two?{Enter}');
  await user.click(item('Two?').getByRole('button', { name: 'Remove question' }));
  expect(waiting()).toEqual(['One? Or two?', 'Three?']);
  expect(message()).toHaveFocus();
});

it('pauses after a stop, says so, and continues with Send', async () => {
  const { user, requests } = await running();
  await user.type(message(), 'And by store?{Enter}{Escape}');
  await waitFor(() => expect(slot('queue')).toHaveAttribute('data-state', 'paused'));
  expect(slot('queue')).toHaveTextContent('Paused because the last answer didn’t finish.');
  expect(requests.filter(({ input }) => input === 'And by store?')).toHaveLength(0);
  await user.click(within(slot('queue') ?? document.body).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(turnStates()).toEqual(['stopped', 'running']));
});

it('stops the running answer to send a question now', async () => {
  const { user } = await running();
  await user.type(message(), 'One?{Enter}Two?{Enter}');
  await user.click(item('Two?').getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(turnStates()).toEqual(['stopped', 'running']));
  expect(slots('question')[1]).toHaveTextContent('Two?');
  expect(waiting()).toEqual(['One?']);
});

it('keeps the text in the field if the queue is full', async () => {
  await running();
  const field = message();
  const ask = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };
  for (let index = 0; index < 20; index += 1) ask(`Question ${index}`);
  ask('One too many');
  expect(waiting()).toHaveLength(20);
  expect(field).toHaveValue('One too many');
  expect(field).toHaveAccessibleDescription('Wait for the answer to finish, or stop it. Your draft is kept.');
});

it('restores the queue after a reload, and sends it only on request, even after an edit', async () => {
  const { user, storage, started, requests, thread } = await reloadable();
  await user.type(message(), 'And by store?{Enter}And by region?{Enter}');
  await waitFor(() => expect(storage.written()).toContain('And by region?'));
  await waitFor(() => expect(thread()).toBeDefined());
  cleanup();

  const again = showPanel({ started, storage, panel: { chatId: thread() } });
  await waitFor(() => expect(waiting()).toEqual(['And by store?', 'And by region?']));
  await started.pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(slot('queue')).toHaveTextContent('Kept from before the page was reloaded.');
  await again.user.click(item('And by region?').getByRole('button', { name: 'Edit question' }));
  await again.user.keyboard(' In 2025?{Enter}');
  expect(waiting()).toEqual(['And by store?', 'And by region? In 2025?']);
  expect(slot('queue')).toHaveAttribute('data-state', 'paused');
  await again.user.click(within(slot('queue') ?? document.body).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(turnStates()).toEqual(['done', 'done', 'done']));
  expect(requests.filter(({ input }) => input === 'And by store?')).toHaveLength(1);
});
