import { generateRetailer, type RetailerRows } from './generateRetailer.js';
import { loadTables } from './loadTables.js';
import { becomeModeler, lockDown } from './lockDown.js';
import { openPreparedDatabase } from './openPreparedDatabase.js';
import { firstDay, lastDay } from './retailer.js';
import type { WarehouseTables } from './WarehouseTables.js';

/** The tables of the retailer, the same for the same seed. */
export function retailTables(seed: number): WarehouseTables {
  let rows: RetailerRows | undefined;
  return {
    period: { firstDay, lastDay },
    async open() {
      const database = await openPreparedDatabase(async (empty) => {
        rows ??= generateRetailer(seed);
        await loadTables(empty, rows);
        await lockDown(empty);
      });
      await becomeModeler(database);
      return database;
    },
  };
}
