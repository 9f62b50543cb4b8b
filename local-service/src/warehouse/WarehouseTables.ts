import type { Database } from './Database.js';
import type { DataPeriod } from './Warehouse.js';

/** The tables of a warehouse. */
export interface WarehouseTables {
  /** Opens a database that has the tables in the schema `base`, locked down, with a connection that can only read them. */
  open(): Promise<Database>;
  /** The first and the last day of the data. Without it, those of the time dimensions of a model. */
  readonly period?: DataPeriod;
  /** The estimated cost above which a query is not begun. */
  readonly maxCost?: number;
  /** Milliseconds before a second database is opened beside one that is busy. */
  readonly patienceMs?: number;
}
