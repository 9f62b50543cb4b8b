import type { KeyValueStorage } from '../../../../src/data/memory/identityRecord.js';

/** A `localStorage` for one test. */
export function memoryStorage(): KeyValueStorage & { /** All that is kept, as one text. */ written(): string } {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    written: () => [...items.values()].join('\n'),
  };
}
