import type { QueryRows, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { searchKey } from '../../../react/text/searchText.js';
import { filterTest, isOpenFilter } from './columnFilter.js';
import type { ColumnFormat } from './columnFormat.js';
import { sortedOrder } from './sortRows.js';
import { shownColumns, type TableView } from './TableView.js';

/** The texts of the cells as search keys. Each is written once, because that takes most of the time of a search. */
export type CellKeys = (row: number, column: number) => string;

/** Creates the search keys of rows. */
export function createCellKeys(rows: readonly ResultRow[], formatOf: (column: number) => ColumnFormat): CellKeys {
  const columns = new Map<number, string[]>();
  return (row, column) => {
    let keys = columns.get(column);
    if (keys === undefined) {
      keys = [];
      columns.set(column, keys);
    }
    keys[row] ??= searchKey(formatOf(column).format(rows[row]?.[column]).slice(0, searchedCharacters));
    return keys[row];
  };
}

/** Creates the test that decides if a row is shown: its cells contain the search, and it passes all filters. */
export function rowTest(rows: readonly ResultRow[], view: TableView, columnCount: number, keys: CellKeys): (row: number) => boolean {
  const search = searchKey(view.search ?? '');
  const searched = search === '' ? [] : shownColumns(view, columnCount);
  const filters = Object.entries(view.filters ?? {})
    .filter(([, filter]) => !isOpenFilter(filter))
    .map(([column, filter]) => ({ column: Number(column), test: filterTest(filter) }));
  return (row) =>
    filters.every(({ column, test }) => test(rows[row]?.[column], () => keys(row, column))) &&
    (searched.length === 0 || searched.some((column) => keys(row, column).includes(search)));
}

/** Returns rows with some of their columns, in this order, such as for an export. */
export function pickColumns({ columns, rows }: QueryRows, shown: readonly number[]): QueryRows {
  if (shown.length === columns.length && shown.every((column, place) => column === place)) return { columns, rows };
  return {
    columns: shown.flatMap((column) => columns[column] ?? []),
    rows: rows.map((row) => shown.map((column) => row[column] ?? null)),
  };
}

/** Returns the indexes of all rows in the order of the view. */
export function orderOf({ columns, rows }: QueryRows, { sort }: TableView, locale: string): readonly number[] {
  if (sort === undefined) return rows.map((_, index) => index);
  return sortedOrder(rows, sort, columns[sort.column]?.type ?? 'string', locale);
}

/** Only this much of a long text is searched. */
const searchedCharacters = 2_000;
