import { useEffect, useMemo } from 'react';
import type { CellValue, QueryRows, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { shortText } from '../../../ui/text/shortText.js';
import { useLabels } from '../../hooks/useLabels.js';
import { headings } from '../export/headings.js';
import { lazyFormats } from './columnFormat.js';
import { type NumberBar, numberBars } from './numberBars.js';
import { shownColumns, type TableView } from './TableView.js';
import { useViewedRows } from './useViewedRows.js';
import { pickColumns } from './viewRows.js';

/** The rows and columns of a table as its view shows them, with their names, formats and bars. */
export function useTableRows({ columns, rows }: QueryRows, view: TableView, onShownRows: ((shown: QueryRows) => void) | undefined) {
  const { result: words } = useLabels();
  const { locale } = useFormats();
  const formatOf = useMemo(() => lazyFormats(columns, rows, { ...words, locale }), [columns, rows, words, locale]);
  const { rows: viewed, isPending } = useViewedRows({ columns, rows }, view, { locale, formatOf });
  const shown = useShownColumns(view, columns.length);
  const names = useMemo(() => headings(columns).map((name) => shortText(name, maxNameCharacters)), [columns]);
  const barOf = useBars(view.bars, viewed);
  useReportShown(onShownRows, { columns, rows: viewed, shown });
  return { formatOf, viewed, isPending, shown, names, barOf };
}

/** Returns the shown columns as the same array until they change, so that rows do not render for other changes of the view. */
function useShownColumns({ order, hidden }: TableView, count: number): readonly number[] {
  return useMemo(() => shownColumns({ order, hidden }, count), [order, hidden, count]);
}

/** Reports the shown part of the table once for each change. */
function useReportShown(
  onShownRows: ((shown: QueryRows) => void) | undefined,
  { columns, rows, shown }: QueryRows & { shown: readonly number[] },
): void {
  const latest = useLatest(onShownRows);
  useEffect(() => {
    latest.current?.(pickColumns({ columns, rows }, shown));
  }, [columns, rows, shown, latest]);
}

/** Returns the bar behind each number of the columns that have bars. */
function useBars(columns: readonly number[] | undefined, rows: readonly ResultRow[]) {
  return useMemo(() => {
    if (columns === undefined || columns.length === 0) return undefined;
    const bars = new Map(columns.map((column) => [column, numberBars(column, rows)]));
    return (column: number, value: CellValue | undefined): NumberBar | undefined => bars.get(column)?.(value);
  }, [columns, rows]);
}

const maxNameCharacters = 200;
