import { describe, expect, it } from 'vitest';
import type { ChatStore, ChatStoreOptions } from '../../../src/chat/store/ChatStore.js';
import { createPutAside } from '../../../src/chat/store/memory/putAside.js';
import { createTurnVersions } from '../../../src/chat/store/memory/turnVersions.js';
import { createWaitingQuestions } from '../../../src/chat/store/memory/waitingQuestions.js';
import type { KeyValueStorage } from '../../../src/data/memory/identityRecord.js';
import { type ChatHarness, createChatHarness, paced } from '../../support/chatHarness.js';
import { deniedStorage } from '../panel/support/deniedStorage.js';
import { memoryStorage } from '../panel/support/memoryStorage.js';

const asked = (store: ChatStore) => store.getSnapshot().turns.map(({ question, state }) => `${question?.content} ${state}`);
const waiting = (store: ChatStore) => store.getSnapshot().queue.map(({ content }) => content);

/** Opens pages of one tab. Only `storage` survives from page to page. */
async function tab(storage: KeyValueStorage = memoryStorage()) {
  const harness: ChatHarness = await createChatHarness(paced(() => harness.environment, [{ kind: 'answer', text: 'Forty-two.' }]));
  const open = async (chatId?: string, options: Partial<ChatStoreOptions> = {}) => {
    const waitingQuestions = createWaitingQuestions(storage);
    const versions = createTurnVersions(storage);
    waitingQuestions.enter('ann');
    versions.enter('ann');
    const store = harness.createStore({ chatId, waitingQuestions, versions, ...options });
    store.attach();
    await harness.environment.until(() => !store.getSnapshot().isLoading);
    await harness.environment.settle();
    return store;
  };
  const idle = (store: ChatStore) => harness.environment.until(() => store.getSnapshot().status === 'idle');
  return { ...harness, open, idle };
}

/** Opens a page with a running answer and two queued questions. `chatId` is its thread. */
async function twoWaiting(storage?: KeyValueStorage) {
  const pages = await tab(storage);
  const store = await pages.open();
  store.send('First?');
  for (const question of ['Second?', 'Third?']) store.enqueue(question);
  await pages.environment.until(() => store.getSnapshot().status === 'streaming');
  return { ...pages, store, chatId: store.getSnapshot().chatId ?? '' };
}

describe('the queue after a reload', () => {
  it('stays paused until the reader resumes it, and each question is asked once', async () => {
    const { store, chatId, open, environment, idle } = await twoWaiting();
    store.detach();
    await environment.advance(0);
    const again = await open(chatId);
    await idle(again);
    await environment.advance(60_000);
    expect(asked(again)).toEqual(['First? done']);
    expect(again.getSnapshot()).toMatchObject({ isQueuePaused: true, queue: [{ isRestored: true }, { isRestored: true }] });
    await again.sendQueued();
    await environment.until(() => asked(again).at(-1) === 'Third? done');
    expect(asked(again)).toEqual(['First? done', 'Second? done', 'Third? done']);
    expect(waiting(await open(chatId))).toEqual([]);
  });

  it('drops a question that another tab has asked since', async () => {
    const { store, chatId, open, environment } = await twoWaiting();
    store.detach();
    await environment.advance(0);
    const reloaded = await open(chatId);
    const other = await open(chatId, { waitingQuestions: undefined });
    await environment.until(() => other.getSnapshot().status === 'idle');
    other.send('Second?');
    await environment.until(() => asked(other).at(-1) === 'Second? done');
    environment.focus();
    await environment.until(() => asked(reloaded).length === 2);
    expect(waiting(reloaded)).toEqual(['Third?']);
  });

  it('keeps its changes, even if its thread had no id yet', async () => {
    const { open } = await tab();
    const store = await open();
    store.pauseQueue(true);
    store.send('First?');
    for (const question of ['Second?', 'Third?', 'Fourth?']) store.enqueue(question);
    const [second, third, fourth] = store.getSnapshot().queue;
    store.moveQueued(fourth?.id ?? '', 0);
    store.editQueued(second?.id ?? '', 'Second, by store?');
    store.removeQueued(third?.id ?? '');
    expect(store.getSnapshot().chatId).toBeUndefined();
    expect(waiting(await open())).toEqual(['Fourth?', 'Second, by store?']);
  });

  it('is shown only with its thread, and erased for another user', async () => {
    const storage = memoryStorage();
    const { chatId, open } = await twoWaiting(storage);
    const elsewhere = await open();
    expect(waiting(elsewhere)).toEqual([]);
    createWaitingQuestions(storage).enter('bob');
    expect(waiting(await open(chatId))).toEqual([]);
  });

  it('works without storage', async () => {
    const { store, environment } = await twoWaiting(deniedStorage);
    await environment.until(() => asked(store).at(-1) === 'Third? done');
    expect(asked(store)).toEqual(['First? done', 'Second? done', 'Third? done']);
  });

  it('appends what was added before the user was known to what was stored, up to 100,000 characters', () => {
    const storage = memoryStorage();
    const before = createWaitingQuestions(storage);
    before.enter('ann');
    before.write('one', [{ id: '1', content: 'Stored' }]);
    const after = createWaitingQuestions(storage);
    after.write('one', [{ id: '2', content: 'Added' }]);
    after.enter('ann');
    expect(after.of('one').map(({ content }) => content)).toEqual(['Stored', 'Added']);
    after.write(
      'two',
      ['x'.repeat(99_990), 'y'.repeat(11), 'z'].map((content, index) => ({ id: `${index}`, content })),
    );
    expect(after.of('two').map(({ id }) => id)).toEqual(['0']);
  });
});

describe('versions after a reload', () => {
  it('are the same in every tab of the browser', async () => {
    const { open, idle } = await tab();
    const store = await open();
    store.send('One?');
    await idle(store);
    const [first] = store.getSnapshot().turns;
    store.retry(first?.id);
    await idle(store);
    const [, second] = store.getSnapshot().turns;
    const again = await open(store.getSnapshot().chatId);
    expect([...again.getSnapshot().replaced]).toEqual([[second?.id, first?.id]]);
  });

  it('are limited to the 200 latest', () => {
    const versions = createTurnVersions(memoryStorage());
    versions.enter('ann');
    for (let index = 0; index < 205; index += 1) versions.remember([`${index}`, 'before']);
    expect(versions.all()).toHaveLength(200);
    expect(versions.all()[0]?.[0]).toBe('5');
  });
});

it.each([
  ['parley:waiting', [{ chatId: 'one', value: [{ id: 1, content: 'x' }] }, { value: 'x' }, null]],
  ['parley:versions', [['a'], ['a', 1], 'x', null]],
  ['parley:put-aside', [{ chatId: 'one' }, { chatId: 'one', value: { text: 1 } }, { value: { text: 'x', turnId: {} } }, null]],
])('ignores malformed entries in %s', (key, value) => {
  const storage = memoryStorage();
  storage.setItem(key, JSON.stringify({ identity: 'ann', value }));
  const memories = [createWaitingQuestions(storage), createTurnVersions(storage), createPutAside(storage)] as const;
  for (const memory of memories) memory.enter('ann');
  expect([memories[0].of('one'), memories[1].all(), memories[2].read('one')]).toEqual([[], [], undefined]);
});
