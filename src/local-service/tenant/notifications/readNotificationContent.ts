import type {
  DashboardFilter,
  DashboardFilterOperator,
  DashboardMemberSwitcher,
  DashboardTimeGrain,
} from '../../../client/resources/dashboard-filters.js';
import {
  invalid,
  isObject,
  type JsonObject,
  nullableBoolean,
  nullableChoice,
  nullableString,
  requiredList,
  requiredString,
} from '../../http/fields.js';
import { usableTimeZone } from '../../session/timeZone.js';
import type { NotificationContent } from './Notifications.js';

/** What a body says is sent; what it leaves out stays as it was. A list that is given replaces the old one. */
export function readNotificationContent(body: JsonObject, known: NotificationContent = defaultContent): NotificationContent {
  return {
    timezone: readTimeZone(body) ?? known.timezone,
    notificationEnabled: nullableBoolean(body, 'notificationEnabled') ?? known.notificationEnabled,
    notificationFormat: nullableChoice(body, 'notificationFormat', ['png', 'pdf']) ?? known.notificationFormat,
    notificationAiSummary: nullableBoolean(body, 'notificationAiSummary') ?? known.notificationAiSummary,
    filters: readMembers(body, 'filters', known.filters, readFilter),
    timeGrains: readMembers(body, 'timeGrains', known.timeGrains, readTimeGrain),
    memberSwitchers: readMembers(body, 'memberSwitchers', known.memberSwitchers, readMemberSwitcher),
  };
}

export const defaultContent: NotificationContent = {
  timezone: 'UTC',
  notificationEnabled: true,
  notificationFormat: 'png',
  notificationAiSummary: false,
  filters: null,
  timeGrains: null,
  memberSwitchers: null,
};

function readTimeZone(body: JsonObject): string | undefined {
  const timezone = nullableString(body, 'timezone') ?? undefined;
  if (timezone !== undefined && usableTimeZone(timezone, '') === '') throw invalid('timezone', 'must be an IANA time zone');
  return timezone;
}

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
    if (!isObject(entry) || typeof entry.member !== 'string' || !/.+\..+/.test(entry.member)) {
      throw invalid(field, 'must hold objects whose member reads view.member');
    }
    return read(entry, entry.member);
  });
}

function readFilter({ operator, value = null, caseSensitive, startInclusive, endInclusive }: JsonObject, member: string): DashboardFilter {
  const known = operator === undefined || operator === null ? 'equals' : operators.find((name) => name === operator);
  if (known === undefined) throw invalid('filters', `must have an operator of ${operators.join(', ')}`);
  if (!isFilterValue(value)) throw invalid('filters', 'must have a value that is a text, a number, a boolean or a list');
  if (valueless.includes(known) && value !== null) throw invalid('filters', `must have no value with the operator ${known}`);
  if (known === 'between' && !(Array.isArray(value) && value.length === 2)) {
    throw invalid('filters', 'must have a value of two elements with the operator between');
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
