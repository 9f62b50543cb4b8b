import { wallClockIn } from '../wallClock.js';
import { type ChartFacts, chartFacts } from './chartFacts.js';
import { amountText, chartSummary } from './chartSummary.js';
import type { ChartTheme } from './chartTheme.js';
import { compareWithRows } from './compareWithRows.js';
import type { DrawnChart, drawChart } from './drawChart.js';
import { layoutChart } from './layoutChart.js';
import type { ReadChart } from './readChart.js';
import { takeRecorded } from './tallyRows.js';

/** Draws a chart into an empty element, and says what it shows. Rejects if the chart library cannot draw it. */
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
    return {
      drawn,
      isFluid,
      content: {
        summary: chartSummary(spec, { ...rows, values: visible }, words),
        facts: chartFacts(spec, { ...rows, values: visible }, { words: viewing, locale, open }),
        rows: total,
        missing,
        areLabelsReplaced: dropped.has('labels'),
        notes: [
          ...new Set(open.map(({ name }) => `${name}: ${words.labels.unfinished}`)),
          ...(drawn.cut === undefined ? [] : [words.labels.axisStart(amountText(drawn.cut.start, spec, rows, words))]),
        ],
      },
    };
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
  /** True if the chart can change its width without a new layout. */
  readonly isFluid: boolean;
  readonly content: ChartContent;
}

/** What a drawn chart shows, in words. */
export interface ChartContent {
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
}
