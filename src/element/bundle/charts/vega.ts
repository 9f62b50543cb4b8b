// Replaces `vega` in the element: the parts that a safe chart can use, without maps, trees, networks, word clouds and crossfilters. See
// vite.config.ts.
import { transforms } from 'vega-dataflow';
import * as encode from 'vega-encode';
import { parse as parseSpec } from 'vega-parser';
import * as regression from 'vega-regression';
import * as steps from 'vega-transforms';
import * as view from 'vega-view-transforms';
import * as voronoi from 'vega-voronoi';

/** Parses a Vega specification. */
export const parse: typeof parseSpec = (...options) => {
  // Not at module level, because bundlers drop side effects of modules.
  Object.assign(transforms, steps, view, encode, regression, voronoi);
  return parseSpec(...options);
};

export { expressionFunction } from 'vega-functions';
export { scale } from 'vega-scale';
export { hasOwnProperty, isObject, isString, stringValue } from 'vega-util';
export { View } from 'vega-view';
