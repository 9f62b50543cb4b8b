/** The labels of the list of reports. Counts are passed as formatted text. */
export interface ReportLabels {
  /** The accessible name of the table. */
  readonly caption: string;
  readonly search: string;
  readonly columns: ReportColumnLabels;
  readonly filters: ReportFilterLabels;
  readonly document: ReportDocumentLabels;
  /** The label of the sort control, and its orders. */
  readonly order: string;
  readonly orders: { readonly created: string; readonly updated: string; readonly name: string; readonly lastViewed: string };
  /** Shown for the order that has one page only. */
  readonly cutOff: (formatted: string) => string;
  readonly noFolder: string;
  readonly inWorkbook: (workbook: string) => string;
  readonly inSomeWorkbook: string;
  readonly ownerGone: string;
  readonly open: string;
  readonly rename: ReportRenameLabels;
  readonly drawer: ReportDrawerLabels;
  readonly empty: string;
  readonly emptyAdvice: string;
}

/** The labels of the report drawer. */
export interface ReportDrawerLabels {
  /** Shown in place of the name until it is loaded. */
  readonly loading: string;
  readonly placements: string;
  readonly copyLink: string;
}

/** The headers of the columns. */
export interface ReportColumnLabels {
  readonly name: string;
  readonly owner: string;
  readonly path: string;
  readonly updated: string;
  readonly created: string;
}

/** The filters of the list. */
export interface ReportFilterLabels {
  readonly folder: string;
  readonly anyFolder: string;
  readonly document: string;
  readonly anyDocument: string;
  /** Opens a dialog that asks for a spreadsheet. */
  readonly otherDocument: string;
}

/** The dialog that asks for a spreadsheet. */
export interface ReportDocumentLabels {
  readonly title: string;
  readonly description: string;
  readonly field: string;
  readonly hint: string;
  readonly submit: string;
}

/** The dialog that renames a report. */
export interface ReportRenameLabels {
  readonly action: string;
  readonly title: (report: string) => string;
  readonly field: string;
  readonly missing: string;
  readonly done: (report: string) => string;
  readonly failed: string;
}
