import type { ChatSnapshot, ChatStore } from '../chat-store/ChatStore.js';
import { createDrafts, type Drafts } from '../chat-store/drafts.js';
import type { KeyValueStorage } from '../chat-store/identityRecord.js';
import { createRecentThreads, type RecentThreads } from '../chat-store/recentThreads.js';
import { createStoppedTurns, type StoppedTurnMemory } from '../chat-store/stoppedTurns.js';
import type { ServiceClient } from '../client/http/ServiceClient.js';

/** What is kept for the person who asks, and for nobody else. */
export interface PersonalMemory {
  readonly drafts: Drafts;
  readonly recentThreads: RecentThreads;
  readonly stoppedTurns: StoppedTurnMemory;
  /** Where else things of this tab are kept for its agent; `undefined` is nowhere. */
  readonly ofTab: KeyValueStorage | undefined;
  /** Finds out who asks: their drafts and threads are there from then on, those of someone else are gone. Never rejects. */
  identify(): Promise<void>;
}

export function createPersonalMemory(client: ServiceClient, storage: MemoryStorage): PersonalMemory {
  const agent = client.chatUrl ?? client.baseUrl ?? '';
  const kept = storageOf(agent, storage.lasting);
  const ofTab = storageOf(agent, storage.ofTab);
  const drafts = createDrafts(kept, ofTab);
  const recentThreads = createRecentThreads(kept);
  const stoppedTurns = createStoppedTurns(kept);

  async function identify(): Promise<void> {
    const identity = await client.getIdentity().catch(() => undefined);
    if (identity === undefined) return;
    drafts.enter(identity);
    recentThreads.enter(identity);
    stoppedTurns.enter(identity);
  }

  return {
    drafts,
    recentThreads,
    stoppedTurns: {
      remember: stoppedTurns.remember,
      async of(chatId) {
        await identify();
        return stoppedTurns.of(chatId);
      },
    },
    ofTab,
    identify,
  };
}

/** Where it is kept; `undefined` is nowhere. */
export interface MemoryStorage {
  readonly lasting: KeyValueStorage | undefined;
  /** What outlives a reload, and is seen by no other tab. */
  readonly ofTab: KeyValueStorage | undefined;
}

/** Two agents on one page keep apart what is theirs. */
function storageOf(agent: string, storage: KeyValueStorage | undefined): KeyValueStorage | undefined {
  if (storage === undefined) return undefined;
  const keyOf = (key: string) => `${key} ${agent}`;
  return {
    getItem: (key) => storage.getItem(keyOf(key)),
    setItem: (key, value) => storage.setItem(keyOf(key), value),
    removeItem: (key) => storage.removeItem(keyOf(key)),
  };
}

/** Keeps the threads of a conversation in mind as they are opened and asked; forgets those that are gone. Gives the function that ends it. */
export function rememberThreads(store: ChatStore, { recentThreads, identify }: PersonalMemory): () => void {
  let before: ChatSnapshot = store.getSnapshot();
  return store.subscribe(() => {
    const after = store.getSnapshot();
    const isAnother = after.chatId !== before.chatId || after.turns.at(-1)?.id !== before.turns.at(-1)?.id;
    const isAsked = after.status === 'submitting' || after.status === 'streaming';
    before = after;
    const { chatId, error } = after;
    const question = after.turns[0]?.question?.content;
    if (chatId === undefined) return;
    if (question === undefined) {
      if (error?.kind === 'not-found') recentThreads.forget(chatId);
    } else if (isAnother && (isAsked || !recentThreads.getSnapshot().some((thread) => thread.chatId === chatId))) {
      recentThreads.remember(chatId, question);
      void identify();
    }
  });
}

/**
 * Keeps the question of a thread that the service has not named yet: a page that is reloaded meanwhile, or a conversation that is
 * shown again later, has it as a draft. Gives the function that ends it.
 */
export function keepQuestion(store: ChatStore, { drafts }: PersonalMemory): () => void {
  let kept = '';
  const unsubscribe = store.subscribe(() => {
    const { chatId, turns } = store.getSnapshot();
    const question = (chatId === undefined && turns.at(-1)?.question?.content) || '';
    if (question === kept) return;
    kept = question;
    drafts.ask(question);
  });
  return () => {
    unsubscribe();
    if (kept !== '') drafts.takeBack();
  };
}

/** What was being typed while a new thread had no id goes on under its id. */
export function moveDraft(drafts: Drafts, chatId: string): void {
  drafts.write(chatId, drafts.read(undefined));
  drafts.write(undefined, '');
}
