// Replaces `vega-embed` in the element, without its menu, themes and tooltips: see vite.config.ts.
import { parse, type Spec, type View, type ViewOptions } from 'vega';
import { transforms } from 'vega-dataflow';
import * as encode from 'vega-encode';
import { expressionInterpreter } from 'vega-interpreter';
import * as regression from 'vega-regression';
import * as steps from 'vega-transforms';
import * as view from 'vega-view-transforms';
import * as voronoi from 'vega-voronoi';

/** Draws a Vega specification into an element, with interpreted expressions. */
async function embed(container: HTMLElement, vgSpec: Spec, { viewClass: ChartView, ...options }: ChartOptions) {
  // Not at module level, because bundlers drop side effects of modules.
  Object.assign(transforms, steps, view, encode, regression, voronoi);
  const runtime = parse(vgSpec, undefined, { ast: true });
  const chart = new ChartView(runtime, { ...options, expr: expressionInterpreter });
  container.replaceChildren();
  await chart.initialize(container).hover().runAsync();
  return { view: chart, vgSpec, finalize: () => chart.finalize() };
}

interface ChartOptions extends Omit<ViewOptions, 'expr'> {
  readonly viewClass: typeof View;
}

// biome-ignore lint/style/noDefaultExport: as in the package
export { embed as default };
