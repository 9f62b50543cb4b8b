import type { DressPlace, Surroundings } from './DressPlace.js';
import { dressAxes } from './dressAxes.js';
import { dressTooltip } from './dressTooltip.js';
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
  const tooltip = dressTooltip(spec.mark, inherited, surroundings);
  return { ...dressed, mark: dressMark(spec.mark, inherited, surroundings), encoding: { ...Object(dressed.encoding), ...tooltip } };
}

function hasBars({ mark, layer }: SpecObject): boolean {
  if (isSpecObject(mark)) return mark.type === 'bar';
  return Array.isArray(layer) && layer.some((view) => isSpecObject(view) && hasBars(view));
}

/** Points only where they can be told apart, elsewhere for the pointer alone; and a ring that stays one in a narrow place. */
function dressMark(mark: SpecObject, encoding: SpecObject, { rows }: Surroundings): SpecObject {
  const point = rows.values.length < maxPoints ? { filled: true, size: 30 } : 'transparent';
  if (mark.type === 'arc' && typeof mark.innerRadius === 'number') return { ...mark, innerRadius: { expr: ringHole(mark.innerRadius) } };
  if (mark.type === 'line') return { ...mark, point };
  if (mark.type !== 'area') return mark;
  return 'color' in encoding || 'fill' in encoding ? mark : { line: true, ...mark, fillOpacity: 0.14, point };
}

/** The hole as asked for, but never more than six tenths of the ring. */
function ringHole(radius: number): string {
  return `min(${radius}, 0.3 * min(width, height))`;
}

const maxPoints = 40;
