import type { DashboardFilter, DashboardFilterOperator, DashboardMemberSwitcher, DashboardTimeGrain } from '@parley/react/client';
import { invalid, isObject, type JsonObject, nullableBoolean, requiredList, requiredString } from '../../http/fields.js';

/** What a dashboard is filtered and switched by where it is rendered for someone. */
export interface DashboardView {
  readonly filters: readonly DashboardFilter[] | null;
  readonly timeGrains: readonly DashboardTimeGrain[] | null;
  readonly memberSwitchers: readonly DashboardMemberSwitcher[] | null;
}

/** The lists of a body; one that is left out stays as it was. */
export function readDashboardView(body: JsonObject, known: DashboardView = plainView): DashboardView {
  return {
    filters: readMembers(body, 'filters', known.filters, readFilter),
    timeGrains: readMembers(body, 'timeGrains', known.timeGrains, readTimeGrain),
    memberSwitchers: readMembers(body, 'memberSwitchers', known.memberSwitchers, readMemberSwitcher),
  };
}

const plainView: DashboardView = { filters: null, timeGrains: null, memberSwitchers: null };

/** `null` clears the list. Each entry is about a member, which is named with its view. */
function readMembers<T>(
  body: JsonObject,
  field: string,
  known: readonly T[] | null,
  read: (entry: JsonObject, member: string) => T,
): readonly T[] | null {
  if (body[field] === undefined) return known;
  if (body[field] === null) return null;
  return requiredList(body, field).map((entry) => {
    if (!isObject(entry) || typeof entry.member !== 'string' || !/.\../.test(entry.member)) {
      throw invalid(field, 'must contain objects whose member has the form view.member');
    }
    return read(entry, entry.member);
  });
}

function readFilter({ operator, value = null, caseSensitive, startInclusive, endInclusive }: JsonObject, member: string): DashboardFilter {
  const known = operator === undefined || operator === null ? 'equals' : operators.find((name) => name === operator);
  if (known === undefined) throw invalid('filters', `must have an operator that is one of ${operators.join(', ')}`);
  if (!isFilterValue(value)) throw invalid('filters', 'must have a value that is a string, number, boolean or list');
  if (valueless.includes(known) && value !== null) throw invalid('filters', `must not have a value with the operator ${known}`);
  if (known === 'between' && !(Array.isArray(value) && value.length === 2)) {
    throw invalid('filters', 'must have a value with two elements for the operator between');
  }
  return { member, operator: known, value, ...presentFlags({ caseSensitive, startInclusive, endInclusive }) };
}

function readTimeGrain(entry: JsonObject, member: string): DashboardTimeGrain {
  return { member, grain: requiredString(entry, 'grain') };
}

function readMemberSwitcher(entry: JsonObject, member: string): DashboardMemberSwitcher {
  return { member, selected: requiredString(entry, 'selected') };
}

function isFilterValue(value: unknown): value is NonNullable<DashboardFilter['value']> | null {
  return value === null || Array.isArray(value) || ['string', 'number', 'boolean'].includes(typeof value);
}

function presentFlags(flags: JsonObject): JsonObject {
  for (const name of Object.keys(flags)) nullableBoolean(flags, name);
  return Object.fromEntries(Object.entries(flags).filter(([, flag]) => flag !== undefined));
}

const valueless: readonly DashboardFilterOperator[] = ['is_null', 'is_not_null', 'is_empty', 'is_not_empty'];

const operators: readonly DashboardFilterOperator[] = [
  'equals',
  'not_equals',
  'greater_than',
  'greater_than_or_equal',
  'less_than',
  'less_than_or_equal',
  'contains',
  'not_contains',
  'starts_with',
  'not_starts_with',
  'ends_with',
  'not_ends_with',
  'between',
  'custom',
  ...valueless,
];
