import { useCallback, useReducer } from 'react';
import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { TableView } from './TableView.js';

/**
 * Returns the reader's view of the table of a result, and a function that changes it. The view is kept until the page is closed, so that the
 * table looks the same after switching to the chart and back.
 */
export function useRememberedTable(result: SqlToolResult): [view: TableView, changeView: (next: TableView) => void] {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const changeView = useCallback(
    (next: TableView) => {
      views.set(result, next);
      rerender();
    },
    [result],
  );
  return [views.get(result) ?? untouched, changeView];
}

const untouched: TableView = {};

const views = new WeakMap<SqlToolResult, TableView>();
