import type { StateStore } from '../../src/index.js';

/** A store in memory, which outlives the services that use it. `fail` lets the next writes fail. */
export interface LogStore {
  readonly transactions: string[];
  readonly open: (isLong?: boolean) => StateStore;
  fail: Error | undefined;
}

export function createLogStore(): LogStore {
  const log: LogStore = {
    transactions: [],
    fail: undefined,
    open: (isLong = false) => ({
      name: 'The log',
      read: () => [...log.transactions],
      async append(transaction) {
        await Promise.resolve();
        if (log.fail !== undefined) throw log.fail;
        log.transactions.push(transaction);
      },
      isLong,
      async replace(transaction) {
        await Promise.resolve();
        if (log.fail !== undefined) throw log.fail;
        log.transactions.splice(0, Number.POSITIVE_INFINITY, transaction);
      },
      close: async () => {},
    }),
  };
  return log;
}
