/** The labels of the list of placements. Counts and times are passed as formatted text. */
export interface PlacementLabels {
  /** The accessible name of the table. */
  readonly caption: string;
  readonly search: string;
  readonly columns: PlacementColumnLabels;
  readonly hosts: { readonly sheets: string; readonly excel: string };
  readonly sync: PlacementSyncLabels;
  /** The filter option for all states. */
  readonly anyState: string;
  readonly by: (person: string) => string;
  readonly somebody: (userId: string) => string;
  readonly neverRefreshed: string;
  readonly hiddenReport: string;
  readonly ownedBy: (person: string) => string;
  readonly ownerGone: string;
  /** The reason why there are no actions for a report that the user may not read. */
  readonly hiddenReportActions: string;
  readonly askOwner: string;
  readonly askOwnerSubject: (document: string) => string;
  readonly askOwnerText: (place: string, document: string) => string;
  readonly empty: PlacementEmptyLabels;
  readonly overLimit: { readonly title: string; readonly advice: (reports: string, placements: string) => string };
  readonly notFound: { readonly title: string; readonly advice: string };
  readonly actions: PlacementActionLabels;
  readonly connect: ConnectPlacementLabels;
}

/** The headers of the columns. */
export interface PlacementColumnLabels {
  readonly report: string;
  readonly document: string;
  readonly host: string;
  readonly sheet: string;
  readonly cells: string;
  readonly sync: string;
  readonly placed: string;
  readonly refreshed: string;
}

/** The states of placements. */
export interface PlacementSyncLabels {
  readonly upToDate: string;
  readonly changed: string;
  readonly unknown: string;
  readonly noAccess: string;
}

/** The empty states. */
export interface PlacementEmptyLabels {
  readonly ofDocument: string;
  readonly ofDocumentAdvice: string;
  readonly ofReport: string;
  readonly ofReportAdvice: string;
}

/** `place` is where the cells are, such as `Sales!B4`. */
export interface PlacementActionLabels {
  readonly refresh: string;
  readonly refreshed: (place: string) => string;
  readonly refreshFailed: (place: string) => string;
  readonly disconnect: string;
  readonly disconnected: (place: string) => string;
  readonly disconnectedAdvice: string;
  readonly disconnectFailed: (place: string) => string;
  readonly reconnected: (place: string) => string;
  readonly reconnectFailed: (place: string) => string;
}

/** The form that connects cells to a report. */
export interface ConnectPlacementLabels {
  readonly open: string;
  readonly title: string;
  readonly titleOf: (report: string) => string;
  readonly description: string;
  readonly host: string;
  readonly document: string;
  readonly documentHint: string;
  readonly sheet: string;
  readonly cell: string;
  readonly cellHint: string;
  readonly submit: string;
  readonly done: (place: string) => string;
  readonly failed: string;
  readonly missingDocument: string;
  readonly missingSheet: string;
  readonly missingCell: string;
  readonly notACell: string;
  readonly taken: string;
}
