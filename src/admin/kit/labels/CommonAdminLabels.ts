/** Words that all admin widgets share. Counts arrive as numbers and as texts that are formatted already. */
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
  /** How many rows stand there; `hasMore` where the service has further ones. */
  readonly shown: (count: number, formatted: string, hasMore: boolean) => string;
  readonly selected: (count: number, formatted: string) => string;
  /** Names the choice of what cards are sorted by. */
  readonly sort: string;
  readonly selectAllLoaded: string;
  readonly clearSelection: string;
  readonly selectRow: (name: string) => string;
  readonly rowActions: (name: string) => string;
  /** On the button that shows what is below a row of a tree. */
  readonly expandRow: (name: string) => string;
  readonly collapseRow: (name: string) => string;
  readonly sessionEnded: string;
  readonly sessionEndedAdvice: string;
  readonly denied: string;
  readonly deniedAdvice: string;
  readonly offline: string;
  readonly offlineAdvice: string;
  /** Where nothing was read before. */
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
  /** Ends a list of names that is cut off. */
  readonly andMore: (count: number, formatted: string) => string;
  /** Stands below menu items that are disabled for lack of permission. */
  readonly needsPermission: string;
  /** Stands below menu items that are disabled while something else is running. */
  readonly waitsForRun: string;
  readonly removeToken: (token: string) => string;
  readonly charactersLeft: (count: number, formatted: string) => string;
  readonly bulk: BulkLabels;
}

/** The result of one act on many items. */
export interface BulkLabels {
  readonly progress: (done: string, total: string) => string;
  readonly succeeded: (count: number, formatted: string) => string;
  readonly failed: (count: number, formatted: string) => string;
  readonly unknown: (count: number, formatted: string) => string;
  readonly unknownAdvice: string;
  readonly retryFailed: string;
  readonly notSent: (count: number, formatted: string) => string;
  /** On the button that goes on with what was not sent. */
  readonly sendRest: string;
}
