import type { CommonAdminLabels } from './CommonAdminLabels.js';

export const englishCommon: CommonAdminLabels = {
  search: 'Search',
  clearSearch: 'Clear search',
  clearFilters: 'Clear search and filters',
  nothingFound: 'No results',
  nothingFoundAdvice: 'Nothing matches your search and filters.',
  loadMore: 'Load more',
  loadMoreFailed: 'Couldn’t load more. What’s already loaded is still shown.',
  refresh: 'Refresh',
  refreshFailed: 'Couldn’t refresh. Showing the last data loaded.',
  shown: (count, formatted, hasMore) => (hasMore ? `Showing the first ${formatted}` : count === 1 ? '1 total' : `${formatted} total`),
  selected: (_count, formatted) => `${formatted} selected`,
  sort: 'Sort',
  selectAllLoaded: 'Select all loaded items',
  clearSelection: 'Clear selection',
  selectRow: (name) => `Select ${name}`,
  rowActions: (name) => `Actions for ${name}`,
  expandRow: (name) => `Expand ${name}`,
  collapseRow: (name) => `Collapse ${name}`,
  sessionEnded: 'Your session has ended',
  sessionEndedAdvice: 'Sign in again to continue. Nothing you typed is lost.',
  denied: 'You don’t have access',
  deniedAdvice: 'Ask an administrator to give you access.',
  offline: 'You’re offline',
  offlineAdvice: 'Showing the last data loaded. It refreshes when you’re back online.',
  offlineWaiting: 'It loads when you’re back online.',
  save: 'Save',
  remove: 'Delete',
  edit: 'Edit',
  done: 'Done',
  back: 'Back',
  undo: 'Undo',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  typeCount: (formatted) => `Type ${formatted} to confirm`,
  andMore: (_count, formatted) => `and ${formatted} more`,
  needsPermission: 'Some actions need permissions you don’t have. Ask the owner or an administrator.',
  waitsForRun: 'Available again when the current action finishes.',
  removeToken: (token) => `Remove ${token}`,
  charactersLeft: (count, formatted) =>
    count === -1
      ? '1 character over the limit'
      : count < 0
        ? `${formatted} characters over the limit`
        : count === 1
          ? '1 character left'
          : `${formatted} characters left`,
  bulk: {
    progress: (done, total) => `${done} of ${total}`,
    succeeded: (_count, formatted) => `${formatted} succeeded`,
    failed: (_count, formatted) => `${formatted} failed`,
    unknown: (_count, formatted) => `${formatted} unknown`,
    unknownAdvice: 'The service didn’t confirm what happened to these. Refresh the list before you try again.',
    retryFailed: 'Retry failed items',
    notSent: (_count, formatted) => `${formatted} not sent`,
    sendRest: 'Send remaining items',
  },
};
