import { expect, it } from 'vitest';
import { createChatHarness, lineResponse } from '../../support/chatHarness.js';
import { cutoff, delta, final, state } from './lines.js';

const other = [cutoff({ chatId: 'thread-2' }), final('x', 'Salaries are 12.'), state()];

it('ignores an answer that belongs to another thread after a cut', async () => {
  const harness = await createChatHarness({});
  harness.intercept = ({ body }) => {
    if (body.chatId === undefined) return lineResponse([cutoff({ chatId: 'thread-1' }), delta('m', 'Let me look.')], { isCut: true });
    if (body.input === undefined) return lineResponse([cutoff({ chatId: 'thread-1', isStreaming: true })]);
    return lineResponse(other);
  };
  const store = harness.createStore();
  store.send('How much?');
  await harness.environment.until(() => ['idle', 'error'].includes(store.getSnapshot().status));
  const { chatId, turns, error } = store.getSnapshot();
  expect(chatId).toBe('thread-1');
  expect(JSON.stringify(turns)).toContain('Let me look.');
  expect(JSON.stringify(turns)).not.toContain('Salaries');
  expect(turns.at(-1)?.error ?? error).toMatchObject({ kind: 'protocol' });
});

it('rejects another thread in place of the requested one', async () => {
  const harness = await createChatHarness({});
  harness.intercept = () => lineResponse(other);
  const store = harness.createStore({ chatId: 'thread-1' });
  store.attach();
  await harness.environment.until(() => store.getSnapshot().error !== undefined);
  expect(store.getSnapshot()).toMatchObject({ error: { kind: 'protocol' }, turns: [] });
});
