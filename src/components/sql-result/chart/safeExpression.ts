import { type ExpressionToken, expressionTokens } from './expressionTokens.js';
import { isSpecObject, type Rule } from './specGrammar.js';

/** An expression that only computes: known functions, no long runs. The chart's own interpreter evaluates it, never `eval`. */
export const expression: Rule = (value) => (typeof value === 'string' && isSafe(value) ? value : undefined);

/** A computed value that stays small: text is cut, lists and objects are left out, so that steps cannot grow each other without end. */
export const smallExpression: Rule = (value, scope) =>
  expression(value, scope) === undefined
    ? undefined
    : `isString((${value})) ? slice((${value}), 0, 200) : isObject((${value})) && !isDate((${value})) ? null : (${value})`;

/**
 * A number or time format of the d3 kind, without the widths that would pad a label to millions of characters.
 * The short forms (`~s`) are left out: charts write 1.2K themselves, in the reader's language.
 */
export const labelFormat: Rule = (value) => {
  if (typeof value !== 'string' || shortFormat.test(value)) return undefined;
  return numberFormat.test(value) || timeFormat.test(value) ? value : undefined;
};

/** Says of a format whether it is for numbers or for times, which the chart's own settings would otherwise decide. */
export function withFormatType(rule: Rule): Rule {
  return (value, scope) => {
    const passed = rule(value, scope);
    if (!isSpecObject(passed) || typeof passed.format !== 'string') return passed;
    return { ...passed, formatType: numberFormat.test(passed.format) ? 'number' : 'time' };
  };
}

function isSafe(source: string): boolean {
  const tokens = source.length > maxLength ? undefined : expressionTokens(source);
  if (tokens === undefined) return false;
  let depth = 0;
  for (const [index, { text }] of tokens.entries()) {
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    // An expression is put between parentheses, and must not end them.
    if (depth < 0) return false;
    if (text === '(' && !mayOpen(tokens, index)) return false;
    // A slash where a value should stand begins a pattern, which may search for ever.
    if (text === '/' && !endsValue(tokens[index - 1])) return false;
  }
  return depth === 0;
}

/** Whether a parenthesis groups, or calls a known function with formats that are written out. */
function mayOpen(tokens: readonly ExpressionToken[], index: number): boolean {
  const before = tokens[index - 1];
  if (!endsValue(before)) return true;
  if (before?.kind !== 'name' || !allowedFunctions.has(before.text) || tokens[index - 2]?.text === '.') return false;
  const [, ...formats] = formatters.has(before.text) ? argumentsOf(tokens, index) : [];
  return formats.every(([format, ...rest]) => format?.kind === 'text' && rest.length === 0 && !/\\|\d{3}/.test(format.text));
}

function endsValue(token: ExpressionToken | undefined): boolean {
  return token !== undefined && (token.kind !== 'sign' || token.text === ')' || token.text === ']');
}

/** The tokens of each argument of the call that opens here. */
function argumentsOf(tokens: readonly ExpressionToken[], open: number): readonly (readonly ExpressionToken[])[] {
  const all: ExpressionToken[][] = [[]];
  let depth = 0;
  for (const token of tokens.slice(open + 1)) {
    if (token.text === '(' || token.text === '[') depth += 1;
    if (token.text === ')' || token.text === ']') depth -= 1;
    if (depth < 0) break;
    if (depth === 0 && token.text === ',') all.push([]);
    else all.at(-1)?.push(token);
  }
  return all;
}

const maxLength = 500;
const numberFormat = /^[-+( ]?[$#]?0?\d{0,2},?(\.\d{1,2})?~?[a-z%]?$/i;
const shortFormat = /^(\.\d+)?~?s$/;
const timeFormat = /^(?=[^%]*%)[^\\]{1,40}$/;

const allowedFunctions = new Set(
  `abs acos asin atan atan2 ceil clamp cos exp floor hypot log max min pow round sign sin sqrt tan trunc
  isArray isBoolean isDate isDefined isNaN isFinite isNumber isObject isString isValid
  toBoolean toDate toNumber toString if length lower upper slice substring trim indexof lastindexof inrange span
  now datetime date day dayofyear year quarter month week hours minutes seconds milliseconds time
  utc utcdate utcday utcyear utcquarter utcmonth utcweek utchours utcminutes
  format timeFormat utcFormat dayFormat dayAbbrevFormat monthFormat monthAbbrevFormat`.split(/\s+/),
);

/** A format that is put together could pad its text to millions of characters. */
const formatters = new Set(['format', 'timeFormat', 'utcFormat']);
