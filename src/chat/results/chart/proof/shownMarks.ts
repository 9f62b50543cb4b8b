/** The visible marks of a chart: their number, and the rows they represent, unless they represent groups of rows. */
export interface ShownMarks {
  readonly count: number;
  /** The indices of the rows. */
  readonly rows: ReadonlySet<number>;
  /** The number of rows in the groups that they represent, if their rows are counted. */
  readonly grouped: number;
}

/** Finds the marks of a scene that are visible inside their plot. */
export function shownMarks(scene: SceneNode): ShownMarks {
  const rows = new Set<number>();
  /** By the name of the marks. Marks on top of others represent the same groups. */
  const grouped = new Map<unknown, number>();
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
      else grouped.set(node.name, (grouped.get(node.name) ?? 0) + rowsOfGroup(item.datum));
    }
  };
  visit(scene, { left: 0, top: 0, width: 0, height: 0 });
  return { count, rows, grouped: Math.max(0, ...grouped.values()) };
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

function rowsOfGroup(datum: SceneNode['datum']): number {
  const count = datum?.[`sum_${countKey}`] ?? datum?.[countKey] ?? datum?.__count;
  return typeof count === 'number' ? count : 0;
}

/** The field with the row index inside a chart. */
export const rowKey = 'parley row';
/** The field with the number of rows of a group that a transform makes. */
export const countKey = 'parley rows';
const roundingPx = 1;
