import { parse, type Spec, View } from 'vega';
import { expressionInterpreter } from 'vega-interpreter';
import { nextTask } from './nextTask.js';
import type { SpecObject } from './specGrammar.js';

/**
 * Draws a compiled chart as SVG into an empty element. Expressions are interpreted, never compiled to code, and the loader refuses every
 * address. Rejects if the chart library cannot parse or draw it; failed steps are only logged.
 */
export async function openView(container: HTMLElement, compiled: SpecObject, logger: ViewLog): Promise<View> {
  // The specification is compiled from a safe one; the library's type for it is a union too large to satisfy.
  const runtime = parse(compiled as unknown as Spec, undefined, { ast: true });
  const view = new View(runtime, {
    expr: expressionInterpreter,
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
