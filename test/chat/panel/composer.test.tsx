import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memoryStorage } from './support/memoryStorage.js';
import { salesQuestion, salesSteps, wholeSalesRun } from './support/salesSteps.js';
import { gate, message, panelState, showPanel, slot, slots, spoken, turnStates } from './support/showPanel.js';
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

it('does not send blank text, or anything while an answer is in progress', async () => {
  const pause = gate();
  const { user, requests } = showPanel({ script: { '*': [...salesSteps, { kind: 'pause', until: pause.until }, ...wholeSalesRun] } });
  await user.type(message(), '   {Enter}');
  expect(requests).toHaveLength(0);
  await user.clear(message());
  await user.type(message(), `${salesQuestion}{Enter}`);
  await user.type(message(), 'And by store?{Enter}');
  expect(requests).toHaveLength(1);
  expect(message()).toHaveValue('And by store?');
  await pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(message()).toHaveValue('And by store?');
});

it('explains, visibly and to screen readers, why a second question has to wait for the answer', async () => {
  const pause = gate();
  const { user } = showPanel({ script: { '*': [...salesSteps, { kind: 'pause', until: pause.until }, ...wholeSalesRun] } });
  const why = 'Wait for the answer to finish, or stop it. Your draft is kept.';
  await user.type(message(), `${salesQuestion}{Enter}`);
  await user.keyboard('{Enter}');
  expect(screen.queryByText(why)).toBeNull();
  await user.type(message(), 'And by store?');
  expect(message()).not.toHaveAccessibleDescription();

  await user.keyboard('{Enter}');
  expect(message()).toHaveAccessibleDescription(why);
  expect(slot('composer')?.querySelector('.parley-composer-hint')).toHaveTextContent(why);
  expect(spoken()).toContain(why);
  await pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(message()).not.toHaveAccessibleDescription();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done', 'done']));
  expect(message()).not.toHaveAccessibleDescription();
  expect(message()).toHaveValue('');
});

it('removes the reason when the text is deleted', async () => {
  const { user } = showPanel({ script: { '*': [...salesSteps, { kind: 'pause' }] } });
  await user.type(message(), `${salesQuestion}{Enter}`);
  await user.type(message(), 'And by store?{Enter}');
  expect(message()).toHaveAccessibleDescription();
  await user.clear(message());
  await user.type(message(), 'By region?');
  expect(message()).not.toHaveAccessibleDescription();
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

it('edits the last question with arrow up in the empty field, and restores the draft', async () => {
  const { user } = showPanel();
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await user.keyboard('{ArrowUp}');
  expect(message()).toHaveValue(salesQuestion);

  await user.clear(message());
  await user.type(message(), 'A thought of its own');
  await user.click(screen.getByRole('button', { name: 'Edit and ask again' }));
  expect(message()).toHaveValue(salesQuestion);
  await user.keyboard('{Enter}');
  expect(message()).toHaveValue('A thought of its own');
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
