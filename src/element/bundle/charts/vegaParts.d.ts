// The parts of `vega` have no types, apart from those that `vega` itself exports.

declare module 'vega-dataflow' {
  /** The steps of a dataflow, by their lowercase name. */
  export const transforms: Record<string, unknown>;
}
declare module 'vega-encode';
declare module 'vega-regression';
declare module 'vega-transforms';
declare module 'vega-view-transforms';
declare module 'vega-voronoi';
declare module 'vega-functions' {
  export { expressionFunction } from 'vega';
}
declare module 'vega-parser' {
  export { parse } from 'vega';
}
declare module 'vega-scale' {
  export { scale } from 'vega';
}
declare module 'vega-view' {
  export { View } from 'vega';
}
