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
    effect: 'Its placements are no longer updated; the cells stay. You can’t undo this.',
    done: (report: string) => `“${report}” deleted`,
    failed: 'Couldn’t delete the report',
  },
  empty: 'No reports yet',
  emptyAdvice: 'Save a query as a report to see it here.',
};
