import type { Dimension, Measure, ModelView } from '../../data-model/ModelView.js';
import type { Grain } from './calendar.js';
import type { PlanningModel } from './PlanningModel.js';
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
  /** A comparison was asked for with a time before the data begins. */
  readonly hasNothingBefore?: boolean;
  /** The average of the totals in these periods. */
  readonly averagePer?: Grain;
  readonly isShare?: boolean;
  /** The part that a share is asked of: "what share do Shoes have". */
  readonly focus?: { readonly dimension: string; readonly value: string };
  readonly threshold?: Threshold;
  readonly conditions?: readonly RowCondition[];
  /** Over the buckets of time. */
  readonly computation?: Computation;
  readonly chart?: ChartWish;
  readonly style?: ChartStyle;
  /** Without a ranking: the rows by their change, and all of them. */
  readonly order?: 'rise' | 'fall';
  /** "Which products lose money": all are looked through, the lowest are shown. */
  readonly isLossCheck?: boolean;
  /** "Why did it drop": the change is broken down, and the answer says whether it went that way. */
  readonly isExplained?: 'rise' | 'fall' | 'change';
  /** No measure was named, so revenue was taken. */
  readonly isAssumed?: boolean;
  /** Rows themselves instead of numbers about them: the name of the view. */
  readonly listOf?: string;
}

export interface Filter {
  readonly dimension: string;
  readonly values: readonly string[];
  readonly isExcluded: boolean;
  /** The values are parts of names: "Sneaker". */
  readonly isPart?: boolean;
  /** A phrase for all the values together: "on weekends". */
  readonly label?: string;
}

export interface Ranking {
  /** Best and worst depend on the measure: the best return rate is the lowest. */
  readonly direction: 'top' | 'bottom' | 'best' | 'worst';
  readonly count: number;
  /** "Third largest": the last of them is asked for. */
  readonly isPlace?: boolean;
  /** "Fastest growing": by the change, not by the value. */
  readonly isByChange?: boolean;
}

export type Comparison =
  /** With the period right before, or the same one a year before. */
  | { readonly kind: 'before' | 'year-before' }
  /** With another period named in the question. */
  | { readonly kind: 'range'; readonly range: TimeRange; readonly reason?: PeriodReason }
  /** Each bucket with the one before it. */
  | { readonly kind: 'each-step' };

/** Why other periods are compared than those that were asked for. */
export type PeriodReason = 'same-days' | 'first-and-last';

/** Keeps the groups of the breakdown whose measure is within bounds. */
export interface Threshold {
  readonly measure: string;
  readonly bounds: readonly Bound[];
}

export type Computation = { readonly kind: 'running-total' } | { readonly kind: 'moving-average'; readonly size: number };

export interface Bound {
  readonly operator: '>' | '>=' | '<' | '<=' | '=';
  readonly value: number;
}

export type Entity = 'order' | 'product' | 'store' | 'customer';

/** Keeps the rows of the orders, products, stores or customers that something holds for, each by itself: "orders above €500". */
export interface RowCondition {
  readonly entity: Entity;
  /** The value compared: a measure over the rows of each one, one of its columns, or the existence of any rows. */
  readonly of: { readonly kind: 'measure' | 'column'; readonly name: string } | { readonly kind: 'sales' | 'returns' };
  /** Empty for the existence of rows. */
  readonly bounds: readonly Bound[];
  /** Keeps all others: "never sold". */
  readonly isExcluded: boolean;
  /** Limits what is looked at: "never sold in Germany". */
  readonly filters?: readonly Filter[];
  /** The period considered, if it differs from that of the rows. */
  readonly range?: TimeRange;
}

export type ChartWish = 'line' | 'area' | 'bar' | 'arc' | 'point' | 'heatmap' | 'none';

/** The arrangement of bars, if the question names one. */
export interface ChartStyle {
  readonly isStacked?: boolean;
  readonly isHorizontal?: boolean;
}

/** An ask with its view found and its members looked up: ready to be written as SQL. */
export interface Plan extends Omit<Ask, 'measures' | 'dimensions'> {
  readonly ask: Ask;
  readonly model: PlanningModel;
  readonly view: ModelView;
  readonly measures: readonly Measure[];
  readonly dimensions: readonly Dimension[];
  /** The totals of the periods that the measures are averages of. */
  readonly totals?: Plan;
  /** The period compared with, where there is one. */
  readonly rangeBefore?: TimeRange;
}
