/** The labels of dashboard exports and of the tray that lists all jobs. Times and counts are passed as text. */
export interface JobLabels {
  readonly tray: JobTrayLabels;
  readonly kinds: { readonly dashboardExport: string; readonly transformSync: string; readonly metricViewPreview: string };
  readonly states: JobStateLabels;
  /** The time until a file expires. */
  readonly expiresIn: (time: string) => string;
  readonly expiredAdvice: string;
  readonly actions: JobActionLabels;
  readonly ends: JobEndLabels;
  readonly details: JobDetailLabels;
  readonly export: DashboardExportLabels;
}

/** The words of the tray itself. */
export interface JobTrayLabels {
  readonly title: string;
  /** The accessible name of the button while jobs are running. */
  readonly running: (count: number, formatted: string) => string;
  readonly empty: string;
  readonly emptyAdvice: string;
  readonly dismissEnded: string;
}

/** The words for the state of a job. */
export interface JobStateLabels {
  readonly waiting: string;
  readonly running: string;
  /** `percent` is formatted with its sign, such as `40%`. */
  readonly percent: (percent: string) => string;
  readonly cancelling: string;
  readonly succeeded: string;
  readonly ready: string;
  readonly failed: string;
  readonly cancelled: string;
  readonly expired: string;
  /** Shown when polling has stopped after repeated failures. */
  readonly lost: string;
}

/** The actions on one job. `name` identifies the job for screen readers. */
export interface JobActionLabels {
  readonly cancel: (name: string) => string;
  readonly download: string;
  readonly downloadNamed: (name: string) => string;
  readonly startAgain: string;
  readonly startAgainNamed: (name: string) => string;
  readonly dismiss: (name: string) => string;
  readonly checkAgain: string;
  readonly notCancelled: string;
  readonly notDownloaded: string;
  readonly notStarted: string;
  /** The reason why an ended job cannot be started again. */
  readonly cannotStartAgain: string;
}

/** The results and log of a job. */
export interface JobDetailLabels {
  /** The control that opens the details, and its accessible name. */
  readonly open: string;
  readonly openNamed: (name: string) => string;
  /** The outcomes of previews, overall and for each view. */
  readonly outcomes: { readonly success: string; readonly partial: string; readonly failed: string };
  readonly eligible: (count: string, total: string) => string;
  readonly withheld: string;
  readonly issues: string;
  /** The stages of a conversion. The keys are the service's own words. */
  readonly stages: {
    readonly INPUT: string;
    readonly VIEW_PROJECTION: string;
    readonly INTERCHANGE_VALIDATION: string;
    readonly INTERCHANGE_TO_WAREHOUSE: string;
    readonly OUTPUT_VALIDATION: string;
    readonly EXECUTION: string;
  };
  readonly error: string;
  readonly warning: string;
  readonly counts: {
    readonly dimensions: string;
    readonly measures: string;
    readonly joins: string;
    readonly models: string;
    readonly sources: string;
    readonly macros: string;
  };
  readonly noViews: string;
  readonly resultGone: string;
  readonly files: string;
  readonly noFiles: string;
  /** The meaning of a 404 within the hour, and after it. */
  readonly filesCommitted: string;
  readonly filesGone: string;
  readonly log: string;
  readonly noLog: string;
}

/** Read aloud by screen readers when a job ends. */
export interface JobEndLabels {
  readonly succeeded: (name: string) => string;
  /** The job succeeded, but with only some of the requested results. */
  readonly partly: (name: string) => string;
  readonly failed: (name: string) => string;
  readonly cancelled: (name: string) => string;
  readonly expired: (name: string) => string;
}

/** The words of the dashboard export. */
export interface DashboardExportLabels {
  readonly open: string;
  readonly title: string;
  readonly titleOf: (dashboard: string) => string;
  readonly format: string;
  readonly pdf: string;
  readonly pdfHint: string;
  readonly png: string;
  readonly pngHint: string;
  /** The checkbox that applies the present filters and choices. */
  readonly asShown: string;
  readonly asShownHint: string;
  readonly start: string;
  readonly continues: string;
  readonly expires: string;
  readonly another: string;
  /** The messages for 403 and 429. */
  readonly denied: string;
  readonly tooMany: string;
}
