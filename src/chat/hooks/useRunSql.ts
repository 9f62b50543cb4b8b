'use client';

import { use, useCallback, useEffect, useRef, useState } from 'react';
import { runSql, type SqlRows } from '../../client/chat-stream/runSql.js';
import { isServiceError, ServiceError } from '../../client/errors/ServiceError.js';
import { ServiceContext } from '../../data/provider/ServiceContext.js';

/**
 * Runs queries through the data query API (docs/contract/chat.md#data-query-api), one at a time. A new run, `cancel` and unmounting abort the
 * running query.
 */
export function useRunSql({ rowCap, characterCap }: RunSqlLimits): SqlRun {
  const client = use(ServiceContext)?.client;
  const [state, setState] = useState<SqlRunState>(idle);
  const running = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    running.current?.abort();
    setState(idle);
  }, []);

  const run = useCallback(
    async (query: string) => {
      if (client === undefined) return undefined;
      running.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      const show = (next: Partial<SqlRunState>) => {
        if (!signal.aborted) setState({ ...idle, ...next, query });
      };
      show({ status: 'loading' });
      try {
        const result = await runSql(
          client,
          { query },
          {
            signal,
            maxRows: rowCap,
            maxCharacters: characterCap,
            onProgress: (loadedRows) => show({ status: 'loading', loadedRows }),
          },
        );
        show({ status: 'done', loadedRows: result.rows.length, result });
        return signal.aborted ? undefined : result;
      } catch (error) {
        show({
          status: 'failed',
          error: isServiceError(error) ? error : new ServiceError('protocol', String(error), { operation: 'runSql', cause: error }),
        });
        return undefined;
      }
    },
    [client, rowCap, characterCap],
  );

  useEffect(() => () => running.current?.abort(), []);

  return { ...state, canRun: client?.dataUrl !== undefined, run, cancel };
}

export interface RunSqlLimits {
  /** The maximum number of rows to load. */
  readonly rowCap: number;
  /** The maximum number of characters to read. Default: no limit. */
  readonly characterCap?: number | undefined;
}

export interface SqlRunState {
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  /** The query of the latest run. */
  readonly query: string | undefined;
  /** The number of rows loaded so far. */
  readonly loadedRows: number;
  /** The rows, present when `done`. `isCapped` is true if the query has more rows than the caps allow. */
  readonly result: SqlRows | undefined;
  /** The error, present when `failed`. */
  readonly error: ServiceError | undefined;
}

export interface SqlRun extends SqlRunState {
  /** True if there is a service client with a `dataUrl`. */
  readonly canRun: boolean;
  /** Runs a query and returns its rows; `undefined` if the run failed or was cancelled. Never rejects. */
  run(query: string): Promise<SqlRows | undefined>;
  /** Aborts the running query and discards its rows. */
  cancel(): void;
}

/** The state while there is no run to show: at first, and after `cancel`. */
export const idle: SqlRunState = { status: 'idle', query: undefined, loadedRows: 0, result: undefined, error: undefined };
