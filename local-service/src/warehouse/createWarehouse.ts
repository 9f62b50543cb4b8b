import type { AgentSession } from '../agent/Agent.js';
import { compileModel } from '../data-model/compileModel.js';
import type { DataModel } from '../data-model/ModelView.js';
import { createDatabaseHost } from './createDatabaseHost.js';
import { createPeriods } from './createPeriods.js';
import { type Database, DatabaseLost } from './Database.js';
import { installedDays } from './installedDays.js';
import { checkModel, enterModel, filtersSetting } from './installModel.js';
import { literal } from './literal.js';
import { brokenReason, type ReadOptions, readCursor, stoppedReason } from './readCursor.js';
import { readOnlySql } from './readOnlySql.js';
import { retailModel } from './retail-model/retailModel.js';
import { retailTables } from './retailTables.js';
import { type RowFilters, rowFilters } from './rowFilters.js';
import { searchModel } from './searchModel.js';
import { type QueryResult, type Warehouse, WarehouseError } from './Warehouse.js';
import type { WarehouseTables } from './WarehouseTables.js';
import { writeGuide } from './writeGuide.js';

/** Estimated cost above which a query is not begun. The whole of `sales` costs about 4,000. */
const defaultMaxCost = 250_000;

/** What a warehouse is made with. */
export interface WarehouseOptions {
  /** Chooses the generated data. Default 1. */
  readonly seed?: number | undefined;
  /** How long one query may run. In Node.js it is stopped then; in a browser nothing can stop it. Default 10 seconds. */
  readonly queryTimeoutMs?: number | undefined;
  /** Attributes without which a session sees no rows of the views whose policies name them. Default: none. */
  readonly requiredUserAttributes?: readonly string[] | undefined;
  /** Returns the data model of the session's branch. Default: the retailer's. */
  readonly modelOf?: ((session: AgentSession) => Promise<DataModel | undefined>) | undefined;
}

interface RowsOptions {
  /** Where the rows come from. Default: the retailer of the seed. */
  readonly tables?: WarehouseTables;
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
  tables = retailTables(seed),
}: WarehouseOptions & RowsOptions = {}): Promise<Warehouse> {
  const { maxCost = defaultMaxCost } = tables;
  const modelOf = async (session: AgentSession) => (await modelOfBranch?.(session)) ?? compileModel(retailModel, '').model;
  const host = await createDatabaseHost({ open: tables.open, timeoutMs: queryTimeoutMs, patienceMs: tables.patienceMs });
  const periodOf = createPeriods(installedDays(host.run));
  const period = async (session: AgentSession) => tables.period ?? (await periodOf(await modelOf(session)));
  return {
    model: modelOf,
    period,
    meta: async (session, searchQuery) => searchModel(await modelOf(session), searchQuery),
    async query(sql, session, options = {}) {
      options.signal?.throwIfAborted();
      const model = await modelOf(session);
      const question = {
        statement: readOnlySql(sql),
        model,
        filters: rowFilters(model, session, requiredUserAttributes),
        timeZone: session.timeZone,
        maxCost,
      };
      try {
        return await host.run((database) => answer(database, question, options));
      } catch (error) {
        options.signal?.throwIfAborted();
        throw error instanceof Error && !(error instanceof WarehouseError) ? new WarehouseError(reasonOf(error), { cause: error }) : error;
      }
    },
    guide: async (session) => writeGuide(await modelOf(session), await period(session)),
    check: (model) => host.run((database) => checkModel(database, model)),
    close: host.close,
  };
}

interface Question {
  readonly statement: string;
  readonly model: DataModel;
  readonly filters: RowFilters;
  readonly timeZone: string;
  readonly maxCost: number;
}

async function answer(database: Database, question: Question, options: ReadOptions): Promise<QueryResult> {
  options.signal?.throwIfAborted();
  await enterModel(database, question.model);
  await enterSession(database, question);
  try {
    await refuseExpensive(database, question);
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

async function refuseExpensive(database: Database, { statement, maxCost }: Question): Promise<void> {
  const { rows } = await database.query(`EXPLAIN ${statement}`);
  if (rows.length === 0) throw new DatabaseLost(brokenReason);
  const cost = Number(/cost=[\d.]+\.\.([\d.]+)/.exec(String(rows[0]?.[0]))?.[1] ?? 0);
  if (cost > maxCost) throw new WarehouseError('The query would take too long. Ask for fewer rows or a shorter time.');
}

function reasonOf(error: Error): string {
  if (error instanceof DatabaseLost) return stoppedReason(error.message);
  return error.message.includes('multiple commands') ? 'Only one statement is allowed in a query.' : error.message;
}
