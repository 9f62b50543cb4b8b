export const englishJobs = {
  tray: {
    title: 'Jobs',
    /** The accessible name of the button while jobs are running. */
    running: (count: number, formatted: string) => (count === 1 ? 'Jobs, 1 running' : `Jobs, ${formatted} running`),
    empty: 'No jobs',
    emptyAdvice: 'Exports, syncs and previews you start appear here until you clear them.',
    dismissEnded: 'Clear finished',
  },
  kinds: { dashboardExport: 'Dashboard export', transformSync: 'Transform sync', metricViewPreview: 'Metric view preview' },
  states: {
    waiting: 'Waiting',
    running: 'Running',
    /** `percent` is formatted with its sign, such as `40%`. */
    percent: (percent: string) => percent,
    cancelling: 'Cancelling',
    succeeded: 'Done',
    ready: 'Ready',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    /** Shown when polling has stopped after repeated failures. */
    lost: 'Status unknown',
  },
  /** The time until a file expires. */
  expiresIn: (time: string) => `${time} left to download`,
  expiredAdvice: 'The file was available for five minutes after the start. Run it again to get a new one.',
  actions: {
    cancel: (name: string) => `Cancel ${name}`,
    download: 'Download',
    downloadNamed: (name: string) => `Download ${name}`,
    startAgain: 'Run again',
    startAgainNamed: (name: string) => `Run ${name} again`,
    dismiss: (name: string) => `Clear ${name}`,
    checkAgain: 'Check again',
    notCancelled: 'Couldn’t cancel the job',
    notDownloaded: 'Couldn’t download the file',
    notStarted: 'Couldn’t run the job again',
    /** The reason why an ended job cannot be started again. */
    cannotStartAgain: 'This job was started elsewhere, or before this page was reloaded, so it can’t be run again from here.',
  },
  ends: {
    succeeded: (name: string) => `${name} finished`,
    /** The job succeeded, but with only some of the requested results. */
    partly: (name: string) => `${name} partly succeeded`,
    failed: (name: string) => `${name} failed`,
    cancelled: (name: string) => `${name} was cancelled`,
    expired: (name: string) => `${name} expired`,
  },
  details: {
    /** The control that opens the details, and its accessible name. */
    open: 'Details',
    openNamed: (name: string) => `Details of ${name}`,
    /** The outcomes of previews, overall and for each view. */
    outcomes: { success: 'Converted', partial: 'Partly converted', failed: 'Not converted' },
    eligible: (count: string, total: string) => `${count} of ${total} views can be published`,
    withheld: 'Not published',
    issues: 'Issues',
    /** The stages of a conversion. The keys are the names that the service uses. */
    stages: {
      INPUT: 'Input',
      VIEW_PROJECTION: 'View projection',
      INTERCHANGE_VALIDATION: 'Validation',
      INTERCHANGE_TO_WAREHOUSE: 'Conversion',
      OUTPUT_VALIDATION: 'Output validation',
      EXECUTION: 'Execution',
    },
    error: 'Error',
    warning: 'Warning',
    counts: {
      dimensions: 'Dimensions',
      measures: 'Measures',
      joins: 'Joins',
      models: 'Models',
      sources: 'Sources',
      macros: 'Macros',
    },
    noViews: 'No views were converted.',
    /** The control that shows the definition of a metric view, and its accessible name. */
    yaml: 'YAML',
    yamlNamed: (name: string) => `YAML of ${name}`,
    /** Shown if a preview has no result to read. */
    noResult: 'The preview ended without a result.',
    resultGone: 'This result is no longer available. Results are kept for up to seven days. Run the preview again.',
    files: 'Generated files',
    noFiles: 'No files were generated.',
    /** The meaning of a 404 within the hour, and after it. */
    filesCommitted: 'This sync committed its files to a branch. Open the branch to see them.',
    filesGone: 'Generated files are available for one hour after a sync. Run the sync again to get them.',
    log: 'Log',
    noLog: 'No log entries yet.',
  },
  export: {
    open: 'Export',
    title: 'Export dashboard',
    titleOf: (dashboard: string) => `Export “${dashboard}”`,
    format: 'Format',
    pdf: 'PDF',
    pdfHint: 'Best for printing and sharing',
    png: 'PNG',
    pngHint: 'An image to paste anywhere',
    /** The checkbox that applies the current filters and selections. */
    asShown: 'Use current filters',
    asShownHint: 'If off, the dashboard is exported as published.',
    start: 'Export',
    continues: 'The export continues if you close this. It can’t be cancelled.',
    expires: 'The file is available for five minutes after the export starts.',
    another: 'New export',
    /** The messages for 403 and 429. */
    denied: 'To export, you need permission to manage this workbook, and downloads must not be restricted.',
    tooMany: 'Too many exports are running. Wait for one to finish.',
  },
};
