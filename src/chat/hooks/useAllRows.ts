'use client';

import { use, useCallback, useEffect, useRef, useState } from 'react';
import { runSql, type SqlRows } from '../../client/chat-stream/runSql.js';
import { isServiceError, ServiceError } from '../../client/http/ServiceError.js';
import { ServiceContext } from '../../data/provider/ServiceContext.js';

/**
 * Loads all rows of a query through the data query API (docs/contract/chat.md#data-query-api) when `load` is called. `canLoad` is false
 * without a service client that has a `dataUrl`. Loaded rows are kept until the query changes.
 */
export function useAllRows({ query, rowCap = defaultRowCap, characterCap }: AllRowsOptions): AllRows {
  const client = use(ServiceContext)?.client;
  const [{ query: loadedQuery, ...state }, setState] = useState<AllRowsState & { query: string }>({ ...idle, query });
  const running = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ ...idle, query });
  }, [query]);

  const load = useCallback(async () => {
    if (client === undefined) return undefined;
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const show = (next: Partial<AllRowsState>) => {
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
  }, [client, query, rowCap, characterCap]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a running load is useless once the query has changed
  useEffect(() => () => running.current?.abort(), [query]);

  const current = loadedQuery === query ? state : idle;
  return { ...current, canLoad: client?.dataUrl !== undefined && query !== '', load, cancel };
}

export interface AllRowsOptions {
  /** The SQL of the query. */
  readonly query: string;
  /** The maximum number of rows to load. Default 50,000. */
  readonly rowCap?: number | undefined;
  /** The maximum number of characters to read. Default: no limit. */
  readonly characterCap?: number | undefined;
}

export interface AllRows extends AllRowsState {
  /** True if there is a service client with a `dataUrl`. */
  readonly canLoad: boolean;
  /** Loads the rows and returns them; `undefined` if loading failed or was cancelled. Never rejects. */
  load(): Promise<SqlRows | undefined>;
  /** Stops loading and discards the rows loaded so far. */
  cancel(): void;
}

export interface AllRowsState {
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  /** The number of rows loaded so far. */
  readonly loadedRows: number;
  /** The rows, present when `done`. `isCapped` is true if the query has more rows than the caps allow. */
  readonly result: SqlRows | undefined;
  /** The error, present when `failed`. */
  readonly error: ServiceError | undefined;
}

const idle: AllRowsState = { status: 'idle', loadedRows: 0, result: undefined, error: undefined };
const defaultRowCap = 50_000;
