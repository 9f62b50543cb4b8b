import type { QueryRows } from '../../client/chat-stream/QueryRows.js';

/** The rows that are currently shown, for hosts. */
export interface ShownRows extends QueryRows {
  /** The total number of rows of the query. */
  readonly totalRows: number;
}
