import type { QueryRows } from './QueryRows.js';

/** The result of a tool call, made by `readToolResult` from untrusted JSON. */
export type ToolResult = SqlToolResult | MetaToolResult | ToolFailure | OtherToolResult;

/** The input of a tool, as far as it can be parsed. Input of other tools is in `value`. */
export interface ToolInput {
  /** The SQL of a query. */
  readonly sqlQuery: string | undefined;
  /** The title that the agent gave a query. */
  readonly queryTitle: string | undefined;
  /** The agent's description of a query. */
  readonly description: string | undefined;
  /** The text that the agent searched the data model for. */
  readonly searchQuery: string | undefined;
  /** Names earlier context that the agent referred to. */
  readonly memoryId: string | undefined;
  /** Parsed JSON, or the text itself. */
  readonly value: unknown;
}

/** Rows of a query the agent ran: at most 100 of `totalRows`. */
export interface SqlToolResult extends QueryRows {
  readonly kind: 'sql';
  /** The SQL that ran. */
  readonly sqlQuery: string;
  /** The title that the agent gave the query. */
  readonly queryTitle: string;
  /** The agent's description of the query. */
  readonly description: string;
  /** The part of the question that the query answers. */
  readonly userRequest: string;
  /** The total number of rows at the service; `rows` may contain fewer. */
  readonly totalRows: number;
  /** The id of the result at the service. */
  readonly resultId: string | undefined;
  /** Names earlier context that the agent referred to. */
  readonly memoryId: string | undefined;
  /** Vega-Lite v5 as JSON text, without data, written by a language model: hostile. */
  readonly vegaSpec: string | undefined;
}

/** Parts of the data model the agent found. */
export interface MetaToolResult {
  readonly kind: 'meta';
  /** The text that was searched for. */
  readonly searchQuery: string;
  /** The views that match, each with its members that match. */
  readonly views: readonly DataModelView[];
}

/** A view of the data model with its measures and dimensions. */
export interface DataModelView {
  /** The name in queries: `orders`. */
  readonly name: string;
  /** The kind of view, as the service names it. */
  readonly type: string;
  /** The display name. */
  readonly title: string;
  /** The measures and dimensions that were found. */
  readonly members: readonly DataModelMember[];
}

/** A measure or dimension; `type` such as `number`, `string`, `time`, `boolean`. */
export interface DataModelMember {
  /** The name in queries: `orders.status`. */
  readonly name: string;
  /** The display name. */
  readonly title: string;
  /** The description in the data model; empty if there is none. */
  readonly description: string;
  /** The type of its values: `number`, `string`, `time` or `boolean`. */
  readonly type: string;
  /** The aggregation of a measure, such as `sum`. */
  readonly aggType: string | undefined;
  /** The number format, as sent. The contract lists none. */
  readonly format?: unknown;
  /** The currency of the number format, as sent. */
  readonly currency?: unknown;
}

/** The tool itself failed; `isBadBranch` when it says that the branch is not usable. */
export interface ToolFailure {
  readonly kind: 'failure';
  /** The message of the tool. */
  readonly message: string;
  /** True if the tool says that the branch cannot be used. */
  readonly isBadBranch: boolean;
}

/** A tool this version does not know, or a text that is not JSON. */
export interface OtherToolResult {
  readonly kind: 'other';
  /** Parsed JSON, or the text itself. */
  readonly value: unknown;
}
