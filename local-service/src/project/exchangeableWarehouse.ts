import type { Warehouse } from '../warehouse/Warehouse.js';

/** A warehouse whose place another can take. The one before is closed when its last query has ended. */
export interface ExchangeableWarehouse extends Warehouse {
  exchange(next: Warehouse): void;
}

export function exchangeableWarehouse(first: Warehouse): ExchangeableWarehouse {
  let current = { warehouse: first, running: 0 };

  async function use<Result>(work: (warehouse: Warehouse) => Promise<Result> | Result): Promise<Result> {
    const used = current;
    used.running += 1;
    try {
      return await work(used.warehouse);
    } finally {
      used.running -= 1;
      if (used !== current && used.running === 0) await used.warehouse.close();
    }
  }

  return {
    model: (session) => use(({ model }) => model?.(session) ?? { views: [] }),
    period: (session) => use(({ period }) => period?.(session)),
    meta: (session, searchQuery) => use((warehouse) => warehouse.meta(session, searchQuery)),
    query: (sql, session, options) => use((warehouse) => warehouse.query(sql, session, options)),
    guide: (session) => use(({ guide }) => guide?.(session) ?? ''),
    check: (model) => use(({ check }) => check?.(model) ?? []),
    close: () => current.warehouse.close(),
    exchange(next) {
      const before = current;
      current = { warehouse: next, running: 0 };
      if (before.running === 0) before.warehouse.close().catch(() => {});
    },
  };
}
