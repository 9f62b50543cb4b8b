import { layoutChart } from '../look/layoutChart.js';
import type { ChartTheme } from '../look/paint/chartTheme.js';
import { chartRows } from '../rows/chartRows.js';
import { safeVegaSpec } from '../safe/safeVegaSpec.js';
import type { drawChart } from './drawChart.js';

/**
 * Draws small charts off the page while the browser is idle, so that it has compiled the chart library and the calendars of names are known
 * when the first chart is drawn. Runs once, and stops if a chart is drawn meanwhile.
 */
export async function warmCharts(draw: typeof drawChart): Promise<void> {
  if (isWarm || !('requestIdleCallback' in window)) return;
  for (const spec of samples) {
    await idle();
    if (isWarm) return;
    const rows = chartRows(sampleRows, 'en', spec);
    const safe = safeVegaSpec(spec, rows);
    if (!safe.isSafe) return;
    const layout = layoutChart(safe.spec, rows, place);
    await idle();
    if (isWarm) return;
    const drawn = await draw(document.createElement('div'), layout);
    drawn.stops();
    drawn.finalize();
  }
  isWarm = true;
}

/** Called when a chart is drawn on the page. */
export function stopWarming(): void {
  isWarm = true;
}

let isWarm = false;

function idle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve()));
}

const x = { field: 'time', type: 'temporal' };
const y = { field: 'amount', type: 'quantitative' };
const color = { field: 'name', type: 'nominal' };
const samples = [
  { mark: 'line', encoding: { x, y, color } },
  { mark: 'bar', encoding: { x: { ...x, type: 'ordinal', timeUnit: 'yearmonth' }, y: { ...y, aggregate: 'sum' } } },
  { mark: 'bar', encoding: { x: y, y: { ...color, sort: '-x' } } },
].map((spec) => JSON.stringify(spec));

const sampleRows = {
  columns: [
    { name: 'time', type: 'time', serviceType: 'time' },
    { name: 'name', type: 'string', serviceType: 'string' },
    { name: 'amount', type: 'number', serviceType: 'number' },
  ] as const,
  rows: [0, 1, 2, 3].map((index) => [`2025-0${1 + (index >> 1)}-01`, index % 2 === 0 ? 'first' : 'second', index + 1]),
};

const theme: ChartTheme = {
  text: 'rgb(0, 0, 0)',
  muted: 'rgb(90, 90, 90)',
  grid: 'rgb(220, 220, 220)',
  surface: 'rgb(255, 255, 255)',
  series: Array.from({ length: 8 }, (_, index) => `rgb(${index}, 80, 160)`),
  previous: 'rgb(160, 180, 210)',
  furtherSeries: [],
  font: 'sans-serif',
};
const place = { theme, width: 600, locale: 'en', title: undefined, countTitle: '', now: 0, openNote: '' };
