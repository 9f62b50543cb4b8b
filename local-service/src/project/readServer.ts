import { FileProblem } from './FileProblem.js';
import type { ProjectData } from './ProjectData.js';
import { count } from './readCsvRows.js';

/** Reads which tables a Postgres server has. Its driver is loaded only here. */
export async function readServer(connectionString: string): Promise<ProjectData> {
  const { readDatabaseCatalog } = await import('../warehouse/postgres/readCatalog.js');
  const { createPostgresWarehouse } = await import('../warehouse/postgres/createPostgresWarehouse.js');
  const { tables, leftOut } = await readDatabaseCatalog(connectionString);
  if (tables.length === 0) throw new FileProblem(`The database has no tables that its role may read.${listed(leftOut)}`);
  return {
    facts: tables,
    summary: `  Your own database, which is only read: ${count(tables.length, 'table')}${listed(leftOut)}`,
    openWarehouse: ({ modelOf = noModel, ...options }) => createPostgresWarehouse({ ...options, connectionString, modelOf }),
    // No connection is open yet.
    close: async () => {},
  };
}

const noModel = async () => undefined;

function listed(leftOut: readonly { readonly table: string; readonly reason: string }[]): string {
  const lines = leftOut.slice(0, maxShown).map(({ table, reason }) => `\n    ${table} was left out: ${reason}`);
  const more = leftOut.length - lines.length;
  return `${lines.join('')}${more > 0 ? `\n    and ${count(more, 'other')}` : ''}`;
}

const maxShown = 5;
