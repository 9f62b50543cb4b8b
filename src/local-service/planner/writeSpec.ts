import type { Dimension, Measure } from '../warehouse/ModelView.js';
import type { Chart } from './chooseChart.js';
import { listText } from './describePlan.js';
import type { Grain, Plan } from './Plan.js';
import { beforeColumn, changeColumn, isSortedByMeasure, shareColumn } from './writeSql.js';

/** Writes the chart as Vega-Lite v5 without data: its fields are the columns of the result. */
export function writeSpec(plan: Plan, chart: Chart): string | undefined {
  const [measure] = plan.measures;
  const view = measure === undefined ? undefined : drawn(plan, chart, measure);
  return view && JSON.stringify({ $schema: 'https://vega.github.io/schema/vega-lite/v5.json', ...view });
}

function drawn(plan: Plan, chart: Chart, measure: Measure): Spec {
  switch (chart.kind) {
    case 'line':
    case 'area':
      return timeChart(plan, chart, measure);
    case 'two-lines':
      return comparedChart(plan, { type: 'line', point: true, tooltip: true }, measure);
    case 'paired-bars':
      return comparedChart(plan, { type: 'bar', tooltip: true }, measure);
    case 'bars':
      return barChart(plan, chart, measure);
    case 'split-bars':
      return splitBarChart(plan, chart, measure);
    case 'heatmap':
      return heatmap(plan, measure);
    case 'arc':
      return arcChart(plan, measure);
    case 'change-bars':
      return changeChart(plan, measure);
  }
}

type Spec = Readonly<Record<string, unknown>>;

function timeChart(plan: Plan, { kind, isSmall }: Extract<Chart, { kind: 'line' | 'area' }>, measure: Measure): Spec {
  const [series] = plan.grain === undefined ? plan.dimensions.slice(1) : plan.dimensions;
  const x = plan.grain === undefined ? nameAxis(plan.dimensions[0]) : timeAxis(plan.grain);
  return {
    mark: { type: kind, tooltip: true, interpolate: 'monotone', ...(isSmall && kind === 'line' && { point: true }) },
    encoding: {
      x,
      y: { ...valueAxis(measure), ...(kind === 'line' && !measure.isAdditive && { scale: { zero: false } }) },
      ...(series && { color: seriesColor(series) }),
      tooltip: [tooltipOf(x, plan), ...(series ? [namedTooltip(series)] : []), valueTooltip(measure)],
    },
  };
}

function barChart(plan: Plan, { isHorizontal, shown }: Extract<Chart, { kind: 'bars' }>, measure: Measure): Spec {
  const [dimension] = plan.dimensions;
  const names = plan.grain === undefined ? nameAxis(dimension) : bucketAxis(plan.grain, plan);
  const share = plan.isShare === true ? [{ field: shareColumn, type: 'quantitative', title: 'Share (%)', format: '.1f' }] : [];
  return {
    ...(isHorizontal && shown === 24 && firstRows(shown)),
    mark: { type: 'bar', tooltip: true, cornerRadiusEnd: 2 },
    encoding: {
      [isHorizontal ? 'y' : 'x']: isHorizontal ? names : upright(names),
      [isHorizontal ? 'x' : 'y']: valueAxis(measure),
      tooltip: [tooltipOf(names, plan), valueTooltip(measure), ...share],
    },
  };
}

function splitBarChart(plan: Plan, { isHorizontal, isStacked }: Extract<Chart, { kind: 'split-bars' }>, measure: Measure): Spec {
  const [first, second] = plan.dimensions;
  const names =
    plan.grain === undefined
      ? { ...nameAxis(first), sort: isSortedByMeasure(plan) ? (isHorizontal ? '-x' : '-y') : null }
      : bucketAxis(plan.grain, plan);
  const series = plan.grain === undefined ? second : first;
  const offset = isStacked ? {} : { [isHorizontal ? 'yOffset' : 'xOffset']: { field: series?.name } };
  return {
    mark: { type: 'bar', tooltip: true },
    encoding: {
      [isHorizontal ? 'y' : 'x']: isHorizontal ? names : upright(names),
      [isHorizontal ? 'x' : 'y']: valueAxis(measure),
      ...offset,
      ...(series && { color: seriesColor(series) }),
      tooltip: [tooltipOf(names, plan), ...(series ? [namedTooltip(series)] : []), valueTooltip(measure)],
    },
  };
}

function heatmap(plan: Plan, measure: Measure): Spec {
  const [first, second] = plan.dimensions;
  const across = plan.grain === undefined ? second : undefined;
  const x = plan.grain === undefined ? nameAxis(across) : bucketAxis(plan.grain, plan);
  return {
    mark: { type: 'rect', tooltip: true },
    encoding: {
      x,
      y: nameAxis(first),
      color: { field: measure.name, type: 'quantitative', title: axisTitle(measure), legend: { format: axisFormat(measure) } },
      tooltip: [tooltipOf(x, plan), ...(first ? [namedTooltip(first)] : []), valueTooltip(measure)],
    },
  };
}

function arcChart({ dimensions, isShare }: Plan, measure: Measure): Spec {
  const [dimension] = dimensions;
  const share = isShare === true ? [{ field: shareColumn, type: 'quantitative', title: 'Share (%)', format: '.1f' }] : [];
  return {
    mark: { type: 'arc', innerRadius: 56, padAngle: 0.01, cornerRadius: 2, tooltip: true },
    encoding: {
      theta: { field: measure.name, type: 'quantitative', stack: true },
      order: { field: measure.name, type: 'quantitative', sort: 'descending' },
      ...(dimension && { color: { ...seriesColor(dimension), sort: null } }),
      tooltip: [...(dimension ? [namedTooltip(dimension)] : []), valueTooltip(measure), ...share],
    },
  };
}

/** The stretch now in the first colour, the one before in the second. */
function comparedChart(plan: Plan, mark: Spec, measure: Measure): Spec {
  const labels = { now: stretchName(plan.range?.label), before: stretchName(plan.rangeBefore?.label) };
  const isLine = mark.type === 'line';
  const x = plan.grain === undefined ? nameAxis(plan.dimensions[0]) : timeAxis(plan.grain);
  const color = {
    field: 'stretch',
    type: 'nominal',
    title: null,
    sort: null,
    scale: { domain: [labels.now, labels.before] },
    legend: { orient: 'top' },
  };
  const value = { ...valueAxis(measure), field: 'value' };
  return {
    transform: [
      ...(isLine ? [] : (firstRows(12).transform ?? [])),
      { fold: [measure.name, beforeColumn(measure)], as: ['period', 'value'] },
      { calculate: `datum.period === '${measure.name}' ? '${labels.now}' : '${labels.before}'`, as: 'stretch' },
    ],
    mark,
    encoding: {
      ...(isLine ? { x, y: value } : { y: x, x: value, yOffset: { field: 'stretch', sort: [labels.now, labels.before] } }),
      color,
      tooltip: [tooltipOf(x, plan), { field: 'stretch', type: 'nominal', title: 'Period' }, { ...valueTooltip(measure), field: 'value' }],
    },
  };
}

function changeChart(plan: Plan, measure: Measure): Spec {
  const x = bucketAxis(plan.grain ?? 'month', plan);
  const unit = measure.format === 'percent' ? 'points' : '%';
  return {
    transform: [{ filter: { field: changeColumn, valid: true } }],
    mark: { type: 'bar', tooltip: true },
    encoding: {
      x,
      y: { field: changeColumn, type: 'quantitative', title: `Change of ${measure.title.toLowerCase()} (${unit})` },
      tooltip: [
        tooltipOf(x, plan),
        valueTooltip(measure),
        { field: changeColumn, type: 'quantitative', title: `Change (${unit})`, format: '+.1f' },
      ],
    },
  };
}

/** The rows come sorted; the first ones tell most. */
function firstRows(count: number): { readonly transform: readonly Spec[] } {
  return { transform: [{ window: [{ op: 'row_number', as: 'place' }] }, { filter: `datum.place <= ${count}` }] };
}

function timeAxis(grain: Grain): Spec {
  return {
    field: grain,
    type: 'temporal',
    title: null,
    axis: { format: timeFormats[grain], ...(grain === 'year' && { tickCount: 'year' }) },
  };
}

/** A time as a name, in the order of the rows. */
function bucketAxis(grain: Grain, { ranking }: Plan): Spec {
  return {
    field: grain,
    type: 'ordinal',
    title: null,
    ...(ranking !== undefined && { sort: null }),
    timeUnit: timeUnits[grain],
    axis: { format: timeFormats[grain] },
  };
}

function nameAxis(dimension: Dimension | undefined): Spec {
  return {
    field: dimension?.name,
    type: dimension?.type === 'number' ? 'ordinal' : 'nominal',
    sort: null,
    title: null,
    axis: { labelLimit: 180 },
  };
}

function upright(axis: Spec): Spec {
  return { ...axis, axis: { ...Object(axis.axis), labelAngle: 0 } };
}

function valueAxis(measure: Measure): Spec {
  return { field: measure.name, type: 'quantitative', title: axisTitle(measure), axis: { format: axisFormat(measure) } };
}

function seriesColor({ name }: Dimension): Spec {
  return { field: name, type: 'nominal', title: null, legend: { orient: 'top' } };
}

function tooltipOf({ field, type, timeUnit }: Spec, { grain, dimensions }: Plan): Spec {
  const title =
    field === grain
      ? `${String(grain).charAt(0).toUpperCase()}${String(grain).slice(1)}`
      : dimensions.find(({ name }) => name === field)?.title;
  return {
    field,
    type: field === grain ? 'temporal' : type,
    title,
    ...(field === grain && grain !== undefined && { format: tooltipFormats[grain] }),
    ...(timeUnit !== undefined && { timeUnit }),
  };
}

function namedTooltip({ name, title }: Dimension): Spec {
  return { field: name, type: 'nominal', title };
}

function valueTooltip(measure: Measure): Spec {
  const formats = { euros: ',.2f', count: ',.0f', decimal: ',.2f', percent: '.1f' };
  return { field: measure.name, type: 'quantitative', title: axisTitle(measure), format: formats[measure.format] };
}

function axisTitle({ title, format }: Measure): string {
  if (format === 'euros') return `${title} (€)`;
  return format === 'percent' ? `${title} (%)` : title;
}

function axisFormat({ format }: Measure): string {
  return format === 'percent' || format === 'decimal' ? '.3~g' : '~s';
}

function stretchName(label = 'All time'): string {
  const name = label.replace(/^(in|on|over|from) (the )?/, '').replaceAll("'", '');
  return listText([`${name.charAt(0).toUpperCase()}${name.slice(1)}`]);
}

const timeFormats: Readonly<Record<Grain, string>> = { day: '%-d %b', week: '%-d %b', month: '%b %Y', quarter: 'Q%q %Y', year: '%Y' };
const tooltipFormats: Readonly<Record<Grain, string>> = {
  day: '%a, %-d %b %Y',
  week: 'Week of %-d %b %Y',
  month: '%B %Y',
  quarter: 'Q%q %Y',
  year: '%Y',
};
const timeUnits: Readonly<Record<Grain, string>> = {
  day: 'yearmonthdate',
  week: 'yearmonthdate',
  month: 'yearmonth',
  quarter: 'yearquarter',
  year: 'year',
};
