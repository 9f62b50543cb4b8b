import { createWarehouse } from '../../src/warehouse/createWarehouse.js';
import type { Warehouse } from '../../src/warehouse/Warehouse.js';

let shared: Promise<Warehouse> | undefined;

/** The default warehouse, opened once for all files of a process, which it ends with: queries cannot change it. */
export async function sharedWarehouse(): Promise<Warehouse> {
  shared ??= createWarehouse();
  const warehouse = await shared;
  return { ...warehouse, close: async () => {} };
}
