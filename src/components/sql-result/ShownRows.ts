import type { QueryRows } from '../../client/chat-stream/QueryRows.js';

/** Rows as they are shown, for hosts. */
export interface ShownRows extends QueryRows {
  /** How many rows the query has. */
  readonly totalRows: number;
}
