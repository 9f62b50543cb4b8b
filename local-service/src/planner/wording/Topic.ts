import type { Measure } from '../../data-model/ModelView.js';
import type { Grain } from '../plan/calendar.js';
import type { Plan } from '../plan/Plan.js';

/** The subject of a sentence. English names the measure and what it is limited to, other languages the title of the result. */
export interface Topic {
  readonly plan: Plan;
  readonly measure: Measure;
  readonly title: string;
}

/** The titles of measures, dimensions and time grains. Those that are missing keep the title of the data model. */
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
