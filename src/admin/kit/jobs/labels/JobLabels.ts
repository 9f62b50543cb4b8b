/** Words of jobs: of exports of dashboards, and of the tray that lists all jobs. Times and counts arrive as texts. */
export interface JobLabels {
  readonly tray: JobTrayLabels;
  readonly kinds: { readonly dashboardExport: string; readonly transformSync: string; readonly metricViewPreview: string };
  readonly states: JobStateLabels;
  /** How long a file is still there. */
  readonly expiresIn: (time: string) => string;
  readonly expiredAdvice: string;
  readonly acts: JobActLabels;
  readonly ends: JobEndLabels;
  readonly details: JobDetailLabels;
  readonly export: DashboardExportLabels;
}

export interface JobTrayLabels {
  readonly title: string;
  /** The name of the button while jobs are running. */
  readonly running: (count: number, formatted: string) => string;
  readonly empty: string;
  readonly emptyAdvice: string;
  readonly dismissEnded: string;
}

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
  /** Looking at it was given up. */
  readonly lost: string;
}

/** The acts on one job; `name` tells those who hear it which one. */
export interface JobActLabels {
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
  /** Why a job that has ended is not offered once more. */
  readonly cannotStartAgain: string;
}

/** What a job has made, and what it wrote meanwhile. */
export interface JobDetailLabels {
  /** The line that opens to the details, and its name for those who hear it. */
  readonly open: string;
  readonly openNamed: (name: string) => string;
  /** What previews come to, as a whole and per view. */
  readonly outcomes: { readonly success: string; readonly partial: string; readonly failed: string };
  readonly eligible: (count: string, total: string) => string;
  readonly withheld: string;
  readonly issues: string;
  /** By the stages of a conversion; the key is the service's word. */
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
  /** What 404 means within the hour, and after it. */
  readonly filesCommitted: string;
  readonly filesGone: string;
  readonly log: string;
  readonly noLog: string;
}

/** What is read out when a job ends. */
export interface JobEndLabels {
  readonly succeeded: (name: string) => string;
  /** It succeeded, but some of what was asked for is not there. */
  readonly partly: (name: string) => string;
  readonly failed: (name: string) => string;
  readonly cancelled: (name: string) => string;
  readonly expired: (name: string) => string;
}

export interface DashboardExportLabels {
  readonly open: string;
  readonly title: string;
  readonly titleOf: (dashboard: string) => string;
  readonly format: string;
  readonly pdf: string;
  readonly pdfHint: string;
  readonly png: string;
  readonly pngHint: string;
  /** The tick that takes filters and choices over. */
  readonly asShown: string;
  readonly asShownHint: string;
  readonly start: string;
  readonly continues: string;
  readonly expires: string;
  readonly another: string;
  /** What 403 and 429 mean here. */
  readonly denied: string;
  readonly tooMany: string;
}
