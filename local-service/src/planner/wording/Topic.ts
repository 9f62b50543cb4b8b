import type { Measure } from '../../data-model/ModelView.js';
import type { Grain } from '../plan/calendar.js';
import type { Plan } from '../plan/Plan.js';

/** The subject of a sentence. English names the measure and what it is limited to, other languages the title of the result. */
export interface Topic {
  readonly plan: Plan;
  readonly measure: Measure;
  readonly title: string;
}

/** What can be asked about a data model, in the words of a language. */
export interface Abilities {
  /** The data is that of the retailer, whose parts texts can name. */
  readonly isRetail: boolean;
  readonly measures: string;
  /** Empty if there are none. */
  readonly dimensions: string;
  /** A breakdown to give as an example, if there is one. */
  readonly example: string | undefined;
  /** `undefined` for data without a time. */
  readonly months: Months | undefined;
  readonly lastDay: string;
  /** A year to give as an example. */
  readonly year: string;
}

/** The first and the last month that have data. */
export interface Months {
  readonly first: string;
  readonly last: string;
}

/** What a language calls measures, dimensions, rows and time grains. What is missing keeps the title of the data model. */
export interface Names {
  /** The name of the first title that has one. */
  readonly nameOf: (titles: readonly string[]) => string | undefined;
  /** Columns that conditions are about. */
  readonly columns: Readonly<Record<string, string>>;
  /** The noun for the rows of a view, by the English one. */
  readonly rows: Readonly<Record<string, string>>;
  readonly grains: Readonly<Record<Grain, readonly [one: string, many: string]>>;
  /** The descriptions of measures, by the English ones. */
  readonly meanings: Readonly<Record<string, string>>;
  /** A row without a value. */
  readonly none: string;
  /** A column that shows parts of a whole. */
  readonly share: string;
  readonly change: string;
  readonly amount: string;
}
