import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memoryStorage } from './support/memoryStorage.js';
import { salesQuestion } from './support/salesSteps.js';
import { message, showPanel, slot, slots, turnStates } from './support/showPanel.js';
import { startService } from './support/startService.js';

async function answered() {
  const shown = showPanel();
  await shown.user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  return shown;
}

const edit = () => screen.getByRole('button', { name: 'Edit and ask again' });

it('says which question is edited; Escape and Cancel restore the text from before', async () => {
  const { user, requests } = await answered();
  await user.type(message(), 'A thought for later');
  for (const cancel of [() => user.keyboard('{Escape}'), () => user.click(screen.getByRole('button', { name: 'Cancel' }))]) {
    await user.click(edit());
    expect(message()).toHaveValue(salesQuestion);
    expect(slot('editing')).toHaveTextContent(`Editing: ${salesQuestion}`);
    await user.keyboard(' And why?');
    await cancel();
    expect(message()).toHaveValue('A thought for later');
    expect(message()).toHaveFocus();
    expect(slot('editing')).toBeUndefined();
  }
  expect(requests).toHaveLength(1);
});

it('folds the earlier version of an edited question behind a switch, and shows it read-only', async () => {
  const { user, requests } = await answered();
  await user.type(message(), 'A thought for later');
  await user.click(edit());
  await user.clear(message());
  await user.keyboard('And in 2024?{Enter}');
  expect(message()).toHaveValue('A thought for later');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(requests.map(({ input }) => input)).toEqual([salesQuestion, 'And in 2024?']);
  expect(slot('question')).toHaveTextContent('And in 2024?');

  const versions = () => within(screen.getByRole('group', { name: 'Versions of this question' }));
  expect(slot('versions')).toHaveTextContent('2 of 2');
  const previous = versions().getByRole('button', { name: 'Previous version' });
  await user.click(previous);
  expect(previous).toHaveFocus();
  expect(slot('versions')).toHaveTextContent('1 of 2');
  expect(slot('question')).toHaveTextContent(salesQuestion);
  expect(screen.queryByRole('button', { name: 'Edit and ask again' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(versions().getByRole('button', { name: 'Next version' }));
  expect(slot('question')).toHaveTextContent('And in 2024?');
});

it('tries again: the last answer as another version, an earlier one as a new question', async () => {
  const { user, requests } = await answered();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(slot('versions')).toHaveTextContent('2 of 2'));
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await user.type(message(), 'And in 2024?{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done', 'done']));
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
  await waitFor(() => expect(turnStates()).toEqual(['done', 'done', 'done']));
  expect(requests.map(({ input }) => input)).toEqual([salesQuestion, salesQuestion, 'And in 2024?', salesQuestion]);
  expect(slots('versions')).toHaveLength(1);
});

it('keeps versions, the edited question and the earlier draft across a reload', async () => {
  const storage = memoryStorage();
  const started = startService();
  let chatId: string | undefined;
  const panel = {
    onThread: (id: string) => {
      chatId = id;
    },
  };
  const { user, unmount } = showPanel({ started, storage, panel });
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await user.click(edit());
  await user.clear(message());
  await user.keyboard('And in 2024?{Enter}');
  await waitFor(() => expect(slot('versions')).toHaveTextContent('2 of 2'));
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await user.type(message(), 'A thought for later');
  await user.click(edit());
  await user.keyboard(' By store?');
  unmount();

  const again = showPanel({ started, storage, panel: { chatId } });
  await waitFor(() => expect(slot('editing')).toHaveTextContent('Editing: And in 2024?'));
  expect(slot('versions')).toHaveTextContent('2 of 2');
  expect(message()).toHaveValue('And in 2024? By store?');
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(message()).toHaveValue('A thought for later');
  expect(slot('editing')).toBeUndefined();
});
