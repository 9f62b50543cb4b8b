import { fieldName } from '../spec/specFields.js';
import {
  constant,
  either,
  every,
  flag,
  isSpecObject,
  list,
  oneOf,
  type Rule,
  type SpecObject,
  type SpecScope,
  shape,
  supported,
} from '../spec/specGrammar.js';
import { smallExpression } from './safeExpression.js';
import { comparable } from './safeTimes.js';

/** Finds the selections of all views before they are read, because a view may refer to one that a later view declares. */
export function declareSelections(spec: unknown, scope: SpecScope, depth = 0): void {
  if (depth > maxViewDepth || !isSpecObject(spec)) return;
  for (const param of Array.isArray(spec.params) ? spec.params.slice(0, maxParams) : []) {
    if (!isSpecObject(param) || typeof param.name !== 'string' || !('select' in param) || !isFreeName(param.name)) continue;
    (isUnchosen(param) ? scope.unchosen : scope.selections).add(param.name);
  }
  for (const key of ['layer', 'concat', 'hconcat', 'vconcat', 'spec']) {
    const views = spec[key];
    for (const view of Array.isArray(views) ? views : [views]) declareSelections(view, scope, depth + 1);
  }
}

/** True for a selection that only zooms, or that is bound to an input without an initial value. */
function isUnchosen({ bind, value }: SpecObject): boolean {
  return bind === 'scales' || (isInput(bind) && (value === undefined || value === null));
}

function isInput(bind: unknown): boolean {
  return bind !== undefined && bind !== null && bind !== 'legend' && bind !== 'scales';
}

/**
 * Parameters: plain values, computed values, and selections by pointer. A value or selection bound to an input keeps its initial value
 * without the input. Zooming by wheel is left out, because it would block scrolling the page.
 */
export const params: Rule = (value, scope) => {
  if (!Array.isArray(value)) return undefined;
  const passed = value.slice(0, maxParams).flatMap((param) => readParam(param, scope) ?? []);
  return passed.length === 0 ? undefined : passed;
};

function readParam(value: unknown, scope: SpecScope): SpecObject | undefined {
  if (!isSpecObject(value) || typeof value.name !== 'string' || !isFreeName(value.name)) return undefined;
  if ('select' in value && isUnchosen(value)) return undefined;
  const rest = 'select' in value ? selection(value, scope) : 'expr' in value ? computed(value, scope) : plain(value, scope);
  if (!isSpecObject(rest) || Object.keys(rest).length === 0) return undefined;
  scope.params.add(value.name);
  return { ...rest, name: value.name };
}

/** True if a parameter can have this name. */
export function isFreeName(name: string): boolean {
  return namePattern.test(name) && !takenNames.has(name) && !(name in Object.prototype);
}

const kind = oneOf('point', 'interval');

const selection: Rule = (value, scope) => {
  if (!isSpecObject(value)) return undefined;
  const select = kind(value.select, scope) ?? selectionParts(value.select, scope);
  if (select === undefined || (isSpecObject(select) && select.type === undefined)) return undefined;
  const chosen = value.value === undefined || value.value === null ? {} : { value: supported(choice, 'choice')(value.value, scope) };
  if (isInput(value.bind)) return { select: { ...(isSpecObject(select) ? select : { type: select }), ...unchanging }, ...chosen };
  return { select, ...chosen, ...(value.bind === 'legend' ? { bind: 'legend' } : {}) };
};

/** The initial selection, by field or channel. */
const chosenParts: Rule = (value, scope) => {
  if (!isSpecObject(value)) return undefined;
  const part = supported(either(comparable, every(comparable, 2)), 'choice');
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 10)
      .map(([name, entry]) => [String(supported(fieldName, 'field')(name, scope)), part(entry, scope)]),
  );
};
const choice: Rule = either(chosenParts, every(chosenParts, 100));

const selectionParts = shape({
  type: kind,
  fields: every(fieldName, 10),
  encodings: list(oneOf('x', 'y', 'color', 'size', 'shape'), 5),
  nearest: flag,
  empty: flag,
});
const plain = shape({ value: constant });
const computed = shape({ expr: smallExpression });
/** Keeps a selection without its input as it is: this event is never sent. */
const unchanging = { on: 'unchanging', clear: false };
const maxParams = 10;
const maxViewDepth = 6;
const namePattern = /^[a-z_]\w{0,40}$/i;
/** Names that the chart library reserves, and the properties that all objects have. */
const takenNames = new Set(['width', 'height', 'padding', 'autosize', 'background', 'cursor', 'datum', 'event', 'item', 'parent']);
