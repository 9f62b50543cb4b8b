import type {
  DashboardFilter,
  DashboardFilterInput,
  DashboardMemberSwitcher,
  DashboardTimeGrain,
  StartDashboardExportInput,
} from '@parley/react/client';
import { invalid } from '../../http/fields.js';

/** The filters, time grains and member switchers with which a dashboard is rendered. */
export interface DashboardView {
  readonly filters: readonly DashboardFilter[] | null;
  readonly timeGrains: readonly DashboardTimeGrain[] | null;
  readonly memberSwitchers: readonly DashboardMemberSwitcher[] | null;
}

/** Applies an input to a view: omitted lists are unchanged, and `null` clears a list. */
export function readDashboardView(input: Partial<ViewInput>, known: DashboardView = plainView): DashboardView {
  for (const field of ['filters', 'timeGrains', 'memberSwitchers'] as const) {
    const isNamed = input[field]?.every(({ member }) => /.\../.test(member)) ?? true;
    if (!isNamed) throw invalid(field, 'must contain objects whose member has the form view.member');
  }
  const { filters, timeGrains = known.timeGrains, memberSwitchers = known.memberSwitchers } = input;
  return { filters: filters === undefined ? known.filters : (filters?.map(readFilter) ?? null), timeGrains, memberSwitchers };
}

type ViewInput = Pick<StartDashboardExportInput, 'filters' | 'timeGrains' | 'memberSwitchers'>;

const plainView: DashboardView = { filters: null, timeGrains: null, memberSwitchers: null };

function readFilter({ member, operator, value = null, ...flags }: DashboardFilterInput): DashboardFilter {
  const known = operator ?? 'equals';
  if (valueless.includes(known) && value !== null) throw invalid('filters', `must not have a value with the operator ${known}`);
  if (known === 'between' && !(Array.isArray(value) && value.length === 2)) {
    throw invalid('filters', 'must have a value with two elements for the operator between');
  }
  for (const [name, flag = null] of Object.entries(flags)) {
    if (flag !== null && typeof flag !== 'boolean') throw invalid(name, 'must be a boolean');
  }
  return { member, operator: known, value, ...flags };
}

const valueless: readonly string[] = ['is_null', 'is_not_null', 'is_empty', 'is_not_empty'];
