'use client';

import { type RefObject, use, useEffect, useState } from 'react';
import type { SqlRows } from '../../../client/chat-stream/runSql.js';
import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import { ServiceContext } from '../../../data/provider/ServiceContext.js';
import { chartPatienceMs, maxChartCharacters, rememberedRows, rememberRows } from '../../hooks/rowsForChart.js';
import { type AllRows, useAllRows } from '../../hooks/useAllRows.js';
import { whenNear } from '../whenNear.js';

/**
 * Loads the rows that the answer left out before its chart is drawn: once for each result, when the frame of the chart is near the viewport,
 * and within limits of rows, characters and time. If that fails, the chart shows the rows of the answer.
 */
export function useRowsForChart(frame: RefObject<HTMLElement | null>, { result, isShown, rowCap }: RowsForChartOptions): RowsForChart {
  const client = use(ServiceContext)?.client;
  const { sqlQuery: query, rows, totalRows } = result;
  const loading = useAllRows({ query, rowCap, characterCap: maxChartCharacters });
  const { status, canLoad, load, cancel } = loading;
  const [startedQuery, setStartedQuery] = useState<string>();
  const loaded = loading.result ?? rememberedRows(result, client);
  const isWanted = isShown && canLoad && rows.length < Math.min(totalRows, rowCap) && loaded === undefined;
  const isUnstarted = isWanted && startedQuery !== query;
  const isLoading = status === 'loading';

  useEffect(() => {
    if (!isUnstarted || frame.current === null) return;
    let isOver = false;
    const stopWaiting = whenNear(frame.current, async () => {
      // In StrictMode, the first of two effects ends before this.
      await Promise.resolve();
      if (isOver) return;
      setStartedQuery(query);
      const found = await load();
      if (found !== undefined) rememberRows(result, client, found);
    });
    return () => {
      isOver = true;
      stopWaiting();
    };
  }, [frame, isUnstarted, query, load, result, client]);

  useEffect(() => {
    if (!isLoading) return;
    const deadline = setTimeout(cancel, chartPatienceMs);
    return () => clearTimeout(deadline);
  }, [isLoading, cancel]);

  return {
    loading,
    rows: loaded !== undefined && loaded.rows.length > rows.length ? loaded : undefined,
    isAwaited: isUnstarted || (isWanted && isLoading),
  };
}

export interface RowsForChartOptions {
  readonly result: SqlToolResult;
  /** True if the chart is the current view. */
  readonly isShown: boolean;
  /** The maximum number of rows to load. */
  readonly rowCap: number;
}

export interface RowsForChart {
  /** The state of the load. */
  readonly loading: AllRows;
  /** The loaded rows, if there are more than those of the answer. */
  readonly rows: SqlRows | undefined;
  /** True while the chart should wait for the rows. */
  readonly isAwaited: boolean;
}
