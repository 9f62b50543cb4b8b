import { useEffect, useMemo, useState } from 'react';
import type { QueryRows, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import type { ColumnFormat } from './columnFormat.js';
import { isFiltered, type TableView } from './TableView.js';
import { createCellKeys, orderOf, rowTest } from './viewRows.js';

/**
 * Returns the rows that a view shows, in its order. Small tables are searched at once. Large ones are searched in steps that let the page
 * run in between, and show the previous rows meanwhile.
 */
export function useViewedRows({ columns, rows }: QueryRows, view: TableView, { locale, formatOf }: ViewedRowsOptions): ViewedRows {
  const { sort, search, filters, order: columnOrder, hidden } = view;
  const keys = useMemo(() => createCellKeys(rows, formatOf), [rows, formatOf]);
  const order = useMemo(() => orderOf({ columns, rows }, { sort }, locale), [columns, rows, sort, locale]);
  const test = useMemo(() => {
    const wanted = { search, filters, order: columnOrder, hidden };
    return isFiltered(wanted) ? rowTest(rows, wanted, columns.length, keys) : undefined;
  }, [rows, columns.length, keys, search, filters, columnOrder, hidden]);
  const isSmall = rows.length * columns.length <= cellsAtOnce;
  const [searched, setSearched] = useState<Searched>();
  const isSearched = test === undefined || isSmall || (searched?.test === test && searched.rows === rows);

  useEffect(() => {
    if (isSearched || test === undefined) return;
    return searchInSteps(rows.length, test, (matches) => setSearched({ test, rows, matches }));
  }, [isSearched, test, rows]);

  // Matches found in other rows do not apply to these.
  const matches = searched?.rows === rows ? searched.matches : undefined;
  const shown = useMemo(() => {
    const kept = test === undefined ? order : isSmall ? order.filter(test) : order.filter((index) => matches?.[index] !== 0);
    return kept.map((index) => rows[index] ?? []);
  }, [rows, order, test, isSmall, matches]);
  return { rows: shown, isPending: !isSearched };
}

export interface ViewedRowsOptions {
  readonly locale: string;
  readonly formatOf: (column: number) => ColumnFormat;
}

export interface ViewedRows {
  readonly rows: readonly ResultRow[];
  /** True while a search of a large table is running. */
  readonly isPending: boolean;
}

interface Searched {
  readonly test: (row: number) => boolean;
  readonly rows: readonly ResultRow[];
  /** 1 for each row that is shown, otherwise 0. */
  readonly matches: Uint8Array;
}

/** Tests all rows in slices of a few milliseconds. Returns a function that cancels the work. */
function searchInSteps(count: number, test: (row: number) => boolean, onDone: (matches: Uint8Array) => void): () => void {
  const matches = new Uint8Array(count);
  let next = 0;
  let timer = setTimeout(step);
  function step() {
    const startedAt = performance.now();
    do {
      const end = Math.min(count, next + rowsPerCheck);
      for (; next < end; next++) matches[next] = Number(test(next));
    } while (next < count && performance.now() - startedAt < stepMs);
    if (next === count) return onDone(matches);
    timer = setTimeout(step);
  }
  return () => clearTimeout(timer);
}

const cellsAtOnce = 20_000;
const stepMs = 12;
const rowsPerCheck = 64;
