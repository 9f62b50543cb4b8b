import type { TableFacts } from '../data-model/TableFacts.js';
import type { ServiceSource } from '../ServiceSource.js';
import type { Warehouse } from '../warehouse/Warehouse.js';

/** The tables of a project: those of its files, in a database of this process, or those of a server. */
export interface ProjectData {
  readonly facts: readonly TableFacts[];
  /** The tables, and what was left out, for people to read. */
  readonly summary: string;
  openWarehouse(options: Parameters<ServiceSource['openWarehouse']>[0]): Promise<Warehouse>;
  /** Reloads the rows, for sources that have to be watched for changes. Throws `FileProblem` if a table has disappeared. */
  readAgain?(): Promise<ProjectData>;
  /** Closes the database if no warehouse uses it. */
  close(): Promise<void>;
}
