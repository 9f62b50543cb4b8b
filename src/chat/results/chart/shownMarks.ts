import type { ChartRows } from './chartRows.js';
import { isSpecObject, type SpecObject } from './specGrammar.js';

/** Returns the rows that a chart shows, as far as its marks tell. */
export function rowsShown(spec: SpecObject, rows: ChartRows, shown: ShownMarks): ChartRows['values'] {
  if (!showsEachRow(spec)) return rows.values;
  if (shown.rows.size > 0) return rows.values.filter((_, place) => shown.rows.has(place));
  const unplaced = unplacedRows(spec, rows);
  return rows.values.filter((_, place) => !unplaced.has(place));
}

/** The visible marks of a chart: their number, and the rows they represent, unless they represent groups of rows. */
export interface ShownMarks {
  readonly count: number;
  /** The indices of the rows. */
  readonly rows: ReadonlySet<number>;
}

/** Finds the marks of a scene that are visible inside their plot. */
export function shownMarks(scene: SceneNode): ShownMarks {
  const rows = new Set<number>();
  let count = 0;
  const visit = (node: SceneNode, plot: Plot) => {
    const isMark = node.role === 'mark' && node.marktype !== 'group';
    for (const item of node.items ?? []) {
      const inner = node.marktype === 'group' ? plotOf(item, plot) : plot;
      for (const child of item.items ?? []) visit(child, inner);
      if (!isMark || !isShown(node.marktype, item, plot)) continue;
      count += 1;
      const row = item.datum?.[rowKey];
      if (typeof row === 'number') rows.add(row);
    }
  };
  visit(scene, { left: 0, top: 0, width: 0, height: 0 });
  return { count, rows };
}

/** A node of the chart library's scene graph: a mark with its items, or one of these items. */
export interface SceneNode {
  readonly [property: string]: unknown;
  readonly role?: string;
  readonly marktype?: string;
  readonly items?: readonly SceneNode[];
  readonly datum?: Readonly<Record<string, unknown>>;
}

/** The plot area, in the coordinates of its marks. */
interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A group with a width and a height is a plot. Other groups only collect marks, such as the parts of a stack. */
function plotOf({ x = 0, y = 0, width, height }: SceneNode, outer: Plot): Plot {
  if (typeof width === 'number' && typeof height === 'number') return { left: 0, top: 0, width, height };
  return { ...outer, left: outer.left - Number(x), top: outer.top - Number(y) };
}

function isShown(type: string | undefined, item: SceneNode, { left, top, width, height }: Plot): boolean {
  if (item.defined === false || (isInvisible(item.fill) && isInvisible(item.stroke))) return false;
  if (type === 'arc') return [item.startAngle, item.endAngle, item.outerRadius].every((part) => Number.isFinite(part));
  return isInside([item.x, item.x2], item.width, [left, left + width]) && isInside([item.y, item.y2], item.height, [top, top + height]);
}

function isInvisible(paint: unknown): boolean {
  return paint === undefined || paint === null || paint === 'transparent';
}

/** True if part of an extent is inside the plot. A missing position means the start of the plot. */
function isInside([start = 0, end = start]: readonly unknown[], length: unknown, [first, last]: readonly [number, number]): boolean {
  const ends = [start, end, Number(start) + Number(length ?? 0)].map(Number);
  return ends.every(Number.isFinite) && Math.min(...ends) <= last + roundingPx && Math.max(...ends) >= first - roundingPx;
}

/** Returns the indices of the rows that no view can draw, because they lack a value for its axes. */
function unplacedRows(spec: SpecObject, { values }: ChartRows): ReadonlySet<number> {
  const views = placesOf(spec, {});
  const unplaced = new Set<number>();
  if (views.length === 0) return unplaced;
  for (const [row, value] of values.entries())
    if (views.every((fields) => fields.some((field) => field in value && typeof value[field] !== 'number'))) unplaced.add(row);
  return unplaced;
}

/** Returns the fields on the continuous scales of each view. */
function placesOf(spec: SpecObject, outer: SpecObject): readonly (readonly string[])[] {
  const encoding = { ...outer, ...(isSpecObject(spec.encoding) ? spec.encoding : {}) };
  const children = ['layer', 'concat', 'hconcat', 'vconcat'].flatMap((key) => (Array.isArray(spec[key]) ? spec[key] : []));
  if (isSpecObject(spec.spec)) children.push(spec.spec);
  if (children.length > 0) return children.filter(isSpecObject).flatMap((child) => placesOf(child, 'layer' in spec ? encoding : {}));
  const fields = ['x', 'y', 'theta', 'radius', 'x2', 'y2'].flatMap((channel) => {
    const { field, type, aggregate } = Object(encoding[channel]);
    const isContinuous = type === 'quantitative' || type === 'temporal';
    return typeof field === 'string' && isContinuous && aggregate === undefined ? [field] : [];
  });
  return [fields];
}

/** True if each mark represents a row or a group of rows, and no transform or composite mark leaves rows out. */
function showsEachRow(spec: SpecObject): boolean {
  const text = JSON.stringify(spec);
  return !['"transform":', '"boxplot"', '"errorbar"', '"errorband"'].some((part) => text.includes(part));
}

/** The field with the row index inside a chart. */
export const rowKey = 'parley row';
const roundingPx = 1;
