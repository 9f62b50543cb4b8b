import type { ChartProblem } from '../../../labels/Labels.js';
import type { ChartRows } from './chartRows.js';
import { RefusedChart, refuse } from './RefusedChart.js';
import { encoding } from './safeChannels.js';
import { mark } from './safeMarks.js';
import { params } from './safeParams.js';
import { transforms } from './safeTransforms.js';
import {
  either,
  fieldName,
  flag,
  isSpecObject,
  list,
  number,
  oneOf,
  type Rule,
  type SpecObject,
  type SpecScope,
  shape,
  text,
} from './specGrammar.js';

/**
 * Reads a Vega-Lite spec that nobody vouches for and gives what of it may be drawn: composition, marks, channels and transforms
 * by an allow-list, without data, addresses, images, host settings (`usermeta`, `config`) or anything that grows without end.
 * Total: any text gives a spec or the problem with it (chat protocol, Trust).
 */
export function safeVegaSpec(specText: string, { fields, values }: ChartRows): SafeSpec {
  try {
    if (specText.length > maxSpecCharacters) refuse('too-large', 'The spec is too long.');
    const scope: SpecScope = { rowCount: values.length, fields, made: new Set(), params: new Set(), views: 0 };
    const spec = readView(parseSpec(specText), scope, 0);
    checkFields(spec, scope);
    checkFacets(spec, values);
    return { isSafe: true, spec };
  } catch (error) {
    return { isSafe: false, problem: error instanceof RefusedChart ? error.problem : 'broken-spec' };
  }
}

export type SafeSpec = { readonly isSafe: true; readonly spec: SpecObject } | { readonly isSafe: false; readonly problem: ChartProblem };

function parseSpec(specText: string): SpecObject {
  const parsed: unknown = JSON.parse(specText);
  return isSpecObject(parsed) ? parsed : refuse('broken-spec', 'The spec is not an object.');
}

/** One view or a composition of views; each keeps only what its kind may have. */
function readView(value: unknown, scope: SpecScope, depth: number): SpecObject {
  if (!isSpecObject(value)) return refuse('broken-spec', 'A view is not an object.');
  if (++scope.views > maxViews || depth > maxDepth) return refuse('too-large', 'There are too many views.');
  const base: SpecObject = { ...own(params, value.params, 'params', scope), ...own(transforms, value.transform, 'transform', scope) };
  const children = (key: string): SpecObject[] => {
    const list: unknown = value[key];
    if (!Array.isArray(list) || list.length === 0) return refuse('broken-spec', `"${key}" holds no views.`);
    return list.map((child) => readView(child, scope, depth + 1));
  };

  Object.assign(base, shape(viewParts)(value, scope));
  if ('layer' in value) return { ...base, ...own(encoding, value.encoding, 'encoding', scope), layer: children('layer') };
  for (const key of ['hconcat', 'vconcat', 'concat']) {
    if (key in value) return { ...base, ...own(number(1, 12), value.columns, 'columns', scope), [key]: children(key) };
  }
  if ('repeat' in value)
    return {
      ...base,
      repeat: repeated(value.repeat, scope),
      ...own(number(1, 12), value.columns, 'columns', scope),
      spec: readView(value.spec, scope, depth + 1),
    };
  if ('facet' in value && 'spec' in value) return { ...base, ...readFacet(value, scope), spec: readView(value.spec, scope, depth + 1) };
  return { ...base, mark: mark(value.mark, scope), encoding: encoding(value.encoding ?? {}, scope) };
}

function own(rule: Rule, value: unknown, key: string, scope: SpecScope): SpecObject {
  const allowed = value === undefined ? undefined : rule(value, scope);
  return allowed === undefined ? {} : { [key]: allowed };
}

/** Borrows the facet channels' own rules, since a facet is written alike in both places. */
function readFacet(value: SpecObject, scope: SpecScope): SpecObject {
  const { facet } = value;
  const isGrid = isSpecObject(facet) && ('row' in facet || 'column' in facet);
  const read = encoding(isGrid ? { row: facet.row, column: facet.column } : { facet }, scope);
  if (!isSpecObject(read)) return refuse('broken-spec', 'The facet could not be read.');
  return { facet: isGrid ? read : read.facet, ...own(number(1, 12), value.columns, 'columns', scope) };
}

function repeated(value: unknown, scope: SpecScope): unknown {
  const names = list(fieldName, maxRepeats);
  const read = either(names, shape({ row: names, column: names, layer: names }))(value, scope);
  const counts = Array.isArray(read) ? [read.length] : Object.values(Object(read)).map((part) => (Array.isArray(part) ? part.length : 0));
  const product = counts.reduce((total, count) => total * count, 1);
  if (counts.length === 0 || product === 0) return refuse('broken-spec', 'The repeat names no fields.');
  return product > maxRepeats ? refuse('too-large', 'The repeat makes too many views.') : read;
}

/** Too many rows for one mark each, or a channel of a field that does not exist: known before drawing. */
function checkFields(spec: SpecObject, scope: SpecScope): void {
  const text = JSON.stringify(spec);
  const isSummed = /"(aggregate|bin|joinaggregate)":/.test(text);
  if (scope.rowCount === 0) refuse('no-rows', 'There are no rows.');
  if (scope.rowCount > (isSummed ? maxSummedRows : maxMarks)) refuse('too-large', 'There are too many rows for a chart.');
  const aliases = new Set([...scope.fields.values()].flatMap(({ alias, textAlias }) => [alias, textAlias]));
  const made = new Set([...scope.made, ...(text.includes('"transform":') ? namesMadeByDefault : [])]);
  const makesAnyName = text.includes('"pivot":');
  visitChannels(spec, (channel, { field }) => {
    const isKnown = typeof field !== 'string' || aliases.has(field) || made.has(field) || makesAnyName;
    if (mainChannels.has(channel) && !isKnown) refuse('broken-spec', `There is no field "${field}".`);
  });
}

/** Each facet is a chart of its own. */
function checkFacets(spec: SpecObject, values: ChartRows['values']): void {
  visitChannels({ ...spec, encoding: { ...Object(spec.encoding), ...facetChannels(spec.facet) } }, (channel, { field, timeUnit, bin }) => {
    if (!facetNames.has(channel) || typeof field !== 'string' || timeUnit !== undefined || bin !== undefined) return;
    if (new Set(values.map((row) => row[field])).size > maxFacets) refuse('too-large', 'There are too many facets.');
  });
}

function facetChannels(facet: unknown): SpecObject {
  if (!isSpecObject(facet)) return {};
  return 'field' in facet ? { facet } : facet;
}

function visitChannels(node: unknown, visit: (channel: string, definition: SpecObject) => void): void {
  if (Array.isArray(node)) for (const item of node) visitChannels(item, visit);
  if (!isSpecObject(node)) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'encoding' && isSpecObject(value)) {
      for (const [channel, definition] of Object.entries(value)) if (isSpecObject(definition)) visit(channel, definition);
    } else if (['layer', 'concat', 'hconcat', 'vconcat', 'spec'].includes(key)) {
      visitChannels(value, visit);
    }
  }
}

const independence = oneOf('shared', 'independent');
const channelNames = ['x', 'y', 'color', 'fill', 'stroke', 'size', 'shape', 'opacity', 'theta', 'radius', 'xOffset', 'yOffset'];
const resolution = shape(Object.fromEntries(channelNames.map((name) => [name, independence])));

const viewParts: Readonly<Record<string, Rule>> = {
  title: (value, scope) => text()(isSpecObject(value) ? value.text : value, scope),
  resolve: shape({ scale: resolution, axis: resolution, legend: resolution }),
  spacing: number(0, 60),
  align: oneOf('all', 'each', 'none'),
  center: flag,
};

const mainChannels = new Set(['x', 'y', 'theta', 'color', 'facet', 'row', 'column']);
/** What steps call their results where the spec gives no name. */
const namesMadeByDefault = ['key', 'value', 'density', 'prob'];
const facetNames = new Set(['facet', 'row', 'column']);
const maxFacets = 36;
const maxSpecCharacters = 256 * 1024;
const maxViews = 24;
const maxDepth = 5;
const maxRepeats = 12;
const maxMarks = 5_000;
const maxSummedRows = 50_000;
