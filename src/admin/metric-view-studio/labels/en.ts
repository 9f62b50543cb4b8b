export const englishMetricViews = {
  /** The accessible name of the tabs. */
  parts: { label: 'Metric views', preview: 'Preview', publication: 'Publication' },
  /** The labels of the fields. */
  fields: {
    dataSource: 'Data source',
    selectionMode: 'Views',
    viewNames: 'View names',
    viewNameRegex: 'Pattern',
    targetNames: 'Metric view names',
    sourceOverrides: 'Tables to read instead',
    isEnabled: 'Publish metric views',
    targetCatalog: 'Catalog',
    targetSchema: 'Schema',
    targetNamePrefix: 'Name prefix',
    deletionPolicy: 'Views that are no longer selected',
  },
  /** The hints below the fields. */
  hints: {
    dataSource: 'Its name in the data model.',
    viewNames: 'The names of views in the data model.',
    viewNameRegex: 'Letters, digits, a dot for any character, one .* for any text, ^ for the start and $ for the end.',
    targetNames: 'One per line: view = name. Other metric views keep the name of their view.',
    sourceOverrides: 'One per line: dataset = table.',
    targetNamePrefix: 'The name of each metric view starts with it.',
  },
  /** The choices of the views. */
  modes: { all: 'All views', selected: 'Chosen views', pattern: 'Views that match a pattern' },
  /** The choices for views that are no longer selected. */
  policies: { retain: 'Keep their metric views', 'delete-managed': 'Delete their metric views' },
  /** The problems of the fields. */
  problems: {
    viewNames: 'Enter at least one view.',
    tooManyViews: (limit: string) => `Enter at most ${limit} views.`,
    viewNameRegex: 'Enter a pattern.',
    wrongPattern: 'Use only letters, digits, a dot, one .*, ^ and $.',
    tooLong: (limit: string) => `Use at most ${limit} characters.`,
    pair: (line: string) => `Line ${line} has no “=” between two names.`,
    samePair: (line: string) => `Line ${line} repeats a name.`,
    targetCatalog: 'Enter a catalog.',
    targetSchema: 'Enter a schema.',
  },
  /** The sections of the page. */
  sections: { form: 'Views to convert', result: 'Result', target: 'Target', views: 'Views' },
  /** Shown before the first preview. */
  none: 'A preview converts the last successful build. Nothing is published.',
  /** The action that starts a preview. */
  start: { action: 'Start preview', again: 'Start again', failed: 'Couldn’t start the preview' },
  /** The action that stops one. */
  cancel: { action: 'Cancel preview', done: 'Cancelling the preview', failed: 'Couldn’t cancel the preview' },
  /** The terms of a preview. */
  facts: {
    build: 'Build',
    commit: 'Commit',
    completed: 'Completed',
    took: 'Duration',
    version: 'Version',
    updated: 'Saved',
    accessTest: 'Access test',
  },
  /** The title of the reason why a preview failed. */
  failure: 'The preview failed',
  cancelled: 'The preview was cancelled.',
  /** How long a result can be read. `date` is its end, and `time` what is left. */
  kept: (date: string, time: string) => `Available until ${date} (${time}). Results are kept for up to seven days.`,
  /** The heading if the service no longer has a preview. */
  expired: 'This preview has expired',
  expiredAdvice: 'Results are kept for up to seven days. Start the preview again to get a new one.',
  /** Refetches the result. */
  checkAgain: 'Check again',
  /** Shown if the feature or the permission is missing. */
  onRequest: 'Metric views aren’t available here',
  onRequestAdvice:
    'They are a preview feature that is activated on request, and need permission to read the data model. Ask an administrator of your account.',
  /** The settings of a data source without any. */
  unsaved: 'Nothing has been saved for this data source yet.',
  /** The action that saves the settings. */
  update: { done: 'Saved the publication', failed: 'Couldn’t save the publication' },
  /** Shown without a data source. */
  noDataSource: 'Enter a data source',
  noDataSourceAdvice: 'Its views can then be previewed and published as metric views.',
};
