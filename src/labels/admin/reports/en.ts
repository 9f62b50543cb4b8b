import type { ReportLabels } from './ReportLabels.js';

export const englishReports: ReportLabels = {
  caption: 'Reports',
  search: 'Search reports',
  columns: { name: 'Name', owner: 'Owner', path: 'Folder', updated: 'Changed', created: 'Created' },
  filters: {
    folder: 'Folder',
    anyFolder: 'All folders',
    document: 'Document',
    anyDocument: 'Any document',
    otherDocument: 'Another document…',
  },
  document: {
    title: 'Reports in a document',
    description: 'Lists the reports whose rows stand in this spreadsheet.',
    field: 'Document',
    hint: 'Its id, or its address in the browser',
    submit: 'Show reports',
  },
  order: 'Order',
  orders: { created: 'Newest first', updated: 'Last changed', name: 'By name', lastViewed: 'Last viewed' },
  cutOff: (formatted) => `First ${formatted} shown. For more, search or choose another order.`,
  noFolder: 'No folder',
  inWorkbook: (workbook) => `In ${workbook}`,
  inSomeWorkbook: 'In a workbook',
  ownerGone: 'Owner is gone',
  open: 'Open',
  rename: {
    act: 'Rename',
    title: (report) => `Rename “${report}”`,
    field: 'Name',
    missing: 'A report needs a name.',
    done: (report) => `The report is called “${report}” now`,
    failed: 'The report was not renamed',
  },
  empty: 'No reports yet',
  emptyAdvice: 'Save a query as a report, and you find it here.',
};
