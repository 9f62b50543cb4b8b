import type { Open } from '../json/Open.js';

/** The pivot settings that turn a result into a cross table. */
export interface PivotItems {
  /** The members across the top. */
  readonly columns: readonly string[];
  /** The measures in the cells. */
  readonly measures: readonly string[];
  /** The members down the side. */
  readonly rows: readonly string[];
  /** The members that only filter. */
  readonly filters: readonly string[];
  /** The unit that numbers are shown in; `model` is that of the data model. */
  readonly displayScale?: Open<'model' | 'absolute' | 'thousands' | 'millions' | 'billions'> | null;
  /** The side on which the measures are listed. */
  readonly measuresAxis?: Open<'columns' | 'rows'> | null;
  /** The place of the measures: before or after the members of their side. */
  readonly measuresPosition?: Open<'before' | 'after'> | null;
  /** True to show the filters in use with the rows. */
  readonly showAppliedFilters?: boolean | null;
  /** True to show a total of each column. */
  readonly showColumnTotals?: boolean | null;
  /** True to show a total of each row. */
  readonly showRowTotals?: boolean | null;
}
