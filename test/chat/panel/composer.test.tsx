import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memoryStorage } from './support/memoryStorage.js';
import { salesQuestion } from './support/salesSteps.js';
import { gate, message, panelState, showPanel, slot, slots, turnStates } from './support/showPanel.js';
import { startService } from './support/startService.js';

/** jsdom knows no popovers and takes them for hidden. */
const inTopLayer = { hidden: true };

it('breaks the line with Shift+Enter and sends with Enter', async () => {
  const { user, requests } = showPanel();
  await user.type(message(), 'One{Shift>}{Enter}{/Shift}two');
  expect(message()).toHaveValue('One\ntwo');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(requests[0]?.input).toBe('One\ntwo');
});

it('leaves the Enter that ends a composition to the input method', () => {
  const { requests } = showPanel();
  fireEvent.change(message(), { target: { value: 'しじょう' } });
  fireEvent.keyDown(message(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(message(), { key: 'Enter', keyCode: 229 });
  expect(requests).toHaveLength(0);
  expect(panelState()).toBe('idle');
  expect(message()).toHaveValue('しじょう');
});

it('sends no blank text', async () => {
  const { user, requests } = showPanel();
  await user.type(message(), '   {Enter}');
  expect(requests).toHaveLength(0);
});

it('explains that the thread is still loading instead of sending into it', async () => {
  const read = gate();
  const started = startService({ delayed: read.until });
  const { user } = showPanel({ started, panel: { chatId: 'thread-1' } });
  await user.type(message(), 'And now?{Enter}');
  expect(message()).toHaveAccessibleDescription('Loading the conversation…');
  expect(message()).toHaveValue('And now?');
  await read.open();
  await waitFor(() => expect(message()).not.toHaveAccessibleDescription('Loading the conversation…'));
  expect(message()).toHaveValue('And now?');
});

it('explains that a text is too long instead of sending it', async () => {
  const { requests } = showPanel();
  fireEvent.change(message(), { target: { value: 'x'.repeat(50_001) } });
  fireEvent.keyDown(message(), { key: 'Enter' });
  expect(message()).toHaveAccessibleDescription('This message is too long to send.');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  expect(requests).toHaveLength(0);
});

it('keeps drafts across a reload, by thread and user', async () => {
  const storage = memoryStorage();
  const started = startService();
  const first = showPanel({ started, storage });
  await first.user.type(message(), 'Half a question');
  await waitFor(() => expect(storage.written()).toContain('Half a question'));
  first.unmount();

  const again = showPanel({ started, storage });
  await waitFor(() => expect(message()).toHaveValue('Half a question'));
  again.unmount();

  const other = showPanel({ started: startService({ user: 'bob' }), storage });
  await waitFor(() => expect(storage.written()).not.toContain('Half a question'));
  expect(message()).toHaveValue('');
  other.unmount();
});

it('keeps typed text when the service names the new thread', async () => {
  const pause = gate();
  const { user } = showPanel({ delayed: pause.until });
  await user.type(message(), `${salesQuestion}{Enter}`);
  await user.type(message(), 'And by store?');
  await pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(message()).toHaveValue('And by store?');
});

it('switches between a recent thread and a new one, with the focus in the composer', async () => {
  const { user, requests } = showPanel();
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await user.click(screen.getByRole('button', { name: 'New chat' }));
  expect(turnStates()).toEqual([]);
  expect(message()).toHaveFocus();

  await user.type(message(), 'Which products sell best?{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(requests[1]?.chatId).toBeUndefined();

  await user.click(screen.getByRole('button', { name: 'Chats' }));
  await waitFor(() => expect(slots('thread-row').map(({ dataset }) => dataset.state)).toEqual(['shown', 'other']));
  await user.click(screen.getByRole('button', { ...inTopLayer, name: new RegExp(`^${salesQuestion.slice(0, 12)}`) }));
  await waitFor(() => expect(slot('question')).toHaveTextContent(salesQuestion));
  expect(message()).toHaveFocus();
});
