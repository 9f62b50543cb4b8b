'use client';

import { useCallback, useEffect } from 'react';
import type { SqlRows } from '../../client/chat-stream/runSql.js';
import { idle, type RunSqlLimits, type SqlRunState, useRunSql } from './useRunSql.js';

/**
 * Loads all rows of a query through the data query API (docs/contract/chat.md#data-query-api) when `load` is called. `canLoad` is false
 * without a service client that has a `dataUrl`. Loaded rows are kept until the query changes.
 */
export function useAllRows({ query, rowCap = defaultRowCap, characterCap }: AllRowsOptions): AllRows {
  const { canRun, run, cancel, ...state } = useRunSql({ rowCap, characterCap });
  const load = useCallback(() => run(query), [run, query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a running load is useless once the query has changed
  useEffect(() => cancel, [query, cancel]);

  const current = state.query === query ? state : idle;
  return { ...current, canLoad: canRun && query !== '', load, cancel };
}

export interface AllRowsOptions extends Partial<RunSqlLimits> {
  /** The SQL of the query. */
  readonly query: string;
}

export interface AllRows extends Omit<SqlRunState, 'query'> {
  /** True if there is a service client with a `dataUrl`. */
  readonly canLoad: boolean;
  /** Loads the rows and returns them; `undefined` if loading failed or was cancelled. Never rejects. */
  load(): Promise<SqlRows | undefined>;
  /** Stops loading and discards the rows loaded so far. */
  cancel(): void;
}

const defaultRowCap = 50_000;
