import type { ReactNode } from 'react';
import type { CsvValue } from '../../../ui/csv/csvLine.js';
import type { Column } from '../../../ui/data-table/Column.js';

/** A column of a resource's table, declared once in a module. It receives `labels` and `context` when it renders. */
export interface ResourceColumn<Item, Labels, Context = object> extends Omit<Column<Item>, 'header' | 'cell' | 'isSortable'> {
  /** Returns the text of the header. */
  readonly header: (labels: Labels) => string;
  /** Renders the content of a cell. Declare it in the module, so that a row renders only when its item or the context changes. */
  readonly cell: (item: Item, context: Context) => ReactNode;
  /** Returns the value of the item in a CSV file. Columns without it are left out of the file. */
  readonly value?: ((item: Item, around: ValueContext<Labels, Context>) => CsvValue) | undefined;
  /** The direction of the first sort by this column; without one, the column cannot be sorted. */
  readonly sort?: 'ASC' | 'DESC' | undefined;
}

/** What `value` receives in addition to the item. */
export interface ValueContext<Labels, Context> {
  /** The labels of the widget. */
  readonly labels: Labels;
  /** The values that cells receive. */
  readonly context: Context;
}
