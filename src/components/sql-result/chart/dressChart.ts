import type { DressPlace, Surroundings } from './DressPlace.js';
import { dressAxes } from './dressAxes.js';
import { dressTooltip } from './dressTooltip.js';
import { shareLabels, totalsByName } from './seriesNames.js';
import { isSpecObject, type SpecObject } from './specGrammar.js';

/** The finer points that readable charts need: points where they help, names for the periods under bars, labels that fit. */
export function dressChart(spec: SpecObject, place: DressPlace): SpecObject {
  return dressView(spec, { ...place, hasBars: false }, {});
}

function dressView(spec: SpecObject, outer: Surroundings, outerEncoding: SpecObject): SpecObject {
  const surroundings = { ...outer, hasBars: outer.hasBars || hasBars(spec) };
  const own = isSpecObject(spec.encoding) ? spec.encoding : {};
  const inherited = { ...outerEncoding, ...own };
  const dressed: SpecObject = { ...spec };
  for (const key of ['layer', 'concat', 'hconcat', 'vconcat']) {
    const views = spec[key];
    const inside = key === 'layer' ? surroundings : outer;
    if (Array.isArray(views)) dressed[key] = views.map((view) => (isSpecObject(view) ? dressView(view, inside, inherited) : view));
  }
  if (isSpecObject(spec.spec)) dressed.spec = dressView(spec.spec, outer, {});
  if ('encoding' in spec) dressed.encoding = dressAxes(own, inherited, surroundings);
  if (!isSpecObject(spec.mark)) return dressed;
  const isAsGiven = !('transform' in spec);
  const tooltip = dressTooltip(spec.mark, inherited, { ...surroundings, isAsGiven });
  const legend = dressLegend(Object(dressed.encoding), inherited, surroundings, { isRing: spec.mark.type === 'arc', isAsGiven });
  return {
    ...dressed,
    mark: dressMark(spec.mark, inherited, surroundings),
    encoding: { ...Object(dressed.encoding), ...legend, ...tooltip },
  };
}

/** The legend names the largest series first, unless the specification orders them, and the slices of a ring with their shares. */
function dressLegend(
  own: SpecObject,
  inherited: SpecObject,
  { rows, locale }: Surroundings,
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
  const order = isOrdered ? {} : { values: totals.map(({ name }) => name) };
  const shares = labelExpr === undefined ? {} : { labelExpr, labelLimit: 170 };
  return { color: { ...color, legend: { ...legend, ...order, ...shares } } };
}

function hasBars({ mark, layer }: SpecObject): boolean {
  if (isSpecObject(mark)) return mark.type === 'bar';
  return Array.isArray(layer) && layer.some((view) => isSpecObject(view) && hasBars(view));
}

/** Points only where they can be told apart, elsewhere for the pointer alone; and a ring that stays one in a narrow place. */
function dressMark(mark: SpecObject, encoding: SpecObject, { rows }: Surroundings): SpecObject {
  const point = rows.values.length < maxPoints ? { filled: true, size: 30 } : 'transparent';
  if (mark.type === 'arc' && typeof mark.innerRadius === 'number') return { ...mark, innerRadius: { expr: ringHole(mark.innerRadius) } };
  if (mark.type === 'line') return { ...straightened(mark, encoding, rows), point };
  if (mark.type !== 'area') return mark;
  return 'color' in encoding || 'fill' in encoding
    ? straightened(mark, encoding, rows)
    : { line: true, ...straightened(mark, encoding, rows), fillOpacity: 0.14, point };
}

/** A curve through two or three points would tell of values in between that nobody measured. */
function straightened(mark: SpecObject, { x }: SpecObject, { values }: Surroundings['rows']): SpecObject {
  const field = isSpecObject(x) ? x.field : undefined;
  if (typeof field !== 'string' || !smooth.has(String(mark.interpolate))) return mark;
  return new Set(values.map((row) => row[field])).size < leastForCurve ? { ...mark, interpolate: 'linear' } : mark;
}

/** The hole as asked for, but never more than six tenths of the ring. */
function ringHole(radius: number): string {
  return `min(${radius}, 0.3 * min(width, height))`;
}

const smooth = new Set(['basis', 'cardinal', 'catmull-rom', 'monotone', 'natural']);
const leastForCurve = 4;
const maxPoints = 40;
