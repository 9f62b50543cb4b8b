import { createRoot } from 'react-dom/client';
import { preloadCharts } from '../../src/chat/results/chart/draw/preloadCharts.ts';
import { createServiceClient } from '../../src/client.ts';
import { ParleyProvider, SqlResult } from '../../src/index.ts';
import '../../src/styles/styles.css';
import { monthlyRevenue, revenueByChannel, topProducts } from '../../stories/support/exampleResults.ts';

const results = { bars: monthlyRevenue(), lines: revenueByChannel(), names: topProducts() };

const client = createServiceClient({ baseUrl: location.origin, credentials: { kind: 'bearer', token: async () => '' } });
const container = document.getElementById('root') ?? document.body;
const root = createRoot(container);

/** Shows a result, and returns the time until its chart is painted, in milliseconds. */
async function show(view, kind) {
  const from = performance.now();
  if (view === 'plain') await window.bench.plain.draw(container, results[kind]);
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

function until(isTrue) {
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
async function preload(view) {
  if (view === 'plain') await window.bench.plain.load();
  else preloadCharts();
}

Object.assign(window, { bench: { ...window.bench, show, preload } });
