/**
 * Loads the chart library and prepares it while the browser is idle, so that it is ready when a result arrives, unless the browser is set to
 * save data. Never rejects; a failed load is retried when a chart is shown.
 */
export function preloadCharts(): void {
  if (savesData()) return;
  void Promise.all([import('./mountChart.js'), import('./drawChart.js')])
    .then(([{ warmCharts }, { drawChart }]) => warmCharts(drawChart))
    .catch(() => undefined);
}

/** Supported by some browsers only, and missing from TypeScript's DOM types. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}
