import type { QueryResult, Warehouse } from '../../src/warehouse/Warehouse.js';

const results = new Map<string, Promise<QueryResult>>();

/** The shared warehouse, which gives the same rows for the same query: it runs each once for all files of a process. */
export function rememberingWarehouse(warehouse: Warehouse): Warehouse {
  return {
    ...warehouse,
    query(sql, session, options = {}) {
      options.signal?.throwIfAborted();
      const key = JSON.stringify([sql, session.userAttributes, session.timeZone, options.maxRows]);
      const result = results.get(key) ?? warehouse.query(sql, session, options);
      results.set(key, result);
      result.catch(() => results.delete(key));
      return result;
    },
  };
}
