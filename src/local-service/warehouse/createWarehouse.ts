import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { AgentSession } from '../chat/Agent.js';
import { attributesSetting, becomeAnalyst, createViews } from './createViews.js';
import { dataModel } from './dataModel.js';
import { generateRetailer } from './generateRetailer.js';
import { loadTables } from './loadTables.js';
import { readOnlySql } from './readOnlySql.js';
import { schemaOf, serviceValue, textParsers } from './resultColumns.js';
import { searchModel } from './searchModel.js';
import { type QueryResult, type Warehouse, WarehouseError } from './Warehouse.js';

const batchRows = 10_000;

/** Estimated cost above which a query is not begun: Postgres in WebAssembly cannot be interrupted. The whole of `sales` costs about 4,000. */
const maxCost = 250_000;

/**
 * A retailer's warehouse on Postgres in WebAssembly, in Node and in the browser: about 60,000 order lines from 2023 to 2025,
 * the same for the same `seed`. Queries see the views of the data model alone, under the session's policies and time zone.
 */
export async function createWarehouse({ seed = 1 }: { readonly seed?: number } = {}): Promise<Warehouse> {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create();
  await loadTables(database, generateRetailer(seed));
  await createViews(database, dataModel);
  await becomeAnalyst(database);
  return {
    meta: (_session, searchQuery) => searchModel(dataModel, searchQuery),
    query: (sql, session, options = {}) => runQuery(database, readOnlySql(sql), session, options),
    close: () => database.close(),
  };
}

interface QueryOptions {
  readonly maxRows?: number;
  readonly signal?: AbortSignal;
}

async function runQuery(database: PGlite, statement: string, session: AgentSession, options: QueryOptions): Promise<QueryResult> {
  const { signal } = options;
  signal?.throwIfAborted();
  try {
    return await database.transaction(async (transaction) => {
      signal?.throwIfAborted();
      await enterSession(transaction, session);
      await refuseExpensive(transaction, statement);
      return readRows(transaction, statement, options);
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof Error && !(error instanceof WarehouseError) ? new WarehouseError(reasonOf(error), { cause: error }) : error;
  }
}

/** The question sees what this session may see, in its time zone, and writes nothing. */
async function enterSession(transaction: Transaction, { userAttributes, timeZone }: AgentSession): Promise<void> {
  await transaction.exec(`
    SET TRANSACTION READ ONLY;
    SET LOCAL ${attributesSetting} = ${literal(JSON.stringify(userAttributes))};
    SET LOCAL TIME ZONE ${literal(timeZone)};
    SET LOCAL cursor_tuple_fraction = 1;
  `);
}

async function refuseExpensive(transaction: Transaction, statement: string): Promise<void> {
  const { rows } = await transaction.query<readonly [string]>(`EXPLAIN ${statement}`, [], { rowMode: 'array' });
  const cost = Number(/cost=[\d.]+\.\.([\d.]+)/.exec(rows[0]?.[0] ?? '')?.[1] ?? 0);
  if (cost > maxCost) throw new WarehouseError('The query would take too long. Ask for fewer rows or a shorter time.');
}

async function readRows(
  transaction: Transaction,
  statement: string,
  { maxRows = Number.POSITIVE_INFINITY, signal }: QueryOptions,
): Promise<QueryResult> {
  await transaction.query(`DECLARE answer NO SCROLL CURSOR FOR ${statement}`);
  const data: unknown[][] = [];
  let schema: QueryResult['schema'] = [];
  for (let fetched = batchRows; fetched === batchRows && data.length < maxRows; ) {
    const { fields, rows } = await transaction.query<readonly unknown[]>(
      `FETCH ${Math.min(batchRows, maxRows - data.length)} FROM answer`,
      [],
      { rowMode: 'array', parsers: textParsers },
    );
    schema = schemaOf(fields);
    for (const row of rows) data.push(row.map((value, index) => serviceValue(value, schema[index]?.column_type)));
    fetched = rows.length;
    await letAbortsIn(signal);
  }
  let totalRows = data.length;
  for (let moved = batchRows; moved === batchRows && data.length >= maxRows; totalRows += moved) {
    moved = (await transaction.query(`MOVE FORWARD ${batchRows} FROM answer`)).rowCount ?? 0;
    await letAbortsIn(signal);
  }
  return { schema, data, totalRows };
}

/** An abort is an event of the page or the server; it is seen only when this work pauses. */
async function letAbortsIn(signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return;
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

function reasonOf({ message }: Error): string {
  return message.includes('multiple commands') ? 'Only one statement is allowed in a query.' : message;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
