import { createRoot } from 'react-dom/client';
import { preloadCharts } from '../../src/chat/results/chart/preloadCharts.js';
import { createServiceClient } from '../../src/client.js';
import { ParleyProvider, SqlResult } from '../../src/index.js';
import '../../src/styles/styles.css';
import { monthlyRevenue, revenueByChannel, topProducts } from '../../stories/support/exampleResults.js';

const results = { bars: monthlyRevenue(), lines: revenueByChannel(), names: topProducts() };
type Kind = keyof typeof results;

const client = createServiceClient({ baseUrl: location.origin, credentials: { kind: 'bearer', token: async () => '' } });
const container = document.getElementById('root') ?? document.body;
const root = createRoot(container);

/** Shows a result, and returns the time until its chart is painted, in milliseconds. */
async function show(view: string, kind: Kind): Promise<number> {
  const from = performance.now();
  if (view === 'plain') await showPlain(kind);
  else {
    root.render(
      <ParleyProvider client={client}>
        <SqlResult key={`${kind} ${from}`} result={results[kind]} />
      </ParleyProvider>,
    );
    await until(() => container.querySelector('[data-slot="chart"][data-state="ready"] svg') !== null);
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - from;
}

/** Draws the same chart with vega-embed, with the rows inside the spec. */
async function showPlain(kind: Kind): Promise<void> {
  const { columns, rows, vegaSpec } = results[kind];
  const { default: embed } = await import('vega-embed');
  const values = rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])));
  await embed(container, { ...JSON.parse(vegaSpec ?? '{}'), width: 600, data: { values } }, { actions: false, renderer: 'svg' });
}

function until(isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isTrue()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(container, { childList: true, subtree: true, attributes: true });
  });
}

/** Loads the chart library ahead of the first chart, as the panel does when a query starts. */
async function preload(view: string): Promise<void> {
  if (view === 'plain') await import('vega-embed');
  else preloadCharts();
}

Object.assign(window, { bench: { show, preload } });
