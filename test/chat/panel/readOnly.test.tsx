import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChatRoot } from '../../../src/chat/panel/ChatRoot.js';
import { Composer } from '../../../src/chat/panel/composer/Composer.js';
import { Starters } from '../../../src/chat/panel/starters/Starters.js';
import { NewChatButton } from '../../../src/chat/panel/threads/NewChatButton.js';
import { salesQuestion, salesSteps, wholeSalesRun } from './support/salesSteps.js';
import { showAnswer } from './support/showAnswer.js';
import { gate, message, showPanel, slot, slots, turnStates } from './support/showPanel.js';
import { walk } from './support/walk.js';

const options = { onFeedback: () => {}, followUps: () => ['And by region?'], starters: ['Revenue?'] };

/** A panel whose first answer is running while more keys are pressed, and what lets it end. */
async function showQueue(keys: string) {
  const pause = gate();
  const shown = showPanel({ script: { '*': [{ kind: 'pause', until: pause.until }, ...wholeSalesRun] } });
  await shown.user.type(message(), `${salesQuestion}{Enter}${keys}`);
  return { ...shown, pause };
}

it('reads all of an answer, and has no control that asks, edits, rates or runs a query', async () => {
  const { user, show } = await showAnswer({ panel: options });
  const whole = await walk(user);
  show({ readOnly: true });
  const found = await walk(user);
  expect([...found].filter((name) => !whole.has(name))).toEqual([]);
  expect([...whole].filter((name) => !found.has(name)).sort()).toEqual(
    [
      ...['button New chat', 'button Edit and ask again', 'button Try again', 'button Good answer', 'button Bad answer'],
      ...['list Follow-up questions', 'button And by region?', 'button Edit', 'textbox Message', 'button Send'],
      ...['button Ask about this', 'menuitem Quote in your question'],
    ].sort(),
  );
});

it('sends nothing for any key, and offers no questions about values', async () => {
  const { user, show, requests } = await showAnswer({ panel: options });
  await user.click(message());
  await user.paste('A draft');
  show({ readOnly: true });
  const sent = requests.length;
  await user.click(screen.getByRole('tab', { name: 'Table' }));
  const cell = document.querySelector('[data-slot="sql-result"] tr[data-row="0"] [data-place="0"]');
  fireEvent.contextMenu(cell as Element);
  Element.prototype.scrollIntoView = () => undefined;
  slot('result-table')?.closest<HTMLElement>('section')?.focus();
  await user.keyboard('{Enter}{ContextMenu}');
  screen.getByRole('log').focus();
  await user.keyboard('A question{Enter}?{Control>}/{/Control}{ArrowUp}{Enter}{Escape}');
  expect(screen.queryAllByRole('menu', { hidden: true })).toEqual([]);
  expect(slot('shortcuts')).toBeUndefined();
  expect(requests).toHaveLength(sent);
  // The draft is back once the chat is no longer read-only.
  show({ readOnly: false });
  expect(message()).toHaveValue('A draft');
});

it('opens other threads, and renames, pins, removes and begins none', async () => {
  const { user, show } = await showAnswer();
  show({ readOnly: true });
  await user.click(screen.getByRole('button', { name: 'Chats' }));
  const list = within(await screen.findByRole('dialog', { name: 'Chats', hidden: true }));
  const row = list.getByRole('button', { name: /^How did revenue/, hidden: true });
  row.focus();
  await user.keyboard('{F2}{Delete}');
  expect(list.queryByRole('textbox', { hidden: true })).toBeNull();
  const buttons = list.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
  expect(buttons.filter((name) => !/^How did revenue/.test(name) && !/^Notify/.test(name))).toEqual([]);
  await user.click(row);
  expect(screen.getByRole('log')).toHaveFocus();
});

it('follows a running answer without a way to stop it', async () => {
  const pause = gate();
  const { user, show, requests } = showPanel({
    script: { '*': [...salesSteps, { kind: 'pause', until: pause.until }, { kind: 'answer', text: 'Done.' }] },
  });
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(slot('steps')).toHaveTextContent('Thinking…'));
  show({ readOnly: true });
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  screen.getByRole('log').focus();
  await user.keyboard('{Escape}');
  await pause.open();
  await waitFor(() => expect(slot('answer')).toHaveTextContent('Done.'));
  expect(requests.map(({ path }) => path)).not.toContain('abort');
});

it('keeps a question that was waiting, and sends it once the chat is no longer read-only', async () => {
  const { show, pause, requests } = await showQueue('And by store?{Enter}And by region?{Enter}');
  show({ readOnly: true });
  await pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  // A question that waits is sent as soon as the answer is complete.
  await act(async () => {});
  expect(requests).toHaveLength(1);
  show({ readOnly: false });
  await waitFor(() => expect(turnStates()).toEqual(['done', 'done', 'done']));
  expect(requests.map(({ input }) => input)).toEqual([salesQuestion, 'And by store?', 'And by region?']);
});

it('leaves a queue paused that was paused before', async () => {
  const { user, show, requests } = await showQueue('And by store?{Enter}{Escape}');
  await waitFor(() => expect(slot('queue')).toHaveAttribute('data-state', 'paused'));
  const sent = requests.length;
  show({ readOnly: true });
  show({ readOnly: false });
  expect(slot('queue')).toHaveAttribute('data-state', 'paused');
  await user.click(within(slot('queue') as HTMLElement).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(requests.slice(sent).map(({ input }) => input)).toContain('And by store?'));
});

it('says why a turn failed, without a button and without advice to press one', async () => {
  const { user, show, setReachable } = showPanel();
  setReachable(false);
  await user.type(message(), `${salesQuestion}{Enter}`);
  await screen.findByRole('button', { name: 'Retry' });
  show({ readOnly: true });
  expect(turnStates()).toEqual(['failed']);
  const notice = within(slot('turn') as HTMLElement);
  expect(slot('error')).toHaveTextContent(/^Your question wasn’t sent\.$|^Couldn’t reach the service\.$/);
  expect(notice.queryAllByRole('button')).toEqual([]);
});

it('reads a thread again that could not be read', async () => {
  let chatId: string | undefined;
  const { unmount, ...started } = await showAnswer({ panel: { onChatIdChange: (id) => (chatId = id) } });
  unmount();
  started.setReachable(false);
  const { user } = showPanel({ started: started, panel: { readOnly: true, chatId } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  started.setReachable(true);
  await user.click(retry);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
});

it('says in one sentence that an empty thread is empty', () => {
  showPanel({ panel: { ...options, readOnly: true } });
  expect(slot('welcome')).toHaveTextContent(/^Ask your dataThis chat is empty\.$/);
  expect(screen.queryByRole('button', { name: 'Revenue?' })).toBeNull();
});

it('leaves out parts on their own that ask', () => {
  showPanel({
    children: (
      <ChatRoot readOnly>
        <Composer />
        <NewChatButton />
        <Starters questions={['Revenue?']} />
      </ChatRoot>
    ),
  });
  expect(slot('chat-panel')).toBeEmptyDOMElement();
  expect(slots('composer')).toEqual([]);
});
