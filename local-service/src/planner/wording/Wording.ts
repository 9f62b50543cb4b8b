import type { Grain } from '../plan/calendar.js';
import type { Bound, Computation, Filter, Plan, Ranking } from '../plan/Plan.js';
import type { TimeRange } from '../plan/timeRange.js';
import type { ChartTitles } from '../query/writeSpec.js';
import type { OtherLanguage } from '../words/Language.js';
import type { Wording } from './en.js';
import type { Formats } from './formats.js';

/** The words and numbers of a language, ready to write answers. */
export interface Voice {
  readonly wording: Wording;
  readonly formats: Formats;
  readonly rowNames: RowNames;
  /** "im Jahr 2025". */
  range(range: TimeRange | undefined): string;
  /** "2025". */
  rangeName(range: TimeRange | undefined): string;
  /** The plan with the titles of the language, for its charts, columns and answers. Its query stays the same. */
  localize(plan: Plan): Plan;
  /** Titles of axes other than those of measures. */
  readonly chartTitles: ChartTitles;
  /** The title of a result, which is also a question that gives it. */
  title(plan: Plan, without?: TitleOptions): string;
}

/** The words of a language for dates, periods and missing values. */
export interface RowNames {
  nameBucket(time: string, grain: Grain): string;
  readonly none: string;
}

/** What a sentence says itself, so that the title in it leaves it out. */
export interface TitleOptions {
  readonly isWithoutComparison?: boolean;
  readonly isWithoutShare?: boolean;
}

/** A language other than English, with titles by its own grammar. */
export interface OtherVoice extends Voice {
  readonly language: OtherLanguage;
  readonly wording: OtherWording;
}

export interface OtherWording extends Wording {
  readonly title: TitleWording;
  readonly refusals: Wording['refusals'] & OtherRefusals;
}

interface OtherRefusals {
  readonly notFound: (words: string) => string;
  readonly notUnderstood: (words: string) => string;
  readonly nothing: string;
  readonly cannotAnswer: string;
}

export interface TitleParts {
  readonly measures: string;
  readonly isShare: boolean;
  readonly isChange: boolean;
  /** A running total or a moving average, if the numbers are one. */
  readonly computed: string;
  /** The breakdown of the numbers. */
  readonly keys: readonly string[];
  readonly ranking: Ranking | undefined;
  readonly filters: readonly string[];
  readonly range: string;
  readonly limit: string;
  /** The time that is compared with. */
  readonly compared: string;
}

interface TitleWording {
  readonly whole: (parts: TitleParts) => string;
  readonly filter: (filter: Filter, values: string) => string;
  readonly limit: (measure: string, bounds: string) => string;
  readonly computed: (computation: Computation, units: string) => string;
  readonly average: (measure: string, unit: string) => string;
  /** Values that are parts of names. */
  readonly part: (values: string, isExcluded: boolean) => string;
  /** Which rows are counted at all: "only orders with revenue over €500". */
  readonly onlyRows: (rows: string, condition: string) => string;
  readonly happened: Readonly<Record<'sales' | 'returns', readonly [yes: string, no: string]>>;
  readonly bound: (operator: Bound['operator'], value: string) => string;
}
