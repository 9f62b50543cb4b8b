import type { QueryResult, Warehouse } from '../../src/warehouse/Warehouse.js';

const results = new Map<string, Promise<QueryResult>>();

/**
 * The shared warehouse, which gives the same rows, or the same error, for the same query: it runs each once for all files of a process,
 * however many of its rows are asked for.
 */
export function rememberingWarehouse(warehouse: Warehouse): Warehouse {
  return {
    ...warehouse,
    async query(sql, session, { signal, maxRows } = {}) {
      signal?.throwIfAborted();
      const key = JSON.stringify([sql, session.userAttributes, session.timeZone]);
      const running = results.get(key) ?? warehouse.query(sql, session);
      results.set(key, running);
      const result = await running;
      signal?.throwIfAborted();
      return maxRows === undefined ? result : { ...result, data: result.data.slice(0, maxRows) };
    },
  };
}
