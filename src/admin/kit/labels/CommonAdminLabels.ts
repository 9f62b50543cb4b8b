/** The labels that all admin widgets share. Counts are passed as numbers and as formatted text. */
export interface CommonAdminLabels {
  readonly search: string;
  readonly clearSearch: string;
  readonly clearFilters: string;
  readonly nothingFound: string;
  readonly nothingFoundAdvice: string;
  readonly loadMore: string;
  readonly loadMoreFailed: string;
  readonly refresh: string;
  readonly refreshFailed: string;
  /** The number of rows shown; `hasMore` if the service has more. */
  readonly shown: (count: number, formatted: string, hasMore: boolean) => string;
  readonly selected: (count: number, formatted: string) => string;
  /** The label of the sort control of cards. */
  readonly sort: string;
  readonly selectAllLoaded: string;
  readonly clearSelection: string;
  readonly selectRow: (name: string) => string;
  readonly rowActions: (name: string) => string;
  /** The button that expands a row of a tree. */
  readonly expandRow: (name: string) => string;
  readonly collapseRow: (name: string) => string;
  readonly sessionEnded: string;
  readonly sessionEndedAdvice: string;
  readonly denied: string;
  readonly deniedAdvice: string;
  readonly offline: string;
  readonly offlineAdvice: string;
  /** Shown offline if nothing was loaded before. */
  readonly offlineWaiting: string;
  readonly save: string;
  readonly saved: string;
  readonly remove: string;
  readonly edit: string;
  readonly create: string;
  readonly done: string;
  readonly back: string;
  readonly next: string;
  readonly undo: string;
  readonly dismiss: string;
  readonly notifications: string;
  /** Asks for the number of items to be typed before they are deleted. */
  readonly typeCount: (formatted: string) => string;
  /** Shown at the end of a shortened list of names. */
  readonly andMore: (count: number, formatted: string) => string;
  /** Stands below menu items that are disabled for lack of permission. */
  readonly needsPermission: string;
  /** Stands below menu items that are disabled while something else is running. */
  readonly waitsForRun: string;
  readonly removeToken: (token: string) => string;
  readonly charactersLeft: (count: number, formatted: string) => string;
  readonly bulk: BulkLabels;
}

/** The result of a bulk action. */
export interface BulkLabels {
  readonly progress: (done: string, total: string) => string;
  readonly succeeded: (count: number, formatted: string) => string;
  readonly failed: (count: number, formatted: string) => string;
  readonly unknown: (count: number, formatted: string) => string;
  readonly unknownAdvice: string;
  readonly retryFailed: string;
  readonly notSent: (count: number, formatted: string) => string;
  /** The button that continues with the items that were not sent. */
  readonly sendRest: string;
}
