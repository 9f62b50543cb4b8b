/** Remembers the thread on screen for as long as the tab lives, so that a reload goes on where it was. */
export interface LastThread {
  /** The remembered thread, if it is this identity's. */
  read(identity: string): string | undefined;
  write(identity: string, chatId: string): void;
  clear(): void;
}

/** `scope` keeps several elements of one page apart. */
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

/** A page may forbid storage, or fill it: then nothing is remembered, and nothing breaks. */
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
