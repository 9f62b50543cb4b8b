import type { AgentEvent, ServiceFaults } from '@parley/local-service';
import { describe, expect, it } from 'vitest';
import type { ChatStore, ChatStoreOptions } from '../../../src/chat/store/ChatStore.js';
import { createStoppedTurns } from '../../../src/chat/store/memory/stoppedTurns.js';
import { deferred } from '../../client/support/deferred.js';
import { type ChatHarness, createChatHarness, paced } from '../../support/chatHarness.js';
import { memoryStorage } from '../panel/support/memoryStorage.js';

const answer: readonly AgentEvent[] = [
  { kind: 'text', text: 'Let me look.' },
  { kind: 'answer', text: 'Revenue was 42.' },
];

const older: ServiceFaults = { newerSentinels: false };
const newer: ServiceFaults = {};

async function harnessOf(faults: ServiceFaults): Promise<ChatHarness> {
  const harness: ChatHarness = await createChatHarness(
    paced(() => harness.environment, answer),
    faults,
  );
  return harness;
}

const isAtRest = (store: ChatStore) => !store.getSnapshot().isLoading && ['idle', 'error'].includes(store.getSnapshot().status);
const hasStreamed = (store: ChatStore, text: string) => JSON.stringify(store.getSnapshot().turns).includes(text);
const states = (store: ChatStore) => store.getSnapshot().turns.map(({ state }) => state);

async function ask({ environment }: ChatHarness, store: ChatStore, question: string): Promise<void> {
  store.send(question);
  await environment.until(() => isAtRest(store));
}

/** Asks and stops at once when the service has named the thread, or when there are words. */
async function askAndStop({ environment }: ChatHarness, store: ChatStore, question: string, words = ''): Promise<void> {
  store.send(question);
  await environment.until(() => store.getSnapshot().status === 'streaming' && hasStreamed(store, words));
  await environment.waitFor(store.stop());
}

/** Reaches the service past whatever stands between. */
async function callService({ service, environment }: ChatHarness, to: string, body: object): Promise<Response> {
  const token = await environment.waitFor(service.mintToken({ externalId: 'ann', scope: ['chat'] }));
  const headers = { 'content-type': 'application/json', 'X-Service-Auth-Token': token };
  const url = service.addresses.agentChatUrl.replace('stream-chat-state', to);
  return environment.waitFor(service.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })));
}

/** What a page sees that remembers nothing but what is in `storage`. */
async function openAnew(harness: ChatHarness, options: Partial<ChatStoreOptions>): Promise<ChatStore> {
  const store = harness.createStore({ stoppedTurns: createStoppedTurns(undefined), ...options });
  store.attach();
  await harness.environment.until(() => isAtRest(store));
  return store;
}

describe('a stopped answer, in a page without memory', () => {
  it.each([
    ['before its first word', ''],
    ['after some words', 'Let me look.'],
  ])("is reported by the service's record, stopped %s", async (_, words) => {
    const harness = await harnessOf(newer);
    const store = harness.createStore();
    await askAndStop(harness, store, 'How much?', words);
    const { chatId } = store.getSnapshot();
    expect(states(await openAnew(harness, { chatId }))).toEqual(['stopped']);
  });

  it('does not mark the next answer as stopped', async () => {
    const harness = await harnessOf(newer);
    const store = harness.createStore();
    await askAndStop(harness, store, 'How much?', 'Let me look.');
    await ask(harness, store, 'And now?');
    const { chatId } = store.getSnapshot();
    expect(states(store)).toEqual(['stopped', 'done']);
    expect(states(await openAnew(harness, { chatId })).at(-1)).toBe('done');
  });
});

describe('an answer that another page stopped', () => {
  it.each<[string, (harness: ChatHarness, mine: ChatStore, theirs: ChatStore) => Promise<unknown>]>([
    [
      'read that it was',
      async (harness, mine, theirs) => {
        await askAndStop(harness, mine, 'How much?');
        await theirs.load(mine.getSnapshot().chatId ?? '');
      },
    ],
    [
      'followed it to its end',
      async (harness, mine, theirs) => {
        mine.send('How much?');
        await harness.environment.until(() => mine.getSnapshot().status === 'streaming');
        await theirs.load(mine.getSnapshot().chatId ?? '');
        await harness.environment.until(() => theirs.getSnapshot().status === 'streaming');
        await harness.environment.waitFor(mine.stop());
        await harness.environment.until(() => isAtRest(theirs));
      },
    ],
  ])('is remembered if a page %s, because the service reports it only for the last answer', async (_, hear) => {
    const harness = await harnessOf(newer);
    const stoppedTurns = createStoppedTurns(undefined);
    const mine = harness.createStore({ stoppedTurns: createStoppedTurns(undefined) });
    const theirs = harness.createStore({ stoppedTurns });
    await hear(harness, mine, theirs);
    expect(states(theirs)).toEqual(['stopped']);
    await ask(harness, mine, 'And now?');
    const { chatId } = mine.getSnapshot();
    expect(states(await openAnew(harness, { chatId, stoppedTurns }))).toEqual(['stopped', 'done']);
  });
});

describe('a stopped answer of a service that does not record it', () => {
  it.each([
    ['before its first word', ''],
    ['after some words', 'Let me look.'],
  ])('is remembered after a reload, also with answers after it, stopped %s', async (_, words) => {
    const storage = memoryStorage();
    const remembering = () => {
      const stoppedTurns = createStoppedTurns(storage);
      stoppedTurns.enter('ann');
      return stoppedTurns;
    };
    const harness = await harnessOf(older);
    const store = harness.createStore({ stoppedTurns: remembering() });
    await askAndStop(harness, store, 'How much?', words);
    const { chatId } = store.getSnapshot();
    expect(states(await openAnew(harness, { chatId, stoppedTurns: remembering() }))).toEqual(['stopped']);
    await ask(harness, store, 'And now?');
    expect(states(await openAnew(harness, { chatId, stoppedTurns: remembering() }))).toEqual(['stopped', 'done']);
  });

  it('is remembered within the page when its thread is opened again, by any store', async () => {
    const harness = await harnessOf(older);
    const [store, other] = [harness.createStore(), harness.createStore()];
    await askAndStop(harness, store, 'How much?');
    const chatId = store.getSnapshot().chatId ?? '';
    await other.load(chatId);
    store.newThread();
    await store.load(chatId);
    expect([states(other), states(store)]).toEqual([['stopped'], ['stopped']]);
  });

  it('is shown at once, although the stream ended with the state before the abort was confirmed', async () => {
    const harness = await harnessOf(older);
    const store = harness.createStore();
    const [aborted, confirmation] = [deferred<void>(), deferred<Response>()];
    harness.intercept = async ({ to, body }) => {
      if (to !== 'abort') return undefined;
      await callService(harness, to, body);
      aborted.resolve();
      return confirmation.promise;
    };
    store.send('How much?');
    await harness.environment.until(() => hasStreamed(store, 'Let me look.'));
    const stopped = store.stop();
    await harness.environment.waitFor(aborted.promise);
    await harness.environment.until(() => store.getSnapshot().status === 'idle');
    expect(store.getSnapshot().thread.end).toBe('complete');
    confirmation.resolve(new Response(null, { status: 204 }));
    await harness.environment.waitFor(stopped);
    expect(states(store)).toEqual(['stopped']);
  });

  it('is remembered by the tab that stopped it elsewhere', async () => {
    const harness = await harnessOf(older);
    const [mine, other] = [harness.createStore(), harness.createStore()];
    await ask(harness, mine, 'First?');
    await other.load(mine.getSnapshot().chatId ?? '');
    mine.send('Second?');
    await harness.environment.until(() => JSON.stringify(mine.getSnapshot().turns[1] ?? '').includes('Let me'));
    await harness.environment.waitFor(other.stopElsewhere());
    await harness.environment.until(() => isAtRest(other));
    expect(states(other)).toEqual(['done', 'stopped']);
  });
});

describe('a stop that the service did not confirm', () => {
  it('yields to an answer that was completed after all', async () => {
    const harness = await harnessOf(newer);
    const store = harness.createStore();
    harness.intercept = ({ to }) => (to === 'abort' ? new Response('{"error":"Gone."}', { status: 404 }) : undefined);
    await askAndStop(harness, store, 'How much?');
    await harness.environment.advance(10_000);
    const chatId = store.getSnapshot().chatId ?? '';
    await store.load(chatId);
    expect(store.getSnapshot().turns).toMatchObject([{ state: 'done', answer: { content: 'Revenue was 42.' } }]);
  });

  it('is replaced by the answer when the reader returns, without a reload', async () => {
    const harness = await harnessOf(newer);
    const store = harness.createStore();
    harness.intercept = ({ to }) => (to === 'abort' ? new Response('{"error":"Gone."}', { status: 404 }) : undefined);
    await askAndStop(harness, store, 'How much?');
    expect(states(store)).toEqual(['stopped']);
    await harness.environment.advance(10_000);
    harness.environment.focus();
    await harness.environment.settle();
    expect(store.getSnapshot().turns).toMatchObject([{ state: 'done', answer: { content: 'Revenue was 42.' } }]);
  });

  it('assigns the answer to its own question, also if the next one was asked meanwhile', async () => {
    const harness = await harnessOf(newer);
    const store = harness.createStore();
    harness.intercept = ({ to }) => (to === 'abort' ? new Response('{"error":"Gone."}', { status: 404 }) : undefined);
    await askAndStop(harness, store, 'First?', 'Let me');
    await harness.environment.advance(10_000);
    await ask(harness, store, 'Second?');
    expect(states(store)).toEqual(['stopped', 'done']);
    await harness.environment.advance(10_000);
    harness.environment.focus();
    await harness.environment.settle();
    const answered = { state: 'done', answer: { content: 'Revenue was 42.' } };
    expect(store.getSnapshot().turns).toMatchObject([answered, answered]);
    expect(store.getSnapshot().turns.map(({ steps }) => steps.length)).toEqual([1, 1]);
  });

  it.each([
    ['never answered', ''],
    ['left with working text alone', 'Let me look.'],
  ])('is shown for a question that was %s, after Retry', async (_, words) => {
    const harness = await harnessOf(older);
    const store = harness.createStore();
    harness.intercept = async ({ to, body }) => {
      if (to !== 'abort') return undefined;
      await callService(harness, to, body);
      throw new TypeError('Failed to fetch');
    };
    await askAndStop(harness, store, 'How much?', words);
    expect(store.getSnapshot().error).toMatchObject({ kind: 'network' });
    await store.load(store.getSnapshot().chatId ?? '');
    expect(states(store)).toEqual(['stopped']);
  });
});

describe('a question stopped before the first line', () => {
  it('of a known thread is aborted at the service, and the next one is not refused for it', async () => {
    const harness = await harnessOf(newer);
    const store = harness.createStore();
    await ask(harness, store, 'First?');
    const taken = deferred<Promise<Response> | Response>();
    harness.intercept = ({ to, body }) => {
      if (body.input !== 'Second?') return undefined;
      taken.resolve(callService(harness, to, body));
      return new Promise(() => {});
    };
    store.send('Second?');
    await harness.environment.waitFor(taken.promise);
    expect(store.getSnapshot().status).toBe('submitting');
    const stopped = store.stop();
    expect(store.getSnapshot().status).toBe('stopping');
    await harness.environment.waitFor(stopped);
    expect(store.getSnapshot().status).toBe('idle');
    await ask(harness, store, 'Third?');
    expect(states(store)).toEqual(['done', 'stopped', 'done']);
    await harness.environment.advance(60_000);
    await store.load(store.getSnapshot().chatId ?? '');
    expect(states(store)).toEqual(['done', 'stopped', 'done']);
  });
});

describe('an answer that another tab stopped while this one was disconnected', () => {
  it('is shown as stopped here, too', async () => {
    const harness = await harnessOf(newer);
    const { environment } = harness;
    const [mine, other] = [harness.createStore(), harness.createStore()];
    harness.service.faults = { cutAfterLinesOnce: [4] };
    mine.send('How much?');
    await environment.until(() => mine.getSnapshot().status === 'resuming');
    environment.setOnline(false);
    await other.load(mine.getSnapshot().chatId ?? '');
    await environment.waitFor(other.stop());
    environment.setOnline(true);
    await environment.until(() => isAtRest(mine));
    expect(states(mine)).toEqual(['stopped']);
  });
});

describe('the memory of stopped turns', () => {
  const turn = (turnId: string, chatId = 'chat-1') => ({ chatId, turnId, isConfirmed: true });

  it('belongs to one user', () => {
    const storage = memoryStorage();
    const anns = createStoppedTurns(storage);
    anns.enter('ann');
    anns.remember(turn('1'));
    const bens = createStoppedTurns(storage);
    bens.enter('ben');
    expect(bens.of('chat-1')).toEqual([]);
    expect(storage.written()).not.toContain('chat-1');
  });

  it('keeps turns stopped before the user is known', () => {
    const storage = memoryStorage();
    const first = createStoppedTurns(storage);
    first.remember(turn('1'));
    first.enter('ann');
    const second = createStoppedTurns(storage);
    second.enter('ann');
    expect(second.of('chat-1')).toEqual([turn('1')]);
    expect(second.of('chat-2')).toEqual([]);
  });

  it('keeps the hundred latest, each once, with its last status', () => {
    const turns = createStoppedTurns(undefined);
    for (let index = 0; index < 150; index += 1) turns.remember(turn(`${index}`));
    turns.remember({ ...turn('149'), isConfirmed: false });
    expect(turns.of('chat-1')).toHaveLength(100);
    expect(turns.of('chat-1')[0]).toEqual({ ...turn('149'), isConfirmed: false });
  });

  it('ignores storage with other content', () => {
    const storage = memoryStorage();
    storage.setItem('parley:stopped-turns', JSON.stringify({ identity: 'ann', value: [1, null, { chatId: 'chat-1' }, turn('1')] }));
    const turns = createStoppedTurns(storage);
    turns.enter('ann');
    expect(turns.of('chat-1')).toEqual([turn('1')]);
  });
});
