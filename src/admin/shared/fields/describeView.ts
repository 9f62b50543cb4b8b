import { lookUp } from '../../../client/http/lookUp.js';
import type { DashboardFilter, DashboardMemberSwitcher, DashboardTimeGrain } from '../../../client/resources/dashboard-filters.js';
import { textsOfValues, valuesOfFilter } from './valueTexts.js';

/** The filters, time grains and member switches of a dashboard. */
export interface DashboardView {
  /** The values chosen in the filters of the dashboard. */
  readonly filters?: readonly DashboardFilter[] | null | undefined;
  /** The time grains chosen for time dimensions, such as `month`. */
  readonly timeGrains?: readonly DashboardTimeGrain[] | null | undefined;
  /** The members chosen in the switches of the dashboard. */
  readonly memberSwitchers?: readonly DashboardMemberSwitcher[] | null | undefined;
}

/** One line of a view: its subject and the values chosen. */
export interface ViewLine {
  /** The member that is filtered, grouped or switched: `orders.status`. */
  readonly member: string;
  /** The chosen values, as one text. */
  readonly text: string;
}

/**
 * Describes a view in lines without words of any language: symbols stand for operators, and an ellipsis for the rest of a
 * text.
 */
export function describeView({ filters, timeGrains, memberSwitchers }: DashboardView): readonly ViewLine[] {
  return [
    ...(filters ?? []).map((filter) => ({ member: filter.member, text: describeFilter(filter) })),
    ...(timeGrains ?? []).map(({ member, grain }) => ({ member, text: grain })),
    ...(memberSwitchers ?? []).map(({ member, selected }) => ({ member, text: `→ ${selected}` })),
  ];
}

/** Returns the sign of an operator, such as `≥`; `undefined` for `equals`, which needs none. */
export function comparisonSign(operator: string): string | undefined {
  return operator === 'equals' ? undefined : describeFilter({ member: '', operator, value: null }).trim();
}

function describeFilter({ operator, value }: DashboardFilter): string {
  const values = textsOfValues(valuesOfFilter(value));
  const text = values.join(', ');
  const known = operator ?? 'equals';
  if (known === 'between') return values.join(' – ');
  const sign = lookUp(signs, known);
  // Operators of later versions of the service are shown unchanged.
  return sign === undefined ? `${known.replaceAll('_', ' ')} ${text}`.trim() : sign(text);
}

const signs: Readonly<Record<string, (text: string) => string>> = {
  equals: (text) => `= ${text}`,
  not_equals: (text) => `≠ ${text}`,
  greater_than: (text) => `> ${text}`,
  greater_than_or_equal: (text) => `≥ ${text}`,
  less_than: (text) => `< ${text}`,
  less_than_or_equal: (text) => `≤ ${text}`,
  contains: (text) => `= …${text}…`,
  not_contains: (text) => `≠ …${text}…`,
  starts_with: (text) => `= ${text}…`,
  not_starts_with: (text) => `≠ ${text}…`,
  ends_with: (text) => `= …${text}`,
  not_ends_with: (text) => `≠ …${text}`,
  is_null: () => '= ∅',
  is_not_null: () => '≠ ∅',
  is_empty: () => '= “”',
  is_not_empty: () => '≠ “”',
};
