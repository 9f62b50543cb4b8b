import { describe, expect, it } from 'vitest';
import type { ChatStore } from '../../src/chat-store/ChatStore.js';
import { type ChatHarness, createChatHarness, paced, visible } from '../support/chatHarness.js';

const events = [
  { kind: 'thinking', text: 'Hm.' },
  { kind: 'answer', text: 'Forty-two.' },
] as const;
const isAtRest = (store: ChatStore) => !store.getSnapshot().isLoading && ['idle', 'error'].includes(store.getSnapshot().status);

async function ask({ environment }: ChatHarness, store: ChatStore, question: string): Promise<void> {
  store.send(question);
  await environment.until(() => isAtRest(store));
}

/** What someone sees who opens the thread anew. */
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

describe('a tab that has not heard of what another one asked', () => {
  it.each([false, true])(
    'puts it before its own question when it takes up its answer after a cut; lines twice: %s',
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

  it('is told that the thread is being answered elsewhere, where that goes on when its own answer is taken up', async () => {
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
