import type { MemoryStorage } from './createPersonalMemory.js';

/** `localStorage` and `sessionStorage`; `undefined` on a server and if the browser forbids them. */
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
