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
  readonly lookAgain: string;
  readonly notCancelled: string;
  readonly notDownloaded: string;
  readonly notStarted: string;
}

/** What is read out when a job ends. */
export interface JobEndLabels {
  readonly succeeded: (name: string) => string;
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
  readonly goesOn: string;
  readonly expires: string;
  readonly another: string;
  /** What 403 and 429 mean here. */
  readonly denied: string;
  readonly tooMany: string;
}
