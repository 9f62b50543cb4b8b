import type { ChartKind, ChartLabels } from '../../../labels/ChatWords.js';
import { shortNumberWriter } from '../../numberStyle.js';
import { amountStyle } from '../look/amountStyle.js';
import { drawnSeries, type SeriesPoint } from '../look/drawnSeries.js';
import type { ChartRows } from '../rows/chartRows.js';
import type { SpecObject } from '../spec/specGrammar.js';
import { type SummaryAxis, summaryAxes, summaryViews } from '../spec/summaryView.js';
import { writtenPlace } from './writtenPlace.js';

/** Summarizes the chart in one sentence, computed from the rows: "Bar chart: revenue by month, 12 rows, highest Mar 2025 2.3M". */
export function chartSummary(spec: SpecObject, rows: ChartRows, words: SummaryWords): string {
  const [view] = summaryViews(spec);
  const axes = summaryAxes(view.encoding, rows);
  const drawn = drawnSeries(view, axes, rows);
  const highest = drawn && highestOf((drawn.stack === undefined ? drawn.series : [drawn.stack]).flatMap(({ points }) => points));
  return words.labels.summary({
    kind: words.labels.kinds[chartKind(view.mark)],
    value: axes.value?.title ?? words.labels.count,
    by: axes.by?.title,
    rows: words.rows,
    highest: highest && {
      at: writtenPlace(highest.at, axes.by, rows, words.locale),
      value: shortText(highest.high, axes.value, rows, words),
    },
  });
}

export interface SummaryWords {
  readonly labels: ChartLabels;
  /** The formatted row count: "12 rows". */
  readonly rows: string;
  readonly compact: (value: number) => string;
  readonly locale: string;
}

/** Writes an amount of a chart's value axis. */
export function amountText(amount: number, spec: SpecObject, rows: ChartRows, words: SummaryWords): string {
  return shortText(amount, summaryAxes(summaryViews(spec)[0].encoding, rows).value, rows, words);
}

/** Returns the kind of chart that a mark makes. */
export function chartKind(mark: unknown): ChartKind {
  return kinds[String(mark)] ?? 'other';
}

function highestOf(points: readonly SeriesPoint[]): SeriesPoint | undefined {
  return points.reduce<SeriesPoint | undefined>((best, point) => (best === undefined || point.high > best.high ? point : best), undefined);
}

/** Writes the amount as the axis does, if its column has a unit or is not grouped. */
function shortText(amount: number, value: SummaryAxis | undefined, rows: ChartRows, { compact, locale }: SummaryWords): string {
  const style = value && amountStyle({ ...value.definition, field: value.field, type: 'quantitative' }, rows);
  if (style === undefined || (style.unit === undefined && style.isGrouped)) return compact(amount);
  return shortNumberWriter(style, locale)(amount);
}

const kinds: Readonly<Record<string, ChartKind>> = {
  bar: 'bar',
  line: 'line',
  trail: 'line',
  area: 'area',
  point: 'point',
  circle: 'point',
  square: 'point',
  tick: 'point',
  arc: 'arc',
  rect: 'rect',
};
