import type { AgentEvent } from '@parley/local-service';
import { expect, it } from 'vitest';
import { watchResults } from '../../../src/chat/hooks/watchResults.js';
import type { ChatStore } from '../../../src/chat/store/ChatStore.js';
import { type ChatHarness, createChatHarness, paced } from '../../support/chatHarness.js';

const rowsOf = (city: string): readonly AgentEvent[] => [
  { kind: 'tool-start', callId: 'sql', name: 'serviceSqlApi', input: { sqlQuery: 'SELECT city' } },
  {
    kind: 'tool-end',
    callId: 'sql',
    result: { sqlQuery: 'SELECT city', schema: [{ name: 'city', column_type: 'String' }], data: [[city]], totalRows: 1 },
  },
  { kind: 'answer', text: city },
];

const script = { 'Where?': rowsOf('Oslo'), 'And then?': rowsOf('Bergen') };

async function ask({ environment }: ChatHarness, store: ChatStore, question: string): Promise<void> {
  store.send(question);
  await environment.until(() => store.getSnapshot().status === 'idle');
}

function listen(store: ChatStore, { environment }: ChatHarness) {
  const told: unknown[] = [];
  watchResults(store, ({ rows }) => told.push(rows[0]?.[0]), environment.nowMs);
  return told;
}

const stepIdsOf = (store: ChatStore) =>
  store
    .getSnapshot()
    .turns.at(-1)
    ?.steps.map(({ id }) => id);

it('reports the results of every chat, although their step ids are the same', async () => {
  const harness = await createChatHarness(script);
  const store = harness.createStore();
  const told = listen(store, harness);
  await ask(harness, store, 'Where?');
  const firstIds = stepIdsOf(store);
  store.newThread();
  await ask(harness, store, 'And then?');
  expect(stepIdsOf(store)).toEqual(firstIds);
  expect(told).toEqual(['Oslo', 'Bergen']);
});

it('reports no result twice when its chat is opened again', async () => {
  const harness = await createChatHarness(script);
  const store = harness.createStore();
  const told = listen(store, harness);
  await ask(harness, store, 'Where?');
  const chatId = store.getSnapshot().chatId ?? '';
  store.newThread();
  await ask(harness, store, 'And then?');
  await store.load(chatId);
  await harness.environment.until(() => store.getSnapshot().turns[0]?.question?.content === 'Where?');
  expect(told).toEqual(['Oslo', 'Bergen']);
});

it('reports the result of an answer that runs elsewhere, in any chat', async () => {
  const harness = await createChatHarness(paced(() => harness.environment, rowsOf('Oslo')));
  const [other, store] = [harness.createStore(), harness.createStore()];
  const told = listen(store, harness);
  await ask(harness, store, 'Where?');
  other.send('Where?');
  await harness.environment.until(() => other.getSnapshot().status === 'streaming');
  await store.load(other.getSnapshot().chatId ?? '');
  await harness.environment.until(() => store.getSnapshot().status === 'idle');
  expect(told).toEqual(['Oslo', 'Oslo']);
});
