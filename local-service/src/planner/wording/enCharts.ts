import { isRetail } from '../plan/members.js';
import type { ChartWish, Plan } from '../plan/Plan.js';
import { type Chart, keyCountOf, maxSlices, showsWish } from '../query/chooseChart.js';
import { capital, listText, lowerFirst } from '../words/listText.js';

/** "a map or a radar chart". */
export function chartNames(names: readonly string[]): string {
  return listText(
    [...new Set(names)].map((name) => `a ${nouns.has(name) ? name : `${name} chart`}`),
    'or',
  );
}

const nouns: ReadonlySet<string> = new Set(['map', 'treemap', 'tree map', 'wordcloud', 'word cloud', 'funnel', 'gauge']);

/** Says why the chart is another than the one wished for. */
export function unmetWishText(plan: Plan, chart: Chart | undefined, rowCount: number): string {
  const { chart: wish, measures } = plan;
  if (chart === undefined) return reasonForNone(plan, rowCount);
  if (wish !== undefined && !showsWish(chart, wish)) return `${capital(names[wish])} ${need(plan, wish, rowCount)}`;
  if (keyCountOf(plan) < 2) return 'Stacked bars need a second breakdown';
  return `Values of ${lowerFirst(measures[0]?.title ?? 'this')} do not add up in a stack`;
}

function reasonForNone(plan: Plan, rowCount: number): string {
  if (plan.listOf !== undefined) return 'A list has no numbers to draw';
  if (keyCountOf(plan) === 0 || rowCount < 2) return 'A single value is no chart';
  return 'These rows have too many breakdowns for a chart';
}

function need({ grain, measures, model }: Plan, wish: ChartWish, rowCount: number): string {
  switch (wish) {
    case 'arc':
      if (grain !== undefined) return 'does not show a course over time';
      if (measures[0]?.isAdditive !== true)
        return `needs parts that add up, and values of ${lowerFirst(measures[0]?.title ?? 'this')} do not`;
      return rowCount > maxSlices ? `of ${rowCount} parts cannot be read` : 'shows the parts of one number';
    case 'point':
      return `needs two measures${isRetail(model) ? ', such as “revenue and profit by store”' : ''}`;
    case 'heatmap':
      return `needs two breakdowns${isRetail(model) ? ', such as “by weekday and hour”' : ''}`;
    case 'line':
    case 'area':
      return 'needs a course over time';
    default:
      return 'cannot show this';
  }
}

const names: Readonly<Record<ChartWish, string>> = {
  line: 'a line',
  area: 'an area',
  bar: 'a bar chart',
  arc: 'a pie',
  point: 'a scatter plot',
  heatmap: 'a heat map',
  none: 'a table',
};

/** Says what is drawn instead. */
export function chartOutcome(chart: Chart | undefined): string {
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
