import { type Database, DatabaseLost, type DatabaseRows } from './Database.js';
import { schemaOf, serviceValue } from './resultColumns.js';
import { type QueryResult, WarehouseError } from './Warehouse.js';

/** Rows of the first batch. The size of the others depends on how long these are. */
const firstBatchRows = 500;
const batchRows = 10_000;

/** Characters of text that one batch should hold. */
const batchLength = 4_000_000;

/** Characters of text that one result may hold. All of `sales` has about 20 million. */
const maxResultLength = 100_000_000;

export interface ReadOptions {
  readonly maxRows?: number;
  readonly signal?: AbortSignal;
}

/** Reads the rows of a query in batches, in an open transaction, and counts those beyond `maxRows`. */
export async function readCursor(
  database: Database,
  statement: string,
  { maxRows = Number.POSITIVE_INFINITY, signal }: ReadOptions,
): Promise<QueryResult> {
  await database.query(`DECLARE answer NO SCROLL CURSOR FOR ${statement}`);
  const data: unknown[][] = [];
  let schema: QueryResult['schema'] = [];
  let length = 0;
  let isMore = true;
  while (isMore && data.length < maxRows) {
    const wanted = Math.min(data.length === 0 ? firstBatchRows : fittingRows(length / data.length), maxRows - data.length);
    const { fields, rows } = await move(database, `FETCH ${wanted} FROM answer`);
    schema = schemaOf(fields);
    for (const row of rows) data.push(row.map((value, index) => serviceValue(value, schema[index]?.column_type)));
    length += rows.reduce((sum, row) => sum + lengthOf(row), 0);
    if (length > maxResultLength) throw new WarehouseError('The result is too large. Ask for fewer rows or columns.');
    isMore = rows.length === wanted;
    await letAbortsIn(signal);
  }
  let totalRows = data.length;
  for (let moved = batchRows; moved === batchRows && data.length >= maxRows; totalRows += moved) {
    moved = (await move(database, `MOVE FORWARD ${batchRows} FROM answer`)).rowCount ?? 0;
    await letAbortsIn(signal);
  }
  return { schema, data, totalRows };
}

function fittingRows(averageLength: number): number {
  return Math.max(1, Math.min(batchRows, Math.floor(batchLength / Math.max(1, averageLength))));
}

/** A statement that overflows the stack of Postgres ends without a word; from then on it only loops. */
async function move(database: Database, sql: string): Promise<DatabaseRows> {
  const rows = await database.query(sql);
  if (rows.rowCount === undefined) throw new DatabaseLost(brokenReason);
  return rows;
}

function lengthOf(row: readonly unknown[]): number {
  return row.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0);
}

/** An abort is an event of the page or the server; it is seen only when this work pauses. */
async function letAbortsIn(signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return;
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

export const brokenReason = 'it needs more memory than the database has';

/** Says to the agent's user that a query was stopped. */
export function stoppedReason(reason: string): string {
  return `The query was stopped: ${reason}. Ask for fewer rows or a simpler query.`;
}
