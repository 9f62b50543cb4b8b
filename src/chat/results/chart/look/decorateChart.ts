import type { ChartRows } from '../rows/chartRows.js';
import { titleMadeFields, withMadeFields } from '../spec/madeFields.js';
import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import { decorateAxes, hasOwnEnds } from './axes/decorateAxes.js';
import type { DecorationContext, Surroundings } from './DecorationContext.js';
import { decorateTooltip } from './decorateTooltip.js';
import { seriesColours } from './paint/chartTheme.js';
import { shareLabelPx, shareLabels, totalsByName } from './series/seriesNames.js';

/** Adds what a readable chart needs: points where they help, period names under bars, labels that fit. */
export function decorateChart(spec: SpecObject, place: DecorationContext): SpecObject {
  return decorateView(spec, { ...place, hasBars: false, hasTimeEnds: false, hasBase: false }, {});
}

function decorateView(spec: SpecObject, place: Surroundings, outerEncoding: SpecObject): SpecObject {
  const outer = { ...place, rows: withMadeFields(place.rows, spec) };
  const surroundings = {
    ...outer,
    hasBars: outer.hasBars || hasMark(spec, ['bar']),
    hasTimeEnds: outer.hasTimeEnds || hasTimeEnds(spec),
    hasBase: outer.hasBase || hasMark(spec, ['bar', 'area']),
  };
  const own = isSpecObject(spec.encoding) ? titleMadeFields(spec.encoding, outer.rows) : {};
  const inherited = { ...outerEncoding, ...own };
  const decorated: SpecObject = { ...spec };
  for (const key of ['layer', 'concat', 'hconcat', 'vconcat']) {
    const views = spec[key];
    const inside = key === 'layer' ? surroundings : outer;
    if (Array.isArray(views)) decorated[key] = views.map((view) => (isSpecObject(view) ? decorateView(view, inside, inherited) : view));
  }
  if (isSpecObject(spec.spec)) decorated.spec = decorateView(spec.spec, outer, {});
  if ('encoding' in spec) decorated.encoding = decorateAxes(own, inherited, surroundings);
  if (!isSpecObject(spec.mark)) return decorated;
  const isAsGiven = !('transform' in spec);
  const tooltip = decorateTooltip(spec.mark, inherited, { ...surroundings, isAsGiven });
  const series = decorateSeries(Object(decorated.encoding), inherited, surroundings, { isRing: spec.mark.type === 'arc', isAsGiven });
  const dashes = isAsGiven ? decorateDashes(spec.mark, { ...inherited, ...series }, surroundings) : {};
  return {
    ...decorated,
    mark: decorateMark(spec.mark, inherited, { ...surroundings, isAsGiven }),
    encoding: { ...Object(decorated.encoding), ...series, ...dashes, ...tooltip },
  };
}

/**
 * Gives the largest series the first colour and the first place in the legend, unless the spec sets an order or colours. The legend of a
 * ring shows shares.
 */
function decorateSeries(
  own: SpecObject,
  inherited: SpecObject,
  { rows, locale, width }: Surroundings,
  { isRing, isAsGiven }: { isRing: boolean; isAsGiven: boolean },
): SpecObject {
  const { color } = own;
  const isOrdered = isSpecObject(color) && ('sort' in color || (isSpecObject(color.scale) && 'domain' in color.scale));
  if (!isSpecObject(color) || color.legend === null || !isAsGiven) return {};
  const totals =
    totalsByName(color, isRing ? inherited.theta : inherited.y, rows) ?? (isRing ? undefined : totalsByName(color, inherited.x, rows));
  const legend = Object(color.legend);
  if (totals === undefined || 'values' in legend || 'labelExpr' in legend) return {};
  const labelExpr = isRing ? shareLabels(totals, locale) : undefined;
  const names = totals.map(({ name }) => name);
  const order = isOrdered ? {} : { values: names };
  const shares = labelExpr === undefined ? {} : { labelExpr, labelLimit: shareLabelPx(width) };
  const scale = isOrdered || isPainted(color.scale) ? {} : { scale: { ...Object(color.scale), domain: names } };
  return { color: { ...color, ...scale, legend: { ...legend, ...order, ...shares } } };
}

/** True if a spec sets colours for its names. */
function isPainted(scale: unknown): boolean {
  return scale === null || (isSpecObject(scale) && ('range' in scale || 'scheme' in scale));
}

/** If there are more lines than colours, dashes the first further lines and dots the rest. */
function decorateDashes(mark: SpecObject, { color, strokeDash }: SpecObject, { rows }: Surroundings): SpecObject {
  if (mark.type !== 'line' || 'strokeDash' in mark || strokeDash !== undefined || !isSpecObject(color)) return {};
  const { field, type, sort, scale } = color;
  if (type !== 'nominal' || typeof field !== 'string' || 'bin' in color || 'timeUnit' in color) return {};
  if (new Set(rows.values.map((row) => row[field])).size <= seriesColours) return {};
  const domain = isSpecObject(scale) && 'domain' in scale ? { domain: scale.domain } : {};
  const range = dashes.flatMap((dash) => Array.from({ length: seriesColours }, () => dash));
  return { strokeDash: { field, type, ...(sort !== undefined && { sort }), scale: { ...domain, range }, legend: null } };
}

const dashes: readonly (readonly number[])[] = [
  [1, 0],
  [8, 6],
  [1, 5],
];

function hasMark({ mark, layer }: SpecObject, types: readonly unknown[]): boolean {
  if (isSpecObject(mark)) return types.includes(mark.type);
  return Array.isArray(layer) && layer.some((view) => isSpecObject(view) && hasMark(view, types));
}

function hasTimeEnds({ encoding, layer }: SpecObject): boolean {
  const { x, y }: SpecObject = Object(encoding);
  const isSet = [x, y].some((channel) => Object(channel).type === 'temporal' && hasOwnEnds(channel));
  return isSet || (Array.isArray(layer) && layer.some((view) => isSpecObject(view) && hasTimeEnds(view)));
}

/**
 * Shows points only where they can be distinguished, otherwise only under the pointer, and keeps the hole of a ring in proportion when it
 * is
 * narrow.
 */
function decorateMark(given: SpecObject, encoding: SpecObject, { rows, isAsGiven }: MarkContext): SpecObject {
  const mark = [encoding.x, encoding.y].some(hasOwnEnds) && !('clip' in given) ? { ...given, clip: true } : given;
  const point = rows.values.length < maxPoints ? { filled: true, size: 30 } : 'transparent';
  if (mark.type === 'arc' && typeof mark.innerRadius === 'number') return { ...mark, innerRadius: { expr: ringHole(mark.innerRadius) } };
  if (mark.type === 'line') return { ...straightened(mark), point };
  if (mark.type === 'bar' && isCrowded(encoding, rows, isAsGiven)) return { cornerRadiusEnd: 0, ...mark };
  if (mark.type !== 'area') return mark;
  return 'color' in encoding || 'fill' in encoding ? straightened(mark) : { line: true, ...straightened(mark), fillOpacity: 0.14, point };
}

interface MarkContext extends Surroundings {
  /** True if the mark stands for the rows themselves, not for the result of a transform. */
  readonly isAsGiven: boolean;
}

/** True for so many bars that their round ends do not show. The chart library puts each of these in a group, which takes long. */
function isCrowded({ x, y }: SpecObject, { values }: ChartRows, isAsGiven: boolean): boolean {
  const sides = [x, y].filter(isSpecObject).filter(({ aggregate }) => aggregate === undefined);
  return (
    sides.length > 0 &&
    sides.every(({ field, type, bin, timeUnit }) => {
      const unit = String(timeUnit ?? 'yearmonthdate');
      const isFine = !bin && unit.includes('year') && ['date', 'day', 'hours'].some((part) => unit.includes(part));
      // A transform may leave few names, and never many.
      const isOpen = !isAsGiven && (type === 'nominal' || type === 'ordinal');
      return isFine && !isOpen && typeof field === 'string' && new Set(values.map((row) => row[field])).size > maxRoundBars;
    })
  );
}

/** A curve between points would suggest values that nobody measured. */
function straightened(mark: SpecObject): SpecObject {
  return smooth.has(mark.interpolate) ? { ...mark, interpolate: 'linear' } : mark;
}

/** The requested hole, but at most six tenths of the ring. */
function ringHole(radius: number): string {
  return `min(${radius}, 0.3 * min(width, height))`;
}

const smooth = new Set<unknown>(['basis', 'cardinal', 'catmull-rom', 'monotone', 'natural']);
const maxPoints = 40;
const maxRoundBars = 150;
