import { fieldName, findField } from '../spec/specFields.js';
import {
  constant,
  either,
  essential,
  every,
  flag,
  isSpecObject,
  none,
  number,
  oneOf,
  type Rule,
  refused,
  type SpecObject,
  type SpecScope,
  shape,
} from '../spec/specGrammar.js';
import { takeCounting } from './chartWork.js';
import { comparable } from './safeTimes.js';

const maxBins = 200;
const maxKeys = 200;
const maxFrame = 50_000;

const summaries =
  'average count distinct max mean median min missing product q1 q3 ci0 ci1 stderr stdev stdevp sum valid variance variancep'.split(' ');

/** The result of aggregating a group of rows. For the whole row with the smallest or largest value, a channel names the field. */
export const aggregateOp = either(oneOf(...summaries), shape({ argmax: fieldName, argmin: fieldName }));

/** The same as an operation of a transform, which names the field beside it. */
export const aggregateStep = oneOf(...summaries, 'argmax', 'argmin');

const binParts = shape(
  essential({
    maxbins: number(2, maxBins),
    base: number(2, 100),
    nice: flag,
    anchor: number(-1e15, 1e15),
    binned: flag,
    step: number(1e-15, 1e15),
    minstep: number(0, 1e15),
    steps: every(number(1e-15, 1e15), 50),
    divide: every(number(1.01, 100), 10),
    extent: every(number(-1e15, 1e15), 2),
  }),
);

/** Bins a field. A custom step must result in few enough bins, which depends on the values of the column. */
export function binOf(name: unknown): Rule {
  return either(flag, none, oneOf('binned'), (value, scope) => {
    const passed = binParts(value, scope);
    if (!isSpecObject(passed)) return undefined;
    return countBins(passed, name, scope) <= maxBins ? passed : undefined;
  });
}

/** The largest number of bins that these settings can produce for a field. */
export function countBins({ maxbins, step, steps, extent }: SpecObject, name: unknown, scope: SpecScope): number {
  const widest = Array.isArray(steps) ? Math.max(...steps) : undefined;
  const width = typeof step === 'number' ? step : widest;
  if (width === undefined) return typeof maxbins === 'number' ? maxbins : defaultBins;
  const [low, high] = Array.isArray(extent) ? extent : extentOf(name, scope);
  return typeof low === 'number' && typeof high === 'number' ? Math.ceil(Math.abs(high - low) / width) + 1 : Number.POSITIVE_INFINITY;
}

function extentOf(name: unknown, scope: SpecScope): readonly number[] {
  const field = typeof name === 'string' ? findField(name, scope) : undefined;
  if (field === undefined) return [];
  takeCounting(scope.values.length * 2, scope);
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const row of scope.values) {
    const value = row[field.alias];
    if (typeof value !== 'number') continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low > high ? [0, 0] : [low, high];
}

export const sortOrder = oneOf('ascending', 'descending');

const sortedChannels =
  'x y color fill stroke size shape opacity fillOpacity strokeOpacity strokeWidth theta radius text row column facet angle xOffset yOffset'.split(
    ' ',
  );

/** The order of names: by themselves, by another channel or field, or as listed. */
export const sort: Rule = either(
  none,
  sortOrder,
  oneOf(...sortedChannels.flatMap((channel) => [channel, `-${channel}`])),
  every(comparable, 500),
  (value, scope) => {
    if (!isSpecObject(value) || !('field' in value || 'encoding' in value || 'op' in value || 'order' in value)) return undefined;
    return shape(
      essential({ field: fieldName, op: oneOf(...summaries), order: either(sortOrder, none), encoding: oneOf(...sortedChannels) }),
    )(value, scope);
  },
);

export const stack: Rule = either(flag, none, oneOf('zero', 'normalize', 'center'));

const imputeMethod = oneOf('value', 'mean', 'median', 'max', 'min');

/** Which rows around a row count; `null` is all on that side. */
export const frame = every(either(none, number(-maxFrame, maxFrame)), 2);

/** Keys that must be there: listed, or as a sequence of few. */
const keyValues: Rule = either(every(constant, maxKeys), (value, scope) => {
  const sequence = shape(essential({ start: number(-1e15, 1e15), stop: number(-1e15, 1e15), step: number(-1e15, 1e15) }))(value, scope);
  if (!isSpecObject(sequence) || typeof sequence.stop !== 'number') return undefined;
  const { start = 0, stop, step = 1 } = sequence;
  return (stop - Number(start)) / Number(step) <= maxKeys ? sequence : undefined;
});

export const imputeParts = { method: imputeMethod, value: constant, frame, keyvals: keyValues };

/** Fills missing keys of a channel with a value; the rows that makes are the square of those there are, at most. */
export const impute: Rule = (value, scope) =>
  scope.rowCount > maxImputedRows ? refused(value, scope) : either(none, shape(essential(imputeParts)))(value, scope);

const maxImputedRows = 150;
/** The chart library's default. */
const defaultBins = 10;
