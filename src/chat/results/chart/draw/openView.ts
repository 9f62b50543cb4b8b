import { type Runtime, View } from 'vega';
import { chartExpressions } from './chartExpressions.js';
import { nextTask } from './nextTask.js';

/** Draws a parsed chart as SVG into an empty element. Rejects if the chart library cannot draw it; failed steps are only logged. */
export async function openView(container: HTMLElement, runtime: Runtime, logger: ViewLog): Promise<View> {
  const view = createView(runtime, logger, 'svg');
  try {
    view.initialize(container).hover();
    await nextTask();
    return await view.runAsync();
  } catch (error) {
    view.finalize();
    throw error;
  }
}

/** Creates a view of a parsed chart. Expressions are interpreted, never compiled to code, and the loader refuses every address. */
export function createView(runtime: Runtime, logger: ViewLog, renderer: 'svg' | 'none'): View {
  return new View(runtime, { expr: chartExpressions, loader: refusingLoader, logger, renderer, tooltip: () => undefined });
}

type ViewLog = NonNullable<NonNullable<ConstructorParameters<typeof View>[1]>['logger']>;

const refuseAddress = () => Promise.reject(new Error('A chart may not load anything.'));
const refusingLoader = { load: refuseAddress, sanitize: refuseAddress, http: refuseAddress, file: refuseAddress };
