import { countGroups } from './countGroups.js';
import { refuse } from './RefusedChart.js';
import { aggregateOp, bin, predicate, timeUnit } from './safeChannels.js';
import { smallExpression } from './safeExpression.js';
import { isFreeName } from './safeParams.js';
import {
  constant,
  either,
  fieldName,
  flag,
  fraction,
  isSpecObject,
  list,
  madeName,
  none,
  number,
  oneOf,
  type Rule,
  required,
  type SpecObject,
  type SpecScope,
  shape,
} from './specGrammar.js';

/** Steps that reshape the rows. An unknown or outside step (`lookup`) refuses the chart: without it the chart would not be true. */
export const transforms: Rule = (value, scope) =>
  value === undefined ? undefined : list(required(transform, 'transform'), 12)(value, scope);

const transform: Rule = (value, scope) => {
  if (!isSpecObject(value)) return undefined;
  const kind = Object.keys(kinds).find((name) => Object.hasOwn(value, name));
  if (kind === undefined) return undefined;
  if (scope.rowCount > (rowLimits[kind] ?? Number.POSITIVE_INFINITY)) refuse('too-large', `Too many rows for "${kind}".`);
  const passed = kinds[kind]?.(value, scope);
  if (!isSpecObject(passed) || !(kind in passed)) return undefined;
  if (kind === 'window' && scope.rowCount > maxSortedRows && isSortedAnew(passed.window))
    refuse('too-large', 'Too many rows to sort for each row.');
  scope.rowCount = madeRows[kind]?.(passed, scope) ?? scope.rowCount;
  if (scope.rowCount > maxMadeRows && kind in madeRows) refuse('too-large', `"${kind}" would make too many rows.`);
  return passed;
};

const names = list(fieldName, 50);
const as = either(madeName, list(madeName, 20));
const groupby = { groupby: names };
const freeName: Rule = (value) => (typeof value === 'string' && isFreeName(value) ? value : undefined);
const sort = list(shape({ field: required(fieldName, 'field'), order: either(oneOf('ascending', 'descending'), none) }), 10);
const windowOp = either(
  aggregateOp,
  oneOf(...'row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value'.split(' ')),
);

const kinds: Readonly<Record<string, Rule>> = {
  filter: shape({ filter: required(predicate, 'filter') }),
  calculate: shape({ calculate: required(smallExpression, 'calculation'), as: madeName }),
  aggregate: shape({ aggregate: list(shape({ op: required(aggregateOp, 'operation'), field: fieldName, as: madeName }), 30), ...groupby }),
  joinaggregate: shape({
    joinaggregate: list(shape({ op: required(aggregateOp, 'operation'), field: fieldName, as: madeName }), 30),
    ...groupby,
  }),
  window: shape({
    window: list(shape({ op: required(windowOp, 'operation'), field: fieldName, param: number(0, 1000), as: madeName }), 20),
    frame: list(either(none, number(-5000, 5000)), 2),
    ignorePeers: flag,
    sort,
    ...groupby,
  }),
  bin: shape({ bin, field: fieldName, as }),
  timeUnit: shape({ timeUnit, field: fieldName, as: madeName }),
  stack: shape({ stack: fieldName, offset: oneOf('zero', 'normalize', 'center'), sort, as, ...groupby }),
  fold: shape({ fold: list(fieldName, 20), as }),
  pivot: shape({ pivot: fieldName, value: fieldName, limit: number(1, 50), op: aggregateOp, ...groupby }),
  impute: shape({ impute: fieldName, key: fieldName, value: constant, method: oneOf('value', 'mean', 'median', 'max', 'min'), ...groupby }),
  regression: shape({
    regression: fieldName,
    on: fieldName,
    method: oneOf('linear', 'log', 'exp', 'pow', 'quad', 'poly'),
    order: number(1, 6),
    params: flag,
    as,
    ...groupby,
  }),
  loess: shape({ loess: fieldName, on: fieldName, bandwidth: fraction, as, ...groupby }),
  density: shape({
    density: fieldName,
    bandwidth: number(0, 1e9),
    cumulative: flag,
    counts: flag,
    steps: number(2, 200),
    minsteps: number(2, 200),
    maxsteps: number(2, 200),
    as,
    ...groupby,
  }),
  quantile: shape({ quantile: fieldName, probs: list(fraction, 100), step: number(0.01, 1), as, ...groupby }),
  sample: shape({ sample: number(1, 5000) }),
  extent: shape({ extent: fieldName, param: freeName }),
};

/** Steps whose work grows faster than the rows. */
const rowLimits: Readonly<Record<string, number>> = {
  impute: 500,
  loess: 1000,
  window: 5000,
  regression: 5000,
  density: 5000,
  pivot: 5000,
};

/** How many rows a step leaves, where that is not as many as it got. */
const madeRows: Readonly<Record<string, (passed: SpecObject, scope: SpecScope) => number>> = {
  aggregate: countPassedGroups,
  density: (passed, scope) => countPassedGroups(passed, scope) * 200,
  regression: (passed, scope) => countPassedGroups(passed, scope) * 200,
  quantile: (passed, scope) => countPassedGroups(passed, scope) * 100,
  impute: (passed, scope) => countPassedGroups(passed, scope) * countGroups([{ field: passed.key }], scope),
  fold({ fold, as }, { rowCount, made }) {
    const count = Array.isArray(fold) ? fold.length : 1;
    const [name] = Array.isArray(as) ? as : ['key'];
    if (typeof name === 'string') made.set(name, count);
    return rowCount * count;
  },
};

function countPassedGroups({ groupby }: SpecObject, scope: SpecScope): number {
  const fields = Array.isArray(groupby) ? groupby : [];
  return countGroups(
    fields.map((field) => ({ field })),
    scope,
  );
}

/** Whether a window sorts its rows anew for each row, instead of adding one and taking one away. */
function isSortedAnew(operations: unknown): boolean {
  return Array.isArray(operations) && operations.some((operation) => isSpecObject(operation) && sortingOps.has(operation.op));
}

const sortingOps = new Set<unknown>(['median', 'q1', 'q3', 'ci0', 'ci1', 'distinct', 'min', 'max']);
const maxSortedRows = 500;
const maxMadeRows = 20_000;
