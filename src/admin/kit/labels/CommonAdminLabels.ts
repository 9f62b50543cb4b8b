/** The labels that all admin widgets share. Counts are passed as numbers and as formatted text. */
export interface CommonAdminLabels {
  /** The name and placeholder of search fields. */
  readonly search: string;
  /** The button inside a search field. */
  readonly clearSearch: string;
  /** The button below `nothingFound`. */
  readonly clearFilters: string;
  /** The title of a list in which search and filters leave nothing. */
  readonly nothingFound: string;
  /** The text below `nothingFound`. */
  readonly nothingFoundAdvice: string;
  /** The button at the end of a list. */
  readonly loadMore: string;
  /** Shown beside a retry button if the next page did not load. */
  readonly loadMoreFailed: string;
  /** The button that reads a list again. */
  readonly refresh: string;
  /** Shown above earlier items if reading them again failed. */
  readonly refreshFailed: string;
  /** The number of rows shown; `hasMore` if the service has more. */
  readonly shown: (count: number, formatted: string, hasMore: boolean) => string;
  /** The number of selected items, in the bar of bulk actions. */
  readonly selected: (count: number, formatted: string) => string;
  /** The label of the sort control of cards. */
  readonly sort: string;
  /** The checkbox in the header of a table. */
  readonly selectAllLoaded: string;
  /** The button that deselects everything. */
  readonly clearSelection: string;
  /** The checkbox of a row. */
  readonly selectRow: (name: string) => string;
  /** The button of a row's menu. */
  readonly rowActions: (name: string) => string;
  /** The button that expands a row of a tree. */
  readonly expandRow: (name: string) => string;
  /** The button that collapses a row of a tree. */
  readonly collapseRow: (name: string) => string;
  /** The title shown for 401. */
  readonly sessionEnded: string;
  /** The text below `sessionEnded`. */
  readonly sessionEndedAdvice: string;
  /** The title shown for 403. */
  readonly denied: string;
  /** The text below `denied`. */
  readonly deniedAdvice: string;
  /** The title shown without a network. */
  readonly offline: string;
  /** The text below `offline` if items were loaded before. */
  readonly offlineAdvice: string;
  /** Shown offline if nothing was loaded before. */
  readonly offlineWaiting: string;
  /** The button that saves a form. */
  readonly save: string;
  /** The button or menu item that deletes. */
  readonly remove: string;
  /** The button or menu item that opens a form. */
  readonly edit: string;
  /** The button that closes a dialog whose work is complete. */
  readonly done: string;
  /** The button to the previous step. */
  readonly back: string;
  /** The button in a toast. */
  readonly undo: string;
  /** The button that closes a toast or a message. */
  readonly dismiss: string;
  /** The accessible name of the region with toasts. */
  readonly notifications: string;
  /** Asks for the number of items to be typed before they are deleted. */
  readonly typeCount: (formatted: string) => string;
  /** Shown at the end of a shortened list of names. */
  readonly andMore: (count: number, formatted: string) => string;
  /** Stands below menu items that are disabled for lack of permission. */
  readonly needsPermission: string;
  /** Stands below menu items that are disabled while something else is running. */
  readonly waitsForRun: string;
  /** The button inside a token of a field with several values. */
  readonly removeToken: (token: string) => string;
  /** The rest of a length limit. `count` is negative if the text is too long. */
  readonly charactersLeft: (count: number, formatted: string) => string;
  /** The words for the columns and rows of a table. */
  readonly table: TableLabels;
  /** The words for the result of a bulk action. */
  readonly bulk: BulkLabels;
}

/** What a user chooses of a table. */
export interface TableLabels {
  /** The button at the end of the header. */
  readonly options: string;
  /** The title of the panel that it opens. */
  readonly columns: string;
  /** The button that moves a column towards the first one. */
  readonly moveUp: (column: string) => string;
  /** The button that moves a column towards the last one. */
  readonly moveDown: (column: string) => string;
  /** Announced when a column was moved. */
  readonly moved: (column: string, position: string, total: string) => string;
  /** The checkbox for low rows. */
  readonly compact: string;
  /** The button that undoes all choices. */
  readonly reset: string;
  /** The button that downloads a list that is loaded as a whole. */
  readonly download: string;
  /** The button that downloads what is loaded of a longer list. */
  readonly downloadLoaded: (count: number, formatted: string) => string;
  /** The button that loads the rest of a list first. */
  readonly downloadAll: string;
  /** The number of items loaded so far, while the rest is loading. */
  readonly loaded: (count: number, formatted: string) => string;
  /** The border at the end of a column, which moves. */
  readonly resize: (column: string) => string;
}

/** The result of a bulk action. */
export interface BulkLabels {
  /** The items settled so far, out of all, as formatted numbers. */
  readonly progress: (done: string, total: string) => string;
  /** The number of items that the service confirmed. */
  readonly succeeded: (count: number, formatted: string) => string;
  /** The number of items that the service refused. */
  readonly failed: (count: number, formatted: string) => string;
  /** The number of items without an answer. */
  readonly unknown: (count: number, formatted: string) => string;
  /** The advice below `unknown`. */
  readonly unknownAdvice: string;
  /** The button that sends the failed items again. */
  readonly retryFailed: string;
  /** The number of items that were left when the run stopped. */
  readonly notSent: (count: number, formatted: string) => string;
  /** The button that continues with the items that were not sent. */
  readonly sendRest: string;
}
