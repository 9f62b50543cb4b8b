import type { ChartRows } from '../rows/chartRows.js';
import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import { namesOn } from './axes/decorateAxes.js';

/** Limits the width of vertical bars. If there are only a few, the rest of the space goes between them. */
export function capBars(spec: SpecObject, { rows }: { readonly rows: ChartRows }): SpecObject {
  const { mark, encoding } = spec;
  if (!isSpecObject(mark) || mark.type !== 'bar' || 'width' in mark || !isSpecObject(encoding) || !isSpecObject(encoding.x)) return spec;
  const { x, xOffset } = encoding;
  const places = placesOn(x, rows);
  const scale = x.scale === undefined ? {} : x.scale;
  if (places === undefined || !isSpecObject(scale) || ['paddingInner', 'paddingOuter', 'padding'].some((key) => key in scale)) return spec;
  const inside = isSpecObject(xOffset) ? (namesOn(xOffset, rows)?.length ?? 1) : 1;
  const most = inside > 1 ? inside * maxGroupedPx : maxBarPx;
  const gap = `max(${leastGap}, 1 - ${most * places} / width)`;
  const paddings = { paddingInner: { expr: gap }, paddingOuter: { expr: `(${gap}) / 2` } };
  return { ...spec, encoding: { ...encoding, x: { ...x, scale: { ...scale, ...paddings } } } };
}

/** The number of places on a discrete axis, as far as it is known before drawing. */
function placesOn(x: SpecObject, rows: ChartRows): number | undefined {
  if (x.type !== 'ordinal' || x.timeUnit !== 'year' || typeof x.field !== 'string') return namesOn(x, rows)?.length;
  const { field } = x;
  return new Set(rows.values.map((row) => (typeof row[field] === 'number' ? new Date(row[field]).getUTCFullYear() : undefined))).size;
}

const maxBarPx = 96;
const maxGroupedPx = 64;
/** As in `chartConfig`: a bar takes 65 % of its band. */
const leastGap = 0.35;
