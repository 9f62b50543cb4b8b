import { lookUp } from '../../../../client/http/lookUp.js';
import { readWallClock } from '../../wallClock.js';
import { markInherited } from '../rows/inheritedNames.js';
import { isSpecObject, type Rule, type SpecScope } from '../spec/specGrammar.js';
import { spend } from './chartWork.js';
import { type ExpressionToken, expressionTokens } from './expressionTokens.js';
import { unitsOfExpression } from './expressionWork.js';

/**
 * Returns an expression that only computes: known functions and no long runs. The chart's own interpreter evaluates it, never `eval`. All
 * functions use wall-clock times, UTC functions included. A date in a string literal becomes a time if it is compared with a time column.
 */
export const expression: Rule = (value, scope) => {
  const tokens = typeof value === 'string' ? safeTokens(value) : undefined;
  if (typeof value !== 'string' || tokens === undefined) return undefined;
  spend(unitsOfExpression(tokens, scope), scope);
  return onWallClock(value, tokens, scope);
};

/** A computed value that stays small. */
export const smallExpression: Rule = (value, scope) => {
  const passed = expression(value, scope);
  return passed === undefined ? undefined : `parleySmall(${passed})`;
};

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

function safeTokens(source: string): readonly ExpressionToken[] | undefined {
  const tokens = source.length > maxLength ? undefined : expressionTokens(source);
  if (tokens === undefined) return undefined;
  let depth = 0;
  for (const [index, { text }] of tokens.entries()) {
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    // An expression is put between parentheses, and must not end them.
    if (depth < 0) return undefined;
    if (text === '(' && !canOpen(tokens, index)) return undefined;
    // A brace in place of a value begins an object literal, and a slash begins a regular expression, which may search forever.
    if (text === '{' && endsValue(tokens[index - 1])) return undefined;
    if (text === '/' && !endsValue(tokens[index - 1])) return undefined;
    if (text.includes('__proto__')) return undefined;
  }
  return depth === 0 && tokens.length > 0 ? tokens : undefined;
}

function onWallClock(source: string, tokens: readonly ExpressionToken[], scope: SpecScope): string {
  const words = new Set(tokens.map(({ text }) => text.replace(/^['"]|['"]$/g, '')));
  const readsTimes = [...scope.fields.values()].some(({ type, name }) => type === 'time' && words.has(name));
  let written = '';
  let end = 0;
  for (const [index, { kind, text, start }] of tokens.entries()) {
    const clock = kind === 'text' && readsTimes ? readWallClock(text.slice(1, -1)) : undefined;
    const isCall = kind === 'name' && tokens[index + 1]?.text === '(';
    const isMember = tokens[index - 1]?.text === '[' && endsValue(tokens[index - 2]);
    const own = isCall ? (lookUp(functionsOfUtc, text) ?? text) : kind === 'text' && !isMember ? markedLiteral(text) : text;
    written += source.slice(end, start) + (clock === undefined ? own : String(clock));
    end = start + text.length;
  }
  return written + source.slice(end);
}

function markedLiteral(text: string): string {
  return `${text[0]}${markInherited(text.slice(1, -1))}${text[0]}`;
}

/** True if a parenthesis groups, or calls a known function whose formats are literals. */
function canOpen(tokens: readonly ExpressionToken[], index: number): boolean {
  const before = tokens[index - 1];
  if (!endsValue(before)) return true;
  if (before?.kind !== 'name' || !allowedFunctions.has(before.text) || tokens[index - 2]?.text === '.') return false;
  const [, ...formats] = formatters.has(before.text) ? argumentsOf(tokens, index) : [];
  return formats.every(([format, ...rest]) => format?.kind === 'text' && rest.length === 0 && !/\\|\d{3}/.test(format.text));
}

function endsValue(token: ExpressionToken | undefined): boolean {
  return token !== undefined && (token.kind !== 'sign' || [')', ']', '}'].includes(token.text));
}

/** The tokens of each argument of the call that opens here. */
function argumentsOf(tokens: readonly ExpressionToken[], open: number): readonly (readonly ExpressionToken[])[] {
  const all: ExpressionToken[][] = [[]];
  let depth = 0;
  for (const token of tokens.slice(open + 1)) {
    if (['(', '[', '{'].includes(token.text)) depth += 1;
    if ([')', ']', '}'].includes(token.text)) depth -= 1;
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
  random isArray isBoolean isDate isDefined isNaN isFinite isNumber isObject isString isValid
  toBoolean toDate toNumber toString parseFloat parseInt if length lower upper slice substring trim indexof lastindexof inrange span
  split join reverse extent peek
  now datetime date day dayofyear year quarter month week hours minutes seconds milliseconds time
  utc utcdate utcday utcyear utcquarter utcmonth utcweek utchours utcminutes
  format timeFormat utcFormat dayFormat dayAbbrevFormat monthFormat monthAbbrevFormat`.split(/\s+/),
);

/** A format that is put together could pad its text to millions of characters. */
const formatters = new Set(['format', 'timeFormat', 'utcFormat']);

const functionsOfUtc: Readonly<Record<string, string>> = {
  utc: 'datetime',
  utcFormat: 'timeFormat',
  ...Object.fromEntries(
    'date day dayofyear year quarter month week hours minutes seconds milliseconds'.split(' ').map((name) => [`utc${name}`, name]),
  ),
};
