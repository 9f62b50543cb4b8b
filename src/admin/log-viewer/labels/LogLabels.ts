/** The labels of the log viewer. Counts are passed as formatted text. */
export interface LogLabels {
  /** The accessible name of the box of lines. */
  readonly title: string;
  readonly search: string;
  readonly matches: (count: number, formatted: string) => string;
  readonly matchOf: (index: string, count: string) => string;
  readonly noMatches: string;
  readonly nextMatch: string;
  readonly previousMatch: string;
  readonly source: string;
  readonly anySource: string;
  readonly production: string;
  readonly dev: string;
  readonly container: string;
  readonly anyContainer: string;
  readonly pod: string;
  readonly anyPod: string;
  readonly wrap: string;
  readonly copy: string;
  readonly download: string;
  /** The start of the name of a downloaded file. */
  readonly fileName: string;
  readonly following: string;
  readonly paused: string;
  readonly pause: string;
  readonly follow: string;
  readonly newLines: (count: number, formatted: string) => string;
  readonly lines: (count: number, formatted: string) => string;
  readonly reading: string;
  readonly dropped: (count: number, formatted: string) => string;
  /** Shown after a line that is too long to show in full. */
  readonly moreCharacters: (count: number, formatted: string) => string;
  readonly notRead: string;
  readonly retriedSoon: string;
  readonly empty: { readonly title: string; readonly advice: string };
}
