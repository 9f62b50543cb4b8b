import type { Open } from '../http/Open.js';

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

/** : same fields; member matches .+\..+ ; value omitted for the null/empty operators, two elements for between; the three flags are booleans in meaning. */
export interface DashboardFilter {
  readonly member: string;
  readonly operator?: Open<DashboardFilterOperator> | null;
  readonly value?: string | number | boolean | readonly unknown[] | null;
  readonly caseSensitive?: unknown;
  readonly startInclusive?: unknown;
  readonly endInclusive?: unknown;
}

/** Inputs: same fields, member matches .+\..+. */
export interface DashboardTimeGrain {
  readonly member: string;
  readonly grain: string;
}

/** Inputs: same fields, member matches .+\..+. */
export interface DashboardMemberSwitcher {
  readonly member: string;
  readonly selected: string;
}

export type DashboardFilterInput = DashboardFilter;
