import { createIdentityRecord, type KeyValueStorage } from '../../../data/memory/identityRecord.js';
import { cutText } from '../../../ui/text/shortText.js';

/** A thread that the user opened recently. Only its beginning is stored. */
export interface RecentThread {
  /** The id of the thread. */
  readonly chatId: string;
  /** The beginning of the first question. */
  readonly title: string;
  /** The time of its last use in milliseconds since 1970. */
  readonly atMs: number;
}

/** The threads one user used last, newest first. Shared by the tabs of a browser. */
export interface RecentThreads {
  /** Loads the threads of this identity (`client.getIdentity()`) and deletes those of any other. */
  enter(identity: string): void;
  /** Returns the list. It stays the same object until something changes. */
  getSnapshot(): readonly RecentThread[];
  /** Calls `listener` when the list changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Moves a thread to the top. A known thread keeps its title. */
  remember(chatId: string, firstQuestion: string): void;
  /** Removes a thread from the list. */
  forget(chatId: string): void;
}

/** The options of `createRecentThreads`. */
export interface RecentThreadsOptions {
  /** Returns the time in milliseconds since 1970. Default: the system clock. */
  readonly now?: () => number;
  /** The maximum number of threads. Default 50. */
  readonly limit?: number;
}

/** Creates the list. Without `storage` it is kept until the page is closed. */
export function createRecentThreads(
  storage: KeyValueStorage | undefined,
  { now = Date.now, limit = 50 }: RecentThreadsOptions = {},
): RecentThreads {
  const listeners = new Set<() => void>();
  const record = createIdentityRecord<readonly RecentThread[]>({ key: recentThreadsKey, storage, empty: [], parse, merge: capped });
  let snapshot: readonly RecentThread[] = [];

  return {
    enter(identity) {
      record.enter(identity);
      refresh();
    },
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) globalThis.window?.addEventListener('storage', onOtherTab);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.window?.removeEventListener('storage', onOtherTab);
      };
    },
    remember(chatId, firstQuestion) {
      record.update((threads) => {
        const title = threads.find((thread) => thread.chatId === chatId)?.title ?? titleOf(firstQuestion);
        return capped(threads, [{ chatId, title, atMs: now() }]);
      });
      refresh();
    },
    forget(chatId) {
      record.update((threads) => threads.filter((thread) => thread.chatId !== chatId));
      refresh();
    },
  };

  function onOtherTab({ key }: StorageEvent): void {
    if (key === null || key.startsWith(recentThreadsKey)) refresh();
  }

  function refresh(): void {
    const next = record.read();
    if (isSame(snapshot, next)) return;
    snapshot = next;
    for (const listener of [...listeners]) listener();
  }

  function capped(known: readonly RecentThread[], added: readonly RecentThread[]): readonly RecentThread[] {
    const others = known.filter(({ chatId }) => !added.some((thread) => thread.chatId === chatId));
    return [...added, ...others].slice(0, limit);
  }
}

function titleOf(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ');
  return line.length <= maxTitleLength ? line : `${cutText(line, 0, maxTitleLength - 1).trimEnd()}…`;
}

function parse(value: unknown): readonly RecentThread[] | undefined {
  return Array.isArray(value) ? value.filter(isRecentThread) : undefined;
}

function isRecentThread(value: unknown): value is RecentThread {
  if (typeof value !== 'object' || value === null || !('chatId' in value) || !('title' in value) || !('atMs' in value)) return false;
  return typeof value.chatId === 'string' && typeof value.title === 'string' && typeof value.atMs === 'number';
}

function isSame(before: readonly RecentThread[], after: readonly RecentThread[]): boolean {
  return before.length === after.length && before.every((thread, position) => isSameThread(thread, after[position]));
}

function isSameThread(before: RecentThread, after: RecentThread | undefined): boolean {
  return before.chatId === after?.chatId && before.title === after.title && before.atMs === after.atMs;
}

const recentThreadsKey = 'parley:recent-threads';
const maxTitleLength = 80;
