export const englishReports = {
  /** The accessible name of the table. */
  caption: 'Reports',
  search: 'Search reports',
  columns: { name: 'Name', owner: 'Owner', path: 'Folder', updated: 'Updated', created: 'Created' },
  filters: {
    folder: 'Folder',
    anyFolder: 'All folders',
    document: 'Document',
    anyDocument: 'Any document',
    /** Opens a dialog that asks for a spreadsheet. */
    otherDocument: 'Another document…',
  },
  document: {
    title: 'Reports in a document',
    description: 'Lists the reports placed in this spreadsheet.',
    field: 'Document',
    hint: 'Document ID or URL',
    submit: 'Show reports',
  },
  /** The label of the sort control, and its orders. */
  order: 'Sort by',
  orders: { created: 'Newest first', updated: 'Last updated', name: 'Name', lastViewed: 'Last viewed' },
  /** Shown for the sort order that has only one page. */
  cutOff: (formatted: string) => `Showing the first ${formatted}. To see others, search or change the sort order.`,
  noFolder: 'No folder',
  inWorkbook: (workbook: string) => `In ${workbook}`,
  inSomeWorkbook: 'In a workbook',
  ownerGone: 'Owner no longer exists',
  open: 'Open',
  drawer: {
    /** Shown in place of the name until it is loaded. */
    loading: 'Report',
    placements: 'Placements',
    copyLink: 'Copy link',
    query: 'Query',
    copyQuery: 'Copy query',
  },
  /** The values of a report, in its forms. */
  fields: { name: 'Name', title: 'Title', folder: 'Folder', workbook: 'Workbook', language: 'Query language', query: 'Query' },
  hints: { title: 'Shown above the report.' },
  noWorkbook: 'No workbook',
  problems: {
    name: 'Enter a report name.',
    tooLong: 'Enter at most 255 characters.',
    query: 'Enter a query.',
    json: (line: number) => `This isn’t valid JSON. Check line ${line}.`,
  },
  create: {
    action: 'Create report',
    submit: 'Create report',
    done: (report: string) => `Created “${report}”`,
    failed: 'Couldn’t create the report',
  },
  update: { action: 'Edit', done: (report: string) => `Saved “${report}”`, failed: 'Couldn’t save the report' },
  preview: {
    heading: 'Result',
    language: 'Query language',
    version: 'Version',
    /** The layout of a pivot table. */
    rows: 'Rows',
    columns: 'Columns',
    measures: 'Measures',
    /** When the cells of a placement were last written. */
    refreshed: 'Last written to a document',
    noResult: 'The service stores no result. Run the query to see its rows.',
    run: 'Run',
    runAgain: 'Run again',
    runFailed: 'Couldn’t run the query',
    noQuery: 'This report has no query yet.',
    cut: (formatted: string) => `Only the first ${formatted} characters are shown. “Copy query” copies all.`,
  },
  rename: {
    action: 'Rename',
    title: (report: string) => `Rename “${report}”`,
    field: 'Name',
    missing: 'Enter a report name.',
    done: (report: string) => `Renamed to “${report}”`,
    failed: 'Couldn’t rename the report',
  },
  delete: {
    action: 'Delete',
    title: (report: string) => `Delete “${report}”?`,
    effect: 'Its placements in spreadsheets are no longer updated; the cells stay. This can’t be undone.',
    done: (report: string) => `Deleted “${report}”`,
    failed: 'Couldn’t delete the report',
  },
  empty: 'No reports yet',
  emptyAdvice: 'Save a query as a report to see it here.',
};
