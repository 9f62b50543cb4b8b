import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../../src/styles/styles.css';
import { DashboardViewer, type DashboardViewerProps } from '../../../src/admin.js';
import { columnsOf } from '../../../stories/support/exampleResults.js';
import { startWorld } from '../../data/support/startWorld.js';

const layout = { rowHeight: 40, margin: [16, 16] };
const bars = { mark: 'bar', encoding: { y: { field: 'name', type: 'nominal' }, x: { field: 'amount', type: 'quantitative' } } };
const line = { mark: 'line', encoding: { x: { field: 'name', type: 'ordinal' }, y: { field: 'amount', type: 'quantitative' } } };
const isWorkbook = (sent: string) => sent === 'GET /api/v1/deployments/1/workbooks/1';

beforeEach(() => page.viewport(1200, 900));

it.each([
  ['four bars', bars, 4],
  ['nine bars', bars, 9],
  ['a line', line, 12],
])('gives %s the height of the tile', async (_, spec, count) => {
  const { tile, chart } = await drawTile({ spec, count, h: 7 });
  expect(tile.offsetHeight).toBe(7 * 40 + 6 * 16);
  expect(heightOf(chart)).toBeGreaterThan(0.8 * roomIn(tile));
  expect(chart.getBoundingClientRect().bottom).toBeLessThanOrEqual(tile.getBoundingClientRect().bottom);
});

it('shows one bar in the middle of a high tile', async () => {
  const { tile, chart } = await drawTile({ spec: bars, count: 1, h: 10 });
  const { top, bottom } = chart.getBoundingClientRect();
  const above = top - topOf(tile);
  expect(above).toBeGreaterThan(50);
  expect(above).toBeCloseTo(topOf(tile) + roomIn(tile) - bottom, 0);
});

it.each([
  ['a tile that is too low', 1000, 2],
  ['one column', 600, 7],
])('keeps the height that a chart needs in %s', async (_, width, h) => {
  const { tile, chart } = await drawTile({ spec: bars, count: 11, h, width });
  expect(heightOf(chart)).toBe(320);
  expect(heightOf(chart)).toBeCloseTo(roomIn(tile), 0);
});

it('follows the height of the tile', async () => {
  const { tile, chart, resize } = await drawTile({ spec: line, count: 12, h: 7 });
  const before = heightOf(chart);
  resize(600);
  await waitFor(() => expect(tile.querySelector('svg')?.clientHeight).toBeLessThan(before));
  resize(1000);
  await waitFor(() => expect(tile.querySelector('svg')?.clientHeight).toBe(before));
});

interface Tile {
  readonly spec: object;
  readonly count: number;
  /** The height in rows. */
  readonly h: number;
  readonly width?: number;
}

async function drawTile({ spec, count, h, width = 1000 }: Tile) {
  const world = startWorld();
  const widget = { id: 'chart', type: 'CHART', position: { x: 0, y: 0, w: 8, h }, config: { reportId: 1 } };
  const reportSnapshots = [{ id: 1, reportId: 1, name: 'Amounts', kind: 'vega', spec, sqlQuery: 'SELECT 1' }];
  const ids = { deploymentId: 1, workbookId: 1 };
  const dashboard = { ...ids, id: 1, publicId: 'p', versionId: 7, config: { title: 'Tiles', widgets: [widget], layout }, reportSnapshots };
  world.answer = (sent) => (isWorkbook(sent) ? Response.json({ id: 1, deploymentId: 1, publishedDashboard: dashboard }) : undefined);
  const loadRows: DashboardViewerProps['loadRows'] = async () => ({
    columns: columnsOf({ name: 'string', amount: 'integer' }),
    rows: Array.from({ length: count }, (_, index) => [`Name ${index}`, 100 + index]),
  });
  const shown = (inlineSize: number) => (
    <div style={{ inlineSize }}>
      <DashboardViewer {...ids} loadRows={loadRows} />
    </div>
  );
  const { container, rerender } = render(shown(width), { wrapper: world.wrapper });
  const chart = await waitFor(() => find(container, '[data-slot="chart"][data-state="ready"] svg'), { timeout: 20_000 });
  return { tile: find(container, '[data-slot="dashboard-widget"]'), chart, resize: (next: number) => rerender(shown(next)) };
}

function find(container: Element, selector: string): HTMLElement {
  const element = container.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
}

const heightOf = (element: Element) => element.getBoundingClientRect().height;

const topOf = (tile: HTMLElement) => find(tile, '.parley-chart-frame').getBoundingClientRect().top;

/** The height from the top of the chart to the padding at the end of its tile. */
function roomIn(tile: HTMLElement): number {
  return tile.getBoundingClientRect().bottom - tile.clientTop - Number.parseFloat(getComputedStyle(tile).paddingBlockEnd) - topOf(tile);
}
