import type { TableFacts } from '../data-model/TableFacts.js';
import type { ServiceSource } from '../ServiceSource.js';
import type { Warehouse } from '../warehouse/Warehouse.js';

/** The tables of a project: those of its files, in a database of this process, or those of a server. */
export interface ProjectData {
  readonly facts: readonly TableFacts[];
  /** The tables, and what was left out, for people to read. */
  readonly summary: string;
  openWarehouse(options: Parameters<ServiceSource['openWarehouse']>[0]): Promise<Warehouse>;
  /** Loads the present rows, if the source can change unseen. Throws `FileProblem` if a table is lost. */
  readAgain?(): Promise<ProjectData>;
  /** Ends what no warehouse was opened for. */
  close(): Promise<void>;
}
