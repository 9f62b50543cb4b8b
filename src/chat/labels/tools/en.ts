export const englishTools = {
  /** The search field above a table. */
  searchRows: 'Search rows',
  clearSearch: 'Clear search',
  /** The button in the header of a column that opens its menu. */
  columnMenu: (column: string) => `Options for ${column}`,
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  /** Removes the sorting. */
  originalOrder: 'Original order',
  filter: 'Filter',
  /** The heading of the fields of a filter. */
  filterBy: (column: string) => `Filter by ${column}`,
  /** The button that opens a filter, with its condition. */
  editFilter: (column: string, condition: string) => `${column}: ${condition}`,
  removeFilter: (column: string) => `Remove filter by ${column}`,
  contains: 'Contains',
  from: 'From',
  to: 'To',
  done: 'Done',
  clearFilters: 'Clear filters',
  noMatches: 'No rows match.',
  /** Shown below a filtered table that contains only some of the rows. */
  filtersLoadedRows: (shown: string, total: string) => `Only the ${shown} rows loaded so far (of ${total}) are filtered.`,
  moveLeft: 'Move left',
  moveRight: 'Move right',
  hideColumn: 'Hide column',
  showAllColumns: 'Show all columns',
  freeze: 'Freeze up to this column',
  unfreeze: 'Unfreeze columns',
  /** Shows a bar behind each number of a column. */
  bars: 'Bars in cells',
  totals: 'Totals',
  total: 'Total',
  totalKinds: {
    sum: 'Sum',
    average: 'Average',
    minimum: 'Minimum',
    maximum: 'Maximum',
    count: 'Count',
    none: 'None',
  },
  /** Shown below a row of totals: "Totals of 37 of 100 rows". */
  totalsOf: (rows: string) => `Totals of ${rows}`,
  /** Describes a table to screen readers. */
  selectCells: 'Press Enter to select cells.',
  /** Announced after cells were copied. */
  copiedCells: (count: string) => `Cells copied: ${count}`,
  copyCsv: 'Copy as CSV',
  /** Copies the chart as a picture. */
  copyChart: 'Copy chart',
};
