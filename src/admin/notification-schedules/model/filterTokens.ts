import type { DashboardFilter } from '../../../client/resources/dashboard-filters.js';
import { textsOfValues, valuesOfFilter, valuesOfTexts } from '../../shared/fields/valueTexts.js';
import { hasNoValue } from './scheduleForm.js';

/** Returns the values of a filter as texts. */
export function tokensOf({ value }: Pick<DashboardFilter, 'value'>): readonly string[] {
  return textsOfValues(valuesOfFilter(value));
}

/**
 * Returns the filter with these values. Those that it has, or had as `saved`, keep their type; a new one is a number if the operator
 * compares and it looks like one. The null and empty operators have no value.
 */
export function withTokens(
  { value: before, ...filter }: DashboardFilter,
  tokens: readonly string[],
  saved: Pick<DashboardFilter, 'value'> = {},
): DashboardFilter {
  if (hasNoValue(filter.operator)) return filter;
  const isCompared = /^(?:greater|less|between)/.test(filter.operator ?? '');
  const values = valuesOfTexts(tokens, [valuesOfFilter(before), valuesOfFilter(saved.value)], { isCompared });
  // A single value stays single, as the service may take a list for some operators only.
  const takesList = /^(?:not_)?equals$/.test(filter.operator ?? 'equals') && Array.isArray(before);
  const [first] = values;
  const isSingle = values.length === 1 && !takesList && filter.operator !== 'between';
  return { ...filter, value: isSingle && isScalar(first) ? first : values };
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value !== 'object' && value !== undefined;
}
