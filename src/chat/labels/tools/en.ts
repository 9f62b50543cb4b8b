export const englishTools = {
  /** The search field above a table. */
  searchRows: 'Search rows',
  clearSearch: 'Clear search',
  /** The button that copies a result. */
  copyResult: 'Copy result',
  /** Labels the rows of a query that the reader has changed. */
  yourQuery: 'Your query',
  /** Shown with the rows of the user's own query. */
  textIsAboutOriginal: 'The text of the answer is about the original query.',
  /** The button that returns to the agent's query and rows. */
  originalQuery: 'Original',
  editQuery: 'Edit',
  /** The button that formats a query. */
  formatQuery: 'Format',
  cannotFormat: 'This query can’t be formatted.',
  runQuery: 'Run',
  /** Shown while the reader's query runs. */
  runningQuery: (rows: string) => `Running… Rows so far: ${rows}`,
  queryFailed: 'The query failed.',
  /** The accessible name of the query editor. */
  queryEditor: 'SQL query',
  editorKeys: 'Ctrl+Enter or ⌘+Enter runs the query. Tab indents; Esc, then Tab leaves the field.',
  /** The place of an error in a query. */
  errorAt: (line: string, column: string) => `Line ${line}, column ${column}`,
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
  /** The button that opens the fields which change a chart. */
  changeChart: 'Change chart',
  /** The same button for a result without a chart. */
  drawChart: 'Draw chart',
  /** Shows the chart of the agent again. */
  originalChart: 'Original chart',
  /** The columns that a changed chart leaves out. */
  notShown: (names: string) => `Not shown: ${names}`,
  chartKinds: { bar: 'Bars', line: 'Lines', area: 'Areas', point: 'Points', arc: 'Pie' },
  axis: 'Axis',
  value: 'Value',
  series: 'Series',
  layout: 'Layout',
  stacked: 'Stacked',
  grouped: 'Side by side',
  order: 'Order',
  largestFirst: 'Largest first',
  smallestFirst: 'Smallest first',
  /** How many categories a chart shows: all, or the largest ones. */
  show: 'Show',
  all: 'All',
  top: (count: string) => `Top ${count}`,
  logarithmic: 'Logarithmic scale',
  /** The title of an axis whose amounts are sums of several rows. */
  sumOf: (column: string) => `Sum of ${column}`,
};
