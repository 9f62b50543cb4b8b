// Replaces `vega` in the element: the parts that a safe chart can use, without maps, trees, networks, word clouds and crossfilters. See
// vite.config.ts.
export { expressionFunction } from 'vega-functions';
export { parse } from 'vega-parser';
export { scale } from 'vega-scale';
export { hasOwnProperty, isObject, isString, stringValue } from 'vega-util';
export { View } from 'vega-view';
