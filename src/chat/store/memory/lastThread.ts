import type { KeyValueStorage } from '../../../data/memory/identityRecord.js';

/** Remembers the current thread for the lifetime of the tab, so that a reload shows it again. */
export interface LastThread {
  /** Returns the remembered thread if it belongs to this identity. */
  read(identity: string): string | undefined;
  /** Returns the remembered thread before the user is known. Check it with `read` once they are. */
  peek(): string | undefined;
  write(identity: string, chatId: string): void;
  clear(): void;
}

/** Creates the memory. `scope` distinguishes several chats of one page. */
export function createLastThread(scope: string, getStorage: () => KeyValueStorage | undefined = () => sessionStorage): LastThread {
  const key = `parley-chat:${scope}`;
  const load = () => guarded(getStorage, (storage) => parse(storage.getItem(key)));
  return {
    read: (identity) => {
      const saved = load();
      return saved?.identity === identity ? saved.chatId : undefined;
    },
    peek: () => load()?.chatId,
    write: (identity, chatId) => {
      guarded(getStorage, (storage) => storage.setItem(key, JSON.stringify({ identity, chatId })));
    },
    clear: () => {
      guarded(getStorage, (storage) => storage.removeItem(key));
    },
  };
}

/** Storage may be forbidden or full; then nothing is remembered, and nothing fails. */
function guarded<Result>(getStorage: () => KeyValueStorage | undefined, use: (storage: KeyValueStorage) => Result): Result | undefined {
  try {
    const storage = getStorage();
    return storage && use(storage);
  } catch {
    return undefined;
  }
}

function parse(text: string | null): { identity: string; chatId: string } | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null || !('identity' in value) || !('chatId' in value)) return undefined;
  const { identity, chatId } = value;
  return typeof identity === 'string' && typeof chatId === 'string' ? { identity, chatId } : undefined;
}
