import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { drawChart } from '../../../../../src/chat/results/chart/draw/drawChart.js';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { createElement: () => ({}) });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
});
afterEach(() => void vi.unstubAllGlobals());

/** Loaded for each test, because it runs once. */
const load = () => import('../../../../../src/chat/results/chart/draw/warmCharts.js');

/** Draws nothing, and counts what it should draw. */
function fakeDraw() {
  const drawn = { stops: () => [], finalize: () => undefined } as unknown as Awaited<ReturnType<typeof drawChart>>;
  return vi.fn<typeof drawChart>(async () => drawn);
}

it('draws each of its small charts once while the browser is idle', async () => {
  const { warmCharts } = await load();
  const draw = fakeDraw();
  await warmCharts(draw);
  await warmCharts(draw);
  expect(draw.mock.calls.map(([, { spec }]) => Object(spec.mark).type)).toEqual(['line', 'bar', 'bar']);
});

it('draws no further ones once a chart is drawn on the page', async () => {
  const { warmCharts, stopWarming } = await load();
  const draw = fakeDraw();
  const done = warmCharts(draw);
  stopWarming();
  await done;
  expect(draw).not.toHaveBeenCalled();
});

it('does nothing in a browser that does not report when it is idle', async () => {
  vi.stubGlobal('window', {});
  const { warmCharts } = await load();
  const draw = fakeDraw();
  await warmCharts(draw);
  expect(draw).not.toHaveBeenCalled();
});
