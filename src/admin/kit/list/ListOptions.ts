import type { ListChange, ListViewOptions } from '../../../data/resource-list/ResourceList.js';

/** The search, filters and order of a widget's list, which the host may control. */
export interface ListOptions<Filters extends object, Sort>
  extends Pick<ListViewOptions<Filters, never>, 'search' | 'defaultSearch' | 'onSearchChange' | 'filters' | 'defaultFilters'> {
  /** Called when the filters change. */
  readonly onFiltersChange?: ((filters: Filters, change: ListChange) => void) | undefined;
  /** The order of the list. */
  readonly sort?: Sort | undefined;
  /** The initial order. */
  readonly defaultSort?: Sort | undefined;
  /** Called when the order changes. */
  readonly onSortChange?: ((sort: Sort, change: ListChange) => void) | undefined;
}
