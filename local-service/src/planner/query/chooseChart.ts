import type { QueryResult } from '../../warehouse/Warehouse.js';
import type { ChartWish, Plan } from '../plan/Plan.js';
import { isRankedWithin, isSortedByMeasure } from './writeSql.js';

/** How a result is drawn. */
export type Chart =
  | { readonly kind: 'line' | 'area' }
  /** One line for each of several columns with the same unit: both periods of a comparison, or several measures. */
  | { readonly kind: 'column-lines' }
  | { readonly kind: 'column-bars'; readonly isHorizontal: boolean }
  /** Limited: only the first names are drawn. */
  | { readonly kind: 'bars'; readonly isHorizontal: boolean; readonly isLimited: boolean }
  /** Two keys: stacked where parts add up, side by side otherwise. */
  | { readonly kind: 'split-bars'; readonly isHorizontal: boolean; readonly isStacked: boolean }
  | { readonly kind: 'heatmap' }
  /** Two measures against each other. */
  | { readonly kind: 'points' }
  | { readonly kind: 'arc' }
  | { readonly kind: 'change-bars' };

/** The most bars, and pairs of them, that can still be read. */
export const maxBars = 30;
export const maxPairs = 12;
const maxSeries = 8;
export const maxSlices = 7;
const maxCells = 40;

/** Picks the chart that fits the shape of the rows, or the one wished for; none where a sentence or a table says it better. */
export function chooseChart(plan: Plan, { data }: QueryResult): Chart | undefined {
  const { grain, dimensions, chart: wish, rangeBefore, comparison } = plan;
  const keyCount = keyCountOf(plan);
  if (wish === 'none' || data.length < 2 || keyCount === 0 || keyCount > 2 || plan.listOf !== undefined || isRankedWithin(plan))
    return undefined;
  if (rangeBefore !== undefined) {
    if (keyCount > 1) return undefined;
    return grain === undefined || wish === 'bar' ? columnBars(plan) : { kind: 'column-lines' };
  }
  if (comparison?.kind === 'each-step') return dimensions.length > 0 ? undefined : { kind: 'change-bars' };
  if (plan.computation !== undefined && keyCount === 1) return { kind: wish === 'area' ? 'area' : 'line' };
  return keyCount === 2 ? chartOfTwoKeys(plan, data) : chartOfOneKey(plan, data);
}

export function keyCountOf({ dimensions, grain }: Plan): number {
  return dimensions.length + (grain === undefined ? 0 : 1);
}

function chartOfOneKey(plan: Plan, data: Rows): Chart {
  const { grain, chart: wish, style, isShare, measures } = plan;
  const isSeries = grain !== undefined && plan.ranking === undefined && !(grain === 'year' && data.length <= 6);
  const wantsBars = wish === 'bar' || style !== undefined;
  if (wish === 'point' && measures.length > 1) return { kind: 'points' };
  if ((wish === 'arc' || (isShare === true && wish === undefined && style === undefined)) && grain === undefined)
    return data.length <= maxSlices && measures[0]?.isAdditive === true ? { kind: 'arc' } : bars(plan, data);
  if (measuresOfOneUnit(plan).length > 1 && wish !== 'area') return isSeries && !wantsBars ? { kind: 'column-lines' } : columnBars(plan);
  if (wish === 'line' || wish === 'area') return { kind: wish };
  return isSeries && !wantsBars ? { kind: 'line' } : bars(plan, data);
}

/** How many rows a chart has room for. */
export function roomIn(chart: Chart | undefined): number {
  if (chart?.kind === 'column-bars') return maxPairs;
  return chart?.kind === 'bars' && chart.isLimited ? maxBars : Number.POSITIVE_INFINITY;
}

/** Measures that can share an axis with the first one. For shares, only the first is charted. */
export function measuresOfOneUnit({ measures, isShare }: Plan): Plan['measures'] {
  return isShare === true ? measures.slice(0, 1) : measures.filter(({ format }) => format === measures[0]?.format);
}

/** The measures that the chart leaves out, because they have another unit. */
export function undrawnMeasures(plan: Plan, chart: Chart | undefined): Plan['measures'] {
  if (chart === undefined || chart.kind === 'points') return [];
  const drawn = chart.kind === 'column-lines' || chart.kind === 'column-bars' ? measuresOfOneUnit(plan) : plan.measures.slice(0, 1);
  return plan.measures.filter((measure) => !drawn.includes(measure));
}

/** True if the chart that was wished for was chosen. */
export function meetsWish({ chart: wish, style }: Plan, chart: Chart | undefined): boolean {
  const isWished = (wish !== undefined && wish !== 'none') || style !== undefined;
  if (!isWished) return true;
  if (chart === undefined || (wish !== undefined && !showsWish(chart, wish))) return false;
  return style?.isStacked !== true || chart.kind === 'area' || (chart.kind === 'split-bars' && chart.isStacked);
}

export function showsWish({ kind }: Chart, wish: ChartWish): boolean {
  return kindsOf[wish].includes(kind);
}

const kindsOf: Readonly<Record<ChartWish, readonly Chart['kind'][]>> = {
  line: ['line', 'column-lines'],
  area: ['area'],
  bar: ['bars', 'split-bars', 'column-bars', 'change-bars'],
  arc: ['arc'],
  point: ['points'],
  heatmap: ['heatmap'],
  none: [],
};

type Rows = QueryResult['data'];

/** Names lie better along horizontal bars once they are long or many; times and ordered values stand upright. */
function bars(plan: Plan, data: Rows): Chart {
  const isNamed = plan.grain === undefined && isSortedByMeasure(plan);
  const isLong = isNamed && data.map(([name]) => name).join('  ').length > 48;
  const isHorizontal = plan.style?.isHorizontal ?? isLong;
  return { kind: 'bars', isHorizontal, isLimited: isNamed && (isHorizontal || data.length > maxBars) };
}

function columnBars({ style, grain }: Plan): Chart {
  return { kind: 'column-bars', isHorizontal: style?.isHorizontal ?? grain === undefined };
}

function chartOfTwoKeys({ grain, dimensions, measures, chart: wish, style }: Plan, data: Rows): Chart | undefined {
  const [firsts = 0, seconds = 0] = [0, 1].map((index) => new Set(data.map((row) => row[index])).size);
  const addsUp = measures[0]?.isAdditive === true;
  const fits = firsts <= maxCells && seconds <= maxCells;
  if (wish === 'heatmap' && fits) return { kind: 'heatmap' };
  if (seconds <= maxSeries && grain !== undefined && wish !== 'bar' && style === undefined)
    return { kind: wish === 'area' && addsUp ? 'area' : 'line' };
  // Steps of a time are as narrow as they must be.
  if (seconds <= maxSeries && (firsts <= maxBars || grain !== undefined)) return splitBars(firsts);
  return fits ? { kind: 'heatmap' } : undefined;

  function splitBars(places: number): Chart {
    const isHorizontal = style?.isHorizontal ?? (grain === undefined && places > 5 && dimensions.length > 1);
    return { kind: 'split-bars', isHorizontal, isStacked: addsUp && style?.isStacked !== false };
  }
}
