import type { MemoryStorage } from './createPersonalMemory.js';

/** `localStorage` and `sessionStorage`; neither on a server and where the browser forbids them. */
export function browserStorage(): MemoryStorage {
  return { lasting: allowed(() => globalThis.localStorage), ofTab: allowed(() => globalThis.sessionStorage) };
}

function allowed(find: () => Storage): Storage | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}
