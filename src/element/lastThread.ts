/** Remembers the current thread for the lifetime of the tab, so that a reload shows it again. */
export interface LastThread {
  /** Returns the remembered thread if it belongs to this identity. */
  read(identity: string): string | undefined;
  write(identity: string, chatId: string): void;
  clear(): void;
}

/** Creates the memory. `scope` distinguishes several elements of one page. */
export function createLastThread(scope: string, getStorage: () => Storage = () => sessionStorage): LastThread {
  const key = `parley-chat:${scope}`;
  return {
    read: (identity) => {
      const saved = guarded(getStorage, (storage) => parse(storage.getItem(key)));
      return saved?.identity === identity ? saved.chatId : undefined;
    },
    write: (identity, chatId) => {
      guarded(getStorage, (storage) => storage.setItem(key, JSON.stringify({ identity, chatId })));
    },
    clear: () => {
      guarded(getStorage, (storage) => storage.removeItem(key));
    },
  };
}

/** Storage may be forbidden or full; then nothing is remembered, and nothing fails. */
function guarded<Result>(getStorage: () => Storage, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(getStorage());
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
