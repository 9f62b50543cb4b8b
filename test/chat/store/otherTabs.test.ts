import { describe, expect, it } from 'vitest';
import type { ChatStore } from '../../../src/chat/store/ChatStore.js';
import { type ChatHarness, createChatHarness, lineResponse, paced, visible } from '../../support/chatHarness.js';
import { cutoff, state } from './lines.js';

const events = [
  { kind: 'thinking', text: 'Hm.' },
  { kind: 'answer', text: 'Forty-two.' },
] as const;
const isAtRest = (store: ChatStore) => !store.getSnapshot().isLoading && ['idle', 'error'].includes(store.getSnapshot().status);

async function ask({ environment }: ChatHarness, store: ChatStore, question: string): Promise<void> {
  store.send(question);
  await environment.until(() => isAtRest(store));
}

/** What a reader sees who opens the thread in a new tab. */
async function openAnew(harness: ChatHarness, chatId: string) {
  const store = harness.createStore({ chatId });
  store.attach();
  await harness.environment.until(() => isAtRest(store));
  return visible(store.getSnapshot().turns);
}

async function twoTabs(harness: ChatHarness): Promise<{ one: ChatStore; other: ChatStore; chatId: string }> {
  const one = harness.createStore();
  await ask(harness, one, 'First?');
  const chatId = one.getSnapshot().chatId ?? '';
  const other = harness.createStore({ chatId });
  other.attach();
  await harness.environment.until(() => isAtRest(other));
  return { one, other, chatId };
}

describe('a tab that does not know the question of another tab', () => {
  it.each([false, true])(
    'puts it before its own question when it resumes the answer after a cut; lines twice: %s',
    async (duplicateLines) => {
      const harness = await createChatHarness({ '*': events });
      const { one, other, chatId } = await twoTabs(harness);
      await ask(harness, other, 'Second?');
      harness.service.faults = { cutAfterLinesOnce: [1], duplicateLines };
      await ask(harness, one, 'Third?');
      const seen = visible(one.getSnapshot().turns);
      expect(seen.map(({ question }) => question)).toEqual(['First?', 'Second?', 'Third?']);
      expect(seen).toEqual(await openAnew(harness, chatId));
    },
  );

  it('knows that the thread is being answered elsewhere, if that continues when its own answer is resumed', async () => {
    const harness = await createChatHarness(paced(() => harness.environment, events));
    const { environment } = harness;
    const { one, other, chatId } = await twoTabs(harness);
    harness.service.faults = { cutAfterLinesOnce: [3] };
    one.send('Second?');
    await environment.until(() => one.getSnapshot().status === 'resuming');
    environment.setOnline(false);
    await environment.advance(10_000);
    other.send('Third?');
    await environment.advance(500);
    environment.setOnline(true);
    await environment.until(() => isAtRest(one));
    expect(one.getSnapshot()).toMatchObject({ status: 'idle', isBusyElsewhere: true });
    one.watch();
    await environment.until(() => isAtRest(one));
    expect(one.getSnapshot().isBusyElsewhere).toBe(false);
    expect(visible(one.getSnapshot().turns)).toEqual(await openAnew(harness, chatId));
  });
});

const questions = (store: ChatStore) => store.getSnapshot().turns.map(({ question, state }) => [question?.content, state]);
const reads = ({ sent }: ChatHarness) => sent.filter(({ to, body }) => to === 'stream-chat-state' && body.input === undefined).length;

/** Two tabs on one thread, of which `other` is writing an answer and `one` knows nothing of it. */
async function otherAnswers(pauseMs = 400) {
  let currentMs = 400;
  const harness: ChatHarness = await createChatHarness((question) => {
    const steps = paced(() => harness.environment, events, currentMs);
    return typeof steps === 'function' ? steps(question) : [];
  });
  const tabs = await twoTabs(harness);
  currentMs = pauseMs;
  tabs.other.send('Second?');
  await harness.environment.until(() => tabs.other.getSnapshot().status === 'streaming');
  return { harness, ...tabs };
}

describe('a question that was refused because another tab is being answered', () => {
  async function refused(pauseMs?: number) {
    const tabs = await otherAnswers(pauseMs);
    await ask(tabs.harness, tabs.one, 'Third?');
    expect(tabs.one.getSnapshot()).toMatchObject({ isBusyElsewhere: true, status: 'idle' });
    return tabs;
  }

  it('can be sent as soon as that answer has ended, which is shown above it', async () => {
    const { harness, one, other, chatId } = await refused();
    await harness.environment.until(() => !one.getSnapshot().isBusyElsewhere);
    expect(isAtRest(other)).toBe(true);
    expect(questions(one)).toEqual([
      ['First?', 'done'],
      ['Second?', 'done'],
      ['Third?', 'failed'],
    ]);
    one.retry();
    await harness.environment.until(() => isAtRest(one));
    expect(visible(one.getSnapshot().turns)).toEqual(await openAnew(harness, chatId));
    expect(questions(one).at(-1)).toEqual(['Third?', 'done']);
  });

  it('is checked at most every five seconds, and for about twenty minutes', async () => {
    const { harness, one } = await refused(3_000_000);
    const before = harness.environment.pauses.length;
    await harness.environment.advance(2_900_000);
    const looks = harness.environment.pauses.slice(before);
    expect(looks.slice(0, 5)).toEqual([1_500, 2_250, 3_375, 5_000, 5_000]);
    expect(looks.length).toBeLessThan(260);
    expect(reads(harness)).toBeLessThan(260);
    expect(one.getSnapshot().isBusyElsewhere).toBe(true);
  });

  it.each<[string, (store: ChatStore) => unknown]>([
    ['has left', (store) => store.detach()],
    ['has started a new thread', (store) => store.newThread()],
  ])('is not checked any more by a tab that %s', async (_, leave) => {
    const { harness, one } = await refused(60_000);
    leave(one);
    await harness.environment.advance(1);
    const before = reads(harness);
    await harness.environment.advance(30_000);
    expect(reads(harness)).toBe(before);
  });

  it('is followed again when the tab returns', async () => {
    const { harness, one } = await refused(60_000);
    one.detach();
    await harness.environment.advance(300_000);
    expect(one.getSnapshot().isBusyElsewhere).toBe(true);
    one.attach();
    await harness.environment.until(() => !one.getSnapshot().isBusyElsewhere);
    expect(questions(one)[1]).toEqual(['Second?', 'done']);
  });

  it('is not checked while offline, and at once when online again', async () => {
    const { harness, one } = await refused();
    harness.environment.setOnline(false);
    await harness.environment.advance(60_000);
    expect(one.getSnapshot().isBusyElsewhere).toBe(true);
    harness.environment.setOnline(true);
    await harness.environment.settle();
    expect(one.getSnapshot().isBusyElsewhere).toBe(false);
  });

  it('is abandoned if the thread is refused, and continues after transient failures', async () => {
    const { harness, one } = await refused();
    const stumbles = [503, 429, 500];
    harness.intercept = ({ body }) => {
      const status = body.input === undefined ? stumbles.shift() : undefined;
      return status === undefined ? undefined : Response.json({ error: 'Later.' }, { status });
    };
    await harness.environment.until(() => !one.getSnapshot().isBusyElsewhere);
    expect(stumbles).toEqual([]);
    harness.intercept = undefined;
    const { harness: another, one: denied } = await refused(60_000);
    another.intercept = ({ body }) => (body.input === undefined ? Response.json({ error: 'No.' }, { status: 403 }) : undefined);
    await another.environment.advance(30_000);
    expect(reads(another)).toBe(2);
    expect(denied.getSnapshot()).toMatchObject({ status: 'idle', error: undefined });
  });
});

describe('a tab that its reader returns to', () => {
  const comeBack: Record<string, (harness: ChatHarness) => void> = {
    'when it becomes visible': ({ environment }) => environment.wake(),
    'from another window': ({ environment }) => environment.focus(),
    'when the network is back': ({ environment }) => {
      environment.setOnline(false);
      environment.setOnline(true);
    },
  };

  it.each(Object.entries(comeBack))('shows the turns that another tab added, %s', async (_, come) => {
    const harness = await createChatHarness({ '*': events });
    const { one, other, chatId } = await twoTabs(harness);
    await ask(harness, other, 'Second?');
    const [first] = one.getSnapshot().turns;
    come(harness);
    await harness.environment.until(() => one.getSnapshot().turns.length === 2);
    expect(one.getSnapshot()).toMatchObject({ status: 'idle', error: undefined });
    expect(one.getSnapshot().turns[0]).toBe(first);
    expect(visible(one.getSnapshot().turns)).toEqual(await openAnew(harness, chatId));
  });

  it('does not rerender if nothing changed', async () => {
    const harness = await createChatHarness({ '*': events });
    const { one } = await twoTabs(harness);
    const { turns, status } = one.getSnapshot();
    const statuses: string[] = [];
    one.subscribe(() => statuses.push(one.getSnapshot().status));
    const before = reads(harness);
    harness.environment.wake();
    await harness.environment.advance(1_000);
    expect(reads(harness)).toBe(before + 2);
    expect(one.getSnapshot().turns).toBe(turns);
    expect(statuses.every((seen) => seen === status)).toBe(true);
  });

  it('follows the answer that another tab receives to its end', async () => {
    const { harness, one, chatId } = await otherAnswers();
    harness.environment.wake();
    await harness.environment.until(() => one.getSnapshot().status === 'streaming');
    expect(questions(one).at(-1)).toEqual(['Second?', 'running']);
    await harness.environment.until(() => isAtRest(one));
    expect(visible(one.getSnapshot().turns)).toEqual(await openAnew(harness, chatId));
  });

  it('sends no request while its own answer streams', async () => {
    const harness: ChatHarness = await createChatHarness(paced(() => harness.environment, events));
    const store = harness.createStore();
    store.send('First?');
    await harness.environment.until(() => store.getSnapshot().status === 'streaming');
    harness.environment.focus();
    harness.environment.wake();
    await harness.environment.until(() => isAtRest(store));
    expect(harness.sent).toHaveLength(1);
  });

  it('reads the thread at most every five seconds, however often the reader returns', async () => {
    const harness = await createChatHarness({ '*': events });
    const store = harness.createStore();
    await ask(harness, store, 'First?');
    for (let times = 0; times < 20; times += 1) {
      harness.environment.focus();
      harness.environment.wake();
      await harness.environment.settle();
    }
    expect(reads(harness)).toBe(1);
    await harness.environment.advance(5_000);
    expect(reads(harness)).toBe(2);
    await harness.environment.advance(60_000);
    expect(reads(harness)).toBe(2);
  });

  it('ignores a failure', async () => {
    const harness = await createChatHarness({ '*': events });
    const store = harness.createStore();
    await ask(harness, store, 'First?');
    const before = store.getSnapshot();
    harness.intercept = () => Response.json({ error: 'Gone.' }, { status: 404 });
    harness.environment.wake();
    await harness.environment.advance(10_000);
    expect(reads(harness)).toBe(1);
    expect(store.getSnapshot()).toBe(before);
  });

  it('abandons its check for a question asked meanwhile, and shows all turns in order', async () => {
    const harness = await createChatHarness({ '*': events });
    const { one, other, chatId } = await twoTabs(harness);
    await ask(harness, other, 'Second?');
    harness.environment.wake();
    await ask(harness, one, 'Third?');
    expect(visible(one.getSnapshot().turns)).toEqual(await openAnew(harness, chatId));
    expect(questions(one).map(([question]) => question)).toEqual(['First?', 'Second?', 'Third?']);
  });

  it('shows nothing of the thread that it has left meanwhile', async () => {
    const harness = await createChatHarness({ '*': events });
    const { one, other } = await twoTabs(harness);
    await ask(harness, other, 'Second?');
    harness.environment.wake();
    one.newThread();
    await harness.environment.advance(10_000);
    expect(one.getSnapshot()).toMatchObject({ turns: [], chatId: undefined, status: 'idle' });
  });

  it('sends no request if it was unmounted, and one if it is mounted twice in one go', async () => {
    const harness = await createChatHarness({ '*': events });
    const store = harness.createStore();
    await ask(harness, store, 'First?');
    store.detach();
    await harness.environment.advance(1);
    harness.environment.wake();
    harness.environment.focus();
    await harness.environment.advance(10_000);
    expect(reads(harness)).toBe(0);
    store.attach();
    store.detach();
    store.attach();
    await harness.environment.advance(10_000);
    expect(reads(harness)).toBe(1);
  });

  it('does not follow an answer that it has stopped, although the service continues', async () => {
    const harness: ChatHarness = await createChatHarness(paced(() => harness.environment, events, 30_000));
    const store = harness.createStore();
    harness.intercept = ({ to }) => (to === 'abort' ? Response.json({ error: 'Gone.' }, { status: 404 }) : undefined);
    store.send('First?');
    await harness.environment.until(() => store.getSnapshot().status === 'streaming');
    await store.stop();
    harness.environment.wake();
    await harness.environment.settle();
    expect(reads(harness)).toBe(1);
    expect(questions(store)).toEqual([['First?', 'stopped']]);
    expect(store.getSnapshot().status).toBe('idle');
  });

  it('shows a complete answer that it had given up, once another tab has it', async () => {
    const harness = await createChatHarness({ '*': events });
    const { one } = await twoTabs(harness);
    harness.service.faults = { cutAfterLinesOnce: [3] };
    harness.intercept = ({ body }) => (body.input === undefined ? lineResponse([], { isCut: true }) : undefined);
    await ask(harness, one, 'Second?');
    expect(questions(one).at(-1)).toEqual(['Second?', 'interrupted']);
    harness.intercept = undefined;
    one.watch();
    await harness.environment.until(() => isAtRest(one));
    expect(questions(one).at(-1)).toEqual(['Second?', 'done']);
  });
});

describe('a tab that asks', () => {
  it('shows the earlier questions of another tab in their places', async () => {
    const harness = await createChatHarness({ '*': events });
    const { one, other, chatId } = await twoTabs(harness);
    await ask(harness, other, 'Second?');
    await ask(harness, one, 'Third?');
    expect(visible(one.getSnapshot().turns)).toEqual(await openAnew(harness, chatId));
    expect(questions(one).map(([question]) => question)).toEqual(['First?', 'Second?', 'Third?']);
  });
});

describe('a tab beside another one, without its reader doing anything', () => {
  /** Tabs of one browser: what one posts, all others receive later. */
  function browser(harness: ChatHarness) {
    const listeners = new Map<object, (message: unknown) => void>();
    const openChannel = (callback: (message: unknown) => void) => {
      const channel = {
        post: (message: unknown) => {
          for (const [other, listener] of listeners) if (other !== channel) queueMicrotask(() => listener(message));
        },
        close: () => void listeners.delete(channel),
      };
      listeners.set(channel, callback);
      return channel;
    };
    return { listeners, environment: { ...harness.environment, openChannel } };
  }

  async function twoTabsOfOneBrowser() {
    const harness: ChatHarness = await createChatHarness(paced(() => harness.environment, events));
    const { listeners, environment } = browser(harness);
    const one = harness.createStore({ environment });
    await ask(harness, one, 'First?');
    const chatId = one.getSnapshot().chatId ?? '';
    const other = harness.createStore({ chatId, environment });
    other.attach();
    await harness.environment.until(() => isAtRest(other));
    return { harness, listeners, one, other, chatId };
  }

  it('follows the answer that the other one receives, and posts only the id of the thread', async () => {
    const { harness, listeners, one, other, chatId } = await twoTabsOfOneBrowser();
    const posted: unknown[] = [];
    listeners.set({}, (message) => posted.push(message));
    other.send('Second?');
    await harness.environment.until(() => one.getSnapshot().status === 'streaming');
    await harness.environment.until(() => isAtRest(one) && isAtRest(other));
    expect(visible(one.getSnapshot().turns)).toEqual(visible(other.getSnapshot().turns));
    expect(visible(one.getSnapshot().turns)).toEqual(await openAnew(harness, chatId));
    expect(posted).toEqual([chatId, chatId]);
  });

  it('reads the first answer of a thread that was still empty', async () => {
    const { harness, one, chatId } = await twoTabsOfOneBrowser();
    const { environment } = browser(harness);
    harness.intercept = ({ body }) =>
      body.input === undefined ? lineResponse([cutoff({ chatId, isStreaming: false }), state()]) : undefined;
    const [empty, asking] = [harness.createStore({ chatId, environment }), harness.createStore({ chatId, environment })];
    for (const store of [empty, asking]) store.attach();
    await harness.environment.until(() => isAtRest(empty) && isAtRest(asking));
    expect(empty.getSnapshot().turns).toEqual([]);
    harness.intercept = undefined;
    await ask(harness, asking, 'Second?');
    await harness.environment.until(() => empty.getSnapshot().turns.length > 1 && isAtRest(empty));
    expect(visible(empty.getSnapshot().turns)).toEqual(await openAnew(harness, one.getSnapshot().chatId ?? ''));
  });

  it('reads nothing for another thread, for rubbish, or while it answers itself', async () => {
    const { harness, listeners, one, other } = await twoTabsOfOneBrowser();
    const before = reads(harness);
    for (const listener of [...listeners.values()]) for (const message of ['another', undefined, { chatId: 1 }]) listener(message);
    await harness.environment.advance(10_000);
    expect(reads(harness)).toBe(before);
    other.detach();
    await harness.environment.advance(0);
    one.send('Second?');
    const { chatId } = one.getSnapshot();
    for (const listener of [...listeners.values()]) listener(chatId);
    await harness.environment.until(() => isAtRest(one));
    expect(reads(harness)).toBe(before);
    expect(listeners.size).toBe(1);
  });
});
