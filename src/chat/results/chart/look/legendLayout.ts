import type { ChartRows } from '../rows/chartRows.js';
import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import { maxLegendNames } from './chartConfig.js';
import { labelPx } from './labelPx.js';
import { shareLabelPx } from './series/seriesNames.js';

/** The names in a legend and its number of columns. */
export interface LegendLayout {
  /** An empty list if a transform makes the names, and `undefined` if there is no legend or it shows no names. */
  readonly names: readonly string[] | undefined;
  readonly columns: number;
}

export function legendLayout(spec: SpecObject, rows: ChartRows, width: number): LegendLayout {
  const names = legendNames(spec, rows);
  return { names, columns: columnsFor(names, width, isRing(spec)) };
}

function legendNames(spec: SpecObject, { values }: ChartRows): readonly string[] | undefined {
  const colour = channelOf(spec, 'color');
  if (colour?.legend === null || typeof colour?.field !== 'string') return undefined;
  if (colour.type !== 'nominal' && colour.type !== 'ordinal') return undefined;
  const { field, scale } = colour;
  const names = new Set(values.map((row) => row[field]).filter((name) => name !== undefined));
  const { domain } = Object(scale);
  // The names of a computed field are known only if the spec lists them.
  return Array.from(names.size === 0 && Array.isArray(domain) ? domain : names, String);
}

/**
 * Returns the legend's number of columns: one line if all names fit, or else lines of nearly the same length (two and two, not three and
 * one).
 */
function columnsFor(names: readonly string[] | undefined, width: number, hasShares: boolean): number {
  const longest = Math.max(0, ...(names ?? []).slice(0, maxMeasured).map(labelPx)) + (hasShares ? sharePx : 0);
  const isUnknown = names === undefined || names.length === 0;
  const widest = hasShares ? shareLabelPx(width) + besideLabelPx : widestColumnPx;
  const columnPx = isUnknown ? widest : Math.min(widest, longest + besideLabelPx);
  const most = Math.max(1, Math.floor(width / columnPx));
  if (isUnknown) return most;
  const shown = Math.max(1, Math.min(maxLegendNames, names.length));
  // Two names share a line, shortened if they must be. Shares are at the end of a name, and remain.
  if (shown === 2 && !hasShares) return 2;
  return Math.ceil(shown / Math.ceil(shown / most));
}

export function isRing({ mark }: SpecObject): boolean {
  return isSpecObject(mark) && mark.type === 'arc';
}

export function channelOf(spec: SpecObject, channel: string): SpecObject | undefined {
  const own = isSpecObject(spec.encoding) ? spec.encoding[channel] : undefined;
  if (isSpecObject(own)) return own;
  const layers = Array.isArray(spec.layer) ? spec.layer : [];
  return layers.map((layer) => (isSpecObject(layer) ? channelOf(layer, channel) : undefined)).find((found) => found !== undefined);
}

/** The width of the longest name a legend shows. */
const widestColumnPx = 150;
/** The symbol and the gap to the next column. */
const besideLabelPx = 32;
/** The width of a share behind a name. */
const sharePx = 56;
const maxMeasured = 200;
