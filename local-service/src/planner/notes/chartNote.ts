import type { QueryResult } from '../../warehouse/Warehouse.js';
import type { ChartWish, Plan } from '../plan/Plan.js';
import { type Chart, keyCountOf, maxSlices, measuresOfOneUnit } from '../query/chooseChart.js';
import { capital, listText, lowerFirst } from '../words/listText.js';

/** Says what is drawn instead of a chart that was wished for, and why; `undefined` if the wish came true. */
export function chartNote(
  plan: Plan,
  chart: Chart | undefined,
  { data }: Pick<QueryResult, 'data'>,
  unknownCharts: readonly string[],
): string | undefined {
  if (unknownCharts.length > 0) return `I cannot draw ${chartNames(unknownCharts)}, so ${outcome(chart)}.`;
  const reason = reasonAgainst(plan, chart, data.length);
  return reason === undefined ? undefined : `${reason}, so ${outcome(chart)}.`;
}

/** Says which of several measures the chart leaves out, because they have another unit. */
export function undrawnMeasures(plan: Plan, chart: Chart | undefined): Plan['measures'] {
  if (chart === undefined || chart.kind === 'points') return [];
  const drawn = chart.kind === 'column-lines' || chart.kind === 'column-bars' ? measuresOfOneUnit(plan) : plan.measures.slice(0, 1);
  return plan.measures.filter((measure) => !drawn.includes(measure));
}

/** "a map or a radar chart". */
export function chartNames(names: readonly string[]): string {
  return listText(
    [...new Set(names)].map((name) => `a ${nouns.has(name) ? name : `${name} chart`}`),
    'or',
  );
}

const nouns: ReadonlySet<string> = new Set(['map', 'treemap', 'tree map', 'wordcloud', 'word cloud', 'funnel', 'gauge']);

function reasonAgainst(plan: Plan, chart: Chart | undefined, rowCount: number): string | undefined {
  const { chart: wish, style } = plan;
  const isWished = (wish !== undefined && wish !== 'none') || style !== undefined;
  if (!isWished) return undefined;
  if (chart === undefined) return reasonForNone(plan, rowCount);
  if (wish !== undefined && !shows(chart, wish))
    return wish === 'none' ? undefined : `${capital(names[wish])} ${need(plan, wish, rowCount)}`;
  if (style?.isStacked === true && !isStack(chart)) {
    return keyCountOf(plan) < 2
      ? 'Stacked bars need a second breakdown'
      : `Values of ${lowerFirst(plan.measures[0]?.title ?? 'this')} do not add up in a stack`;
  }
  return undefined;
}

function reasonForNone(plan: Plan, rowCount: number): string {
  if (plan.listOf !== undefined) return 'A list has no numbers to draw';
  if (keyCountOf(plan) === 0 || rowCount < 2) return 'A single value is no chart';
  return 'These rows have too many breakdowns for a chart';
}

function need({ grain, measures }: Plan, wish: ChartWish, rowCount: number): string {
  switch (wish) {
    case 'arc':
      if (grain !== undefined) return 'does not show a course over time';
      if (measures[0]?.isAdditive !== true)
        return `needs parts that add up, and values of ${lowerFirst(measures[0]?.title ?? 'this')} do not`;
      return rowCount > maxSlices ? `of ${rowCount} parts cannot be read` : 'shows the parts of one number';
    case 'point':
      return 'needs two measures, such as “revenue and profit by store”';
    case 'heatmap':
      return 'needs two breakdowns, such as “by weekday and hour”';
    case 'line':
    case 'area':
      return 'needs a course over time';
    default:
      return 'cannot show this';
  }
}

function shows({ kind }: Chart, wish: ChartWish): boolean {
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

const names: Readonly<Record<ChartWish, string>> = {
  line: 'a line',
  area: 'an area',
  bar: 'a bar chart',
  arc: 'a pie',
  point: 'a scatter plot',
  heatmap: 'a heat map',
  none: 'a table',
};

function isStack(chart: Chart): boolean {
  return chart.kind === 'area' || (chart.kind === 'split-bars' && chart.isStacked);
}

function outcome(chart: Chart | undefined): string {
  return chart === undefined ? 'there is only the table' : `the chart shows ${drawn[chart.kind]}`;
}

const drawn: Readonly<Record<Chart['kind'], string>> = {
  line: 'lines',
  area: 'an area',
  'column-lines': 'lines',
  'column-bars': 'bars side by side',
  bars: 'bars',
  'split-bars': 'bars',
  heatmap: 'a heat map',
  points: 'points',
  arc: 'a pie',
  'change-bars': 'the changes as bars',
};
