import { csvLine, csvStart } from '../../../ui/csv/csvLine.js';
import type { ResourceColumn } from '../list/ResourceColumn.js';

export interface TableRows<Item, Labels, Context extends object> {
  readonly columns: readonly ResourceColumn<Item, Labels, Context>[];
  readonly items: readonly Item[];
  readonly labels: Labels;
  readonly context: Context;
}

/** The columns with a `value` as a CSV file. Yields pieces, so that a long list does not block the page. */
export function* tableCsv<Item, Labels, Context extends object>(rows: TableRows<Item, Labels, Context>): Generator<string> {
  const { items, labels, context } = rows;
  const columns = rows.columns.filter(({ value }) => value !== undefined);
  yield csvStart + csvLine(columns.map(({ header }) => header(labels)));
  for (let start = 0; start < items.length; start += itemsPerPiece) {
    const piece = items.slice(start, start + itemsPerPiece);
    yield piece.map((item) => csvLine(columns.map(({ value }) => value?.(item, { context, labels })))).join('');
  }
}

const itemsPerPiece = 500;
