import type { KeyValueStorage } from '../chat-store/identityRecord.js';

/** `localStorage`, or `undefined` on a server and where the browser forbids it. */
export function browserStorage(): KeyValueStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
