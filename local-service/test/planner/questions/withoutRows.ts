import type { Warehouse } from '../../../src/warehouse/Warehouse.js';

/** The warehouse with its names, but without the rows of any question: for tests of what is asked, which need no numbers. */
export function withoutRows(warehouse: Warehouse): Warehouse {
  return {
    ...warehouse,
    query: (sql, session, options) =>
      sql.startsWith('SELECT DISTINCT ') ? warehouse.query(sql, session, options) : Promise.resolve({ schema: [], data: [], totalRows: 0 }),
  };
}
