import type { View } from 'vega';
import { type CutAxis, cutAxis } from '../look/axes/cutAxis.js';
import type { ChartLayout } from '../look/layoutChart.js';
import { drawWithout } from '../look/series/hideSeries.js';
import { legendSeries, type SeriesValue } from '../look/series/legendSeries.js';
import { type SceneNode, type ShownMarks, shownMarks } from '../proof/shownMarks.js';
import {
  type ChartLegend,
  hideSame,
  type LegendEntry,
  type LegendView,
  legendEntries,
  paintSeries,
  placeOfEntry,
} from '../read/chartLegend.js';
import { type ChartStop, chartStops } from '../read/chartStops.js';
import type { SpecObject } from '../spec/specGrammar.js';
import { checkNames } from './checkNames.js';
import { createErrorLog } from './createErrorLog.js';
import { nextTask } from './nextTask.js';
import { openView } from './openView.js';
import { prepareChart } from './prepareChart.js';

/**
 * Draws a safe, laid-out spec as SVG into an empty element, as tasks between which the page stays responsive. Rejects if the chart library
 * cannot draw it.
 */
export async function drawChart(container: HTMLElement, { spec, roles, finish }: DrawnLayout, locale = 'en'): Promise<DrawnChart> {
  const log = createErrorLog();
  await nextTask();
  const { compiled, runtime } = await prepareChart({ spec, finish }, locale, log);
  await checkNames(spec, compiled, log);
  const view = await openView(container, runtime, log);
  try {
    await pressRows(view, compiled);
    await fitAgain(view);
    log.check();
  } catch (error) {
    view.finalize();
    throw error;
  }
  let stops: readonly ChartStop[] | undefined;
  const seriesOf = legendSeries(compiled)?.of ?? (() => undefined);
  let seen: LegendView = { hidden: new Set() };
  const paint = () => paintSeries(sceneOf(view), seriesOf, seen);
  const place = (entry: LegendEntry) => placeOfEntry(sceneOf(view), entry);
  async function show(next: LegendView): Promise<void> {
    const isDrawn = hideSame(seen, next);
    seen = next;
    if (!isDrawn) {
      await drawWithout(view, compiled, next.hidden);
      await fitAgain(view);
      stops = undefined;
      log.check();
    }
    paint();
  }
  return {
    shown: shownMarks(sceneOf(view)),
    cut: () => cutAxis(compiled, (scale) => view.scale(scale).domain()),
    stops() {
      stops ??= chartStops(sceneOf(view), roles);
      return stops;
    },
    legend() {
      const entries = legendEntries(sceneOf(view), seriesOf, seen.hidden);
      return entries && { entries, show, place };
    },
    hides: (series) => series !== undefined && seen.hidden.has(series),
    seriesOf: (row) => seriesOf({ datum: row }),
    origin: () => originOf(view),
    async resize(width) {
      await view.width(width).runAsync();
      await fitAgain(view);
      paint();
      stops = undefined;
      log.check();
    },
    toSvg: () => view.toSVG(),
    async toPng(background) {
      return paintCanvas(await view.toCanvas(pngScale), background);
    },
    finalize: () => view.finalize(),
  };
}

type DrawnLayout = Pick<ChartLayout, 'spec' | 'roles' | 'finish'>;

/** The library's types do not describe the contents of a scene. */
function sceneOf(view: View): SceneNode {
  const scene: object = view.scenegraph();
  return (scene as { readonly root: SceneNode }).root;
}

/** The library's types lack the origin, which excludes the padding. */
function originOf(view: View): readonly [number, number] {
  const [left, top] = (view as View & { origin(): [number, number] }).origin();
  const padding = view.padding();
  return typeof padding === 'number' ? [left + padding, top + padding] : [left + (padding.left ?? 0), top + (padding.top ?? 0)];
}

/** Limits the height of a chart that grows with its number of bars. Names that no longer fit are omitted. */
async function pressRows(view: View, { signals }: SpecObject): Promise<void> {
  const height = view.height();
  const isStepped = Array.isArray(signals) && signals.some((signal) => Object(signal).name === rowStep);
  if (height <= maxRowsPx || !isStepped) return;
  await view.signal(rowStep, (view.signal(rowStep) * maxRowsPx) / height).runAsync();
}

/** The plot gets the size that the labels leave, and labels that depend on this size may then take more room. */
async function fitAgain(view: View): Promise<void> {
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const [width, height] = [view.width(), view.height()];
    await view.resize().runAsync();
    if (view.width() === width && view.height() === height) return;
  }
}

/** A drawn chart. */
export interface DrawnChart {
  /** The visible marks. */
  readonly shown: ShownMarks;
  /** Returns the axis that does not start at zero. */
  cut(): CutAxis | undefined;
  /** Returns the legend, if its entries are series that can be hidden. */
  legend(): ChartLegend | undefined;
  hides(series: SeriesValue | undefined): boolean;
  /** Returns the series of a row. */
  seriesOf(row: Readonly<Record<string, unknown>>): SeriesValue | undefined;
  /** Returns the places where values can be read. */
  stops(): readonly ChartStop[];
  /** Returns the position of the plot inside the picture. */
  origin(): readonly [number, number];
  resize(width: number): Promise<void>;
  toSvg(): Promise<string>;
  toPng(background: string): Promise<Blob>;
  /** Removes the chart and its listeners from the page. */
  finalize(): void;
}

function paintCanvas(chart: HTMLCanvasElement, background: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const margin = 16 * pngScale;
  canvas.width = chart.width + 2 * margin;
  canvas.height = chart.height + 2 * margin;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.reject(new Error('This browser cannot render an image.'));
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(chart, margin, margin);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The image could not be created.')) : resolve(blob)), 'image/png');
  });
}

const pngScale = 2;
const mostPasses = 4;
const maxRowsPx = 640;
/** The chart library's name for the row height of a chart with a fixed height per row. */
const rowStep = 'y_step';
