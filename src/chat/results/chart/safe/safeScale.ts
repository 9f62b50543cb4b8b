import {
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
  pixels,
  type Rule,
  refused,
  shape,
  title,
} from '../spec/specGrammar.js';
import { expression, labelFormat, withFormatType } from './safeExpression.js';
import { comparable, dateTime } from './safeTimes.js';

/** A symbol by name, or as a short path in the chart library's unit square, which `size` scales. */
export const symbolShape: Rule = (value, scope) => symbolName(value, scope) ?? (isSmallPath(value) ? value : undefined);

const symbolName = oneOf(
  ...'circle square cross diamond triangle triangle-up triangle-down triangle-right triangle-left arrow wedge stroke'.split(' '),
);

/** True for a path of commands and small numbers, so that a symbol is about as large as its `size`. */
function isSmallPath(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > maxPathCharacters || !/^[Mm][MLHVCSQTAZ\d\s.,+-]*$/i.test(value)) return false;
  return (value.match(/\d+(?:\.\d*)?/g) ?? []).every((amount) => Number(amount) <= maxPathNumber);
}

const maxPathCharacters = 1_200;
const maxPathNumber = 5;

/** A colour by name, hex or function; never a `url(…)`. */
export const colour: Rule = (value) => (typeof value === 'string' && colourPattern.test(value) ? value : undefined);

/** Colors and sizes by position. If one is refused, the rest would shift to other values, so the theme's range is used instead. */
const scaleRange: Rule = (value, scope) => {
  const passed = rangeItems(value, scope);
  return Array.isArray(value) && Array.isArray(passed) && passed.length < value.length ? undefined : passed;
};
const rangeItems = list(either(number(-1000, 10_000), colour, list(number(0, 50), 6), symbolShape), 50);

const scaleType = oneOf(...'linear log pow sqrt symlog time ordinal band point quantile quantize threshold bin-ordinal'.split(' '));
const limit = either(number(-1e21, 1e21), dateTime, none);
const domainValues = every(comparable, 200);

/** Values of an axis or colour: listed, or in addition to those of the rows. One that follows a selection begins with all of them. */
const domain: Rule = either(oneOf('unaggregated'), domainValues, shape({ unionWith: domainValues }));

const essentials = essential({
  type: (value, scope) => (value === 'utc' ? 'time' : scaleType(value, scope)),
  domain,
  domainMin: limit,
  domainMax: limit,
  domainMid: limit,
  domainRaw: refused,
  bins: refused,
  zero: flag,
  reverse: flag,
  clamp: flag,
  base: number(2, 100),
  exponent: number(0.01, 10),
  constant: number(1e-6, 1e12),
});

/** A known scale type. Without a scale, the cell's value itself would be used as paint, which can be an address. */
export const trueScale: Rule = (value, scope) => {
  const isByParam = isSpecObject(value) && isSpecObject(value.domain) && 'param' in value.domain;
  return scaleParts(isByParam ? { ...Object(value), domain: undefined } : value, scope);
};

const scaleParts = shape({
  ...essentials,
  domain: (value, scope) => (value === undefined ? undefined : essentials.domain?.(value, scope)),
  range: scaleRange,
  rangeMin: pixels,
  rangeMax: pixels,
  nice: either(flag, number(1, 50)),
  round: flag,
  padding: fraction,
  paddingInner: fraction,
  paddingOuter: fraction,
});

export const scale: Rule = either(none, trueScale);

/** Labels that the spec computes. If they are not supported, the chart uses standard labels, and a note says so. */
const labelExpression: Rule = (value, scope) => {
  const passed = expression(value, scope);
  if (passed === undefined && typeof value === 'string') scope.dropped.add('labels');
  return passed;
};

const guide = {
  title,
  format: labelFormat,
  labelExpr: labelExpression,
  labelLimit: number(0, 400),
  values: list(comparable, 100),
  tickCount: number(0, 50),
};

export const axis: Rule = either(
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
export const legend: Rule = either(none, withFormatType(shape({ ...guide, type: oneOf('symbol', 'gradient'), disable: flag })));
export const header: Rule = either(none, withFormatType(shape({ title, format: labelFormat, labels: flag, labelExpr: labelExpression })));

/** Kinds of measurement, in any case and by their first letter, as the chart library reads them. */
export const dataType: Rule = (value) => {
  if (typeof value !== 'string') return undefined;
  const word = value.toLowerCase();
  return types.find((type) => type === word || type[0] === word);
};

const types = ['quantitative', 'temporal', 'ordinal', 'nominal'];
const colourPattern = /^(#[0-9a-f]{3,8}|[a-z]{3,24}|(rgb|hsl)a?\([\d\s.,%/deg-]{1,40}\))$/i;
