import type { QueryResult } from '../warehouse/Warehouse.js';
import type { Plan } from './Plan.js';
import { isRankedWithin, isSortedByMeasure } from './writeSql.js';

/** How a result is drawn. */
export type Chart =
  | { readonly kind: 'line' | 'area' }
  /** One for each of several columns of a unit: both stretches of a comparison, or several measures. */
  | { readonly kind: 'column-lines' | 'column-bars' }
  | { readonly kind: 'bars'; readonly isHorizontal: boolean }
  /** Two keys: stacked where parts add up, side by side otherwise. */
  | { readonly kind: 'split-bars'; readonly isHorizontal: boolean; readonly isStacked: boolean }
  | { readonly kind: 'heatmap' }
  | { readonly kind: 'arc' }
  | { readonly kind: 'change-bars' };

/** The most bars, and pairs of them, that can still be read. */
export const maxBars = 24;
export const maxPairs = 12;
const maxSeries = 8;
const maxSlices = 8;
const maxCells = 40;

/** Picks the chart that fits the shape of the rows, or the one wished for; none where a sentence or a table says it better. */
export function chooseChart(plan: Plan, { data }: QueryResult): Chart | undefined {
  const { grain, dimensions, chart: wish, isShare, rangeBefore, comparison } = plan;
  const keyCount = dimensions.length + (grain === undefined ? 0 : 1);
  if (wish === 'none' || data.length < 2 || keyCount === 0 || keyCount > 2 || plan.listOf !== undefined || isRankedWithin(plan))
    return undefined;
  if (rangeBefore !== undefined) return keyCount > 1 ? undefined : { kind: grain === undefined ? 'column-bars' : 'column-lines' };
  if (comparison?.kind === 'each-step') return dimensions.length > 0 ? undefined : { kind: 'change-bars' };
  if (plan.computation !== undefined && keyCount === 1) return { kind: wish === 'area' ? 'area' : 'line' };
  if (keyCount === 2) return chartOfTwoKeys(plan, data);
  const isSeries = grain !== undefined && plan.ranking === undefined && !(grain === 'year' && data.length <= 6);
  if ((wish === 'arc' || (isShare === true && wish === undefined)) && grain === undefined)
    return data.length <= maxSlices ? { kind: 'arc' } : bars(plan, data);
  if (measuresOfOneUnit(plan).length > 1 && wish !== 'area') return { kind: isSeries && wish !== 'bar' ? 'column-lines' : 'column-bars' };
  if (wish === 'line' || wish === 'area') return { kind: wish };
  return isSeries && wish !== 'bar' ? { kind: 'line' } : bars(plan, data);
}

/** How many rows a chart has room for. */
export function roomIn(chart: Chart | undefined): number {
  if (chart?.kind === 'column-bars') return maxPairs;
  return chart?.kind === 'bars' && chart.isHorizontal ? maxBars : Number.POSITIVE_INFINITY;
}

/** They can share an axis with the first. */
export function measuresOfOneUnit({ measures }: Plan): Plan['measures'] {
  return measures.filter(({ format }) => format === measures[0]?.format);
}

type Rows = QueryResult['data'];

/** Names lie better along horizontal bars once they are long or many; times and ordered values stand upright. */
function bars(plan: Plan, data: Rows): Chart {
  const isNamed = plan.grain === undefined && isSortedByMeasure(plan);
  return { kind: 'bars', isHorizontal: isNamed && data.map(([name]) => name).join('  ').length > 48 };
}

function chartOfTwoKeys({ grain, dimensions, measures, chart: wish }: Plan, data: Rows): Chart | undefined {
  const [firsts = 0, seconds = 0] = [0, 1].map((index) => new Set(data.map((row) => row[index])).size);
  const isStacked = measures[0]?.isAdditive === true;
  if (seconds <= maxSeries && grain !== undefined && wish !== 'bar') return { kind: wish === 'area' && isStacked ? 'area' : 'line' };
  if (seconds <= maxSeries && firsts <= maxBars)
    return { kind: 'split-bars', isHorizontal: grain === undefined && firsts > 5 && dimensions.length > 1, isStacked };
  return firsts <= maxCells && seconds <= maxCells ? { kind: 'heatmap' } : undefined;
}
