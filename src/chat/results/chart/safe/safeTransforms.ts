import { refuse } from '../spec/RefusedChart.js';
import { fieldName, findField, madeName, markMadeRow } from '../spec/specFields.js';
import {
  type ComputedLists,
  either,
  essential,
  every,
  flag,
  fraction,
  isSpecObject,
  list,
  none,
  number,
  oneOf,
  type Rule,
  required,
  type SpecObject,
  type SpecScope,
  shape,
  supported,
} from '../spec/specGrammar.js';
import { spend, takeCounting, unitsOfTransform } from './chartWork.js';
import { computedLists } from './computedLists.js';
import { countGroups } from './countGroups.js';
import { type ExpressionToken, expressionTokens, fieldsRead } from './expressionTokens.js';
import { longestText, maxMadeCharacters } from './expressionWork.js';
import { amountField, numericSummaries, refuseValues, timeField } from './fittingField.js';
import { smallExpression } from './safeExpression.js';
import { aggregateStep, binOf, frame, imputeParts } from './safeGrouping.js';
import { isFreeName } from './safeParams.js';
import { predicate } from './safePredicate.js';
import { timeUnit } from './safeTimes.js';
import { maxListItems } from './smallValue.js';

/** Steps that reshape the rows. An unknown or outside step (`lookup`) refuses the chart: without it the chart would not be true. */
export const transforms: Rule = (value, scope) =>
  value === undefined || value === null ? undefined : supported(steps, 'transform')(value, scope);

const steps: Rule = (value, scope) => {
  const passed = list(required(transform, 'transform'), 12)(value, scope);
  // The rows that are left are recorded, for the comparison with the chart.
  if (Array.isArray(passed) && passed.length > 0) spend(unitsOfRecord, scope);
  return passed;
};

const transform: Rule = (value, scope) => {
  if (!isSpecObject(value)) return undefined;
  const kind = Object.keys(kinds).find((name) => Object.hasOwn(value, name));
  if (kind === undefined) return undefined;
  if (scope.rowCount > (rowLimits[kind] ?? Number.POSITIVE_INFINITY)) refuse('too-large', `Too many rows for "${kind}".`);
  const passed = kinds[kind]?.(value, scope);
  if (!isSpecObject(passed) || !(kind in passed)) return undefined;
  if (kind === 'window' && scope.rowCount > maxSortedRows && isResorted(passed.window))
    refuse('too-large', 'Too many rows to sort for each row.');
  spend(unitsOfTransform(kind, passed, scope), scope);
  if (kind === 'filter') noteFilter(passed.filter, scope);
  if (kind in madeRows) scope.isReplaced = true;
  scope.rowCount = madeRows[kind]?.(passed, scope) ?? scope.rowCount;
  if (scope.rowCount > maxMadeRows && kind in madeRows) refuse('too-large', `"${kind}" would make too many rows.`);
  return passed;
};

/** Notes that there may be fewer rows, and how many values a filter lists of a column. */
function noteFilter(filter: unknown, scope: SpecScope): void {
  scope.isFiltered = true;
  const { and, field, oneOf, equal, timeUnit } = Object(filter) as SpecObject;
  if (Array.isArray(and)) for (const part of and) noteFilter(part, scope);
  const count = Array.isArray(oneOf) ? oneOf.length : equal === undefined ? undefined : 1;
  if (typeof field !== 'string' || count === undefined || timeUnit !== undefined) return;
  scope.listed.set(field, Math.min(count, scope.listed.get(field) ?? count));
}

const names = every(fieldName, 50);
const as = either(madeName, every(madeName, 20));
const groupby = { groupby: names };
const freeName: Rule = (value) => (typeof value === 'string' && isFreeName(value) ? value : undefined);
const sort = every(shape(essential({ field: fieldName, order: either(oneOf('ascending', 'descending'), none) })), 10);
const windowOp = either(
  aggregateStep,
  oneOf(...'row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value'.split(' ')),
);
/** The name of a numeric column. The chart library would convert text by guessing. */
const amountName: Rule = (value, scope) => {
  const column = typeof value === 'string' ? findField(value, scope) : undefined;
  if (column === undefined || column.type === 'time') return fieldName(value, scope);
  return (amountField(column) ?? refuseValues(column)).alias;
};
const timeName: Rule = (value, scope) => {
  const column = typeof value === 'string' ? findField(value, scope) : undefined;
  return column === undefined ? fieldName(value, scope) : (timeField(column) ?? refuseValues(column)).alias;
};
const extent = every(number(-1e15, 1e15), 2);
const summary: Rule = (value, scope) => {
  const isNumeric = isSpecObject(value) && numericSummaries.has(value.op);
  const passed = shape(essential({ op: aggregateStep, field: isNumeric ? amountName : fieldName, as: madeName }))(value, scope);
  if (!isSpecObject(passed) || passed.op === undefined) return undefined;
  if (passed.op === 'argmax' || passed.op === 'argmin') markMadeRow(passed.as, scope);
  return passed;
};
const summaries = every(summary, 30);
const windows = every(shape(essential({ op: windowOp, field: fieldName, param: number(0, 50_000), as: madeName })), 20);

const calculationParts = shape({ calculate: required(smallExpression, 'calculation'), ...essential({ as: madeName }) });

/** Checks a calculation and records how large its results can be. */
const calculation: Rule = (value, scope) => {
  const source = isSpecObject(value) && typeof value.calculate === 'string' ? value.calculate : '';
  const tokens = expressionTokens(source) ?? [];
  // The name of the result may be that of a column which is read.
  const length = Math.min(maxMadeCharacters, longestText(tokens, scope));
  const lists = computedLists(source, scope);
  const names = countResults(tokens, scope);
  const passed = calculationParts(value, scope);
  if (!isSpecObject(passed) || typeof passed.as !== 'string') return passed;
  scope.madeLengths.set(passed.as, length);
  scope.made.set(passed.as, names);
  if (tokens.some(({ text }) => text === '?' || text === 'if')) scope.chosen.add(passed.as);
  else scope.chosen.delete(passed.as);
  if (lists === undefined) scope.lists.delete(passed.as);
  else scope.lists.set(passed.as, lists);
  return passed;
};

/** Returns the maximum number of different results of a calculation: one for each combination of the values that it reads. */
function countResults(tokens: readonly ExpressionToken[], scope: SpecScope): number {
  if (tokens.some(({ text }) => text === 'random' || text === 'now')) return Number.POSITIVE_INFINITY;
  const read = fieldsRead(tokens);
  if (read === undefined) return Number.POSITIVE_INFINITY;
  const definitions = read.map((name) => ({ field: findField(name, scope)?.alias ?? name }));
  return definitions.length === 0 ? 1 : countGroups(definitions, scope);
}

/** Every key of these that the chart library knows changes the rows, so each passes or the chart is refused. */
const kinds: Readonly<Record<string, Rule>> = {
  filter: shape({ filter: required(predicate, 'filter') }),
  calculate: calculation,
  aggregate: step({ aggregate: summaries, ...groupby }),
  joinaggregate: step({ joinaggregate: summaries, ...groupby }),
  window: step({ window: windows, frame, ignorePeers: flag, sort, ...groupby }),
  bin: (value, scope) =>
    named(step({ bin: binOf(isSpecObject(value) ? value.field : undefined), field: amountName, as }), 'bin')(value, scope),
  timeUnit: named(step({ timeUnit, field: timeName, as: madeName }), 'timeUnit'),
  stack: step({ stack: amountName, offset: oneOf('zero', 'normalize', 'center'), sort, as, ...groupby }),
  flatten: step({ flatten: every(fieldName, 20), as }),
  fold: step({ fold: every(fieldName, 20), as }),
  pivot: step({ pivot: fieldName, value: fieldName, limit: number(0, 50), op: aggregateStep, ...groupby }),
  impute: step({ impute: fieldName, key: fieldName, ...imputeParts, ...groupby }),
  regression: step({
    regression: amountName,
    on: amountName,
    method: oneOf('linear', 'log', 'exp', 'pow', 'quad', 'poly'),
    order: number(1, 6),
    extent,
    params: flag,
    as,
    ...groupby,
  }),
  loess: step({ loess: amountName, on: amountName, bandwidth: fraction, as, ...groupby }),
  density: step({
    density: amountName,
    bandwidth: number(0, 1e9),
    cumulative: flag,
    counts: flag,
    extent,
    resolve: oneOf('independent', 'shared'),
    steps: number(2, 200),
    minsteps: number(2, 200),
    maxsteps: number(2, 200),
    as,
    ...groupby,
  }),
  quantile: step({ quantile: amountName, probs: every(fraction, 100), step: number(0.01, 1), as, ...groupby }),
  sample: step({ sample: number(1, 50_000) }),
  extent: step({ extent: fieldName, param: freeName }),
};

/** A step whose results are as many as the bins or units of time of a field. */
function named(rule: Rule, kind: 'bin' | 'timeUnit'): Rule {
  return (value, scope) => {
    const passed = rule(value, scope);
    if (!isSpecObject(passed) || passed[kind] === undefined) return passed;
    // Values that are missing have a place as well.
    const count = countGroups([{ field: passed.field, [kind]: passed[kind] }], scope) + 1;
    for (const name of [passed.as].flat()) {
      scope.made.set(String(name), count);
      scope.units.set(String(name), passed.timeUnit);
    }
    return passed;
  };
}

function step(rules: Readonly<Record<string, Rule>>): Rule {
  return shape(essential(rules));
}

/** Steps whose work grows faster than the rows. */
const rowLimits: Readonly<Record<string, number>> = {
  impute: 500,
  loess: 1000,
  window: 5000,
  regression: 5000,
  density: 5000,
  pivot: 5000,
};

/** The number of rows after a step, if it differs from the number before. */
const madeRows: Readonly<Record<string, (passed: SpecObject, scope: SpecScope) => number>> = {
  aggregate: countPassedGroups,
  sample: ({ sample }, { rowCount }) => Math.min(rowCount, Number(sample)),
  density: (passed, scope) => countPassedGroups(passed, scope) * 200,
  regression: (passed, scope) => countPassedGroups(passed, scope) * 200,
  quantile: (passed, scope) => countPassedGroups(passed, scope) * 100,
  impute: (passed, scope) =>
    countPassedGroups(passed, scope) * (countGroups([{ field: passed.key }], scope) + ('keyvals' in passed ? maxListedKeys : 0)),
  flatten({ flatten, as }, scope) {
    const fields = Array.isArray(flatten) ? flatten : [];
    const lists = fields.map((name) => ({ name, ...listsOf(name, scope) }));
    for (const [index, { name, names }] of lists.entries()) {
      const given: unknown = Array.isArray(as) ? as[index] : undefined;
      if (typeof given === 'string') scope.made.set(given, names);
      else if (scope.made.has(name)) scope.made.set(name, names);
      else scope.flattened.set(name, names);
    }
    return lists.reduce((most, { items }) => Math.max(most, items), scope.rowCount);
  },
  fold({ fold, as }, { rowCount, made }) {
    const count = Array.isArray(fold) ? fold.length : 1;
    const [name] = Array.isArray(as) ? as : ['key'];
    if (typeof name === 'string') made.set(name, count);
    return rowCount * count;
  },
};

/** The rows that the lists in a field expand to, and the names among them. Computed lists are short. */
function listsOf(name: unknown, scope: SpecScope): ComputedLists {
  const field = typeof name === 'string' ? findField(name, scope) : undefined;
  const lists = field === undefined ? scope.lists.get(String(name)) : listsIn(field.alias, scope);
  if (lists === undefined) return { items: scope.rowCount * maxListItems, names: Number.POSITIVE_INFINITY };
  return { ...lists, items: lists.items * Math.ceil(scope.rowCount / Math.max(1, scope.values.length)) };
}

function listsIn(alias: string, scope: SpecScope): ComputedLists {
  takeCounting(scope.values.length * unitsOfList, scope);
  const items = scope.values.reduce((sum, row) => sum + lengthOf(row[alias]), 0);
  return { items, names: items };
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) || typeof value === 'string' ? value.length : 1;
}

function countPassedGroups({ groupby }: SpecObject, scope: SpecScope): number {
  const fields = Array.isArray(groupby) ? groupby : [];
  return countGroups(
    fields.map((field) => ({ field })),
    scope,
  );
}

/** True if a window sorts all its rows again for each row, instead of adding one and removing one. */
function isResorted(operations: unknown): boolean {
  return Array.isArray(operations) && operations.some((operation) => isSpecObject(operation) && sortingOps.has(operation.op));
}

const sortingOps = new Set<unknown>(['median', 'q1', 'q3', 'ci0', 'ci1', 'distinct', 'min', 'max', 'argmin', 'argmax']);
const maxSortedRows = 500;
const maxMadeRows = 20_000;
const unitsOfList = 3;
const unitsOfRecord = 25;
/** The maximum number of keys in an `impute`. */
const maxListedKeys = 200;
