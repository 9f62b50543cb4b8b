import type { ChartRows } from '../../rows/chartRows.js';
import { isSpecObject, type SpecObject } from '../../spec/specGrammar.js';
import { summaryAxes, summaryViews } from '../../spec/summaryView.js';
import { narrowPx } from '../chartHeight.js';
import { drawnSeries } from '../drawnSeries.js';
import { labelPx } from '../labelPx.js';
import type { ChartTheme } from '../paint/chartTheme.js';
import { spreadApart } from '../spreadApart.js';

/** The names of series beside the ends of their lines, in place of a legend. */
export interface LineNames {
  readonly font: string;
  /** The color of names whose line is too pale for text. */
  readonly ink: string;
  /** The color behind the names. */
  readonly surface: string;
}

/**
 * Returns the names for a safe spec of a few lines over time that end together and far enough apart; `undefined` for other charts, and if the
 * names leave too little room for the lines.
 */
export function lineNames(spec: SpecObject, rows: ChartRows, { theme, width, height }: NamesPlace): LineNames | undefined {
  const { mark, encoding, layer } = spec;
  if (width < narrowPx || layer !== undefined || !isSpecObject(encoding) || !isSpecObject(mark) || mark.type !== 'line') return undefined;
  const { x, y, color, strokeDash, detail, stroke } = encoding;
  if (!isSpecObject(x) || !isSpecObject(y) || !isSpecObject(color) || color.type !== 'nominal') return undefined;
  if (strokeDash !== undefined || detail !== undefined || stroke !== undefined) return undefined;
  if (x.type !== 'temporal' || x.scale !== undefined || color.legend !== undefined || color.bin !== undefined) return undefined;
  if (isSpecObject(y.scale) && ['type', 'domain', 'domainMin', 'domainMax', 'reverse'].some((key) => key in Object(y.scale)))
    return undefined;
  const [view] = summaryViews(spec);
  const series = drawnSeries(view, summaryAxes(view.encoding, rows), rows)?.series ?? [];
  if (series.length < 2 || series.length > maxSeries || !series.every(({ isOrdered }) => isOrdered)) return undefined;
  const ends = series.map(({ points }) => points.at(-1));
  if (ends.some((end) => end === undefined || end.at !== ends[0]?.at)) return undefined;
  const widthPx = Math.max(...series.map(({ name = '' }) => labelPx(name))) + besidePx;
  if (widthPx > width * mostOfWidth) return undefined;
  const amounts = series.flatMap(({ points }) => points.map(({ high }) => high));
  const zero = isSpecObject(y.scale) && y.scale.zero === false ? [] : [0];
  const [low, high] = [Math.min(...amounts, ...zero), Math.max(...amounts, ...zero)];
  const plotPx = height - aroundPlotPx;
  const places = ends.map((end) => (1 - (Number(end?.high) - low) / (high - low || 1)) * plotPx);
  const placed = spreadApart(places, linePx, plotPx);
  if (places.some((place, index) => Math.abs(place - (placed[index] ?? place)) > mostMovedPx)) return undefined;
  return { font: theme.font, ink: theme.text, surface: theme.surface };
}

interface NamesPlace {
  readonly theme: ChartTheme;
  readonly width: number;
  readonly height: number;
}

const maxSeries = 5;
const mostOfWidth = 0.22;
/** The gap between a line and its name, and one at the end. */
const besidePx = 14;
/** The axis and its labels. */
const aroundPlotPx = 50;
export const linePx = 16;
/** A name further away could be mistaken for that of another line. */
const mostMovedPx = 12;
