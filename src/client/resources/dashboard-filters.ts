import type { Open } from '../json/Open.js';

/** The comparisons of a filter. */
export type DashboardFilterOperator =
  | 'equals'
  | 'not_equals'
  | 'greater_than'
  | 'greater_than_or_equal'
  | 'less_than'
  | 'less_than_or_equal'
  | 'contains'
  | 'not_contains'
  | 'starts_with'
  | 'not_starts_with'
  | 'ends_with'
  | 'not_ends_with'
  | 'is_null'
  | 'is_not_null'
  | 'is_empty'
  | 'is_not_empty'
  | 'between'
  | 'custom';

/** A filter on one member. */
export interface DashboardFilter {
  /** With its view: `orders.status`. */
  readonly member: string;
  /** The comparison. Default `equals`. */
  readonly operator?: Open<DashboardFilterOperator> | null;
  /** Two for `between`; none if the operator takes no value, such as `is_empty`. */
  readonly value?: string | number | boolean | readonly unknown[] | null;
  /** A boolean in meaning, as are the two below. */
  readonly caseSensitive?: unknown;
  /** The contract does not specify its values. */
  readonly startInclusive?: unknown;
  /** The contract does not specify its values. */
  readonly endInclusive?: unknown;
}

/** A time dimension of the dashboard, and its granularity. */
export interface DashboardTimeGrain {
  /** With its view: `orders.ordered_at`. */
  readonly member: string;
  /** The chosen grain: `month`. */
  readonly grain: string;
}

/** A member that viewers of the dashboard can swap, and the one they chose. */
export interface DashboardMemberSwitcher {
  /** With its view: `orders.status`. */
  readonly member: string;
  /** The chosen member. */
  readonly selected: string;
}

/** A filter to apply. */
export type DashboardFilterInput = DashboardFilter;
