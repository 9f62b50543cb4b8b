import type { QueryResult } from '../warehouse/Warehouse.js';
import type { Plan } from './Plan.js';
import { isSortedByMeasure } from './writeSql.js';

/** How a result is drawn; nothing where a table or a sentence says it better. */
export type Chart =
  | { readonly kind: 'line' | 'area'; readonly isSmall: boolean }
  /** One line or pair of bars for each stretch compared. */
  | { readonly kind: 'two-lines' | 'paired-bars' }
  | { readonly kind: 'bars'; readonly isHorizontal: boolean; readonly shown: number }
  /** Bars of two dimensions: stacked where parts add up, side by side otherwise. */
  | { readonly kind: 'split-bars'; readonly isHorizontal: boolean; readonly isStacked: boolean }
  | { readonly kind: 'heatmap' }
  | { readonly kind: 'arc' }
  | { readonly kind: 'change-bars' };

/** The most bars that can still be read. */
export const maxBars = 24;
const maxSeries = 8;
const maxSlices = 8;

export function chooseChart(plan: Plan, { data }: QueryResult): Chart | undefined {
  const { grain, dimensions, measures, chart: wish, isShare, rangeBefore, comparison } = plan;
  if (wish === 'none' || data.length < 2 || measures.length === 0 || plan.listOf !== undefined) return undefined;
  const keyCount = dimensions.length + (grain === undefined ? 0 : 1);
  if (keyCount > 2 || keyCount === 0) return undefined;
  if (rangeBefore !== undefined) return keyCount > 1 ? undefined : grain === undefined ? { kind: 'paired-bars' } : { kind: 'two-lines' };
  if (comparison?.kind === 'each-step') return dimensions.length > 0 ? undefined : { kind: 'change-bars' };
  if (keyCount === 2) return twoKeys(plan, data);
  if (wish === 'arc' || (isShare === true && wish === undefined && data.length <= 6))
    return data.length <= maxSlices && grain === undefined ? { kind: 'arc' } : bars(plan, data);
  if (wish === 'bar') return bars(plan, data);
  if (wish === 'line' || wish === 'area') return { kind: wish, isSmall: data.length <= 40 };
  if (grain === undefined || plan.ranking !== undefined || (grain === 'year' && data.length <= 6)) return bars(plan, data);
  return { kind: 'line', isSmall: data.length <= 40 };
}

/** Names lie better along horizontal bars once they are long or many; times and ordered values stand upright. */
function bars(plan: Plan, data: QueryResult['data']): Chart {
  const names = data.map(([name]) => String(name));
  const isNamed = plan.grain === undefined && isSortedByMeasure(plan);
  return {
    kind: 'bars',
    isHorizontal: isNamed && (names.length > 6 || names.some((name) => name.length > 14)),
    shown: isNamed ? Math.min(maxBars, data.length) : data.length,
  };
}

function twoKeys({ grain, dimensions, measures, chart: wish }: Plan, data: QueryResult['data']): Chart | undefined {
  const firsts = new Set(data.map(([first]) => first)).size;
  const seconds = new Set(data.map(([, second]) => second)).size;
  const isStacked = measures[0]?.isAdditive === true;
  if (seconds > maxSeries) return firsts <= 60 && seconds <= 40 ? { kind: 'heatmap' } : undefined;
  if (grain !== undefined && wish !== 'bar') return { kind: wish === 'area' && isStacked ? 'area' : 'line', isSmall: data.length <= 40 };
  if (firsts > maxBars && grain === undefined) return undefined;
  const isHorizontal = grain === undefined && firsts > 6 && dimensions.length > 1;
  return { kind: 'split-bars', isHorizontal, isStacked };
}
