import { isSeriesValue, type SeriesOf, type SeriesValue } from '../look/series/legendSeries.js';
import type { SceneNode } from '../proof/shownMarks.js';

/** The legend of a drawn chart. Readers use it to emphasize and hide series. */
export interface ChartLegend {
  readonly entries: readonly LegendEntry[];
  /** Returns where an entry is in the window; `undefined` if it is not visible. */
  place(entry: LegendEntry): DOMRect | undefined;
  /** Hides these series and fades all but the emphasized one. Other series are drawn again if those that are hidden change. */
  show(view: LegendView): Promise<void>;
}

export interface LegendEntry {
  readonly value: SeriesValue;
  /** The whole name, even if the chart shows a part of it. */
  readonly name: string;
}

export interface LegendView {
  readonly hidden: ReadonlySet<SeriesValue>;
  readonly strong?: SeriesValue | undefined;
}

/** True if both views hide the same series. */
export function hideSame({ hidden: one }: LegendView, { hidden: other }: LegendView): boolean {
  return one === other || (one.size === other.size && [...one].every((series) => other.has(series)));
}

/** Reads the entries of a legend from the scene; `undefined` if there are not at least two, or very many. */
export function legendEntries(
  scene: SceneNode,
  seriesOf: SeriesOf,
  hidden: LegendView['hidden'] = new Set(),
): readonly LegendEntry[] | undefined {
  const drawn = new Set<unknown>(hidden);
  const entries = new Map<SeriesValue, LegendEntry>();
  visit(scene, (item, role) => {
    if (role === 'mark') drawn.add(seriesOf(item));
    const value = item.datum?.value;
    if (role === 'legend-label' && isSeriesValue(value)) entries.set(value, { value, name: String(item.text ?? value) });
  });
  // The last entry of a long legend counts the rest, in the place of one of them.
  const usable = [...entries.values()].filter(({ value, name }) => drawn.has(value) && !(name.startsWith('…') && String(value) !== name));
  return usable.length < 2 || usable.length > maxEntries ? undefined : usable;
}

/** Shows in the drawn elements of a scene which entries are of hidden series, and which series are faded. */
export function paintSeries(scene: SceneNode, seriesOf: SeriesOf, { hidden, strong }: LegendView): void {
  const isFading = strong !== undefined && !hidden.has(strong);
  visit(scene, (item, role) => {
    const element = elementOf(item);
    if (element === undefined) return;
    const isEntry = entryRoles.has(role);
    const value = isEntry ? item.datum?.value : seriesOf(item);
    if (!isSeriesValue(value)) return;
    // Invisible points only widen the area where values are read.
    const isFaded = isFading && value !== strong && !isEntry && item.opacity !== 0;
    const state = hidden.has(value) ? 'off' : isFaded ? 'faded' : undefined;
    if (state === undefined) delete element.dataset.series;
    else element.dataset.series = state;
  });
}

/** Returns the rectangle around the symbol and the name of an entry. */
export function placeOfEntry(scene: SceneNode, { value }: LegendEntry): DOMRect | undefined {
  const boxes: DOMRect[] = [];
  visit(scene, (item, role) => {
    const element = entryRoles.has(role) && item.datum?.value === value ? elementOf(item) : undefined;
    const box = element?.getBoundingClientRect();
    if (element !== undefined && box !== undefined && box.width > 0 && !isInScroller(element)) boxes.push(box);
  });
  if (boxes.length === 0) return undefined;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** A chart wider than its place scrolls, and what lies over it would stay where it is. */
function isInScroller(element: Element): boolean {
  const stage = element.closest('.parley-chart-stage');
  return stage !== null && stage.scrollWidth > stage.clientWidth && getComputedStyle(stage).overflowX !== 'clip';
}

/** Visits the items of marks and of the legend. */
function visit(node: SceneNode, see: (item: SceneNode, role: string) => void): void {
  const { role = '', marktype } = node;
  const isSeen = marktype !== 'group' && (role === 'mark' || role === 'value' || entryRoles.has(role));
  for (const item of node.items ?? []) {
    if (isSeen) see(item, role);
    for (const child of item.items ?? []) visit(child, see);
  }
}

/** The chart library draws a line or an area as one element, that of its first point. */
function elementOf({ _svg }: SceneNode): SVGElement | undefined {
  return _svg instanceof SVGElement ? _svg : undefined;
}

const entryRoles: ReadonlySet<string> = new Set(['legend-symbol', 'legend-label']);
const maxEntries = 20;
