import type { Dimension, Measure, MeasureFormat } from '../../data-model/ModelView.js';
import type { Grain } from '../plan/calendar.js';
import type { Computation, Plan } from '../plan/Plan.js';
import type { TimeRange } from '../plan/timeRange.js';
import { capital } from '../words/listText.js';
import { type Chart, maxBars, maxPairs, measuresOfOneUnit } from './chooseChart.js';
import { beforeColumn, changeColumn, computedColumn, isSortedByMeasure, shareColumn } from './writeSql.js';

/** Writes the chart as Vega-Lite v5 without data: its fields are the columns of the result. */
export function writeSpec(plan: Plan, chart: Chart, titles: ChartTitles): string | undefined {
  const [first] = plan.measures;
  const measure = first && drawnMeasure(plan, first, titles);
  return measure && JSON.stringify({ $schema: 'https://vega.github.io/schema/vega-lite/v5.json', ...drawn(plan, chart, measure, titles) });
}

/** Titles of axes other than those of measures. */
export interface ChartTitles {
  readonly change: (measure: string, unit: 'points' | 'percent') => string;
  readonly share: (measure: string) => string;
  readonly computed: (computation: Computation, grain: Plan['grain'], measure: string) => string;
  /** The title of an axis shared by several measures. */
  readonly unit: (format: MeasureFormat) => string;
}

/** The charted column: shares, a running total or a moving average replace the amounts. */
function drawnMeasure({ isShare, computation, grain }: Plan, measure: Measure, titles: ChartTitles): Measure {
  if (isShare === true) return { ...measure, name: shareColumn, title: titles.share(measure.title) };
  if (computation === undefined) return measure;
  return { ...measure, name: computedColumn(computation), title: titles.computed(computation, grain, measure.title) };
}

function drawn(plan: Plan, chart: Chart, measure: Measure, titles: ChartTitles): Spec {
  switch (chart.kind) {
    case 'line':
    case 'area':
      return lineChart(plan, chart.kind, measure);
    case 'column-lines':
      return columnLines(plan, measure, titles);
    case 'column-bars':
      return columnBars(plan, chart, measure, titles);
    case 'bars':
      return barChart(plan, chart, measure);
    case 'split-bars':
      return splitBarChart(plan, chart, measure);
    case 'heatmap':
      return heatmap(plan, measure);
    case 'points':
      return pointChart(plan, measure);
    case 'arc':
      return arcChart(plan, measure);
    case 'change-bars':
      return changeChart(plan, measure, titles);
  }
}

type Spec = Readonly<Record<string, unknown>>;

function lineChart(plan: Plan, kind: 'line' | 'area', measure: Measure): Spec {
  const series = plan.dimensions[plan.grain === undefined ? 1 : 0];
  const value = amountAxis(measure);
  return {
    mark: { type: kind, interpolate: 'monotone', tooltip: true },
    encoding: {
      x: plan.grain === undefined ? nameAxis(plan.dimensions[0]) : timeAxis(plan.grain),
      // A rate moves within a few points, far from zero; a sum is compared with nothing.
      y: kind === 'line' && !measure.isAdditive ? { ...value, scale: { zero: false } } : value,
      ...(series && { color: seriesColor(series) }),
    },
  };
}

function barChart(plan: Plan, { isHorizontal, isLimited }: Extract<Chart, { kind: 'bars' }>, measure: Measure): Spec {
  return {
    ...(isLimited && firstRows(maxBars)),
    mark: { type: 'bar', cornerRadiusEnd: 2, tooltip: true },
    encoding: alongBars(isHorizontal, placeAxis(plan), amountAxis(measure)),
  };
}

function splitBarChart(plan: Plan, { isHorizontal, isStacked }: Extract<Chart, { kind: 'split-bars' }>, measure: Measure): Spec {
  const series = plan.dimensions[plan.grain === undefined ? 1 : 0];
  const isRanked = plan.grain === undefined && isSortedByMeasure(plan);
  const places = isRanked ? { ...placeAxis(plan), sort: isHorizontal ? '-x' : '-y' } : placeAxis(plan);
  return {
    mark: { type: 'bar', tooltip: true },
    encoding: {
      ...alongBars(isHorizontal, places, amountAxis(measure)),
      ...(!isStacked && { [isHorizontal ? 'yOffset' : 'xOffset']: { field: series?.name } }),
      ...(series && { color: seriesColor(series) }),
    },
  };
}

function heatmap(plan: Plan, measure: Measure): Spec {
  const [first, second] = plan.dimensions;
  return {
    mark: { type: 'rect', tooltip: true },
    encoding: {
      x: plan.grain === undefined ? nameAxis(second) : bucketAxis(plan.grain),
      y: nameAxis(first),
      color: { field: measure.name, type: 'quantitative', title: measure.title },
    },
  };
}

/** Each row is a point; its name is in the tooltip. */
function pointChart({ dimensions, grain, measures }: Plan, measure: Measure): Spec {
  const [, other = measure] = measures;
  const key = grain === undefined ? nameAxis(dimensions[0]) : bucketAxis(grain);
  const near = { scale: { zero: false } };
  return {
    mark: { type: 'point', filled: true, size: 60, tooltip: true },
    encoding: {
      x: { ...amountAxis(measure), ...near },
      y: { ...amountAxis(other), ...near },
      detail: { field: key.field, type: key.type },
    },
  };
}

function arcChart({ dimensions }: Plan, measure: Measure): Spec {
  const [dimension] = dimensions;
  return {
    mark: { type: 'arc', innerRadius: 56, padAngle: 0.01, cornerRadius: 2, tooltip: true },
    encoding: {
      theta: { field: measure.name, type: 'quantitative', title: measure.title, stack: true },
      order: { field: measure.name, type: 'quantitative', sort: 'descending' },
      ...(dimension && { color: { ...seriesColor(dimension), sort: null } }),
    },
  };
}

function columnLines(plan: Plan, measure: Measure, titles: ChartTitles): Spec {
  const columns = columnsOf(plan, measure);
  return {
    transform: fold(columns),
    mark: { type: 'line', interpolate: 'monotone', tooltip: true },
    encoding: { x: timeAxis(plan.grain ?? 'month'), y: sharedAxis(plan, measure, titles), color: columnColor(columns) },
  };
}

function columnBars(plan: Plan, { isHorizontal }: Extract<Chart, { kind: 'column-bars' }>, measure: Measure, titles: ChartTitles): Spec {
  const columns = columnsOf(plan, measure);
  return {
    transform: [...firstRows(maxPairs).transform, ...fold(columns)],
    mark: { type: 'bar', tooltip: true },
    encoding: {
      ...alongBars(isHorizontal, placeAxis(plan), sharedAxis(plan, measure, titles)),
      [isHorizontal ? 'yOffset' : 'xOffset']: { field: 'series', sort: columns.map(({ name }) => name) },
      color: columnColor(columns),
    },
  };
}

function sharedAxis({ rangeBefore }: Plan, measure: Measure, { unit }: ChartTitles): Spec {
  return { field: 'amount', type: 'quantitative', title: rangeBefore === undefined ? unit(measure.format) : measure.title };
}

function changeChart(plan: Plan, measure: Measure, titles: ChartTitles): Spec {
  return {
    transform: [{ filter: { field: changeColumn, valid: true } }],
    mark: { type: 'bar', tooltip: true },
    encoding: {
      x: bucketAxis(plan.grain ?? 'month'),
      y: {
        field: changeColumn,
        type: 'quantitative',
        title: titles.change(measure.title, measure.format === 'percent' ? 'points' : 'percent'),
      },
    },
  };
}

/** A column of the result that becomes a separate line or bar. */
interface NamedColumn {
  readonly column: string;
  readonly name: string;
}

/** Of two periods, the one in question comes first and gets the first color. */
function columnsOf(plan: Plan, measure: Measure): readonly NamedColumn[] {
  if (plan.rangeBefore === undefined)
    // The names are written into an expression.
    return measuresOfOneUnit(plan).map(({ name, title }) => ({ column: name, name: title.replaceAll(/['\\]/g, '’') }));
  return [
    { column: measure.name, name: periodName(plan.range) },
    { column: beforeColumn(measure, plan), name: periodName(plan.rangeBefore) },
  ];
}

/** One row for each column, so that all share an axis. */
function fold(columns: readonly NamedColumn[]): readonly Spec[] {
  const names = columns.map(({ column, name }) => `datum.column === '${column}' ? '${name}' : `).join('');
  return [
    { fold: columns.map(({ column }) => column), as: ['column', 'amount'] },
    { calculate: `${names}''`, as: 'series' },
  ];
}

function columnColor(columns: readonly NamedColumn[]): Spec {
  return { field: 'series', type: 'nominal', title: null, scale: { domain: columns.map(({ name }) => name) }, legend: { orient: 'top' } };
}

function periodName(period: TimeRange | undefined): string {
  return capital((period?.label ?? 'All time').replace(/^(in|on|over|from) (the )?/, '').replaceAll("'", ''));
}

/** The rows come sorted; the first ones tell most. */
function firstRows(count: number): { readonly transform: readonly Spec[] } {
  return { transform: [{ window: [{ op: 'row_number', as: 'place' }] }, { filter: `datum.place <= ${count}` }] };
}

function alongBars(isHorizontal: boolean, places: Spec, amounts: Spec): Spec {
  return isHorizontal ? { y: places, x: amounts } : { x: places, y: amounts };
}

/** Where the bars stand: names, or times in the order of the rows. */
function placeAxis(plan: Plan): Spec {
  if (plan.grain === undefined) return nameAxis(plan.dimensions[0]);
  return plan.ranking === undefined ? bucketAxis(plan.grain) : { ...bucketAxis(plan.grain), sort: null };
}

function timeAxis(grain: Grain): Spec {
  return { field: grain, type: 'temporal', title: null };
}

function bucketAxis(grain: Grain): Spec {
  return { field: grain, type: 'ordinal', timeUnit: timeUnits[grain], title: null };
}

/** Names in the order of the rows; numbers, such as hours, by their value. */
function nameAxis(dimension: Dimension | undefined): Spec {
  const field = { field: dimension?.name, title: null };
  return dimension?.type === 'number' ? { ...field, type: 'ordinal' } : { ...field, type: 'nominal', sort: null };
}

function amountAxis(measure: Measure): Spec {
  return { field: measure.name, type: 'quantitative', title: measure.title };
}

/** Weekdays keep the order of the rows; other names are put in theirs by the chart. */
function seriesColor({ name, order }: Dimension): Spec {
  return { field: name, type: 'nominal', title: null, ...(order !== undefined && { sort: null }), legend: { orient: 'top' } };
}

const timeUnits: Readonly<Record<Grain, string>> = {
  day: 'yearmonthdate',
  week: 'yearmonthdate',
  month: 'yearmonth',
  quarter: 'yearquarter',
  year: 'year',
};
