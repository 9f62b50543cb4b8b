import type { Grain } from '../plan/calendar.js';
import type { Bound, Computation, Filter, Ranking } from '../plan/Plan.js';
import type { RangeName } from './rangeName.js';

/** The words of an answer in one language. Numbers and names come written; a sentence comes without its final mark. */
export interface Wording {
  readonly locale: string;
  readonly names: Names;
  readonly marks: Marks;
  readonly title: TitleWording;
  readonly facts: FactWording;
  readonly notes: NoteWording;
  readonly refusals: RefusalWording;
  readonly thoughts: ThoughtWording;
  /** Questions to begin with; each is understood. */
  readonly starters: readonly [string, string, string, ...string[]];
}

/** The titles of measures, dimensions and time grains. */
export interface Names {
  readonly measures: Readonly<Record<string, string>>;
  readonly dimensions: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** Columns that conditions are about. */
  readonly columns: Readonly<Record<string, string>>;
  /** The noun for the rows of a view. */
  readonly rows: Readonly<Record<string, string>>;
  readonly grains: Readonly<Record<Grain, readonly [one: string, many: string]>>;
  /** The description of a measure, if it has one. */
  readonly meanings: Readonly<Record<string, string>>;
  /** A row without a value. */
  readonly none: string;
  /** A column that shows parts of a whole. */
  readonly share: string;
  readonly change: string;
  readonly amount: string;
}

interface Marks {
  readonly end: string;
  readonly colon: string;
  readonly space: string;
  readonly quote: (text: string) => string;
  readonly list: (items: readonly string[]) => string;
  readonly choice: (items: readonly string[]) => string;
  /** Items that are read one after the other. */
  readonly comma: string;
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
  readonly range: (range: RangeName) => string;
  /** A time without a preposition, as a name. */
  readonly rangeName: (range: RangeName) => string;
  readonly week: (day: string) => string;
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

interface FactWording {
  readonly sum: (title: string, value: string, count: string, unit: string) => string;
  readonly between: (title: string, low: string, high: string) => string;
  readonly highest: (name: string, value: string) => string;
  readonly lowest: (name: string, value: string) => string;
  readonly change: (from: string, to: string, change: string, values: string) => string;
  readonly fromTo: (from: string, to: string) => string;
  readonly average: (unit: string, value: string) => string;
  readonly onlyWhole: (units: string) => string;
  readonly first: (title: string, name: string, value: string) => string;
  readonly last: (title: string, name: string, value: string) => string;
  readonly ofTotal: (percent: string) => string;
  readonly next: (others: string) => string;
  readonly named: (name: string, value: string) => string;
  readonly lastOfThese: (name: string, value: string) => string;
  readonly topThree: (percent: string) => string;
  readonly together: (count: string, value: string) => string;
  readonly same: (title: string, count: string, value: string) => string;
  readonly meeting: (count: string) => string;
  readonly shareOf: (name: string, title: string, percent: string, value: string, total: string) => string;
  readonly place: (place: string, count: string) => string;
  readonly compared: (title: string, now: string, change: string, before: string, period: string) => string;
  readonly strongest: (name: string, change: string, values: string) => string;
  readonly weakest: (name: string, change: string, values: string) => string;
  readonly upAndDown: (up: string, down: string) => string;
  readonly lastStep: (title: string, name: string, value: string, change: string) => string;
  readonly nothingBefore: string;
  readonly firstInEach: string;
  readonly moreGroups: (count: string) => string;
  readonly listed: (title: string, count: string) => string;
  readonly firstNames: string;
  readonly empty: (title: string) => string;
  readonly points: string;
}

interface NoteWording {
  readonly assumed: string;
  readonly readAs: (written: string, taken: string) => string;
  /** Unknown words that the answer leaves out. */
  readonly ignored: (words: string) => string;
  readonly noShares: string;
  /** The chart wished for does not fit the rows. */
  readonly otherChart: string;
  /** Measures that the chart does not show. */
  readonly undrawn: (names: string) => string;
  readonly noChart: (names: string) => string;
  readonly sameDays: string;
  readonly firstAndLast: string;
  readonly euros: string;
  readonly plainer: string;
  /** The answer to a question that asks why. */
  readonly noCauses: string;
  /** Which rows a user sees, if not all. */
  readonly visibleRows: (names: string) => string;
  readonly leftOut: (asked: string, answered: string) => string;
  /** Says how an ambiguous question was read. */
  readonly understood: (title: string) => string;
}

interface RefusalWording {
  readonly notFound: (words: string) => string;
  readonly notUnderstood: (words: string) => string;
  readonly nothing: string;
  readonly cannotAnswer: string;
  readonly failed: string;
  readonly didYouMean: string;
  readonly abilities: string;
  readonly forExample: string;
  readonly greeting: string;
  readonly thanks: string;
  readonly help: string;
  readonly forecast: string;
  readonly save: string;
  readonly readOnly: string;
}

interface ThoughtWording {
  readonly search: string;
  readonly query: (title: string) => string;
  readonly rows: (count: string) => string;
  readonly nothingFound: string;
  readonly clock: (timeZone: string) => string;
}
