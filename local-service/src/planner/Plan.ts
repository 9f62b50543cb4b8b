import type { Dimension, Measure, ModelView } from '../warehouse/ModelView.js';
import type { Grain } from './calendar.js';
import type { TimeRange } from './timeRange.js';

/** What a question asks for, by name: remembered by the thread, so plain JSON. */
export interface Ask {
  readonly measures: readonly string[];
  readonly dimensions: readonly string[];
  readonly grain?: Grain;
  readonly range?: TimeRange;
  readonly filters: readonly Filter[];
  readonly ranking?: Ranking;
  readonly comparison?: Comparison;
  readonly isShare?: boolean;
  /** The part that a share is asked of: "what share do Shoes have". */
  readonly focus?: { readonly dimension: string; readonly value: string };
  readonly threshold?: Threshold;
  readonly chart?: ChartWish;
  /** No measure was named, so revenue was taken. */
  readonly isAssumed?: boolean;
  /** Rows themselves instead of numbers about them: the name of the view. */
  readonly listOf?: string;
}

export interface Filter {
  readonly dimension: string;
  readonly values: readonly string[];
  readonly isExcluded: boolean;
}

export interface Ranking {
  /** Best and worst depend on the measure: the best return rate is the lowest. */
  readonly direction: 'top' | 'bottom' | 'best' | 'worst';
  readonly count: number;
  /** "Fastest growing": by the change, not by the value. */
  readonly isByChange?: boolean;
}

export type Comparison =
  /** With the stretch right before, or the same one a year before. */
  | { readonly kind: 'before' | 'year-before' }
  /** With another stretch named in the question. */
  | { readonly kind: 'range'; readonly range: TimeRange }
  /** Each bucket with the one before it. */
  | { readonly kind: 'each-step' };

export interface Threshold {
  readonly measure: string;
  readonly operator: '>' | '>=' | '<' | '<=';
  readonly value: number;
}

export type ChartWish = 'line' | 'area' | 'bar' | 'arc' | 'none';

/** An ask with its view found and its members looked up: ready to be written as SQL. */
export interface Plan extends Omit<Ask, 'measures' | 'dimensions'> {
  readonly ask: Ask;
  readonly view: ModelView;
  readonly measures: readonly Measure[];
  readonly dimensions: readonly Dimension[];
  /** The stretch compared with, where there is one. */
  readonly rangeBefore?: TimeRange;
}
