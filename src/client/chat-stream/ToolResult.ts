import type { QueryRows } from './QueryRows.js';

/** The result of a tool call, made by `readToolResult` from untrusted JSON. */
export type ToolResult = SqlToolResult | MetaToolResult | ToolFailure | OtherToolResult;

/** The input of a tool, as far as it can be parsed. Input of other tools is in `value`. */
export interface ToolInput {
  readonly sqlQuery: string | undefined;
  readonly queryTitle: string | undefined;
  readonly description: string | undefined;
  readonly searchQuery: string | undefined;
  /** Names earlier context that the agent referred to. */
  readonly memoryId: string | undefined;
  /** Parsed JSON, or the text itself. */
  readonly value: unknown;
}

/** Rows of a query the agent ran: at most 100 of `totalRows`. */
export interface SqlToolResult extends QueryRows {
  readonly kind: 'sql';
  readonly sqlQuery: string;
  readonly queryTitle: string;
  readonly description: string;
  readonly userRequest: string;
  /** The total number of rows at the service; `rows` may contain fewer. */
  readonly totalRows: number;
  readonly resultId: string | undefined;
  /** Names earlier context that the agent referred to. */
  readonly memoryId: string | undefined;
  /** Vega-Lite v5 as JSON text, without data, written by a language model: hostile. */
  readonly vegaSpec: string | undefined;
}

/** Parts of the data model the agent found. */
export interface MetaToolResult {
  readonly kind: 'meta';
  readonly searchQuery: string;
  readonly views: readonly DataModelView[];
}

/** A view of the data model with its measures and dimensions. */
export interface DataModelView {
  readonly name: string;
  readonly type: string;
  readonly title: string;
  readonly members: readonly DataModelMember[];
}

/** A measure or dimension; `type` such as `number`, `string`, `time`, `boolean`. */
export interface DataModelMember {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly aggType: string | undefined;
}

/** The tool itself failed; `isBadBranch` when it says that the branch is not usable. */
export interface ToolFailure {
  readonly kind: 'failure';
  readonly message: string;
  readonly isBadBranch: boolean;
}

/** A tool this version does not know, or a text that is not JSON. */
export interface OtherToolResult {
  readonly kind: 'other';
  /** Parsed JSON, or the text itself. */
  readonly value: unknown;
}
