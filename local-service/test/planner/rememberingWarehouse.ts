import type { QueryResult, Warehouse } from '../../src/warehouse/Warehouse.js';

const results = new Map<string, Promise<QueryResult>>();

/** The shared warehouse, which gives the same rows, or the same error, for the same query: it runs each once for all files of a process. */
export function rememberingWarehouse(warehouse: Warehouse): Warehouse {
  return {
    ...warehouse,
    async query(sql, session, { signal, ...options } = {}) {
      signal?.throwIfAborted();
      const key = JSON.stringify([sql, session.userAttributes, session.timeZone, options]);
      const running = results.get(key) ?? warehouse.query(sql, session, options);
      results.set(key, running);
      const result = await running;
      signal?.throwIfAborted();
      return result;
    },
  };
}
