import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { TableView } from './TableView.js';

/** Returns the reader's view of the table of a result, kept until the page is closed. */
export function readRememberedTable(result: SqlToolResult): TableView {
  return views.get(result) ?? {};
}

/** Remembers the view, so that the table looks the same after switching to the chart and back. */
export function rememberTable(result: SqlToolResult, view: TableView): void {
  views.set(result, view);
}

const views = new WeakMap<SqlToolResult, TableView>();
