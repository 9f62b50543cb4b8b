import type { DrawnChart } from './drawChart.js';
import type { ChartPictures } from './mountChart.js';
import type { ChartInput } from './readChart.js';

/**
 * Returns functions that draw a hidden chart outside the page, in the colors of `frame`, and return it as a picture. They reject if the
 * chart cannot be drawn.
 */
export function latePictures(frame: HTMLElement, inputs: readonly ChartInput[]): ChartPictures {
  async function draw<Picture>(take: (drawn: DrawnChart, surface: string) => Promise<Picture>): Promise<Picture> {
    const [{ readChartTheme }, { drawStill }] = await Promise.all([import('../look/paint/chartTheme.js'), import('./drawStill.js')]);
    const theme = readChartTheme(frame);
    const still = await drawStill(inputs, { theme, width: widthPx, take: (_svg, _content, drawn) => take(drawn, theme.surface) });
    if (typeof still === 'string') throw new Error(`The chart cannot be drawn: ${still}.`);
    return still.picture;
  }
  return { toSvg: () => draw((drawn) => drawn.toSvg()), toPng: () => draw((drawn, surface) => drawn.toPng(surface)) };
}

const widthPx = 800;
