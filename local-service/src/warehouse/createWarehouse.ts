import type { AgentSession } from '../agent/Agent.js';
import { compileModel } from '../data-model/compileModel.js';
import type { DataModel } from '../data-model/ModelView.js';
import { createDatabaseHost } from './createDatabaseHost.js';
import { type Database, DatabaseLost } from './Database.js';
import { generateRetailer, type RetailerRows } from './generateRetailer.js';
import { checkModel, enterModel, filtersSetting } from './installModel.js';
import { literal } from './literal.js';
import { loadTables } from './loadTables.js';
import { becomeModeler, lockDown } from './lockDown.js';
import { openPreparedDatabase } from './openPreparedDatabase.js';
import { brokenReason, type ReadOptions, readCursor, stoppedReason } from './readCursor.js';
import { readOnlySql } from './readOnlySql.js';
import { retailModel } from './retail-model/retailModel.js';
import { firstDay, lastDay } from './retailer.js';
import { type RowFilters, rowFilters } from './rowFilters.js';
import { searchModel } from './searchModel.js';
import { type QueryResult, type Warehouse, WarehouseError } from './Warehouse.js';
import { writeGuide } from './writeGuide.js';

/** Estimated cost above which a query is not begun. The whole of `sales` costs about 4,000. */
const maxCost = 250_000;

/** What a warehouse is made with. */
export interface WarehouseOptions {
  /** Chooses the generated data. Default 1. */
  readonly seed?: number | undefined;
  /** How long one query may run. In Node.js it is stopped then; in a browser nothing can stop it. Default 10 seconds. */
  readonly queryTimeoutMs?: number | undefined;
  /** Attributes without which a session sees no rows of the views whose policies name them. Default: none. */
  readonly requiredUserAttributes?: readonly string[] | undefined;
  /** The data model of a session, which depends on its branch. Without one, that of the retailer. */
  readonly modelOf?: ((session: AgentSession) => Promise<DataModel | undefined>) | undefined;
}

/**
 * A retailer's warehouse on Postgres in WebAssembly, in Node and in the browser: about 60,000 order lines from 2023 to 2025,
 * the same for the same `seed`. Queries see the views of the data model alone, under the session's policies and time zone.
 */
export async function createWarehouse({
  seed = 1,
  queryTimeoutMs = 10_000,
  requiredUserAttributes,
  modelOf: modelOfBranch,
}: WarehouseOptions = {}): Promise<Warehouse> {
  const modelOf = async (session: AgentSession) => (await modelOfBranch?.(session)) ?? compileModel(retailModel, '').model;
  const host = await createDatabaseHost({ open: () => openWarehouse(seed), timeoutMs: queryTimeoutMs });
  return {
    model: modelOf,
    period: async () => ({ firstDay, lastDay }),
    meta: async (session, searchQuery) => searchModel(await modelOf(session), searchQuery),
    async query(sql, session, options = {}) {
      options.signal?.throwIfAborted();
      const model = await modelOf(session);
      const question = {
        statement: readOnlySql(sql),
        model,
        filters: rowFilters(model, session, requiredUserAttributes),
        timeZone: session.timeZone,
      };
      try {
        return await host.run((database) => answer(database, question, options));
      } catch (error) {
        options.signal?.throwIfAborted();
        throw error instanceof Error && !(error instanceof WarehouseError) ? new WarehouseError(reasonOf(error), { cause: error }) : error;
      }
    },
    guide: async (session) => writeGuide(await modelOf(session), { firstDay, lastDay }),
    check: (model) => host.run((database) => checkModel(database, model)),
    close: host.close,
  };
}

async function openWarehouse(seed: number): Promise<Database> {
  let rows: RetailerRows | undefined;
  const database = await openPreparedDatabase(async (empty) => {
    rows ??= generateRetailer(seed);
    await loadTables(empty, rows);
    await lockDown(empty);
  });
  await becomeModeler(database);
  return database;
}

interface Question {
  readonly statement: string;
  readonly model: DataModel;
  readonly filters: RowFilters;
  readonly timeZone: string;
}

async function answer(database: Database, question: Question, options: ReadOptions): Promise<QueryResult> {
  options.signal?.throwIfAborted();
  await enterModel(database, question.model);
  await enterSession(database, question);
  try {
    await refuseExpensive(database, question.statement);
    const result = await readCursor(database, question.statement, options);
    await database.exec('ROLLBACK');
    return result;
  } catch (error) {
    // A lost database is not asked for anything again: it may never answer.
    if (!(error instanceof DatabaseLost)) await database.exec('ROLLBACK');
    throw error;
  }
}

/** The question sees what this session may see, in its time zone, and writes nothing. */
async function enterSession(database: Database, { filters, timeZone }: Question): Promise<void> {
  await database.exec(`
    BEGIN READ ONLY;
    SET LOCAL ${filtersSetting} = ${literal(JSON.stringify(filters))};
    SET LOCAL TIME ZONE ${literal(timeZone)};
    SET LOCAL cursor_tuple_fraction = 1;
  `);
}

async function refuseExpensive(database: Database, statement: string): Promise<void> {
  const { rows } = await database.query(`EXPLAIN ${statement}`);
  if (rows.length === 0) throw new DatabaseLost(brokenReason);
  const cost = Number(/cost=[\d.]+\.\.([\d.]+)/.exec(String(rows[0]?.[0]))?.[1] ?? 0);
  if (cost > maxCost) throw new WarehouseError('The query would take too long. Ask for fewer rows or a shorter time.');
}

function reasonOf(error: Error): string {
  if (error instanceof DatabaseLost) return stoppedReason(error.message);
  return error.message.includes('multiple commands') ? 'Only one statement is allowed in a query.' : error.message;
}
