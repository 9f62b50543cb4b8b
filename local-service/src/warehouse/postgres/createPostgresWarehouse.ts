import type { AgentSession } from '../../agent/Agent.js';
import type { DataModel } from '../../data-model/ModelView.js';
import { checkView } from '../checkView.js';
import { createPeriods } from '../createPeriods.js';
import { readCursor, stoppedReason } from '../readCursor.js';
import { readOnlySql } from '../readOnlySql.js';
import { rowFilters } from '../rowFilters.js';
import { searchModel } from '../searchModel.js';
import { viewSelect } from '../viewSelect.js';
import { type Warehouse, WarehouseError } from '../Warehouse.js';
import { writeGuide } from '../writeGuide.js';
import { codeOf } from './ConnectionError.js';
import { checkViewSql, closedSelect, composeQuestion } from './composeQuestion.js';
import { type Connections, createConnections, tookTooLong } from './createConnections.js';
import { readDays } from './readDays.js';
import { rightsAdvice } from './rightsAdvice.js';

export interface PostgresWarehouseOptions {
  /** An address such as `postgres://reader:secret@db.example:5432/sales?sslmode=require`. The role only needs read access. */
  readonly connectionString: string;
  /** Returns the data model of the session's branch. Without one, nothing can be queried. */
  readonly modelOf: (session: AgentSession) => Promise<DataModel | undefined>;
  /** Attributes without which a session sees no rows of the views whose policies name them. Default: none. */
  readonly requiredUserAttributes?: readonly string[] | undefined;
  /** How long one query may run. Default 10 seconds. */
  readonly queryTimeoutMs?: number | undefined;
  /** Functions of the database that models may call besides those of Postgres, such as `public.time_bucket`. */
  readonly functions?: readonly string[] | undefined;
}

/**
 * Your own database behind the agent: any server that speaks the protocol of Postgres. Nothing is ever written to it. Queries see the views
 * of the data model alone, under the session's policies and time zone. Rejects with `ConnectionError` if the server cannot be used.
 */
export async function createPostgresWarehouse({
  connectionString,
  modelOf: modelOfBranch,
  requiredUserAttributes,
  queryTimeoutMs = 10_000,
  functions,
}: PostgresWarehouseOptions): Promise<Warehouse> {
  const connections = await createConnections({ connectionString, timeoutMs: queryTimeoutMs });
  const modelOf = async (session: AgentSession) => (await modelOfBranch(session)) ?? noModel;
  const periodOf = createPeriods(readDays(connections, functions));
  const reasonOf = (error: Error, model: DataModel): string => {
    if (codeOf(error) === '57014') return stoppedReason(tookTooLong(queryTimeoutMs));
    if (codeOf(error) === '42501') return rightsAdvice(error.message, connections.server.role, model);
    return error.message;
  };
  return {
    model: modelOf,
    period: async (session) => periodOf(await modelOf(session)),
    meta: async (session, searchQuery) => searchModel(await modelOf(session), searchQuery),
    async query(sql, session, options = {}) {
      options.signal?.throwIfAborted();
      const model = await modelOf(session);
      const filters = rowFilters(model, session, requiredUserAttributes);
      const { server } = connections;
      const statement = await composeQuestion(readOnlySql(sql), { model, filters, server, functions });
      try {
        return await connections.run((database) => readCursor(database, statement, options), {
          timeZone: session.timeZone,
          signal: options.signal,
        });
      } catch (error) {
        options.signal?.throwIfAborted();
        throw error instanceof Error && !(error instanceof WarehouseError)
          ? new WarehouseError(reasonOf(error, model), { cause: error })
          : error;
      }
    },
    async guide(session) {
      const model = await modelOf(session);
      return writeGuide(model, await periodOf(model));
    },
    check: (model) => checkModel(connections, { model, functions, reasonOf: (error) => reasonOf(error, model) }),
    close: connections.close,
  };
}

const noModel: DataModel = { views: [] };

/** Returns the views that the server refuses: tables, columns or rights are missing. */
async function checkModel(connections: Connections, { model, functions, reasonOf }: CheckOptions) {
  const reasonAgainst = async (work: () => Promise<unknown>): Promise<string | undefined> => {
    try {
      await work();
      return undefined;
    } catch (error) {
      return error instanceof Error ? reasonOf(error) : String(error);
    }
  };
  const checking = model.views.map(async (view) => {
    const unsafe = await reasonAgainst(() => checkViewSql(view, functions));
    if (unsafe !== undefined) return { view: view.name, reason: unsafe };
    return checkView(view, {
      // Each in a transaction, since one that failed takes no more statements.
      attempt: (sql) => reasonAgainst(() => connections.run(({ query }) => query(sql))),
      define: `EXPLAIN ${closedSelect(view)}`,
      source: `(${viewSelect(view, [])}) AS ${view.name}`,
    });
  });
  return (await Promise.all(checking)).filter((problem) => problem !== undefined);
}

interface CheckOptions {
  readonly model: DataModel;
  readonly functions: readonly string[] | undefined;
  readonly reasonOf: (error: Error) => string;
}
