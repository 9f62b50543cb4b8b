import { smallExpression } from './safeExpression.js';
import { constant, fieldName, flag, isSpecObject, list, oneOf, type Rule, type SpecObject, type SpecScope, shape } from './specGrammar.js';

/**
 * Parameters: plain values, computed values, and selections by pointing. Inputs bound to page elements and
 * zooming by wheel, which would hold the page's own scrolling, are left out.
 */
export const params: Rule = (value, scope) => {
  if (!Array.isArray(value)) return undefined;
  const passed = value.slice(0, maxParams).flatMap((param) => readParam(param, scope) ?? []);
  return passed.length === 0 ? undefined : passed;
};

function readParam(value: unknown, scope: SpecScope): SpecObject | undefined {
  if (!isSpecObject(value) || typeof value.name !== 'string' || !isFreeName(value.name)) return undefined;
  if ('bind' in value && value.bind !== 'legend') return undefined;
  const rest = 'select' in value ? selection(value, scope) : 'expr' in value ? computed(value, scope) : plain(value, scope);
  if (!isSpecObject(rest) || Object.keys(rest).length === 0) return undefined;
  scope.params.add(value.name);
  return { ...rest, name: value.name };
}

/** Whether a parameter may have this name. */
export function isFreeName(name: string): boolean {
  return namePattern.test(name) && !takenNames.has(name) && !(name in Object.prototype);
}

const kind = oneOf('point', 'interval');

const selection: Rule = (value, scope) => {
  if (!isSpecObject(value)) return undefined;
  const select = kind(value.select, scope) ?? selectionParts(value.select, scope);
  if (select === undefined || (isSpecObject(select) && select.type === undefined)) return undefined;
  return { select, ...(value.bind === 'legend' ? { bind: 'legend' } : {}) };
};

const selectionParts = shape({
  type: kind,
  fields: list(fieldName, 10),
  encodings: list(oneOf('x', 'y', 'color', 'size', 'shape'), 5),
  nearest: flag,
  empty: flag,
});
const plain = shape({ value: constant });
const computed = shape({ expr: smallExpression });
const maxParams = 10;
const namePattern = /^[a-z_]\w{0,40}$/i;
/** Names that the chart library gives to settings and rows; and those of all objects are no names either. */
const takenNames = new Set(['width', 'height', 'padding', 'autosize', 'background', 'cursor', 'datum', 'event', 'item', 'parent']);
