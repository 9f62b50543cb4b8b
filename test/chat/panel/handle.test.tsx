import { act, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { ChatHandle } from '../../../src/chat/panel/handle/ChatHandle.js';
import { message, showPanel, slot, slots } from './support/showPanel.js';
import type { ChatBody } from './support/startService.js';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function show(panel = {}) {
  const ref = createRef<ChatHandle>();
  const shown = showPanel({ script: { '*': [{ kind: 'answer', text: 'Forty-two.' }] }, panel: { handle: ref, ...panel } });
  const handle = ref.current;
  if (handle === null) throw new Error('The handle is there as soon as the panel is.');
  return { ...shown, handle };
}

const inputs = (requests: readonly ChatBody[]) => requests.flatMap(({ input }) => input ?? []);

it('asks one question after the other, leaves the draft alone, and resolves to the turns', async () => {
  const { handle, user, requests } = show();
  await user.type(message(), 'A draft');
  const [one, two] = await act(() => Promise.all([handle.ask('One?'), handle.ask({ text: 'Two?', context: { page: 7 } })]));
  expect([one, two].map(({ state, answer }) => [state, answer?.content])).toEqual([
    ['done', 'Forty-two.'],
    ['done', 'Forty-two.'],
  ]);
  expect(inputs(requests)).toEqual(['One?', 'Two?\n\n<context>\n{"page":7}\n</context>']);
  expect(message()).toHaveValue('A draft');
});

it('rejects with a typed error that says what is wrong', async () => {
  const { handle } = show();
  await expect(handle.ask('  ')).rejects.toMatchObject({ kind: 'validation', field: 'text' });
  await expect(handle.ask({ text: 'One?', context: { text: 'x'.repeat(9_000) } })).rejects.toMatchObject({ kind: 'validation' });
  await expect(handle.setContext({ text: 'x'.repeat(9_000) })).rejects.toMatchObject({ kind: 'validation', field: 'context' });
  await expect(handle.exportThread('markdown')).rejects.toMatchObject({ kind: 'validation' });
  await expect(handle.scrollToTurn('none')).rejects.toMatchObject({ kind: 'not-found' });
  await expect(act(() => handle.openThread('none'))).rejects.toMatchObject({ kind: 'not-found' });
});

it('a read-only chat can be read and exported, and nothing can be asked or filled in', async () => {
  const { handle, show: again } = show();
  await act(() => handle.ask('One?'));
  again({ readOnly: true });
  await expect(handle.ask('Two?')).rejects.toMatchObject({ kind: 'validation', reason: 'not-configured' });
  await expect(handle.fill('Two?')).rejects.toMatchObject({ kind: 'validation' });
  expect(await handle.exportThread('markdown')).toContain('Forty-two.');
  await act(() => handle.focus());
  expect(screen.getByRole('log')).toHaveFocus();
});

it('fills the message field with a text, facts and suggestions, which go with the question', async () => {
  const { handle, user, requests } = show();
  await act(() => handle.fill({ text: 'Why?', context: [{ id: 'region', label: 'Region', value: 'Europe' }], suggestions: ['By month?'] }));
  expect(message()).toHaveValue('Why?');
  expect(message()).toHaveFocus();
  expect(screen.getByText('Region: Europe')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'By month?' }));
  await waitFor(() => expect(inputs(requests)).toEqual(['By month?\n\n<context>\n{"region":"Europe"}\n</context>']));
  expect(screen.queryByText('Region: Europe')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Context of this question' }));
  expect(slot('sent-context')).toHaveTextContent('regionEurope');
});

it('opens and starts threads, stops an answer, and scrolls to a turn', async () => {
  const { handle } = show();
  const turn = await act(() => handle.ask('One?'));
  await act(() => handle.scrollToTurn(turn.id));
  expect(slot('turn')).toHaveFocus();
  await act(() => handle.newThread());
  expect(slots('turn')).toEqual([]);
  await act(() => handle.stop());
  await expect(handle.scrollToTurn(turn.id)).rejects.toMatchObject({ kind: 'not-found' });
});

it('a question that is removed, or left for another thread, rejects with aborted', async () => {
  const { handle } = show();
  const asked = handle.ask('One?').catch((error: unknown) => error);
  await act(async () => {
    await handle.setContext(undefined);
    await handle.newThread();
  });
  expect(await asked).toMatchObject({ kind: 'aborted' });
});

it('exports the thread as a page', async () => {
  const { handle } = show();
  await act(() => handle.ask('One <b>?'));
  const html = await handle.exportThread('html');
  expect(html).toContain('<h2 dir="auto">One &lt;b&gt;?</h2>');
  expect(html).toContain('Forty-two.');
});
