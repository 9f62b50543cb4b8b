import type { KeyValueStorage } from '../../../../src/data/memory/identityRecord.js';

/** A `localStorage` that the browser denies: each call throws. */
export const deniedStorage: KeyValueStorage = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};
