import type { ChartRows } from '../../rows/chartRows.js';
import { keepsGrain } from '../../rows/keepsGrain.js';
import { isAmount, isSpecObject, type SpecObject } from '../../spec/specGrammar.js';
import { timesAsNames } from '../../spec/timesAsNames.js';
import { amountStyle, numberFormat } from '../amountStyle.js';
import type { Surroundings } from '../DecorationContext.js';
import { fittingLabels, maxLabels } from './fitLabels.js';
import { twoLineWidth } from './twoLines.js';
import { exactTime, isPlainTime, writeTimes } from './writeTimes.js';

/** Returns a view's own channels with period names under bars, labels that fit, and no title where names explain themselves. */
export function decorateAxes(
  own: SpecObject,
  inherited: SpecObject,
  { rows, locale, width, hasBars, hasTimeEnds, hasBase }: Surroundings,
): SpecObject {
  const decorated: SpecObject = { ...own };
  for (const channel of ['x', 'y']) {
    const definition = own[channel];
    if (!isSpecObject(definition)) continue;
    const drawable = withBaseline(withDrawableLog(definition, rows, hasBase), { ...inherited, ...own }, hasBase);
    const named = thinLabels(nameTimes(drawable, rows, hasBars && !hasTimeEnds), rows);
    const tilted = channel === 'x' ? withoutCrossGrid(fitLabels(named), inherited.y) : breakLabels(named, rows, width);
    const few = tickTimes(tilted, rows);
    if (amountStyle(few, rows) !== undefined) {
      decorated[channel] = writeAmounts(few, 'axis', rows, locale);
      continue;
    }
    const format = few === tilted ? { formatType: 'parleyTime', format: locale } : exactTime(tilted, rows, locale);
    decorated[channel] = writeTimes(withoutPlainTitle(few, 'axis'), 'axis', format);
  }
  for (const channel of ['color', 'fill', 'stroke', 'shape', 'strokeDash']) {
    const definition = own[channel];
    if (isSpecObject(definition))
      decorated[channel] = writeTimes(
        writeAmounts(withoutPlainTitle(definition, 'legend'), 'legend', rows, locale),
        'legend',
        exactTime(definition, rows, locale),
      );
  }
  if (isSpecObject(own.size)) decorated.size = writeAmounts(own.size, 'legend', rows, locale);
  if (isSpecObject(own.text)) {
    const format = amountFormat(own.text, own.text.format, rows, locale);
    if (format !== undefined) decorated.text = { ...own.text, ...format };
  }
  for (const channel of ['row', 'column', 'facet']) {
    const definition = own[channel];
    if (isSpecObject(definition))
      decorated[channel] = writeTimes(withoutPlainTitle(definition, 'header'), 'header', exactTime(definition, rows, locale));
  }
  return decorated;
}

/**
 * Replaces a logarithmic scale if it cannot show the values: it has no zero, so it has no baseline for bars and no place for zero or
 * negative values. A symmetric logarithmic scale has both, and looks the same for larger values.
 */
function withDrawableLog(definition: SpecObject, { values }: ChartRows, hasBase: boolean): SpecObject {
  const { scale, field } = definition;
  if (!isSpecObject(scale) || scale.type !== 'log') return definition;
  const sizes = typeof field === 'string' ? values.map((row) => row[field]).filter((value) => typeof value === 'number') : [];
  if (!hasBase && sizes.every((size) => size > 0)) return definition;
  const smallest = sizes.reduce((least, size) => (size === 0 ? least : Math.min(least, Math.abs(size))), Number.POSITIVE_INFINITY);
  const { base: _base, domainMin, nice: _nice, ...rest } = scale;
  const start = typeof domainMin === 'number' && domainMin < 0 ? { domainMin } : {};
  const constant = Number.isFinite(smallest) && definition.aggregate === undefined ? smallest : 1;
  return { ...definition, scale: { ...rest, ...start, type: 'symlog', constant } };
}

/** The length of a bar and the height of an area are their amount only from zero on, unless the spec sets where they end or begin. */
function withBaseline(definition: SpecObject, encoding: SpecObject, hasBase: boolean): SpecObject {
  const { scale } = definition;
  if (!hasBase || !isAmount(definition) || definition.bin || 'x2' in encoding || 'y2' in encoding) return definition;
  if (!isSpecObject(scale) || scale.zero !== false) return definition;
  const { zero: _cut, ...rest } = scale;
  return { ...definition, scale: rest };
}

/** Writes the amounts of an axis or legend in the unit of their column. */
function writeAmounts(definition: SpecObject, guide: 'axis' | 'legend', rows: ChartRows, locale: string): SpecObject {
  const look = definition[guide];
  const format = look === null ? undefined : amountFormat(definition, Object(look).format, rows, locale);
  return format === undefined ? definition : { ...definition, [guide]: { ...Object(look), ...format } };
}

/** The format of a column with a unit, or whose digits are not grouped. A unit of the data precedes the format of the spec. */
function amountFormat(definition: SpecObject, given: unknown, rows: ChartRows, locale: string): SpecObject | undefined {
  const style = amountStyle(definition, rows);
  if (style === undefined || definition.stack === 'normalize') return undefined;
  const isGiven = given !== undefined && (style.unit === undefined || (style.unit.kind === 'fraction' && String(given).endsWith('%')));
  if (isGiven || (style.unit === undefined && style.isGrouped)) return undefined;
  return { formatType: 'parleyNumber', format: numberFormat(style, locale) };
}

/** Returns the names on a channel, as far as they are known before drawing; `undefined` if it contains amounts or times. */
export function namesOn(definition: unknown, { values }: ChartRows): readonly string[] | undefined {
  if (!isSpecObject(definition) || (definition.type !== 'nominal' && definition.type !== 'ordinal')) return undefined;
  const { field, timeUnit, bin } = definition;
  if (typeof field !== 'string' || timeUnit !== undefined || bin) return undefined;
  const names = new Set(values.map((row) => String(row[field])));
  return names.size === 0 ? undefined : [...names];
}

/** Bars and cells stand for whole periods, so their times become names of the periods if there are few. */
function nameTimes(definition: SpecObject, { fields, values }: ChartRows, hasBars: boolean): SpecObject {
  const field = [...fields.values()].find(({ alias }) => alias === definition.field);
  const { type, timeUnit, aggregate } = definition;
  const isPlaces = (hasBars && type === 'temporal') || (type === 'ordinal' && timeUnit !== undefined && keepsGrain(timeUnit, field?.grain));
  if (field?.textAlias === undefined || !isPlaces || aggregate !== undefined) return definition;
  if (new Set(values.map((row) => row[field.alias])).size > maxNamedTimes) return definition;
  if (!keepsGrain(timeUnit, field.grain)) return { ...definition, type: 'ordinal' };
  return timesAsNames(definition, field);
}

/** True if the spec sets the domain of an axis, so that marks may lie outside it. */
export function hasOwnEnds(channel: unknown): boolean {
  return ['domain', 'domainMin', 'domainMax'].some((end) => end in Object(Object(channel).scale));
}

/** Puts the ticks of an axis with few times at exactly these times. */
function tickTimes(definition: SpecObject, { values }: ChartRows): SpecObject {
  const { field, axis } = definition;
  if (!isPlainTime(definition) || definition.aggregate !== undefined || typeof field !== 'string') return definition;
  if (axis === null || (isSpecObject(axis) && ('values' in axis || 'tickCount' in axis))) return definition;
  const times = new Set(values.map((row) => row[field]).filter((time) => typeof time === 'number'));
  if (times.size === 0 || times.size > fewTimes) return definition;
  return { ...definition, axis: { ...Object(axis), values: [...times].map(momentAt) } };
}

/** Returns the parts of a time, as the chart library expects them. */
function momentAt(time: number): SpecObject {
  const at = new Date(time);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    date: at.getUTCDate(),
    hours: at.getUTCHours(),
    minutes: at.getUTCMinutes(),
    seconds: at.getUTCSeconds(),
    milliseconds: at.getUTCMilliseconds(),
  };
}

/** Only some of very many names fit, and measuring each takes about a millisecond. */
function thinLabels(definition: SpecObject, rows: ChartRows): SpecObject {
  const { axis, type, field } = definition;
  const isMade = (type === 'nominal' || type === 'ordinal') && !Object.hasOwn(rows.values[0] ?? {}, String(field));
  const isMany = isMade || (namesOn(definition, rows)?.length ?? 0) > maxLabels;
  if (!isMany || axis === null || (isSpecObject(axis) && 'values' in axis)) return definition;
  return { ...definition, axis: { ...Object(axis), values: { expr: 'parleyLabelFew()' } } };
}

/** Keeps names under a chart horizontal while they fit. Otherwise tilts them, or thins them out if there are very many. */
function fitLabels(definition: SpecObject): SpecObject {
  const { axis } = definition;
  if (axis === null || (isSpecObject(axis) && 'labelAngle' in axis)) return definition;
  if (definition.bin) return { ...definition, axis: { ...Object(axis), labelAngle: 0 } };
  if (definition.type !== 'nominal' && definition.type !== 'ordinal') return definition;
  return { ...definition, axis: { ...fittingLabels, ...Object(axis) } };
}

/** Breaks long names beside horizontal bars of a narrow chart into two lines. */
function breakLabels(definition: SpecObject, rows: ChartRows, width: number): SpecObject {
  const { axis } = definition;
  const limit = twoLineWidth(namesOn(definition, rows), width);
  if (limit === undefined || axis === null || (isSpecObject(axis) && ('labelExpr' in axis || 'labelLimit' in axis))) return definition;
  const lines = `parleyNameLines(datum.label, ${limit})`;
  // The first of two lines ends at the middle.
  const labelBaseline = { condition: { test: `isArray(${lines})`, value: 'bottom' }, value: 'middle' };
  const labels = { labelExpr: lines, labelLimit: limit, labelLineHeight: 13, labelBaseline };
  return { ...definition, axis: { ...Object(axis), ...labels } };
}

/** Only the value axis has a grid. In a chart of two amounts, the value is on the vertical axis. */
function withoutCrossGrid(x: SpecObject, y: unknown): SpecObject {
  const hasUprightValue = isSpecObject(y) && isAmount(y) && !y.bin;
  if (x.axis === null || !(x.bin || (isAmount(x) && hasUprightValue))) return x;
  return { ...x, axis: { ...Object(x.axis), grid: false } };
}

/** Names and times explain themselves; their title is kept for the tooltip. */
function withoutPlainTitle(definition: SpecObject, guide: 'axis' | 'legend' | 'header'): SpecObject {
  if (isAmount(definition) || !('field' in definition) || definition.bin !== undefined || definition[guide] === null) return definition;
  return { ...definition, [guide]: { ...Object(definition[guide]), title: null } };
}

const maxNamedTimes = 60;
const fewTimes = 4;
