import type { AgentSession } from '../agent/Agent.js';
import type { DataModel } from '../data-model/ModelView.js';
import type { ViewProblem } from './checkView.js';

/** The data behind the agent: views of a data model on a Postgres, embedded or a server. */
export interface Warehouse {
  /** The data model of the session's branch. Without one, the planner finds nothing to answer with. */
  readonly model?: (session: AgentSession) => Promise<DataModel>;
  /** The days that have data. "Today" in questions is the last one. */
  readonly period?: (session: AgentSession) => Promise<DataPeriod | undefined>;
  /** Members of the views this session may see, for `serviceMeta`. */
  meta(session: AgentSession, searchQuery: string): readonly ViewMeta[] | Promise<readonly ViewMeta[]>;
  /**
   * Runs one read-only SELECT under the session's row-level policies and time zone.
   * Throws `WarehouseError` with a readable reason for anything else. `maxRows` caps `rows`, not `totalRows`.
   */
  query(sql: string, session: AgentSession, options?: { readonly maxRows?: number; readonly signal?: AbortSignal }): Promise<QueryResult>;
  /** Instructions for an agent: how to write SQL for this data. */
  readonly guide?: (session: AgentSession) => Promise<string>;
  /** Returns the views of a data model that this data cannot give. */
  readonly check?: (model: DataModel) => Promise<readonly ViewProblem[]>;
  /** Closes the database. Queries that are still running fail. */
  close(): Promise<void>;
}

/** The first and the last day, as in 2025-12-31. */
export interface DataPeriod {
  /** The first day. */
  readonly firstDay: string;
  /** The last day. */
  readonly lastDay: string;
}

/** Rows of a query with the types of their columns (docs/contract/chat.md#servicesqlapi). */
export interface QueryResult {
  /** The columns in the order of the query, with the type names of the service. */
  readonly schema: readonly { readonly name: string; readonly column_type: string }[];
  /** Values as the service sends them: numbers as strings, timestamps as ISO 8601. */
  readonly data: readonly (readonly unknown[])[];
  /** The number of all rows, of which `data` has at most `maxRows`. */
  readonly totalRows: number;
}

/** A view of the data model, as `serviceMeta` gives it. */
export interface ViewMeta {
  /** The name in SQL: `orders`. */
  readonly name: string;
  /** The kind of view: `view`. */
  readonly type: string;
  /** The display name. */
  readonly title: string;
  /** The measures and dimensions that the session may see. */
  readonly members: readonly MemberMeta[];
}

/** A measure or dimension of a view. */
export interface MemberMeta {
  /** The name in SQL: `orders.status`. */
  readonly name: string;
  /** The display name. */
  readonly title: string;
  /** The description from the data model. */
  readonly description: string;
  /** The type of the values. */
  readonly type: 'string' | 'number' | 'time' | 'boolean';
  /** Present on measures. */
  readonly aggType?: string;
  /** How the values of a measure are written: `currency` and `percent`, which is in points. */
  readonly format?: string;
  /** The ISO 4217 code of a currency. */
  readonly currency?: string;
}

/** A query that cannot be answered; the message is shown to the agent's user. */
export class WarehouseError extends Error {
  override readonly name: string = 'WarehouseError';
}
