import { expect, it } from 'vitest';
import type { ChatStore } from '../../src/chat/store/ChatStore.js';
import { createQuestionQueue } from '../../src/element/createQuestionQueue.js';
import { type ChatHarness, createChatHarness, paced } from '../support/chatHarness.js';

async function harnessOf(): Promise<ChatHarness> {
  const harness: ChatHarness = await createChatHarness(paced(() => harness.environment, [{ kind: 'answer', text: 'Forty-two.' }]));
  return harness;
}

const asked = (store: ChatStore) => store.getSnapshot().turns.map(({ question, state }) => `${question?.content} ${state}`);

it('asks one question after the other, each when the previous answer is complete', async () => {
  const { createStore, environment } = await harnessOf();
  const store = createStore();
  const questions = createQuestionQueue(store);
  questions.send('First?');
  questions.send('   ');
  questions.send('Second?');
  expect(asked(store)).toEqual(['First? running']);
  await environment.until(() => asked(store).length === 2);
  expect(asked(store)).toEqual(['First? done', 'Second? running']);
});

it('asks in a thread that is still loading as soon as it is loaded', async () => {
  const { createStore, environment } = await harnessOf();
  const before = createStore();
  before.send('Before?');
  await environment.until(() => before.getSnapshot().status === 'idle');
  const store = createStore({ chatId: before.getSnapshot().chatId });
  const questions = createQuestionQueue(store);
  store.attach();
  questions.send('After?');
  await environment.until(() => asked(store).includes('After? done'));
  expect(asked(store)).toEqual(['Before? done', 'After? done']);
});

it('asks nothing more once it is cleared or stopped', async () => {
  const { createStore, environment } = await harnessOf();
  const store = createStore();
  const questions = createQuestionQueue(store);
  questions.send('First?');
  questions.send('Second?');
  questions.clear();
  await environment.until(() => store.getSnapshot().status === 'idle');
  questions.send('Third?');
  questions.send('Fourth?');
  questions.stop();
  await environment.until(() => store.getSnapshot().status === 'idle');
  await environment.settle();
  expect(asked(store)).toEqual(['First? done', 'Third? done']);
});
