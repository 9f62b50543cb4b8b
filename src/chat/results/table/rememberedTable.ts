import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { TableView } from './TableView.js';

/** Returns what the reader has made of the table of a result, as long as the page is open. */
export function readRememberedTable(result: SqlToolResult): TableView {
  return views.get(result) ?? {};
}

/** Remembers it, so that the table is the same after a look at the chart. */
export function rememberTable(result: SqlToolResult, view: TableView): void {
  views.set(result, view);
}

const views = new WeakMap<SqlToolResult, TableView>();
