export const englishCommon = {
  /** The name and placeholder of search fields. */
  search: 'Search',
  /** The button inside a search field. */
  clearSearch: 'Clear search',
  /** The button below `nothingFound`. */
  clearFilters: 'Clear search and filters',
  /** The title of a list if nothing matches the search and filters. */
  nothingFound: 'No results',
  /** The text below `nothingFound`. */
  nothingFoundAdvice: 'Nothing matches your search and filters.',
  /** The button at the end of a list. */
  loadMore: 'Load more',
  /** Shown beside a retry button if the next page did not load. */
  loadMoreFailed: 'Couldn’t load more. What’s already loaded is still shown.',
  /** The button that reads a list again. */
  refresh: 'Refresh',
  /** Shown above earlier items if reading them again failed. */
  refreshFailed: 'Couldn’t refresh. Showing the last data loaded.',
  /** The number of rows shown; `hasMore` if the service has more. */
  shown: (count: number, formatted: string, hasMore: boolean) =>
    hasMore ? `Showing the first ${formatted}` : count === 1 ? '1 total' : `${formatted} total`,
  /** A count of which only a part was read. */
  atLeast: (formatted: string) => `At least ${formatted}`,
  /** The number of selected items, in the bar of bulk actions. */
  selected: (_count: number, formatted: string) => `${formatted} selected`,
  /** The label of the sort control of cards. */
  sort: 'Sort',
  /** The checkbox in the header of a table. */
  selectAllLoaded: 'Select all loaded items',
  /** The button that deselects everything. */
  clearSelection: 'Clear selection',
  /** The checkbox of a row. */
  selectRow: (name: string) => `Select ${name}`,
  /** The button of a row's menu. */
  rowActions: (name: string) => `Actions for ${name}`,
  /** The button that expands a row of a tree. */
  expandRow: (name: string) => `Expand ${name}`,
  /** The button that collapses a row of a tree. */
  collapseRow: (name: string) => `Collapse ${name}`,
  /** The title shown for 401. */
  sessionEnded: 'Your session has ended',
  /** The text below `sessionEnded`. */
  sessionEndedAdvice: 'Sign in again to continue. Nothing you typed is lost.',
  /** The title shown for 403. */
  denied: 'You don’t have access',
  /** The text below `denied`. */
  deniedAdvice: 'Ask an administrator to give you access.',
  /** The title shown without a network. */
  offline: 'You’re offline',
  /** The text below `offline` if items were loaded before. */
  offlineAdvice: 'Showing the last data loaded. It refreshes when you’re back online.',
  /** Shown offline if nothing was loaded before. */
  offlineWaiting: 'It loads when you’re back online.',
  /** The button that saves a form. */
  save: 'Save',
  /** The button or menu item that deletes. */
  remove: 'Delete',
  /** The button or menu item that opens a form. */
  edit: 'Edit',
  /** The button that closes a dialog after its action has succeeded. */
  done: 'Done',
  /** Shown in a dialog if the application has kept back its action without a reason. */
  notCarriedOut: 'The action was not carried out.',
  /** A setting that is on. */
  on: 'On',
  /** A setting that is off. */
  off: 'Off',
  /** The button to the previous step. */
  back: 'Back',
  /** The button in a toast. */
  undo: 'Undo',
  /** The button that closes a toast or a message. */
  dismiss: 'Dismiss',
  /** The accessible name of the region with toasts. */
  notifications: 'Notifications',
  /** Shown in place of parts that failed while rendering. */
  undisplayed: {
    /** In place of a whole widget. */
    widget: 'This section couldn’t be displayed.',
    /** The title of a dialog. */
    dialog: 'This dialog couldn’t be displayed',
    /** In place of a row of a list. */
    record: 'This item couldn’t be displayed.',
    /** In place of one value in a row. */
    value: 'Couldn’t be displayed',
  },
  /** Stands for a name that is empty. */
  unnamed: 'Unnamed',
  /** Asks the user to type the number of items, or the name of one, before deleting. */
  typeCount: (formatted: string) => `Type ${formatted} to confirm`,
  /** Shown at the end of a shortened list of names. */
  andMore: (_count: number, formatted: string) => `and ${formatted} more`,
  /** Before the reason why the user can only view a list. */
  readOnly: 'Read-only.',
  /** Shown below menu items that are disabled for lack of permission. */
  needsPermission: 'Some actions need permissions you don’t have. Ask the owner or an administrator.',
  /** Shown below menu items that are disabled while something else is running. */
  waitsForRun: 'Available again when the current action finishes.',
  /** The button inside a token of a field with several values. */
  removeToken: (token: string) => `Remove ${token}`,
  /** The button of a report or dashboard that takes it into the next question of a chat, and questions to suggest there. */
  askAbout: { button: 'Ask about this', byMonth: 'By month', comparePeriod: 'Compare with the previous period' },
  /** The number of characters left. `count` is negative if the text is too long. */
  charactersLeft: (count: number, formatted: string) =>
    count === -1
      ? '1 character over the limit'
      : count < 0
        ? `${formatted} characters over the limit`
        : count === 1
          ? '1 character left'
          : `${formatted} characters left`,
  /** The words for the columns and rows of a table. */
  table: {
    /** The button at the end of the header. */
    options: 'View options',
    /** The title of the panel that it opens. */
    columns: 'Columns',
    /** The button that moves a column towards the first one. */
    moveUp: (column: string) => `Move ${column} up`,
    /** The button that moves a column towards the last one. */
    moveDown: (column: string) => `Move ${column} down`,
    /** Announced when a column was moved. */
    moved: (column: string, position: string, total: string) => `${column}: position ${position} of ${total}`,
    /** The checkbox for compact rows. */
    compact: 'Compact rows',
    /** The button that resets all settings. */
    reset: 'Reset',
    /** The button that downloads a list that is loaded as a whole. */
    download: 'Download CSV',
    /** The button that downloads what is loaded of a longer list. */
    downloadLoaded: (count: number, formatted: string) =>
      count === 1 ? 'Download 1 loaded row (CSV)' : `Download ${formatted} loaded rows (CSV)`,
    /** The button that loads the rest of a list first. */
    downloadAll: 'Load all, then download',
    /** The number of items loaded so far, while the rest is loading. */
    loaded: (_count: number, formatted: string) => `${formatted} loaded`,
    /** The draggable border at the end of a column. */
    resize: (column: string) => `Resize ${column}`,
  },
  /** The words for changes that are not saved yet. */
  unsaved: {
    /** The number of unsaved changes. */
    count: (count: number, formatted: string) => (count === 1 ? '1 unsaved change' : `${formatted} unsaved changes`),
    /** The question before unsaved changes are discarded. */
    leaveTitle: (count: number, formatted: string) => (count === 1 ? 'Discard 1 unsaved change?' : `Discard ${formatted} unsaved changes?`),
    /** The text below `leaveTitle`. */
    leaveEffect: 'Your changes aren’t saved anywhere else.',
    /** The button that keeps the changes. */
    stay: 'Keep editing',
    /** The button that discards them. */
    discard: 'Discard',
  },
  /** The words for fields that someone else has changed at the same time. */
  conflict: {
    /** The heading. */
    title: 'Changed by someone else',
    /** The text below it. */
    advice: 'These fields were changed while you were editing. Choose which values to keep before you save.',
    /** The value that the user has typed. */
    mine: 'Yours',
    /** The value that the service has. */
    theirs: 'Theirs',
    /** The button that keeps the typed value. */
    keepMine: 'Keep yours',
    /** The button that takes the value of the service. */
    takeTheirs: 'Use theirs',
    /** Shown in place of an empty value. */
    none: 'Empty',
    /** Shown in place of a secret. */
    hidden: 'Hidden',
    /** A checked box. */
    yes: 'Yes',
    /** A box that is not checked. */
    no: 'No',
  },
  /** The texts around a secret that is shown once. */
  secret: {
    /** Shown below it. */
    once: 'Copy it now. You won’t see it again.',
    /** Shows the remaining time, such as `59:30`. */
    expiresIn: (clock: string) => `Expires in ${clock}`,
    /** Replaces the secret after that time. */
    expired: 'Expired. Create a new one.',
    /** The title of the confirmation shown when a dialog is closed before its secret has been copied. */
    closeTitle: 'Close without copying?',
    /** The explanation below `closeTitle`. */
    closeEffect: 'You won’t see it again.',
    /** The button that keeps the dialog open. */
    keepOpen: 'Keep open',
  },
  /** The field that chooses users of the account. */
  userPicker: {
    /** The accessible name of the table of users. */
    caption: 'Users',
    /** The search field. */
    search: 'Search users',
    /** The header of the names. */
    name: 'Name',
    /** The header of the email addresses. */
    email: 'Email',
    /** The accessible name of the list of chosen users. */
    chosen: 'Selected users',
  },
  /** The words for the result of a bulk action. */
  bulk: {
    /** The title of the result. */
    result: 'Result',
    /** The number of items done so far, and of all items, both formatted. */
    progress: (done: string, total: string) => `${done} of ${total}`,
    /** The number of items that the service confirmed. */
    succeeded: (_count: number, formatted: string) => `${formatted} succeeded`,
    /** The number of items that the service refused. */
    failed: (_count: number, formatted: string) => `${formatted} failed`,
    /** The number of items without an answer. */
    unknown: (_count: number, formatted: string) => `${formatted} unknown`,
    /** The advice below `unknown`. */
    unknownAdvice: 'The service didn’t confirm what happened to these. Refresh the list before you try again.',
    /** The button that sends the failed items again. */
    retryFailed: 'Retry failed items',
    /** The number of items that were left when the run stopped. */
    notSent: (_count: number, formatted: string) => `${formatted} not sent`,
    /** The button that continues with the items that were not sent. */
    sendRest: 'Send remaining items',
  },
};
