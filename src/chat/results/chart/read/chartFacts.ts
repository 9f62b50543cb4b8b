import type { ViewingLabels } from '../../../labels/viewing/ViewingLabels.js';
import { amountStyle, numberFormat } from '../look/amountStyle.js';
import { chartFormats, numberWith, percent } from '../look/chartFormats.js';
import { drawnSeries, type PointSeries, type SeriesPoint } from '../look/drawnSeries.js';
import type { OpenPeriod } from '../look/openPeriods.js';
import type { ChartRows } from '../rows/chartRows.js';
import type { SpecObject } from '../spec/specGrammar.js';
import { type SummaryAxes, type SummaryView, summaryAxes, summaryViews } from '../spec/summaryView.js';
import { chartKind } from './chartSummary.js';
import { writtenPlace } from './writtenPlace.js';

/** A part of the description of a chart for screen readers. */
export interface ChartFacts {
  /** The series that the lines describe; `undefined` for the whole chart. */
  readonly about: string | undefined;
  readonly lines: readonly string[];
}

/**
 * Describes the amounts that a chart draws: their number, the first and the last over time with the change between them, the highest and the
 * lowest. For several series, describes the five largest. Empty if the amounts cannot be read from the rows.
 */
export function chartFacts(spec: SpecObject, rows: ChartRows, { words, locale, open }: FactsOptions): readonly ChartFacts[] {
  const views = summaryViews(spec).filter(({ mark }) => chartKind(mark) !== 'other');
  const read = views.flatMap((view) => readView(view, rows, open));
  const [first, ...others] = read;
  if (first === undefined) return [];
  const write = createWriter(first, rows, { words, locale });
  const areMeasures = [first, ...others].every(({ series }) => series.length === 1) && new Set(read.map(measureOf)).size === read.length;
  if (others.length > 0 && areMeasures)
    return read.slice(0, maxSeries).map((one) => ({
      about: one.axes.value?.title,
      lines: createWriter(one, rows, { words, locale }).linesOf(one.series[0]),
    }));
  const { series, stack, view } = first;
  const [only] = series;
  const pointCount = words.pointCount(
    numberWith(
      series.reduce((sum, { points }) => sum + points.length, 0),
      locale,
      {},
    ),
  );
  if (series.length === 1 && only?.name === undefined) return [{ about: undefined, lines: [pointCount, ...write.linesOf(only)] }];
  const count = words.seriesCount(numberWith(series.length, locale, {}));
  const isGrid = chartKind(view.mark) === 'rect';
  const most = series.length > maxSeries && !isGrid ? [words.largest(numberWith(maxSeries, locale, {}))] : [];
  return [
    { about: undefined, lines: [...(isGrid ? [] : [count]), pointCount, ...(stack === undefined ? write.ends(series) : []), ...most] },
    ...(stack === undefined ? [] : [{ about: words.total, lines: write.linesOf(stack) }]),
    ...(isGrid ? [] : series.slice(0, maxSeries).map((one) => ({ about: one.name, lines: write.linesOf(one) }))),
  ];
}

export interface FactsOptions {
  readonly words: ViewingLabels;
  readonly locale: string;
  /** The periods that are not over yet, whose amounts would look like a decline. */
  readonly open: readonly OpenPeriod[];
}

interface ReadView {
  readonly view: SummaryView;
  readonly axes: SummaryAxes;
  readonly series: readonly PointSeries[];
  readonly stack: PointSeries | undefined;
}

function readView(view: SummaryView, rows: ChartRows, open: readonly OpenPeriod[]): readonly ReadView[] {
  const axes = summaryAxes(view.encoding, rows);
  const drawn = drawnSeries(view, axes, rows, open);
  return drawn === undefined || drawn.series.length === 0 ? [] : [{ view, axes, ...drawn }];
}

function measureOf({ axes }: ReadView): string | undefined {
  return axes.value?.field;
}

/** Creates functions that write the amounts of a view as its tooltips do. */
function createWriter({ axes: { value, by } }: ReadView, rows: ChartRows, { words, locale }: Omit<FactsOptions, 'open'>) {
  const style = value && amountStyle({ ...value.definition, field: value.field, type: 'quantitative' }, rows);
  const format = style === undefined ? locale : numberFormat(style, locale);
  const isRate = style?.unit?.kind === 'percent' || style?.unit?.kind === 'fraction';
  const amount = (given: number) => chartFormats.parleyExactNumber?.(given, format) ?? String(given);
  const place = ({ at }: SeriesPoint, name?: string) =>
    [writtenPlace(at, by, rows, locale), ...(name === undefined ? [] : [name])].join(', ');

  /** The highest and the lowest of all points. */
  function ends(series: readonly PointSeries[]): readonly string[] {
    const named = series.flatMap(({ name, points }) => points.map((point) => ({ point, name: series.length > 1 ? name : undefined })));
    // An unfinished period does not count as a low.
    const finished = named.filter(({ point }) => !point.isOpen);
    const [highest, lowest] = [bestOf(named, (one, two) => one.high > two.high), bestOf(finished, (one, two) => one.low < two.low)];
    if (highest === undefined) return [];
    const top = words.highest(amount(highest.point.high), place(highest.point, highest.name));
    if (lowest === undefined || named.length === 1) return [top];
    const areEqual = lowest.point.low === highest.point.high;
    return areEqual ? [] : [top, words.lowest(amount(lowest.point.low), place(lowest.point, lowest.name))];
  }

  /** The first and the last finished point, and the change between them. */
  function change({ points, isOrdered }: PointSeries): readonly string[] {
    const finished = points.filter(({ isOpen }) => !isOpen);
    const [from, to] = [finished[0], finished.at(-1)];
    if (!isOrdered || from === undefined || to === undefined || from === to) return [];
    const line = words.fromTo(amount(from.high), place(from), amount(to.high), place(to));
    // The growth of a rate is easily mistaken for a difference, and growth from zero or less is undefined.
    if (isRate || from.high <= 0 || to.high < 0) return [line];
    const share = to.high / from.high - 1;
    if (Math.abs(share) < leastShare) return [line, words.unchanged];
    return [line, share > 0 ? words.up(percent(share, locale)) : words.down(percent(-share, locale))];
  }

  return { ends, linesOf: (series: PointSeries | undefined) => (series === undefined ? [] : [...change(series), ...ends([series])]) };
}

interface NamedPoint {
  readonly point: SeriesPoint;
  readonly name: string | undefined;
}

function bestOf(points: readonly NamedPoint[], isBetter: (one: SeriesPoint, two: SeriesPoint) => boolean): NamedPoint | undefined {
  return points.reduce<NamedPoint | undefined>(
    (best, one) => (best === undefined || isBetter(one.point, best.point) ? one : best),
    undefined,
  );
}

const maxSeries = 5;
/** A smaller change would be written as 0%. */
const leastShare = 0.0005;
