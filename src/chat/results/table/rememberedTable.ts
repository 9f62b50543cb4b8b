import { useCallback, useState } from 'react';
import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { TableView } from './TableView.js';

/**
 * Returns the reader's view of the table of a result, and a function that changes it. The view is kept until the page is closed, so that the
 * table looks the same after switching to the chart and back.
 */
export function useRememberedTable(result: SqlToolResult): [view: TableView, changeView: (next: TableView) => void] {
  const [held, setHeld] = useState(() => remembered(result));
  const current = held.result === result ? held : remembered(result);
  if (current !== held) setHeld(current);
  const changeView = useCallback(
    (view: TableView) => {
      views.set(result, view);
      setHeld({ result, view });
    },
    [result],
  );
  return [current.view, changeView];
}

function remembered(result: SqlToolResult) {
  return { result, view: views.get(result) ?? untouched };
}

const untouched: TableView = {};

const views = new WeakMap<SqlToolResult, TableView>();
