import type { ChartProblem } from '../../../chat/labels/ChatWords.js';
import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import type { ViewingWords } from '../../labels/viewing/ViewingWords.js';
import { isNameColumn } from '../isNameColumn.js';
import { wallClockIn } from '../wallClock.js';
import { type ChartFacts, chartFacts } from './chartFacts.js';
import type { ChartLegend } from './chartLegend.js';
import { chartRoom } from './chartRoom.js';
import { type ChartRows, chartRows, type ValueWords } from './chartRows.js';
import { amountText, chartSummary, type SummaryWords } from './chartSummary.js';
import { type ChartTheme, readChartTheme, watchChartTheme } from './chartTheme.js';
import { createChartTooltip } from './chartTooltip.js';
import { compareWithRows } from './compareWithRows.js';
import type { DrawnChart } from './drawChart.js';
import { type ChartExplorer, type ExplorerOptions, exploreChart } from './exploreChart.js';
import type { ChartFinish } from './finishChart.js';
import { layoutChart } from './layoutChart.js';
import { nextTask } from './nextTask.js';
import { paintForPaper } from './paintForPaper.js';
import { safeVegaSpec } from './safeVegaSpec.js';
import type { SpecObject } from './specGrammar.js';
import { takeRecorded } from './tallyRows.js';
import { stopWarming } from './warmCharts.js';

export { warmCharts } from './warmCharts.js';

/**
 * Mounts a chart of the first of these inputs that is not too much for a chart, or else reports the problem with the first. Returns a
 * function that removes the chart.
 */
export function mountFirstChart(frame: HTMLElement, inputs: readonly ChartInput[], onChange: (state: ChartState) => void): () => void {
  let refusal: ChartState | undefined;
  for (const input of inputs) {
    const { rows, safe } = readChart(input);
    if (safe.isSafe) return mountChart(frame, { input, rows, spec: safe.spec, dropped: safe.dropped }, onChange);
    refusal ??= { status: 'failed', problem: safe.problem };
    if (safe.problem !== 'too-large' && safe.problem !== 'too-much-work') break;
  }
  if (refusal !== undefined) onChange(refusal);
  return () => undefined;
}

/** Reads the rows and the spec of a chart. */
function readChart(input: ChartInput) {
  const rows = chartRows(input, input.locale, input.spec, input.words);
  return { rows, safe: safeVegaSpec(input.spec, rows) };
}

/**
 * Keeps a chart on the page: draws it, redraws it when theme or width change, and reports each state. Returns a function that removes the chart.
 */
function mountChart(frame: HTMLElement, { input, rows, spec, dropped }: ReadChart, onChange: (state: ChartState) => void): () => void {
  const tooltip = createChartTooltip(frame);
  let drawn: DrawnChart | undefined;
  let explorer: ChartExplorer | undefined;
  let latestDraw = 0;
  let drawnLook = '';
  let drawnTheme: ChartTheme | undefined;
  let backToScreen: (() => void) | undefined;
  let redrawTimer: ReturnType<typeof setTimeout> | undefined;
  let followedWidth = frame.clientWidth;
  let followedRoom = chartRoom(frame);
  let ready: ReadyChart | undefined;

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
    drawnLook = JSON.stringify([theme, width, room]);
    const stage = frame.ownerDocument.createElement('div');
    stage.className = 'parley-chart-stage';
    // The frame has an accessible name for the whole chart; the chart library would name every bar.
    stage.setAttribute('aria-hidden', 'true');
    let tally: string | undefined;
    try {
      const layout = layoutChart(spec, rows, {
        theme,
        width,
        room,
        locale: input.locale,
        title: input.title,
        countTitle: input.words.labels.count,
        part: input.isPart ? input.words.rows : undefined,
        now: wallClockIn(input.timeZone, new Date()),
        openNote: input.words.labels.unfinished,
      });
      tally = layout.tally;
      const next = await library.drawChart(stage, layout, input.locale);
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
      stage.dataset.fit = layout.isFluid ? 'fluid' : 'scroll';
      frame.replaceChildren(stage);
      const { visible, total, missing } = compareWithRows(spec, rows, { shown: next.shown, tally });
      const { locale, viewing } = input;
      const { open } = layout.finish;
      ready = {
        status: 'ready',
        summary: chartSummary(spec, { ...rows, values: visible }, input.words),
        facts: chartFacts(spec, { ...rows, values: visible }, { words: viewing, locale, open }),
        rows: total,
        missing,
        areLabelsReplaced: dropped.has('labels'),
        notes: notesOf(next, layout.finish, { spec, rows, words: input.words }),
        read: explorer,
        pictures: { toSvg: next.toSvg, toPng: () => next.toPng(theme.surface) },
        legend: next.legend,
      };
      onChange(ready);
    } catch {
      if (turn === latestDraw) fail('failed');
    } finally {
      if (tally !== undefined) takeRecorded(tally);
    }
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
    if (resized === undefined || resized !== drawn || ready?.legend === undefined) return;
    // The entries of the legend have moved.
    ready = { ...ready, legend: { ...ready.legend } };
    onChange(ready);
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
  const box = frame.closest('.parley-result-chart');
  if (box !== null) observer?.observe(box);
  window.addEventListener('beforeprint', goToPaper);
  window.addEventListener('afterprint', goBackToScreen);
  void draw();
  return stop;
}

function isNameIn({ columns }: ChartInput, title: string): boolean {
  return columns.some((column) => (column.title === title || column.name === title) && isNameColumn(column));
}

/** What the reader should know about what is drawn. */
function notesOf(
  { cut }: DrawnChart,
  { open }: ChartFinish,
  { spec, rows, words }: Pick<ReadChart, 'spec' | 'rows'> & { readonly words: SummaryWords },
): readonly string[] {
  const periods = new Set(open.map(({ name }) => `${name}: ${words.labels.unfinished}`));
  return [...periods, ...(cut === undefined ? [] : [words.labels.axisStart(amountText(cut.start, spec, rows, words))])];
}

interface ReadChart {
  readonly input: ChartInput;
  readonly rows: ChartRows;
  readonly spec: SpecObject;
  readonly dropped: ReadonlySet<'labels'>;
}

export interface ChartInput extends QueryRows {
  /** Vega-Lite as JSON text; untrusted. */
  readonly spec: string;
  readonly title: string | undefined;
  /** The IANA time zone of the times in the rows, if it is known. */
  readonly timeZone: string | undefined;
  /** True if these are only some of the rows of the result. */
  readonly isPart: boolean;
  readonly locale: string;
  readonly words: SummaryWords & ValueWords;
  readonly viewing: ViewingWords;
  /** Called with the values of a place in the chart that the reader picks. */
  readonly onPick?: ExplorerOptions['onPick'];
}

export type ChartState = { readonly status: 'loading' } | ReadyChart | { readonly status: 'failed'; readonly problem: ChartProblem };

interface ReadyChart {
  readonly status: 'ready';
  readonly summary: string;
  /** The description that screen readers find after the summary. */
  readonly facts: readonly ChartFacts[];
  /** The number of rows that the chart should show. */
  readonly rows: number;
  /** The number of them that the chart does not show. */
  readonly missing: number;
  /** True if the spec has labels that are not supported. */
  readonly areLabelsReplaced: boolean;
  /** What is said below the chart about how it is drawn. */
  readonly notes: readonly string[];
  readonly pictures: ChartPictures;
  /** Looks up values with the keyboard. */
  readonly read: Pick<ChartExplorer, 'press' | 'close'>;
  /** The legend, if its entries are series that can be hidden. */
  readonly legend: ChartLegend | undefined;
}

/** The chart as files, in its current look. */
export interface ChartPictures {
  /** Returns the chart as SVG text. */
  toSvg(): Promise<string>;
  /** Returns the chart as a PNG file. */
  toPng(): Promise<Blob>;
}

const settleMs = 120;
