import type { AgentScript } from '@parley/local-service';
import { expect, it } from 'vitest';
import type { ChatStore } from '../../../src/chat/store/ChatStore.js';
import { type ChatHarness, createChatHarness, paced } from '../../support/chatHarness.js';

async function harnessOf(script?: AgentScript): Promise<ChatHarness> {
  const harness: ChatHarness = await createChatHarness(
    script ?? paced(() => harness.environment, [{ kind: 'answer', text: 'Forty-two.' }]),
  );
  return harness;
}

const asked = (store: ChatStore) => store.getSnapshot().turns.map(({ question, state }) => `${question?.content} ${state}`);
const waiting = (store: ChatStore) => store.getSnapshot().queue.map(({ content }) => content);
const idOf = (store: ChatStore, content: string) => store.getSnapshot().queue.find((question) => question.content === content)?.id ?? '';

it('asks one question after the other, each when the previous answer is complete', async () => {
  const { createStore, environment } = await harnessOf();
  const store = createStore();
  expect(['First?', '   ', 'Second?', 'Third?'].map((question) => store.enqueue(question))).toEqual([true, false, true, true]);
  expect(asked(store)).toEqual(['First? running']);
  expect(waiting(store)).toEqual(['Second?', 'Third?']);
  await environment.until(() => asked(store).length === 2);
  expect(asked(store)).toEqual(['First? done', 'Second? running']);
  await environment.until(() => asked(store).at(-1) === 'Third? done');
  expect(waiting(store)).toEqual([]);
});

it('asks in a thread that is still loading as soon as it is loaded, however its last answer ended', async () => {
  const { createStore, environment } = await harnessOf();
  const before = createStore();
  before.send('Before?');
  await environment.until(() => before.getSnapshot().status === 'streaming');
  await environment.waitFor(before.stop());
  const store = createStore({ chatId: before.getSnapshot().chatId });
  store.attach();
  store.enqueue('After?');
  await environment.until(() => asked(store).includes('After? done'));
  expect(asked(store)).toEqual(['Before? stopped', 'After? done']);
});

it('pauses after a stop until the next is sent', async () => {
  const { createStore, environment } = await harnessOf();
  const store = createStore();
  store.send('First?');
  store.enqueue('Second?');
  await environment.until(() => store.getSnapshot().status === 'streaming');
  await environment.waitFor(store.stop());
  await environment.settle();
  expect(store.getSnapshot()).toMatchObject({ isQueuePaused: true, status: 'idle' });
  expect(waiting(store)).toEqual(['Second?']);
  await store.sendQueued();
  expect(asked(store)).toEqual(['First? stopped', 'Second? running']);
  expect(store.getSnapshot().isQueuePaused).toBe(false);
});

it('pauses after a failure, and continues after the retry has ended well', async () => {
  const harness = await harnessOf();
  harness.intercept = () => new Response('broken', { status: 500 });
  const store = harness.createStore();
  store.send('First?');
  store.enqueue('Second?');
  await harness.environment.until(() => store.getSnapshot().status === 'error');
  await harness.environment.settle();
  expect(store.getSnapshot().isQueuePaused).toBe(true);
  harness.intercept = undefined;
  store.retry();
  await harness.environment.until(() => asked(store)[0] === 'First? done');
  expect(waiting(store)).toEqual(['Second?']);
  store.pauseQueue(false);
  await harness.environment.until(() => asked(store).at(-1) === 'Second? done');
});

it('stops the running answer and sends the chosen question at once', async () => {
  const { createStore, environment } = await harnessOf();
  const store = createStore();
  store.send('First?');
  store.enqueue('Second?');
  store.enqueue('Third?');
  await environment.until(() => store.getSnapshot().status === 'streaming');
  await environment.waitFor(store.sendQueued(idOf(store, 'Third?')));
  expect(asked(store)).toEqual(['First? stopped', 'Third? running']);
  await environment.until(() => asked(store).at(-1) === 'Second? done');
});

it('lets waiting questions be edited, moved and removed, and holds them back meanwhile', async () => {
  const { createStore, environment } = await harnessOf();
  const store = createStore();
  for (const text of ['First?', 'Second?', 'Third?', 'Fourth?']) store.enqueue(text);
  store.pauseQueue(true);
  store.moveQueued(idOf(store, 'Fourth?'), 0);
  store.editQueued(idOf(store, 'Second?'), 'Second, by store?');
  store.editQueued(idOf(store, 'Third?'), ' ');
  expect(waiting(store)).toEqual(['Fourth?', 'Second, by store?', 'Third?']);
  store.removeQueued(idOf(store, 'Third?'));
  await environment.until(() => asked(store)[0] === 'First? done');
  await environment.settle();
  expect(asked(store)).toHaveLength(1);
  store.pauseQueue(false);
  await environment.until(() => asked(store).at(-1) === 'Second, by store? done');
});

it('takes 20 questions and no more', async () => {
  const { createStore } = await harnessOf();
  const store = createStore();
  store.send('First?');
  const taken = Array.from({ length: 25 }, (_, index) => store.enqueue(`${index}?`));
  expect(taken.filter(Boolean)).toHaveLength(20);
});

it('belongs to its thread: another one has its own, and the first is there, paused, on return', async () => {
  const { createStore, environment } = await harnessOf();
  const store = createStore();
  store.send('First?');
  await environment.until(() => store.getSnapshot().status === 'streaming');
  const { chatId = '' } = store.getSnapshot();
  store.enqueue('Second?');
  store.newThread();
  expect(waiting(store)).toEqual([]);
  store.send('Elsewhere?');
  await environment.until(() => store.getSnapshot().status === 'idle');
  expect(asked(store)).toEqual(['Elsewhere? done']);
  const loaded = store.load(chatId);
  expect(waiting(store)).toEqual(['Second?']);
  await environment.waitFor(loaded);
  await environment.settle();
  expect(asked(store)).toEqual(['First? done']);
  expect(store.getSnapshot().isQueuePaused).toBe(true);
});

it('asks an answered question again as a new turn that replaces the last one', async () => {
  const { createStore, environment, sent } = await harnessOf();
  const store = createStore();
  for (const text of ['One?', 'Two?']) {
    store.send(text);
    await environment.until(() => store.getSnapshot().status === 'idle');
  }
  const [one, two] = store.getSnapshot().turns;
  store.retry(two?.id);
  const again = store.getSnapshot().turns.at(-1);
  expect([...store.getSnapshot().replaced]).toEqual([[again?.id, two?.id]]);
  await environment.until(() => store.getSnapshot().status === 'idle');
  store.retry(one?.id);
  await environment.until(() => store.getSnapshot().status === 'idle');
  expect(asked(store)).toEqual(['One? done', 'Two? done', 'Two? done', 'One? done']);
  expect(store.getSnapshot().replaced.size).toBe(1);
  expect(new Set(sent.map(({ body }) => body.messageId)).size).toBe(4);
});
