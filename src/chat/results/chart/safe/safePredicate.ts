import { fieldName, findField } from '../spec/specFields.js';
import {
  constant,
  either,
  flag,
  isSpecObject,
  list,
  type Rule,
  required,
  type SpecObject,
  type SpecScope,
  shape,
} from '../spec/specGrammar.js';
import { spend, timeUnitUnits, unitsOfList } from './chartWork.js';
import { expression } from './safeExpression.js';
import { comparable, momentOf, timeUnit } from './safeTimes.js';

/** A condition on a row, in words or as an expression. A filter that is not understood must not be dropped. */
export const predicate: Rule = (value, scope) => {
  if (typeof value === 'string') return expression(value, scope);
  if (!isSpecObject(value)) return undefined;
  if ('and' in value || 'or' in value) return shape({ and: predicates, or: predicates })(value, scope);
  if ('not' in value) return shape({ not: required(predicate, 'condition') })(value, scope);
  if ('param' in value) {
    if (value.empty !== false && scope.unchosen.has(String(value.param))) return 'true';
    return knownParam(value.param, scope) === undefined ? undefined : shape({ param: knownParam, empty: flag })(value, scope);
  }
  return comparisons.some((word) => word in value) ? fieldPredicate(value, scope) : undefined;
};

/** The name of a parameter that passed, or of a selection that another view declares. */
export const knownParam: Rule = (value, { params, selections, awaited }) => {
  if (typeof value !== 'string') return undefined;
  if (params.has(value)) return value;
  if (!selections.has(value)) return undefined;
  awaited.add(value);
  return value;
};

const predicates = list(
  required((value, scope) => predicate(value, scope), 'condition'),
  50,
);

const comparisons = ['equal', 'lt', 'lte', 'gt', 'gte', 'oneOf', 'range', 'valid'];

const comparison = required(comparable, 'comparison');

const fieldPredicateParts = shape({
  field: required(fieldName, 'field'),
  timeUnit: required(timeUnit, 'unit of time'),
  ...Object.fromEntries(['equal', 'lt', 'lte', 'gt', 'gte'].map((word) => [word, comparison])),
  oneOf: required(list(comparison, 500), 'comparison'),
  range: required(list(either(constant, comparison), 2), 'comparison'),
  valid: required(flag, 'comparison'),
});

const fieldPredicate: Rule = (value, scope) => {
  const passed = fieldPredicateParts(withoutNulls(value, ['timeUnit']), scope);
  if (!isSpecObject(passed)) return undefined;
  const compared = comparedAsTimes(passed, value, scope);
  spend(10 + unitsOfList(compared.oneOf) + (compared.timeUnit === undefined ? 0 : timeUnitUnits), scope);
  return compared;
};

/** A column of times is compared with moments; equal ones are the same to the second. */
function comparedAsTimes(passed: SpecObject, value: unknown, scope: SpecScope): SpecObject {
  const name = isSpecObject(value) ? value.field : undefined;
  const field = typeof name === 'string' ? findField(name, scope) : undefined;
  if (field?.type !== 'time') return passed;
  const compared: SpecObject = { ...passed };
  let hasMoments = false;
  const moment = (entry: unknown): unknown => {
    const found = Array.isArray(entry) ? entry.map(moment) : momentOf(entry, field);
    hasMoments ||= found !== entry && !Array.isArray(found);
    return found;
  };
  for (const word of comparisons) if (word in passed) compared[word] = moment(passed[word]);
  return hasMoments && passed.timeUnit === undefined ? { ...compared, timeUnit: everyUnit } : compared;
}

/** `null` is no value of these keys. */
function withoutNulls(value: unknown, keys: readonly string[]): unknown {
  if (!isSpecObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key, part]) => part !== null || !keys.includes(key)));
}

const everyUnit = 'yearmonthdatehoursminutesseconds';
