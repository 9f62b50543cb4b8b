import type { ChartField, ChartRows } from '../rows/chartRows.js';
import { keepsGrain } from '../rows/keepsGrain.js';
import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import type { SummaryAxes, SummaryView } from '../spec/summaryView.js';
import type { OpenPeriod } from './openPeriods.js';

/** The amounts that a view draws, by series. */
export interface DrawnSeries {
  /** The largest first. */
  readonly series: readonly PointSeries[];
  /** The sums of the series at each place, if they are stacked. */
  readonly stack: PointSeries | undefined;
}

export interface PointSeries {
  /** `undefined` if the view has no series. */
  readonly name: string | undefined;
  /** In the order of the times or amounts on the axis; otherwise in that of the rows. */
  readonly points: readonly SeriesPoint[];
  /** True if there are a first and a last point, with one amount each. */
  readonly isOrdered: boolean;
}

export interface SeriesPoint {
  readonly at: string;
  /** The largest and the smallest amount drawn at this place. */
  readonly high: number;
  readonly low: number;
  /** True if its period is not over yet. */
  readonly isOpen: boolean;
}

/** Reads the amounts that a view draws from the rows; `undefined` if the view computes them differently. */
export function drawnSeries(
  view: SummaryView,
  { value, by }: SummaryAxes,
  rows: ChartRows,
  open: readonly OpenPeriod[] = [],
): DrawnSeries | undefined {
  const known = [...rows.fields.values()];
  const place = known.find(({ alias }) => alias === by?.field);
  if (!view.isAsGiven || value?.field === undefined || by === undefined || place === undefined) return undefined;
  if (by.definition.bin || !keepsGrain(by.definition.timeUnit, place.grain)) return undefined;
  const stacks = isStacked(view, value.definition);
  const merge = merger(value.definition, stacks);
  if (merge === undefined) return undefined;
  const names = seriesFields(view.encoding, value.definition, by.definition, known);
  const times = place.type === 'time' ? place : place.asTime;
  const order = times ?? (isLine(view.mark) && by.definition.type === 'quantitative' ? place : undefined);
  const groups = new Map<string, PointGroup>();
  const whole = createGroup(undefined);
  for (const row of rows.values) {
    const amount = row[value.field];
    if (typeof amount !== 'number') continue;
    const at = textOf(row, place);
    const rank = order && row[order.alias];
    const isOpen = open.some((period) => period.value === row[place.alias] || period.value === at || period.value === rank);
    const name = names.map((field) => textOf(row, field)).join(', ');
    const group = groups.get(name) ?? createGroup(names.length === 0 ? undefined : name);
    groups.set(name, group);
    const point = { at, rank: typeof rank === 'number' ? rank : undefined, high: amount, low: amount, isOpen };
    if (!addPoint(group, point, merge)) return undefined;
    addPoint(whole, point, 'sum');
  }
  return {
    series: [...groups.values()].sort((one, two) => two.total - one.total).map(finishGroup),
    stack: stacks && groups.size > 1 ? finishGroup(whole) : undefined,
  };
}

/** What is drawn for several amounts of one series at one place: their sum, an extreme or all of them. `one` allows only a single amount. */
type Merge = 'sum' | 'max' | 'min' | 'all' | 'one';

function merger({ aggregate, stack }: SpecObject, stacks: boolean): Merge | undefined {
  if (stack === 'normalize') return undefined;
  if (aggregate === undefined) return stacks ? 'sum' : 'all';
  if (aggregate === 'sum' || aggregate === 'max' || aggregate === 'min') return aggregate;
  return averages.has(aggregate) ? 'one' : undefined;
}

function isStacked({ mark, encoding }: SummaryView, { stack }: SpecObject): boolean {
  const isBeside = 'xOffset' in encoding || 'yOffset' in encoding;
  return ['bar', 'area', 'arc'].includes(String(mark)) && stack !== null && stack !== false && !isBeside;
}

function isLine(mark: unknown): boolean {
  return mark === 'line' || mark === 'area' || mark === 'trail';
}

/** Returns the columns that split a view into series. */
function seriesFields(encoding: SpecObject, value: SpecObject, by: SpecObject, known: readonly ChartField[]): readonly ChartField[] {
  const found = new Set<ChartField>();
  for (const channel of seriesChannels) {
    const definition = encoding[channel];
    if (!isSpecObject(definition) || definition === value || definition === by || definition.aggregate !== undefined) continue;
    if (definition.field === by.field || definition.type === 'quantitative') continue;
    const field = known.find(({ alias, textAlias }) => alias === definition.field || textAlias === definition.field);
    if (field !== undefined) found.add(field);
  }
  return [...found];
}

interface PointGroup {
  readonly name: string | undefined;
  readonly points: Map<string, RankedPoint>;
  total: number;
  /** True if a place has several amounts. */
  isSpread: boolean;
}

interface RankedPoint extends SeriesPoint {
  readonly rank: number | undefined;
}

function createGroup(name: string | undefined): PointGroup {
  return { name, points: new Map(), total: 0, isSpread: false };
}

/** Returns false if the chart averages several amounts. */
function addPoint(group: PointGroup, point: RankedPoint, merge: Merge): boolean {
  group.total += point.high;
  const before = group.points.get(point.at);
  if (before === undefined) group.points.set(point.at, point);
  else if (merge === 'one') return false;
  else {
    const sum = before.high + point.high;
    const [high, low] = [Math.max(before.high, point.high), Math.min(before.low, point.low)];
    if (merge === 'all') group.isSpread = true;
    const merged = { sum: { high: sum, low: sum }, max: { high, low: high }, min: { high: low, low }, all: { high, low } }[merge];
    group.points.set(point.at, { ...before, ...merged });
  }
  return true;
}

function finishGroup({ name, points, isSpread }: PointGroup): PointSeries {
  const ranked = [...points.values()];
  const hasOrder = ranked.every(({ rank }) => rank !== undefined);
  const sorted = hasOrder ? ranked.sort((one, two) => Number(one.rank) - Number(two.rank)) : ranked;
  return { name, points: sorted, isOrdered: hasOrder && !isSpread };
}

function textOf(row: Readonly<Record<string, unknown>>, { textAlias, alias }: ChartField): string {
  return String(row[textAlias ?? alias] ?? '–');
}

const seriesChannels = 'color fill stroke strokeDash shape detail xOffset yOffset row column facet x y'.split(' ');
const averages = new Set<unknown>(['mean', 'average', 'median']);
