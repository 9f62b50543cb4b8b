import type { ChartProblem } from '../../../labels/ChatWords.js';
import { columnTitle } from '../../columns/columnTitle.js';
import { isNameColumn } from '../../isNameColumn.js';
import { type ChartTheme, readChartTheme, watchChartTheme } from '../look/paint/chartTheme.js';
import { paintForPaper } from '../look/paint/paintForPaper.js';
import { type ChartLegend, hideSame, type LegendView } from '../read/chartLegend.js';
import { createChartTooltip } from '../read/chartTooltip.js';
import { type ChartExplorer, exploreChart } from '../read/exploreChart.js';
import { problemWith } from '../spec/RefusedChart.js';
import { chartRoom, roomBox } from './chartRoom.js';
import type { DrawnChart } from './drawChart.js';
import { nextTask } from './nextTask.js';
import { type ChartInput, type ReadChart, readFirstChart } from './readChart.js';
import { type ChartContent, renderChart } from './renderChart.js';
import { stopWarming } from './warmCharts.js';

export { warmCharts } from './warmCharts.js';

/**
 * Mounts a chart of the first of these inputs that is not too much for a chart, or else reports the problem with the first. Returns a
 * function that removes the chart.
 */
export function mountFirstChart(frame: HTMLElement, inputs: readonly ChartInput[], onChange: (state: ChartState) => void): () => void {
  const chart = readFirstChart(inputs);
  if (typeof chart !== 'string') return mountChart(frame, chart, onChange);
  onChange({ status: 'failed', problem: chart });
  return () => undefined;
}

/**
 * Keeps a chart on the page: draws it, redraws it when theme or width change, and reports each state. Returns a function that removes the chart.
 */
function mountChart(frame: HTMLElement, chart: ReadChart, onChange: (state: ChartState) => void): () => void {
  const { input } = chart;
  const tooltip = createChartTooltip(frame, input.pickHint);
  let drawn: DrawnChart | undefined;
  let explorer: ChartExplorer | undefined;
  let latestDraw = 0;
  let drawnLook = '';
  let drawnTheme: ChartTheme | undefined;
  let backToScreen: (() => void) | undefined;
  let redrawTimer: ReturnType<typeof setTimeout> | undefined;
  let followedWidth = frame.clientWidth;
  let followedRoom = chartRoom(frame);
  let ready: DescribedChart | undefined;
  let seen: LegendView = { hidden: new Set() };

  const fail = (problem: ChartProblem) => {
    stop();
    onChange({ status: 'failed', problem });
  };

  async function draw(): Promise<void> {
    const turn = ++latestDraw;
    stopWarming();
    const library = await import('./drawChart.js').catch(() => undefined);
    if (turn !== latestDraw) return;
    if (library === undefined) return fail('not-loaded');
    // Reading the rows and laying out the chart may each take a while.
    await nextTask();
    if (turn !== latestDraw) return;
    const theme = readChartTheme(frame);
    const width = frame.clientWidth;
    if (width === 0) return;
    const room = chartRoom(frame);
    frame.style.setProperty('--parley-chart-room', `${room ?? 0}px`);
    drawnLook = JSON.stringify([theme, width, room]);
    const stage = frame.ownerDocument.createElement('div');
    stage.className = 'parley-chart-stage';
    // The frame has an accessible name for the whole chart; the chart library would name every bar.
    stage.setAttribute('aria-hidden', 'true');
    try {
      const { drawn: next, isFluid, describe } = await renderChart(stage, chart, { theme, width, room, draw: library.drawChart });
      await next.legend()?.show(seen);
      if (turn !== latestDraw) return next.finalize();
      if (next.shown.count === 0) {
        next.finalize();
        return fail('nothing-shown');
      }
      explorer?.stop();
      drawn?.finalize();
      drawn = next;
      explorer = exploreChart(stage, next, { tooltip, onPick: input.onPick, isName: (column) => isNameIn(input, column) });
      drawnTheme = theme;
      stage.dataset.fit = isFluid ? 'fluid' : 'scroll';
      frame.replaceChildren(stage);
      ready = { describe, read: explorer, pictures: { toSvg: next.toSvg, toPng: () => next.toPng(theme.surface) } };
      report(next);
    } catch (error) {
      if (turn === latestDraw) fail(problemWith(error, 'failed'));
    }
  }

  function report(shown: DrawnChart): void {
    if (ready === undefined || shown !== drawn) return;
    const { describe, ...parts } = ready;
    const legend = shown.legend();
    const show = async (view: LegendView) => {
      const isSame = hideSame(view, seen);
      seen = view;
      await legend?.show(view);
      if (isSame) return;
      explorer?.close();
      report(shown);
    };
    const showSafely = (view: LegendView) => show(view).catch(() => (shown === drawn ? fail('failed') : undefined));
    onChange({ status: 'ready', ...describe(), ...parts, legend: legend && { ...legend, show: showSafely } });
  }

  /** Redraws if the chart no longer fits the look. A fluid chart follows the width at once. */
  function refresh(): void {
    clearTimeout(redrawTimer);
    redrawTimer = setTimeout(() => {
      if (JSON.stringify([readChartTheme(frame), frame.clientWidth, chartRoom(frame)]) !== drawnLook) void draw();
    }, settleMs);
  }

  function followSize(): void {
    followRoom();
    // A drawn chart changes the height of the frame.
    if (frame.clientWidth === followedWidth) return;
    followedWidth = frame.clientWidth;
    const isFluid = frame.querySelector('[data-fit="fluid"]') !== null;
    explorer?.close();
    if (isFluid && frame.clientWidth > 0) resize(frame.clientWidth).catch(() => fail('failed'));
    refresh();
  }

  function followRoom(): void {
    const room = chartRoom(frame);
    if (room === followedRoom) return;
    followedRoom = room;
    refresh();
  }

  async function resize(width: number): Promise<void> {
    const resized = drawn;
    await resized?.resize(width);
    // The entries of the legend have moved.
    if (resized?.legend() !== undefined) report(resized);
  }

  function goToPaper(): void {
    backToScreen?.();
    backToScreen = drawnTheme && paintForPaper(frame, drawnTheme, readChartTheme(frame, 'paper'));
  }

  function goBackToScreen(): void {
    backToScreen?.();
    backToScreen = undefined;
  }

  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(followSize);

  function stop(): void {
    latestDraw = Number.NaN;
    clearTimeout(redrawTimer);
    observer?.disconnect();
    unwatchTheme();
    window.removeEventListener('beforeprint', goToPaper);
    window.removeEventListener('afterprint', goBackToScreen);
    explorer?.stop();
    drawn?.finalize();
    drawn = undefined;
    frame.replaceChildren();
  }

  const unwatchTheme = watchChartTheme(frame, refresh);
  observer?.observe(frame);
  const box = roomBox(frame);
  if (box !== null) observer?.observe(box);
  window.addEventListener('beforeprint', goToPaper);
  window.addEventListener('afterprint', goBackToScreen);
  void draw();
  return stop;
}

function isNameIn({ columns }: ChartInput, title: string): boolean {
  return columns.some((column) => (columnTitle(column) === title || column.name === title) && isNameColumn(column));
}

export type ChartState = LoadingChart | ReadyChart | { readonly status: 'failed'; readonly problem: ChartProblem };

interface LoadingChart {
  readonly status: 'loading';
  /** Set while the chart is hidden, and so is not drawn. */
  readonly pictures?: ChartPictures;
}

interface ReadyChart extends ChartContent {
  readonly status: 'ready';
  readonly pictures: ChartPictures;
  /** Looks up values with the keyboard. */
  readonly read: Pick<ChartExplorer, 'press' | 'close'>;
  /** The legend, if its entries are series that can be hidden. */
  readonly legend: ChartLegend | undefined;
}

interface DescribedChart extends Pick<ReadyChart, 'read' | 'pictures'> {
  readonly describe: () => ChartContent;
}

/** The chart as files, in its current look. */
export interface ChartPictures {
  /** Returns the chart as SVG text. */
  toSvg(): Promise<string>;
  /** Returns the chart as a PNG file. */
  toPng(): Promise<Blob>;
}

const settleMs = 120;
