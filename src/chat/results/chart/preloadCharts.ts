/**
 * Loads the chart library, so that it is there when a result arrives, unless the reader's browser saves data. Never rejects; a failed load
 * is repeated when a chart is shown.
 */
export function preloadCharts(): void {
  if (savesData()) return;
  void Promise.all([import('./mountChart.js'), import('./drawChart.js')]).catch(() => undefined);
}

/** Some browsers only, whose types the library of TypeScript lacks. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}
