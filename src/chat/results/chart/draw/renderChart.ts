import { wallClockIn } from '../../wallClock.js';
import { layoutChart } from '../look/layoutChart.js';
import type { ChartTheme } from '../look/paint/chartTheme.js';
import { compareWithRows } from '../proof/compareWithRows.js';
import { takeRecorded } from '../proof/tallyRows.js';
import { type ChartFacts, chartFacts } from '../read/chartFacts.js';
import { amountText, chartSummary } from '../read/chartSummary.js';
import type { DrawnChart, drawChart } from './drawChart.js';
import type { ReadChart } from './readChart.js';

/** Draws a chart into an empty element. Rejects if the chart library cannot draw it. */
export async function renderChart(stage: HTMLElement, chart: ReadChart, { draw, ...place }: RenderPlace): Promise<RenderedChart> {
  const { input, rows, spec, dropped } = chart;
  const { locale, viewing, words } = input;
  const { tally, isFluid, ...layout } = layoutChart(spec, rows, {
    ...place,
    locale,
    title: input.title,
    countTitle: words.labels.count,
    part: input.isPart ? words.rows : undefined,
    now: wallClockIn(input.timeZone, new Date()),
    openNote: words.labels.unfinished,
  });
  try {
    const drawn = await draw(stage, layout, locale);
    const { visible, total, missing } = compareWithRows(spec, rows, { shown: drawn.shown, tally });
    const { open } = layout.finish;
    const describe = (): ChartContent => {
      const shown = { ...rows, values: visible.filter((row) => !drawn.hides(drawn.seriesOf(row))) };
      const layers = Array.isArray(spec.layer) && {
        layer: spec.layer.filter((layer) => !drawn.hides(Object(Object(Object(layer).encoding).color).datum)),
      };
      const cut = drawn.cut();
      return {
        summary: chartSummary({ ...spec, ...layers }, shown, words),
        facts: chartFacts({ ...spec, ...layers }, shown, { words: viewing, locale, open }),
        rows: total,
        missing,
        areLabelsReplaced: dropped.has('labels'),
        notes: [
          ...new Set(open.map(({ name }) => `${name}: ${words.labels.unfinished}`)),
          ...(cut === undefined ? [] : [words.labels.axisStart(amountText(cut.start, spec, rows, words))]),
        ],
      };
    };
    return { drawn, isFluid, describe };
  } finally {
    if (tally !== undefined) takeRecorded(tally);
  }
}

interface RenderPlace {
  readonly theme: ChartTheme;
  readonly width: number;
  readonly room?: number | undefined;
  /** `drawChart`, which is loaded on demand. */
  readonly draw: typeof drawChart;
}

interface RenderedChart {
  readonly drawn: DrawnChart;
  /** True if the width of the chart can change without a new layout. */
  readonly isFluid: boolean;
  /** Describes the series that are shown. */
  readonly describe: () => ChartContent;
}

/** The content of a drawn chart, in words. */
export interface ChartContent {
  readonly summary: string;
  /** The details that screen readers read after the summary. */
  readonly facts: readonly ChartFacts[];
  /** The number of rows that the chart should show. */
  readonly rows: number;
  /** The number of rows missing from the chart. */
  readonly missing: number;
  /** True if the spec has labels that are not supported. */
  readonly areLabelsReplaced: boolean;
  /** Notes on how the chart was drawn, shown below it. */
  readonly notes: readonly string[];
}
