import { jsonText } from '../../../../client/json/jsonText.js';
import type { TooltipRoles } from '../look/tooltipRoles.js';
import type { SceneNode } from '../proof/shownMarks.js';
import { type ChartTip, chartTip, colourOf, lineTypes } from './chartTips.js';
import { tooltipOf } from './lateTooltip.js';

/** A place of a chart where values can be read: a mark, or all series at one place on the x-axis. Positions are in pixels of the chart. */
export interface ChartStop {
  readonly plot: Box;
  /** The mark. For several series, the line through their points. */
  readonly box: Box;
  /** True for a place on the x-axis, which is the nearest stop for everything above and below it. */
  readonly isColumn: boolean;
  /** The points to emphasize, with the place in the list of rows that belongs to each. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly colour: string | undefined }[];
  readonly tip: ChartTip;
  /** True if the position is on the mark, or as near as it takes to mean it. */
  readonly contains: (x: number, y: number) => boolean;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Finds the places where values can be read, in the order in which the arrow keys visit them. */
export function chartStops(scene: SceneNode, roles: TooltipRoles): readonly ChartStop[] {
  return plotsOf(scene).flatMap((plot) => {
    const isOverX = plot.marks.some(({ type }) => lineTypes.has(type)) || (roles.arePointsOverTime && plot.marks.length > 0);
    return isOverX && !isUpright(plot.marks) ? columnsOf(plot, roles) : marksOf(plot, roles);
  });
}

interface PlotMarks {
  readonly box: Box;
  readonly marks: readonly PlacedMark[];
}

interface PlacedMark {
  readonly type: string;
  readonly item: SceneNode;
  /** In pixels of the chart. */
  readonly box: Box;
}

function plotsOf(scene: SceneNode): readonly PlotMarks[] {
  const plots: Plot[] = [];
  const visit = (node: SceneNode, x: number, y: number, plot: Plot | undefined) => {
    const { role, marktype = '' } = node;
    for (const item of node.items ?? []) {
      if (marktype === 'group') {
        const [left, top] = [x + Number(item.x ?? 0), y + Number(item.y ?? 0)];
        const inner = isCollection(node) ? plot : plotAt(item, left, top, plot);
        if (inner !== undefined && inner !== plot) plots.push(inner);
        for (const child of item.items ?? []) visit(child, left, top, inner);
      } else if (role === 'mark' && plot !== undefined && isReadable(marktype, item)) {
        plot.marks.push({ type: marktype, item, box: boxOf(marktype, item, x, y) });
      }
    }
  };
  visit(scene, 0, 0, undefined);
  return plots;
}

interface Plot {
  readonly box: Box;
  readonly marks: PlacedMark[];
}

/** True for a group that the chart library makes of the points of a line or the parts of a stack. Views have names. */
function isCollection({ name, role }: SceneNode): boolean {
  return role === 'scope' && (name === undefined || String(name).endsWith('pathgroup'));
}

/** A group with its own size is a plot. */
function plotAt({ width, height }: SceneNode, left: number, top: number, outer: Plot | undefined): Plot | undefined {
  if (typeof width !== 'number' || typeof height !== 'number') return outer;
  const box = { left, top, width, height };
  const isSame = outer !== undefined && (['left', 'top', 'width', 'height'] as const).every((side) => outer.box[side] === box[side]);
  return isSame ? outer : { box, marks: [] };
}

function isReadable(type: string, item: SceneNode): boolean {
  const { defined, x, y } = item;
  const tooltip = tooltipOf(item);
  const hasText = tooltip !== undefined && tooltip !== null && tooltip !== '';
  return hasText && type !== 'text' && defined !== false && [x ?? 0, y ?? 0].every((place) => Number.isFinite(place));
}

function boxOf(type: string, item: SceneNode, left: number, top: number): Box {
  const at = (value: unknown, otherwise = 0) => (typeof value === 'number' ? value : otherwise);
  const [x, y] = [at(item.x), at(item.y)];
  if (lineTypes.has(type)) return { left: left + x, top: top + y, width: 0, height: 0 };
  if (type === 'symbol') {
    const size = Math.sqrt(at(item.size, 64));
    return { left: left + x - size / 2, top: top + y - size / 2, width: size, height: size };
  }
  if (type === 'arc') {
    const angle = (at(item.startAngle) + at(item.endAngle)) / 2 - Math.PI / 2;
    const radius = (at(item.innerRadius) + at(item.outerRadius)) / 2;
    return { left: left + x + Math.cos(angle) * radius, top: top + y + Math.sin(angle) * radius, width: 0, height: 0 };
  }
  const width = at(item.width, type === 'rule' ? at(item.x2, x) - x : 0);
  const height = at(item.height, type === 'rule' ? at(item.y2, y) - y : 0);
  return {
    left: left + Math.min(x, x + width),
    top: top + Math.min(y, y + height),
    width: Math.abs(width),
    height: Math.abs(height),
  };
}

/** True if the lines run from top to bottom, with one point at each height. */
function isUpright(marks: readonly PlacedMark[]): boolean {
  const lines = marks.filter(({ type }) => lineTypes.has(type));
  const places = (side: 'left' | 'top') => new Set(lines.map(({ box }) => Math.round(box[side]))).size;
  return lines.some(({ item }) => item.orient === 'horizontal') && places('top') > 1;
}

/** One stop for each place on the x-axis, with all series there. Bars belong to the place that they are around. */
function columnsOf({ box: plot, marks }: PlotMarks, roles: TooltipRoles): readonly ChartStop[] {
  const columns = new Map<number, PlacedMark[]>();
  const others: PlacedMark[] = [];
  for (const mark of marks) {
    if (!lineTypes.has(mark.type) && mark.type !== 'symbol') others.push(mark);
    else {
      const centre = Math.round((mark.box.left + mark.box.width / 2) * 2) / 2;
      const placed = columns.get(centre);
      if (placed === undefined) columns.set(centre, [mark]);
      else placed.push(mark);
    }
  }
  const stops = [...columns]
    .filter(([x]) => x >= plot.left - edgePx && x <= plot.left + plot.width + edgePx)
    .sort(([one], [two]) => one - two);
  for (const mark of others.filter(({ type }) => type === 'rect')) {
    const { left, width } = mark.box;
    stops.find(([x]) => x >= left - edgePx && x <= left + width + edgePx)?.[1].push(mark);
  }
  return stops.map(([x, placed]) => {
    const different = new Map<string, PlacedMark>();
    for (const mark of placed) {
      const text = jsonText(tooltipOf(mark.item));
      if (!different.has(text)) different.set(text, mark);
    }
    const ordered = [...different.values()].sort((one, two) => one.box.top - two.box.top);
    return {
      plot,
      box: { left: x, top: plot.top, width: 0, height: plot.height },
      isColumn: true,
      points: ordered
        .filter(({ type }) => type !== 'rect')
        .map(({ type, item, box }) => ({ x, y: box.top + box.height / 2, colour: colourOf(type, item) })),
      tip: chartTip(ordered, roles),
      contains: () => false,
    };
  });
}

/** One stop for each mark, in reading order. */
function marksOf({ box: plot, marks }: PlotMarks, roles: TooltipRoles): readonly ChartStop[] {
  const rects = marks.filter(({ type }) => type === 'rect');
  const areSame = (side: 'width' | 'height') => new Set(rects.map(({ box }) => Math.round(box[side]))).size <= 1;
  const bars = rects.length < 2 || areSame('width') === areSame('height') ? undefined : areSame('width') ? 'upright' : 'lying';
  const centre = ({ box }: PlacedMark) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const isByRow = bars === 'lying';
  const ordered = marks.some(({ type }) => type === 'arc')
    ? marks
    : marks.toSorted((one, two) => {
        const [[x1, y1], [x2, y2]] = [centre(one), centre(two)];
        return isByRow ? y1 - y2 || x1 - x2 : x1 - x2 || y1 - y2;
      });
  return ordered.map((mark) => stopOf(mark));

  function stopOf(mark: PlacedMark): ChartStop {
    const { type, item, box } = mark;
    return {
      plot,
      box,
      isColumn: false,
      points: type === 'rect' ? [] : [{ x: box.left + box.width / 2, y: box.top + box.height / 2, colour: colourOf(type, item) }],
      tip: chartTip([mark], roles),
      contains: type === 'arc' ? insideArc(item, box) : insideBox(box, type === 'rect' ? bars : undefined, type === 'symbol' ? nearPx : 0),
    };
  }
}

/** A bar is also meant above or beside its end, because a small one is hard to hit. */
function insideBox({ left, top, width, height }: Box, bars: 'upright' | 'lying' | undefined, marginPx: number): ChartStop['contains'] {
  return (x, y) => {
    const isAcross = x >= left - marginPx && x <= left + width + marginPx;
    const isAlong = y >= top - marginPx && y <= top + height + marginPx;
    return (isAcross || bars === 'lying') && (isAlong || bars === 'upright');
  };
}

function insideArc(item: SceneNode, middle: Box): ChartStop['contains'] {
  const [start, end, inner, outer] = [item.startAngle, item.endAngle, item.innerRadius, item.outerRadius].map((part) => Number(part ?? 0));
  const angle = ((start ?? 0) + (end ?? 0)) / 2 - Math.PI / 2;
  const radius = ((inner ?? 0) + (outer ?? 0)) / 2;
  const [centreX, centreY] = [middle.left - Math.cos(angle) * radius, middle.top - Math.sin(angle) * radius];
  const [from, to] = [Math.min(start ?? 0, end ?? 0), Math.max(start ?? 0, end ?? 0)];
  return (x, y) => {
    const distance = Math.hypot(x - centreX, y - centreY);
    if (distance < (inner ?? 0) || distance > (outer ?? 0)) return false;
    const turn = Math.atan2(y - centreY, x - centreX) + Math.PI / 2;
    return [-1, 0, 1, 2].some((round) => turn + round * 2 * Math.PI >= from && turn + round * 2 * Math.PI <= to);
  };
}

/** Returns the stop for a position of the pointer. */
export function stopAt(stops: readonly ChartStop[], x: number, y: number): ChartStop | undefined {
  const near = stops.filter(({ plot }) => isWithin(plot, x, y));
  const distanceTo = ({ box }: ChartStop) =>
    Math.hypot(x - clamp(x, box.left, box.left + box.width), y - clamp(y, box.top, box.top + box.height));
  const candidates = near.filter((stop) => stop.isColumn || stop.contains(x, y));
  return candidates.reduce<ChartStop | undefined>(
    (best, stop) => (best === undefined || distanceTo(stop) < distanceTo(best) ? stop : best),
    undefined,
  );
}

function isWithin({ left, top, width, height }: Box, x: number, y: number): boolean {
  return x >= left - nearPx && x <= left + width + nearPx && y >= top - nearPx && y <= top + height + nearPx;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** How far from a point the pointer still means it. */
const nearPx = 12;
const edgePx = 1;
