import { describe, expect, it } from 'vitest';
import type { ChatStore } from '../../../src/chat/store/ChatStore.js';
import { type ChatHarness, createChatHarness, lineResponse } from '../../support/chatHarness.js';

const script = { '*': [{ kind: 'answer', text: 'Forty-two.' }] } as const;
const isAtRest = (store: ChatStore) => !store.getSnapshot().isLoading && ['idle', 'error'].includes(store.getSnapshot().status);
const lastTurn = (store: ChatStore) => store.getSnapshot().turns.at(-1);

/** The requests that fit, from now on, are never answered. */
function deaden(harness: ChatHarness, fits: (body: Readonly<Record<string, unknown>>) => boolean): void {
  harness.intercept = ({ body }) => (fits(body) ? new Promise<Response>(() => {}) : undefined);
}

async function askFirst(harness: ChatHarness): Promise<{ store: ChatStore; chatId: string }> {
  const store = harness.createStore();
  store.send('First?');
  await harness.environment.until(() => isAtRest(store));
  return { store, chatId: store.getSnapshot().chatId ?? '' };
}

describe('a connection that died while the device slept', () => {
  it('before the first line is abandoned when the page returns, and the thread shows whether the question arrived', async () => {
    const harness = await createChatHarness(script);
    const { store } = await askFirst(harness);
    deaden(harness, () => true);
    store.send('Second?');
    await harness.environment.settle();
    harness.intercept = undefined;
    harness.environment.wake(20_000);
    await harness.environment.until(() => isAtRest(store));
    expect(harness.sent.at(-1)?.body).not.toHaveProperty('input');
    expect(lastTurn(store)).toMatchObject({ state: 'failed', error: { kind: 'not-sent' } });
  });

  it('before the thread has an id is abandoned only after a minute, and not retried automatically', async () => {
    const harness = await createChatHarness(script);
    const store = harness.createStore();
    deaden(harness, () => true);
    store.send('First?');
    await harness.environment.settle();
    harness.environment.wake(20_000);
    await harness.environment.settle();
    expect(store.getSnapshot().status).toBe('submitting');
    harness.environment.wake(60_000);
    await harness.environment.until(() => isAtRest(store));
    expect(harness.sent).toHaveLength(1);
    expect(lastTurn(store)).toMatchObject({ state: 'failed', error: { kind: 'not-sent' } });
  });

  it('while a thread was being read is repeated', async () => {
    const harness = await createChatHarness(script);
    const { chatId } = await askFirst(harness);
    const store = harness.createStore({ chatId });
    deaden(harness, () => true);
    store.attach();
    await harness.environment.settle();
    harness.intercept = undefined;
    harness.environment.wake(20_000);
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'done', answer: { content: 'Forty-two.' } });
  });

  it('while an answer was being resumed is repeated', async () => {
    const harness = await createChatHarness(script);
    const { store } = await askFirst(harness);
    harness.service.faults = { cutAfterLinesOnce: [2] };
    deaden(harness, ({ input }) => input === undefined);
    store.send('Second?');
    await harness.environment.until(() => harness.sent.at(-1)?.body.input === undefined);
    harness.intercept = undefined;
    harness.environment.wake(20_000);
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'done', answer: { content: 'Forty-two.' } });
  });
});

describe('a response with the thread that ends too early, as if complete', () => {
  it('does not prove that the question did not arrive', async () => {
    const harness = await createChatHarness(script);
    const { store, chatId } = await askFirst(harness);
    harness.service.faults = { cutAfterLinesOnce: [2] };
    harness.intercept = ({ body }) => {
      if (body.input !== undefined) return undefined;
      harness.intercept = undefined;
      return lineResponse([{ id: '__cutoff__', sort: 0, state: { chatId, isStreaming: false } }]);
    };
    store.send('Second?');
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'done', answer: { content: 'Forty-two.' } });
  });

  it('is an error if the thread was to be shown', async () => {
    const harness = await createChatHarness(script);
    const { chatId } = await askFirst(harness);
    const store = harness.createStore({ chatId });
    harness.intercept = () => lineResponse([{ id: '__cutoff__', sort: 0, state: { chatId, isStreaming: false } }]);
    store.attach();
    await harness.environment.until(() => isAtRest(store));
    expect(store.getSnapshot()).toMatchObject({ status: 'error', error: { kind: 'interrupted' }, turns: [] });
  });
});

it('a gap is closed even if the first attempt to read the thread fails', async () => {
  const harness = await createChatHarness(script);
  const { store, chatId } = await askFirst(harness);
  const messageId = () => String(harness.sent.find(({ body }) => body.input === 'Second?')?.body.messageId);
  const cutoff = (isStreaming: boolean) => ({ id: '__cutoff__', sort: 0, state: { chatId, isStreaming } });
  const echo = () => ({ id: messageId(), role: 'user', content: 'Second?', isDelta: false, isInProcess: false, sort: 10 });
  const thought = {
    id: 'b',
    role: 'assistant',
    content: '',
    thinking: 'Hm.',
    graphPath: ['agent'],
    isDelta: false,
    isInProcess: false,
    sort: 11,
  };
  const answer = { id: 'c', role: 'assistant', content: 'Ninety.', graphPath: ['final'], isDelta: false, isInProcess: false, sort: 12 };
  const responses = [
    () => lineResponse([cutoff(true), echo()], { isCut: true }),
    () => lineResponse([cutoff(true)]),
    () => lineResponse([cutoff(true), answer]),
    () => new Response('Bad Gateway', { status: 502 }),
    () => lineResponse([cutoff(false), echo(), thought, answer, { id: '__state__', sort: 13, state: { messages: [] } }]),
  ];
  harness.intercept = () => responses.shift()?.();
  store.send('Second?');
  await harness.environment.until(() => isAtRest(store));
  expect(lastTurn(store)).toMatchObject({ state: 'done', steps: [{ thinking: 'Hm.' }], answer: { content: 'Ninety.' } });
});
