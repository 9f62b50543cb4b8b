import type { ChartProblem } from '../../../labels/ChatWords.js';
import type { ChartRows } from '../rows/chartRows.js';
import { parseAnyVersion } from '../spec/earlierSyntax.js';
import { problemWith, refuse } from '../spec/RefusedChart.js';
import { fieldName } from '../spec/specFields.js';
import {
  either,
  essential,
  every,
  flag,
  isAmount,
  isSpecObject,
  number,
  oneOf,
  type Rule,
  type SpecObject,
  type SpecScope,
  shape,
  text,
} from '../spec/specGrammar.js';
import { spend, spendOnView, takeDrawing } from './chartWork.js';
import { countGroups } from './countGroups.js';
import { encoding } from './safeChannels.js';
import { mark } from './safeMarks.js';
import { declareSelections, params } from './safeParams.js';
import { transforms } from './safeTransforms.js';

/**
 * Reads an untrusted Vega-Lite spec and returns the part that is safe to draw: composition, marks, channels and transforms from an
 * allow-list, without data, addresses, images, host settings (`usermeta`, `config`) or anything that grows without limit. Never throws: any
 * text results in a spec or in the problem with it (docs/contract/chat.md#trust).
 */
export function safeVegaSpec(specText: string, { fields, values, isTooMuch }: ChartRows): SafeSpec {
  try {
    if (specText.length > maxSpecCharacters) refuse('too-large', 'The spec is too long.');
    if (isTooMuch) refuse('too-much-work', 'Reading the rows would take too long.');
    if (values.length === 0) refuse('no-rows', 'There are no rows.');
    if (values.length > maxRows) refuse('too-large', 'There are too many rows for a chart.');
    const scope: SpecScope = {
      fields,
      values,
      rowCount: values.length,
      copies: 1,
      made: new Map(),
      lists: new Map(),
      units: new Map(),
      chosen: new Set(),
      listed: new Map(),
      isFiltered: false,
      areApart: specText.includes('"independent"'),
      isReplaced: false,
      madeLengths: new Map(),
      flattened: new Map(),
      madeRows: new Set(),
      madeAnywhere: new Set(),
      lengths: new Map(),
      params: new Set(),
      selections: new Set(),
      unchosen: new Set(),
      awaited: new Set(),
      taken: { cells: 0, marks: 0, work: 0, drawing: 0, counting: 0 },
      counted: new Map(),
      dropped: new Set(),
      repeats: 1,
    };
    spend(unitsPerCell * fields.size, scope);
    const parsed = parseSpec(specText);
    checkConfig(parsed.config);
    declareSelections(parsed, scope);
    const spec = readView(parsed, scope, {}, 0);
    checkFields(spec, scope);
    if ([...scope.awaited].some((name) => !scope.params.has(name)))
      refuse('unsupported-spec', 'A condition refers to a selection that is not supported.');
    return { isSafe: true, spec, dropped: scope.dropped };
  } catch (error) {
    return { isSafe: false, problem: problemWith(error, 'broken-spec') };
  }
}

export type SafeSpec =
  | { readonly isSafe: true; readonly spec: SpecObject; readonly dropped: SpecScope['dropped'] }
  | { readonly isSafe: false; readonly problem: ChartProblem };

/** Settings come from the theme; some of the spec's would change what marks show. */
function checkConfig(config: unknown): void {
  if (!isSpecObject(config)) return;
  for (const part of Object.values(config)) {
    if (isSpecObject(part) && ['extent', 'invalid', 'order'].some((key) => part[key] !== undefined && part[key] !== null))
      refuse('unsupported-spec', 'The settings change what marks show.');
  }
}

function parseSpec(specText: string): SpecObject {
  const parsed = parseAnyVersion(specText);
  return isSpecObject(parsed) ? parsed : refuse('broken-spec', 'The spec is not an object.');
}

/** Reads one view or a composition of views. Each keeps only what its kind may have. */
function readView(value: unknown, outer: SpecScope, outerEncoding: SpecObject, depth: number): SpecObject {
  if (!isSpecObject(value)) return refuse('broken-spec', 'A view is not an object.');
  if (depth > maxDepth) return refuse('too-large', 'The views are nested too deeply.');
  const scope = {
    ...outer,
    made: new Map(outer.made),
    lists: new Map(outer.lists),
    units: new Map(outer.units),
    chosen: new Set(outer.chosen),
    listed: new Map(outer.listed),
    madeLengths: new Map(outer.madeLengths),
    flattened: new Map(outer.flattened),
    madeRows: new Set(outer.madeRows),
  };
  if (depth > 0 && bringsRows(value.data)) refuse('unsupported-spec', 'A part of the chart has rows of its own.');
  const base: SpecObject = {
    ...own(params, value.params, 'params', scope),
    ...own(transforms, listed(value.transform), 'transform', scope),
  };
  Object.assign(base, shape(viewParts)(value, scope));
  const columns = () => own(number(1, 12), value.columns, 'columns', scope);
  const child = (view: unknown, encoding = {}) => readView(view, scope, encoding, depth + 1);
  const children = (key: string, encoding = {}): SpecObject[] => {
    const views: unknown = value[key];
    if (!Array.isArray(views) || views.length === 0) return refuse('broken-spec', `"${key}" holds no views.`);
    return views.map((view) => child(view, encoding));
  };

  if ('layer' in value) {
    const shared = own(encoding, value.encoding, 'encoding', scope);
    return { ...base, ...shared, layer: children('layer', { ...outerEncoding, ...Object(shared.encoding) }) };
  }
  for (const key of ['hconcat', 'vconcat', 'concat']) {
    if (key in value) return { ...base, ...columns(), [key]: children(key) };
  }
  if ('repeat' in value) {
    const repeat = repeated(value.repeat, scope);
    return { ...base, repeat, ...columns(), spec: child(value.spec) };
  }
  if ('facet' in value && 'spec' in value) {
    const { facet } = readFacet(value, scope);
    scope.copies *= countGroups('field' in facet ? [facet] : Object.values(facet), scope);
    scope.isReplaced = false;
    return { ...base, facet, ...columns(), spec: child(value.spec) };
  }
  const unit = { mark: mark(value.mark, scope), encoding: Object(encoding(value.encoding ?? {}, scope)) };
  checkAmounts(value.encoding, unit.encoding);
  checkSlices({ ...outerEncoding, ...unit.encoding }, unit.mark, scope);
  takePlace({ ...outerEncoding, ...unit.encoding }, unit.mark, scope);
  return { ...base, ...unit };
}

/** Refuses a view in which every declared amount turned out to be text. */
function checkAmounts(given: unknown, passed: SpecObject): void {
  const sized = (channels: SpecObject) => ['x', 'y', 'theta', 'radius', 'size'].filter((name) => isAmount(Object(channels[name])));
  if (isSpecObject(given) && sized(given).length > 0 && sized(passed).length === 0)
    refuse('unfit-values', 'The amounts of the chart are names.');
}

/** Refuses negative slices, which would overlap the others. */
function checkSlices({ theta }: SpecObject, mark: unknown, { values }: SpecScope): void {
  if (!isSpecObject(mark) || mark.type !== 'arc' || !isSpecObject(theta) || typeof theta.field !== 'string') return;
  const { field } = theta;
  const isSize = theta.aggregate === undefined && theta.type === 'quantitative';
  if (isSize && values.some((row) => Number(row[field]) < 0)) refuse('unfit-values', 'A slice would be negative.');
}

/** Wraps a single transform in a list. Dropping it would draw the wrong rows. */
function listed(steps: unknown): unknown {
  return isSpecObject(steps) ? [steps] : steps;
}

/** Counts the cells and marks of a view towards the limit that all views share. */
function takePlace(encoding: SpecObject, mark: unknown, scope: SpecScope): void {
  spendOnView(encoding, mark, scope);
  const before = { ...scope.taken };
  const { taken, copies, rowCount, repeats } = scope;
  const channels = Object.entries(encoding).flatMap(([name, given]) =>
    (Array.isArray(given) ? given : [given]).flatMap((channel) => (isSpecObject(channel) ? [{ name, channel }] : [])),
  );
  const facets = channels.filter(({ name }) => facetNames.has(name)).map(({ channel }) => channel);
  const groups = channels.filter(({ channel }) => channel.aggregate === undefined).map(({ channel }) => channel);
  taken.cells += copies * (facets.length === 0 ? cellsOfView : countGroups(facets, scope));
  const marks = copies * (groups.length === channels.length ? rowCount : countGroups(groups, scope));
  // A facet shares out its rows.
  taken.marks += (scope.isReplaced ? marks : Math.min(marks, repeats * rowCount)) * (simpleMarks.has(Object(mark).type) ? simpleMark : 1);
  for (const channel of [encoding.x, encoding.y]) if (isNamed(channel)) checkAxis(channel, scope, facets.length > 0);
  if (taken.cells > maxCells) refuse('too-large', 'There are too many views.');
  if (taken.marks > maxMarks) refuse('too-large', 'There are too many marks.');
  takeDrawing((taken.marks - before.marks) * unitsPerMark + (taken.cells - before.cells) * unitsPerViewCell, taken);
}

/** Refuses an axis of too many names. If the rows decide how many are left, `checkNames` counts those of all views together. */
function checkAxis(channel: SpecObject, scope: SpecScope, hasFacets: boolean): void {
  const field = String(channel.field);
  const isApart = scope.areApart && (hasFacets || scope.copies > scope.repeats);
  if (!isApart && (scope.isFiltered || scope.chosen.has(field))) return;
  if (countGroups([channel], scope) > (scope.made.has(field) ? maxMadeNames : maxNames))
    refuse('too-large', 'There are too many names on an axis.');
}

function isNamed(channel: unknown): channel is SpecObject {
  return isSpecObject(channel) && (channel.type === 'nominal' || channel.type === 'ordinal');
}

/** True if the data are rows other than those of the result. A name alone refers to the result. */
function bringsRows(data: unknown): boolean {
  return isSpecObject(data) && Object.keys(data).some((key) => key !== 'name');
}

function own(rule: Rule, value: unknown, key: string, scope: SpecScope): SpecObject {
  const allowed = value === undefined ? undefined : rule(value, scope);
  return allowed === undefined ? {} : { [key]: allowed };
}

/** Uses the rules of the facet channels, since a facet is written the same way in both places. */
function readFacet({ facet }: SpecObject, scope: SpecScope): { readonly facet: SpecObject } {
  const isGrid = isSpecObject(facet) && ('row' in facet || 'column' in facet);
  const read = encoding(isGrid ? { row: facet.row, column: facet.column } : { facet }, scope);
  if (!isSpecObject(read)) return refuse('broken-spec', 'The facet could not be read.');
  return { facet: isGrid ? read : Object(read.facet) };
}

function repeated(value: unknown, scope: SpecScope): unknown {
  const names = every(fieldName, maxRepeats);
  const read = either(names, shape({ row: names, column: names, layer: names }))(value, scope);
  const counts = Array.isArray(read) ? [read.length] : Object.values(Object(read)).map((part) => (Array.isArray(part) ? part.length : 0));
  const product = counts.reduce((total, count) => total * count, 1);
  if (counts.length === 0 || product === 0) return refuse('broken-spec', 'The repeat names no fields.');
  if (product > maxRepeats) return refuse('too-large', 'The repeat makes too many views.');
  scope.copies *= product;
  scope.repeats *= product;
  return read;
}

/** Refuses a channel whose field does not exist, which is known before drawing. */
function checkFields(spec: SpecObject, scope: SpecScope): void {
  const text = JSON.stringify(spec);
  const aliases = new Set([...scope.fields.values()].flatMap(({ alias, textAlias }) => [alias, textAlias]));
  const made = new Set([...scope.madeAnywhere, ...(text.includes('"transform":') ? namesMadeByDefault : [])]);
  const makesAnyName = text.includes('"pivot":');
  visitChannels(spec, (channel, { field }) => {
    const isKnown = typeof field !== 'string' || aliases.has(field) || made.has(field.replace(/[.[].*$/s, '')) || makesAnyName;
    if (mainChannels.has(channel) && !isKnown) refuse('broken-spec', `There is no field "${field}".`);
  });
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
const channelNames =
  'x y color fill stroke size shape opacity fillOpacity strokeOpacity strokeWidth strokeDash angle theta radius xOffset yOffset'.split(' ');
const resolution = shape(essential(Object.fromEntries(channelNames.map((name) => [name, independence]))));

const viewParts: Readonly<Record<string, Rule>> = {
  title: (value, scope) => text()(isSpecObject(value) ? value.text : value, scope),
  resolve: shape({ scale: resolution, axis: resolution, legend: resolution }),
  spacing: number(0, 60),
  align: oneOf('all', 'each', 'none'),
  center: flag,
};

const mainChannels = new Set(['x', 'y', 'theta', 'color', 'facet', 'row', 'column']);
/** The default names that steps give to their results. */
const namesMadeByDefault = ['key', 'value', 'density', 'prob'];
const facetNames = new Set(['facet', 'row', 'column']);
const maxSpecCharacters = 256 * 1024;
/** Cells and marks share the budget of work, so many cells may contain few marks. */
const maxCells = 50;
/** A view, and a layer of one, costs as much as three facet cells, which share scales and axes. */
const cellsOfView = 3;
/** More names are unreadable. Column names are thinned out before drawing; computed names are not known in advance. */
const maxNames = 150;
const maxMadeNames = 120;
const maxDepth = 5;
const maxRepeats = 16;
const maxMarks = 4_000;
/** Marks that are one small shape. */
const simpleMarks = new Set<unknown>(['point', 'circle', 'square', 'tick']);
/** What a simple mark costs of any other. */
const simpleMark = 0.4;
const maxRows = 50_000;
const unitsPerCell = 8;
const unitsPerMark = 2_500;
/** About 5 ms. */
const unitsPerViewCell = 90_000;
