import type { ChartField } from '../rows/chartRows.js';
import { RefusedChart, refuse } from '../spec/RefusedChart.js';
import { fieldName, findField, findFieldOfMadeRow } from '../spec/specFields.js';
import {
  constant,
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
  plainTitle,
  type Rule,
  refused,
  required,
  type SpecObject,
  type SpecScope,
  shape,
  title,
} from '../spec/specGrammar.js';
import { timesAsNames } from '../spec/timesAsNames.js';
import { fittingField, typeOf } from './fittingField.js';
import { labelFormat, withFormatType } from './safeExpression.js';
import { aggregateOp, binOf, impute, sort, sortOrder, stack } from './safeGrouping.js';
import { knownParam, predicate } from './safePredicate.js';
import { axis, colour, dataType, header, legend, scale, symbolShape, trueScale } from './safeScale.js';
import { comparable, momentNames, momentOf, timeUnit } from './safeTimes.js';

/**
 * Encodings: which column is on which channel. Links, images and keys have no rule, so they are removed; map coordinates refuse the chart.
 */
export const encoding: Rule = (value, scope) => shape(channels)(value, scope);

const repeatedField = shape({ repeat: oneOf('row', 'column', 'layer', 'repeat') });

const fieldPart = {
  ...essential({ field: either(fieldName, repeatedField), type: dataType, aggregate: aggregateOp, timeUnit }),
  title,
  bandPosition: fraction,
};

const valuePart = {
  value: either(constant, list(number(0, 50), 6)),
  ...essential({ datum: either(comparable, repeatedField) }),
};

const condition: Rule = (value, scope) => {
  const one = (entry: unknown) => shape({ ...conditionParts, ...binPart(entry) })(entry, scope);
  if (Array.isArray(value) && value.length > maxConditions) refuse('too-large', 'There are too many conditions.');
  const passed = Array.isArray(value) ? value.map(one) : one(value);
  const hasCause = (entry: unknown) => isSpecObject(entry) && ('test' in entry || 'param' in entry);
  if (Array.isArray(passed)) return passed.filter(hasCause);
  return hasCause(passed) ? passed : undefined;
};

const maxConditions = 20;

const conditionParts = {
  ...fieldPart,
  ...valuePart,
  test: required(predicate, 'condition'),
  param: knownParam,
  empty: flag,
  scale: trueScale,
  legend,
};

/** The rule for bins depends on the field beside them. */
function binPart(value: unknown): Readonly<Record<string, Rule>> {
  return essential({ bin: binOf(isSpecObject(value) ? value.field : undefined) });
}

/**
 * A selection that is left out has chosen nothing yet, and then its condition holds everywhere unless it says otherwise:
 * what stands in the condition stands for the channel.
 */
function withoutSelections(value: SpecObject, { params, selections, unchosen }: SpecScope): SpecObject {
  const { condition, value: _otherwise, ...rest } = value;
  if (!isSpecObject(condition) || !('param' in condition) || 'test' in condition) return value;
  if (params.has(String(condition.param)) || selections.has(String(condition.param))) return value;
  const isWhole = 'field' in condition || 'aggregate' in condition || ('value' in condition && unchosen.has(String(condition.param)));
  if (condition.empty === false || !isWhole) return value;
  const { param: _unknown, empty: _never, ...always } = condition;
  return { ...rest, ...always };
}

/** A channel with what its column asks for: its title, and words for times that are used as names. */
function channel(own: Readonly<Record<string, Rule>>): Rule {
  return (value, scope) => {
    // In a layer, `null` takes an inherited channel away.
    if (value === null) return null;
    if (!isSpecObject(value)) return undefined;
    const given = withoutSelections(value, scope);
    const passed = shape({ ...fieldPart, ...valuePart, condition, ...own, ...binPart(given) })(given, scope);
    if (!isSpecObject(passed)) return undefined;
    const field = typeof given.field === 'string' ? findField(given.field, scope) : undefined;
    if (field !== undefined) return ofColumn(passed, field, scope, 'sort' in own);
    return typeof given.field === 'string' ? ofMadeField(passed, given.field, scope) : passed;
  };
}

function ofColumn(declared: SpecObject, column: ChartField, scope: SpecScope, isSortable: boolean): SpecObject {
  const { field, type } = fittingField(declared, column);
  const passed: SpecObject = { ...declared, field: field.alias, ...(type === undefined ? {} : { type }) };
  const isRawName = (words: unknown) => typeof words === 'string' && rawNames(column.name).includes(words.trim().toLowerCase());
  for (const guide of ['axis', 'legend', 'header']) {
    const look = passed[guide];
    if (!isSpecObject(look) || !isRawName(look.title)) continue;
    const { title: _raw, ...rest } = look;
    passed[guide] = rest;
  }
  // If the column has no title, a name in the chart's own spelling is better than none.
  const isOwnSpelling = field.title === column.name && passed.title !== column.name;
  const isNamedAlready = 'title' in passed && (!isRawName(passed.title) || isOwnSpelling);
  const titled: SpecObject =
    isNamedAlready || (field.alias === field.title && passed.aggregate === undefined)
      ? passed
      : { ...passed, title: channelTitle(field.title, passed.aggregate) };
  if (!isRaw(passed)) {
    const isUntypedTime = passed.timeUnit !== undefined && passed.type === undefined && field.type === 'time';
    return withMoments(isUntypedTime ? { ...titled, type: 'temporal' } : titled, (value) => momentOf(value, field));
  }
  const typed: SpecObject = { ...titled, type: passed.type ?? typeOf(field) };
  if (typed.type !== 'nominal' && typed.type !== 'ordinal') return withMoments(typed, (value) => momentOf(value, field));
  if (field.type !== 'time') return typed;
  return withMoments(timesAsNames(typed, field, { isSortable }), momentNames(field, scope));
}

/** The forms in which a spec repeats the name of a column instead of its title: whole, or the part after the view. */
function rawNames(name: string): readonly string[] {
  const lower = name.toLowerCase();
  return [lower, lower.slice(lower.lastIndexOf('.') + 1)];
}

/** A column of a row that `argmax` chose is called as the column, and units of time that are used as names are written as such. */
function ofMadeField(passed: SpecObject, name: string, scope: SpecScope): SpecObject {
  const column = findFieldOfMadeRow(name, scope)?.column;
  const unit = scope.units.get(name);
  if (typeof unit === 'string' && isRaw(passed) && (passed.type === 'nominal' || passed.type === 'ordinal'))
    return { ...passed, timeUnit: { unit, binned: true } };
  return column === undefined || 'title' in passed ? passed : { ...passed, title: plainTitle(column.title) };
}

function isRaw({ aggregate, timeUnit, bin }: SpecObject): boolean {
  return aggregate === undefined && timeUnit === undefined && !bin;
}

/** Moments that are listed as text, in the order or on the scale of a column of times. */
function withMoments(definition: SpecObject, read: (value: unknown) => unknown): SpecObject {
  const { sort, scale } = definition;
  const result = { ...definition };
  if (Array.isArray(sort)) result.sort = sort.map(read);
  if (!isSpecObject(scale)) return result;
  const domain = Array.isArray(scale.domain) ? { domain: scale.domain.map(read) } : {};
  const limits = ['domainMin', 'domainMax'].filter((limit) => limit in scale).map((limit) => [limit, read(scale[limit])]);
  result.scale = { ...scale, ...domain, ...Object.fromEntries(limits) };
  return result;
}

/** A total is called as what it adds up; other summaries name themselves. */
function channelTitle(name: string, aggregate: unknown): string {
  return plainTitle(typeof aggregate === 'string' && aggregate !== 'sum' ? `${aggregate}(${name})` : name);
}

const sorted = essential({ sort });
const position = channel({ ...sorted, ...essential({ stack, impute }), scale, axis, band: fraction });
const secondary = channel({});
const offset = channel({ ...sorted, scale });
const polar = channel({ ...sorted, ...essential({ stack }), scale });
const mark = channel({ ...sorted, scale, legend });
const paintedMark = channel({ ...sorted, scale: trueScale, legend });
const colourMark: Rule = (value, scope) => {
  const passed = paintedMark(value, scope);
  if (!isSpecObject(passed) || !('value' in passed) || passed.value === null || colour(passed.value, scope) !== undefined) return passed;
  const { value: _refused, ...rest } = passed;
  return rest;
};
const symbol: Rule = (value, scope) => {
  const passed = paintedMark(value, scope);
  if (!isSpecObject(passed) || !('value' in passed)) return passed;
  return { ...passed, value: symbolShape(passed.value, scope) ?? 'circle' };
};
const words = withFormatType(channel({ format: labelFormat }));
/** A line of a tooltip that is not supported is left out; the chart is the same without it. */
const tooltipWords: Rule = (value, scope) => {
  try {
    return words(value, scope);
  } catch (error) {
    if (error instanceof RefusedChart) return undefined;
    throw error;
  }
};
const manyWords = either(list(tooltipWords, 30), tooltipWords, none);
const ordered = channel(essential({ sort: either(sortOrder, none) }));
const manyFields = either(every(ordered, 20), ordered);
const facet = channel({
  ...sorted,
  header,
  columns: number(1, 12),
  spacing: number(0, 60),
  align: oneOf('all', 'each', 'none'),
  center: flag,
});

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
  ...essential(Object.fromEntries(['longitude', 'latitude', 'longitude2', 'latitude2', 'time'].map((name) => [name, refused]))),
};
