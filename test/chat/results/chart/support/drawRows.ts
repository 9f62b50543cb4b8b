import * as vega from 'vega';
import { checkNames } from '../../../../../src/chat/results/chart/draw/checkNames.js';
import { compileChart } from '../../../../../src/chat/results/chart/draw/compileChart.js';
import { createErrorLog } from '../../../../../src/chat/results/chart/draw/createErrorLog.js';
import { type CutAxis, cutAxis } from '../../../../../src/chat/results/chart/look/axes/cutAxis.js';
import { layoutChart } from '../../../../../src/chat/results/chart/look/layoutChart.js';
import { drawWithout } from '../../../../../src/chat/results/chart/look/series/hideSeries.js';
import { legendSeries, type SeriesValue } from '../../../../../src/chat/results/chart/look/series/legendSeries.js';
import { compareWithRows } from '../../../../../src/chat/results/chart/proof/compareWithRows.js';
import { type SceneNode, shownMarks } from '../../../../../src/chat/results/chart/proof/shownMarks.js';
import { legendEntries } from '../../../../../src/chat/results/chart/read/chartLegend.js';
import { type ChartStop, chartStops } from '../../../../../src/chat/results/chart/read/chartStops.js';
import { chartRows } from '../../../../../src/chat/results/chart/rows/chartRows.js';
import { safeVegaSpec } from '../../../../../src/chat/results/chart/safe/safeVegaSpec.js';
import { problemWith } from '../../../../../src/chat/results/chart/spec/RefusedChart.js';
import type { QueryRows } from '../../../../../src/client/chat-stream/QueryRows.js';

/** Draws a chart in Node, as it would appear on a page. */
export async function drawRows(
  spec: object,
  { columns, rows }: QueryRows,
  { locale = 'en', width = 800, title, part, now = Date.UTC(2040, 0, 15), hidden = [] }: DrawOptions = {},
): Promise<DrawnRows> {
  const text = JSON.stringify(spec);
  const ready = chartRows({ columns, rows }, locale, text);
  const safe = safeVegaSpec(text, ready);
  if (!safe.isSafe) return refused(safe.problem, rows.length);
  const {
    spec: laidOut,
    tally,
    roles,
    finish,
  } = layoutChart(safe.spec, ready, { theme, width, locale, title, part, now, countTitle: 'Number of rows', openNote: 'not finished yet' });
  const compiled = compileChart(laidOut, locale, { finish });
  const problem = await checkNames(laidOut, compiled, createErrorLog()).then(
    () => undefined,
    (error) => problemWith(error, 'failed'),
  );
  if (problem !== undefined) return refused(problem, rows.length);
  const view = new vega.View(vega.parse(compiled), { renderer: 'none' });
  await view.runAsync();
  const seriesOf = legendSeries(compiled)?.of ?? (() => undefined);
  if (hidden.length > 0) await drawWithout(view, compiled, new Set(hidden));
  const { root } = view.scenegraph() as unknown as { readonly root: SceneNode };
  const shown = shownMarks(root);
  const { missing, total } = compareWithRows(safe.spec, ready, { shown, tally });
  const marks = itemsOf(root, 'mark');
  const axes = nodesOf(root).filter(({ role }) => role === 'axis');
  const labelsAt = (orient: string) =>
    axes
      .filter(({ items }) => items?.some((item) => item.orient === orient))
      .flatMap((axis) => itemsOf(axis, 'axis-label'))
      .sort((one, other) => (orient === 'bottom' ? Number(one.x) - Number(other.x) : Number(one.y) - Number(other.y)))
      .map(({ text: label }) => (Array.isArray(label) ? label.join(' ') : String(label)));
  const legend = nodesOf(root)
    .filter(({ role }) => role === 'legend-label')
    .flatMap(({ items }) => (items ?? []).map(({ text: label }) => String(label)));
  const legendTops = nodesOf(root)
    .filter(({ items }) => items?.some(({ role }) => role === 'legend-label'))
    .map(({ y }) => Math.round(Number(y)));
  const titles = nodesOf(root)
    .filter(({ role }) => role === 'axis-title' || role === 'legend-title')
    .flatMap(({ items }) => (items ?? []).flatMap(({ text: title }) => (title ? [String(title)] : [])));
  const svg = await view.toSVG();
  const cut = cutAxis(compiled, (scale) => view.scale(scale).domain());
  const entries = legendEntries(root, seriesOf, new Set(hidden));
  view.finalize();
  return {
    problem: undefined,
    shown: shown.count,
    missing,
    total,
    marks,
    bottom: labelsAt('bottom'),
    left: labelsAt('left'),
    legend,
    titles,
    svg,
    stops: chartStops(root, roles),
    entries: entries?.map(({ name }) => name),
    series: entries?.map(({ value }) => value) ?? [],
    legendTops,
    open: finish.open.map(({ name }) => name),
    cut,
    values: itemsOf(root, 'value').map(({ text, x, y, align, baseline, fill }) => ({ text, x, y, align, baseline, fill })),
    veil: itemsOf(root, 'veil'),
    lineNames: nodesOf(root)
      .filter(({ name }) => name === 'parley_line_ends')
      .flatMap(({ items }) => (items ?? []).map(({ text: label, y }) => ({ text: String(label), y: Number(y) }))),
  };
}

function refused(problem: string, total: number): DrawnRows {
  return {
    problem,
    shown: 0,
    missing: total,
    total,
    marks: [],
    bottom: [],
    left: [],
    legend: [],
    titles: [],
    svg: '',
    stops: [],
    entries: undefined,
    series: [],
    legendTops: [],
    open: [],
    cut: undefined,
    values: [],
    lineNames: [],
    veil: [],
  };
}

interface DrawOptions {
  locale?: string;
  width?: number;
  /** The title of the card. */
  title?: string;
  /** The row count of a chart of some of the rows. */
  part?: string;
  /** The current wall-clock time. */
  now?: number;
  /** The series that the reader hides. */
  hidden?: readonly SeriesValue[];
}

export interface DrawnRows {
  /** Why the chart was refused. */
  readonly problem: string | undefined;
  /** The number of visible marks. */
  readonly shown: number;
  /** The number of rows that the note reports as not shown. */
  readonly missing: number;
  /** The number of rows that the chart should show. */
  readonly total: number;
  /** The items of all marks. */
  readonly marks: readonly SceneNode[];
  /** The labels of the x-axis, from left to right. */
  readonly bottom: readonly string[];
  /** The labels of the y-axis, from top to bottom. */
  readonly left: readonly string[];
  readonly legend: readonly string[];
  /** The titles of axes and legends. */
  readonly titles: readonly string[];
  /** The saved picture. */
  readonly svg: string;
  /** The places where values can be read. */
  readonly stops: readonly ChartStop[];
  /** The entries of the legend that can hide a series. */
  readonly entries: readonly string[] | undefined;
  /** The series of these entries. */
  readonly series: readonly SeriesValue[];
  /** The vertical positions of the entries of a legend. */
  readonly legendTops: readonly number[];
  /** The unfinished periods. */
  readonly open: readonly string[];
  /** The axis that does not start at zero. */
  readonly cut: CutAxis | undefined;
  /** The amounts at the ends of bars. */
  readonly values: readonly SceneNode[];
  /** The shapes that make the areas of an unfinished period pale. */
  readonly veil: readonly SceneNode[];
  /** The names at the ends of lines, from top to bottom. */
  readonly lineNames: readonly { readonly text: string; readonly y: number }[];
}

function nodesOf(node: SceneNode): readonly SceneNode[] {
  return [node, ...(node.items ?? []).flatMap(nodesOf)];
}

function itemsOf(node: SceneNode, role: string): readonly SceneNode[] {
  return nodesOf(node)
    .filter((inner) => inner.role === role && inner.marktype !== 'group')
    .flatMap(({ items }) => items ?? []);
}

const colours = Array.from({ length: 8 }, (_, index) => `rgb(${index}, 100, 200)`);
const theme = {
  text: 'rgb(0, 0, 0)',
  muted: 'rgb(90, 90, 90)',
  grid: 'rgb(220, 220, 220)',
  surface: 'rgb(255, 255, 255)',
  series: colours,
  previous: 'rgb(1, 2, 3)',
  furtherSeries: [],
  font: 'sans-serif',
};
