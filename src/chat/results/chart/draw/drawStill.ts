import type { ChartProblem } from '../../../labels/ChatWords.js';
import type { ChartTheme } from '../look/paint/chartTheme.js';
import { problemWith } from '../spec/RefusedChart.js';
import { type DrawnChart, drawChart } from './drawChart.js';
import { nextTask } from './nextTask.js';
import { type ChartInput, readFirstChart } from './readChart.js';
import { type ChartContent, renderChart } from './renderChart.js';

/**
 * Draws the first of these charts that is small enough, outside the page, and captures it with `take`. Never rejects: returns the problem
 * with a chart that cannot be drawn.
 */
export async function drawStill<Picture>(
  inputs: readonly ChartInput[],
  place: StillPlace<Picture>,
): Promise<Still<Picture> | ChartProblem> {
  try {
    await nextTask();
    const chart = readFirstChart(inputs);
    if (typeof chart === 'string') return chart;
    await nextTask();
    const stage = document.createElement('div');
    const { drawn, describe } = await renderChart(stage, chart, { theme: place.theme, width: place.width, draw: drawChart });
    try {
      const svg = stage.querySelector('svg');
      if (svg === null) return 'failed';
      if (drawn.shown.count === 0) return 'nothing-shown';
      const content = describe();
      return { content, picture: await place.take(svg, content, drawn) };
    } finally {
      drawn.finalize();
    }
  } catch (error) {
    return problemWith(error, 'failed');
  }
}

interface StillPlace<Picture> {
  readonly theme: ChartTheme;
  /** The width in CSS pixels. */
  readonly width: number;
  readonly take: (svg: SVGSVGElement, content: ChartContent, drawn: DrawnChart) => Picture | Promise<Picture>;
}

interface Still<Picture> {
  readonly content: ChartContent;
  readonly picture: Picture;
}
