import { useEffect } from 'react';
import { useLatest } from '../../../react/state/useLatest.js';
import type { ShownRows } from '../ShownRows.js';

/** Reports each set of rows once, even if the callback changes in between. */
export function useReportRows(onRows: ((rows: ShownRows) => void) | undefined, rows: ShownRows): void {
  const latest = useLatest(onRows);
  useEffect(() => {
    latest.current?.(rows);
  }, [rows, latest]);
}
