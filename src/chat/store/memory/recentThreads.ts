import { createIdentityRecord, type KeyValueStorage } from '../../../data/memory/identityRecord.js';
import { cutText } from '../../../ui/text/shortText.js';

/** A thread that the user opened recently. Only its beginning is stored. */
export interface RecentThread {
  /** The id of the thread. */
  readonly chatId: string;
  /** The beginning of the first question, or the name that the user gave it. */
  readonly title: string;
  /** The time of its last use in milliseconds since 1970. */
  readonly atMs: number;
  /** True if the user keeps it at the top of the list. It is not dropped when the list is full. */
  readonly isPinned?: boolean | undefined;
  /** True if it has an unseen answer. */
  readonly isUnread?: boolean | undefined;
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
  /** Restores a removed thread with its name, pin and position. */
  restore(thread: RecentThread): void;
  /** Changes the title of a thread. An empty title, or a thread that is not in the list, changes nothing. */
  rename(chatId: string, title: string): void;
  /** Pins or unpins a thread. */
  pin(chatId: string, isPinned: boolean): void;
  /** Sets whether a thread has an unseen answer. */
  mark(chatId: string, isUnread: boolean): void;
}

/** The options of `createRecentThreads`. */
export interface RecentThreadsOptions {
  /** Returns the time in milliseconds since 1970. Default: the system clock. */
  readonly now?: () => number;
  /** The maximum number of unpinned threads. Default 200. */
  readonly limit?: number;
}

/** Creates the list. Without `storage` it is kept until the page is closed. */
export function createRecentThreads(
  storage: KeyValueStorage | undefined,
  { now = Date.now, limit = 200 }: RecentThreadsOptions = {},
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
        const known = threads.find((thread) => thread.chatId === chatId);
        return capped(threads, [{ ...(known ?? { chatId, title: titleOf(firstQuestion) }), atMs: now() }]);
      });
      refresh();
    },
    forget(chatId) {
      record.update((threads) => threads.filter((thread) => thread.chatId !== chatId));
      refresh();
    },
    restore(thread) {
      record.update((threads) => [...threads.filter(({ chatId }) => chatId !== thread.chatId), thread].sort(byTime));
      refresh();
    },
    rename(chatId, title) {
      const name = titleOf(title);
      if (name !== '') edit(chatId, (thread) => ({ ...thread, title: name }));
    },
    pin: (chatId, isPinned) => edit(chatId, (thread) => ({ ...thread, isPinned })),
    mark(chatId, isUnread) {
      const known = snapshot.find((thread) => thread.chatId === chatId);
      if (known !== undefined && (known.isUnread === true) !== isUnread) edit(chatId, (thread) => ({ ...thread, isUnread }));
    },
  };

  function edit(chatId: string, change: (thread: RecentThread) => RecentThread): void {
    record.update((threads) => threads.map((thread) => (thread.chatId === chatId ? change(thread) : thread)));
    refresh();
  }

  function onOtherTab({ key }: StorageEvent): void {
    if (key === null || key.startsWith(recentThreadsKey)) refresh();
  }

  function refresh(): void {
    const next = record.read();
    if (areSameThreads(snapshot, next)) return;
    snapshot = next;
    for (const listener of [...listeners]) listener();
  }

  function capped(known: readonly RecentThread[], added: readonly RecentThread[]): readonly RecentThread[] {
    const others = known.filter(({ chatId }) => !added.some((thread) => thread.chatId === chatId));
    const all = [...added, ...others];
    const unpinned = all.filter(({ isPinned }) => isPinned !== true);
    const dropped = new Set(unpinned.slice(limit));
    return dropped.size === 0 ? all : all.filter((thread) => !dropped.has(thread));
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
  if (typeof value.chatId !== 'string' || typeof value.title !== 'string' || typeof value.atMs !== 'number') return false;
  return isFlag('isPinned' in value ? value.isPinned : undefined) && isFlag('isUnread' in value ? value.isUnread : undefined);
}

function isFlag(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}

function byTime(one: RecentThread, other: RecentThread): number {
  return other.atMs - one.atMs;
}

function areSameThreads(before: readonly RecentThread[], after: readonly RecentThread[]): boolean {
  return before.length === after.length && before.every((thread, position) => isSameThread(thread, after[position]));
}

function isSameThread(before: RecentThread, after: RecentThread | undefined): boolean {
  return after !== undefined && members.every((member) => before[member] === after[member]);
}

const members = ['chatId', 'title', 'atMs', 'isPinned', 'isUnread'] as const;
const recentThreadsKey = 'parley:recent-threads';
const maxTitleLength = 80;
