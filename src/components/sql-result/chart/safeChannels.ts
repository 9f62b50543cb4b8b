import { expression, labelFormat, withFormatType } from './safeExpression.js';
import {
  constant,
  either,
  fieldName,
  findField,
  flag,
  fraction,
  isSpecObject,
  list,
  none,
  number,
  oneOf,
  pixels,
  plainTitle,
  type Rule,
  required,
  type SpecObject,
  shape,
  text,
  title,
} from './specGrammar.js';
import { timesAsNames } from './timesAsNames.js';

/** Encodings: which column stands on which channel. Links, images, keys and outside shapes have no rule, so they do not pass. */
export const encoding: Rule = (value, scope) => shape(channels)(value, scope);

const dataType = oneOf('quantitative', 'temporal', 'ordinal', 'nominal');

export const aggregateOp = either(
  oneOf(
    ...'average count distinct max mean median min missing product q1 q3 ci0 ci1 stderr stdev stdevp sum valid variance variancep'.split(
      ' ',
    ),
  ),
  shape({ argmax: fieldName, argmin: fieldName }),
);

/** Units of time, such as `yearmonth`; stepped units are left out. */
export const timeUnit: Rule = (value, scope) => {
  const unit = isSpecObject(value) ? value.unit : value;
  return typeof unit === 'string' && timeUnitPattern.test(unit) ? text(60)(unit, scope) : undefined;
};

/** Bins by their number alone: a tiny step over a wide range would make millions. */
export const bin: Rule = either(
  flag,
  none,
  oneOf('binned'),
  shape({ maxbins: number(2, 100), base: number(2, 100), nice: flag, anchor: number(-1e15, 1e15), binned: flag }),
);

/** A condition on a row, in words or as an expression. A filter that is not understood must not be dropped. */
export const predicate: Rule = (value, scope) => {
  if (typeof value === 'string') return expression(value, scope);
  if (!isSpecObject(value)) return undefined;
  if ('and' in value || 'or' in value) return shape({ and: predicates, or: predicates })(value, scope);
  if ('not' in value) return shape({ not: required(predicate, 'condition') })(value, scope);
  if ('param' in value)
    return knownParam(value.param, scope) === undefined ? undefined : shape({ param: knownParam, empty: flag })(value, scope);
  return comparisons.some((word) => word in value) ? fieldPredicate(value, scope) : undefined;
};

const knownParam: Rule = (value, { params }) => (typeof value === 'string' && params.has(value) ? value : undefined);

const dateTime: Rule = shape(
  Object.fromEntries(
    ['year', 'quarter', 'month', 'date', 'day', 'hours', 'minutes', 'seconds', 'milliseconds'].map((unit) => [unit, number(0, 9999)]),
  ),
);

/** A colour by name, hex or function; never a `url(…)`. */
export const colour: Rule = (value) => (typeof value === 'string' && colourPattern.test(value) ? value : undefined);

const comparable = required(either(constant, dateTime), 'comparison');

const predicates = list(
  required((value, scope) => predicate(value, scope), 'condition'),
  50,
);

const comparisons = ['equal', 'lt', 'lte', 'gt', 'gte', 'oneOf', 'range', 'valid'];

const fieldPredicate = shape({
  field: required(fieldName, 'field'),
  timeUnit,
  ...Object.fromEntries(['equal', 'lt', 'lte', 'gt', 'gte'].map((word) => [word, comparable])),
  oneOf: required(list(constant, 500), 'comparison'),
  range: required(list(either(constant, dateTime), 2), 'comparison'),
  valid: flag,
});

const sortOrder = oneOf('ascending', 'descending');

const sort: Rule = either(
  none,
  sortOrder,
  oneOf(
    ...['x', 'y', 'color', 'size', 'theta', 'radius', 'text', 'opacity', 'shape', 'fill'].flatMap((channel) => [channel, `-${channel}`]),
  ),
  list(either(constant, dateTime), 500),
  shape({ field: fieldName, op: aggregateOp, order: either(sortOrder, none), encoding: oneOf('x', 'y', 'color', 'size', 'theta') }),
);

const scaleRange = list(
  either(
    number(-1000, 10_000),
    colour,
    list(number(0, 50), 6),
    oneOf('circle', 'square', 'cross', 'diamond', 'triangle-up', 'triangle-down'),
  ),
  50,
);

/** A scale that there is: without one, what stands in a cell would be the paint, which may be an address. */
const trueScale: Rule = shape({
  type: oneOf(...'linear log pow sqrt symlog time utc ordinal band point quantile quantize threshold bin-ordinal'.split(' ')),
  domain: either(oneOf('unaggregated'), list(either(constant, dateTime), 200)),
  domainMin: either(number(-1e21, 1e21), dateTime),
  domainMax: either(number(-1e21, 1e21), dateTime),
  domainMid: number(-1e21, 1e21),
  range: scaleRange,
  rangeMin: pixels,
  rangeMax: pixels,
  zero: flag,
  nice: either(flag, number(1, 50)),
  reverse: flag,
  clamp: flag,
  round: flag,
  padding: fraction,
  paddingInner: fraction,
  paddingOuter: fraction,
  base: number(2, 100),
  exponent: number(0.01, 10),
  constant: number(1e-6, 1e12),
});

const scale: Rule = either(none, trueScale);

const guide = {
  title,
  format: labelFormat,
  labelExpr: expression,
  labelLimit: number(0, 400),
  values: list(either(constant, dateTime), 100),
  tickCount: number(0, 50),
};

const axis: Rule = either(
  none,
  withFormatType(
    shape({
      ...guide,
      labels: flag,
      ticks: flag,
      grid: flag,
      orient: oneOf('left', 'right', 'top', 'bottom'),
      labelAngle: number(-90, 90),
      tickMinStep: number(1e-9, 1e15),
    }),
  ),
);
const legend: Rule = either(none, withFormatType(shape({ ...guide, type: oneOf('symbol', 'gradient'), disable: flag })));
const header: Rule = either(none, withFormatType(shape({ title, format: labelFormat, labels: flag, labelExpr: expression })));

const stack: Rule = either(flag, none, oneOf('zero', 'normalize', 'center'));

/** Fills missing keys with a value; the rows that makes are capped with the transforms. */
const impute: Rule = (value, scope) =>
  scope.rowCount > maxImputedRows
    ? undefined
    : either(none, shape({ value: constant, method: oneOf('value', 'mean', 'median', 'max', 'min') }))(value, scope);

const repeatedField = shape({ repeat: oneOf('row', 'column', 'layer', 'repeat') });

const fieldPart = {
  field: either(fieldName, repeatedField),
  type: dataType,
  aggregate: aggregateOp,
  bin,
  timeUnit,
  title,
  bandPosition: fraction,
};

const valuePart = { value: either(constant, list(number(0, 50), 6)), datum: either(constant, dateTime) };

const condition: Rule = (value, scope) => {
  const one = shape({
    ...fieldPart,
    ...valuePart,
    test: required(predicate, 'condition'),
    param: knownParam,
    empty: flag,
    scale: trueScale,
    legend,
  });
  const passed = either(list(one, 20), one)(value, scope);
  const hasCause = (entry: unknown) => isSpecObject(entry) && ('test' in entry || 'param' in entry);
  if (Array.isArray(passed)) return passed.filter(hasCause);
  return hasCause(passed) ? passed : undefined;
};

/** A channel with what its column asks for: the title it lost to a plain name, and words for times that are used as names. */
function channel(own: Readonly<Record<string, Rule>>): Rule {
  const rule = shape({ ...fieldPart, ...valuePart, condition, ...own });
  return (value, scope) => {
    // In a layer, `null` takes an inherited channel away.
    if (value === null) return null;
    const passed = rule(value, scope);
    if (!isSpecObject(passed) || !isSpecObject(value)) return undefined;
    const field = typeof value.field === 'string' ? findField(value.field, scope) : undefined;
    if (field === undefined) return passed;
    const titled: SpecObject =
      (field.alias === field.title && passed.aggregate === undefined) || ('title' in passed && passed.title !== field.name)
        ? passed
        : { ...passed, title: channelTitle(field.title, passed.aggregate) };
    const isRaw = passed.aggregate === undefined && passed.timeUnit === undefined && !passed.bin;
    if (!isRaw)
      return passed.timeUnit !== undefined && passed.type === undefined && field.type === 'time' ? { ...titled, type: 'temporal' } : titled;
    if (passed.type === undefined)
      return {
        ...titled,
        type: field.type === 'time' ? 'temporal' : field.type === 'integer' || field.type === 'number' ? 'quantitative' : 'nominal',
      };
    if (field.textAlias === undefined || (passed.type !== 'nominal' && passed.type !== 'ordinal')) return titled;
    return timesAsNames(titled, field, { isSortable: 'sort' in own });
  };
}

/** A total is called as what it adds up; other summaries name themselves. */
function channelTitle(name: string, aggregate: unknown): string {
  return plainTitle(typeof aggregate === 'string' && aggregate !== 'sum' ? `${aggregate}(${name})` : name);
}

const position = channel({ sort, scale, axis, stack, impute, band: fraction });
const secondary = channel({});
const offset = channel({ sort, scale });
const polar = channel({ sort, scale, stack });
const mark = channel({ sort, scale, legend });
const paintedMark = channel({ sort, scale: trueScale, legend });
const colourMark: Rule = (value, scope) => {
  const passed = paintedMark(value, scope);
  if (!isSpecObject(passed) || !('value' in passed) || passed.value === null || colour(passed.value, scope) !== undefined) return passed;
  const { value: _refused, ...rest } = passed;
  return rest;
};
const symbol: Rule = (value, scope) => {
  const passed = paintedMark(value, scope);
  if (!isSpecObject(passed) || !('value' in passed)) return passed;
  return { ...passed, value: symbolName(passed.value, scope) ?? 'circle' };
};
const symbolName = oneOf(
  'circle',
  'square',
  'cross',
  'diamond',
  'triangle-up',
  'triangle-down',
  'triangle-right',
  'triangle-left',
  'arrow',
  'wedge',
  'stroke',
);
const words = withFormatType(channel({ format: labelFormat }));
const manyWords = either(list(words, 30), words, none);
const manyFields = either(list(channel({ sort: either(sortOrder, none) }), 20), channel({ sort: either(sortOrder, none) }));
const facet = channel({ sort, header, columns: number(1, 12), spacing: number(0, 60), align: oneOf('all', 'each', 'none'), center: flag });

const channels: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(['x', 'y'].map((name) => [name, position])),
  ...Object.fromEntries(['x2', 'y2', 'xError', 'yError', 'xError2', 'yError2', 'theta2', 'radius2'].map((name) => [name, secondary])),
  ...Object.fromEntries(['xOffset', 'yOffset'].map((name) => [name, offset])),
  ...Object.fromEntries(['theta', 'radius'].map((name) => [name, polar])),
  ...Object.fromEntries(['color', 'fill', 'stroke'].map((name) => [name, colourMark])),
  ...Object.fromEntries(
    ['opacity', 'fillOpacity', 'strokeOpacity', 'strokeWidth', 'strokeDash', 'size', 'angle'].map((name) => [name, mark]),
  ),
  ...Object.fromEntries(['row', 'column', 'facet'].map((name) => [name, facet])),
  shape: symbol,
  text: words,
  tooltip: manyWords,
  detail: manyFields,
  order: manyFields,
};

/** Each key for each group: the square of this at most. */
const maxImputedRows = 150;
const timeUnitPattern = /^(utc)?(year|quarter|month|week|date|dayofyear|day|hours|minutes|seconds|milliseconds)+$/;
const colourPattern = /^(#[0-9a-f]{3,8}|[a-z]{3,24}|(rgb|hsl)a?\([\d\s.,%/deg-]{1,40}\))$/i;
