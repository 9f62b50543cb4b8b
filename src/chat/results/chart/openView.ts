import { type Runtime, View } from 'vega';
import { chartExpressions } from './chartExpressions.js';
import { nextTask } from './nextTask.js';

/**
 * Draws a parsed chart as SVG into an empty element. Expressions are interpreted, never compiled to code, and the loader refuses every
 * address. Rejects if the chart library cannot draw it; failed steps are only logged.
 */
export async function openView(container: HTMLElement, runtime: Runtime, logger: ViewLog): Promise<View> {
  const view = new View(runtime, {
    expr: chartExpressions,
    loader: refusingLoader,
    logger,
    renderer: 'svg',
    tooltip: () => undefined,
  });
  try {
    view.initialize(container).hover();
    await nextTask();
    return await view.runAsync();
  } catch (error) {
    view.finalize();
    throw error;
  }
}

type ViewLog = NonNullable<NonNullable<ConstructorParameters<typeof View>[1]>['logger']>;

const refuseAddress = () => Promise.reject(new Error('A chart may not load anything.'));
const refusingLoader = { load: refuseAddress, sanitize: refuseAddress, http: refuseAddress, file: refuseAddress };
