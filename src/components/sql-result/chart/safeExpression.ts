import { refuse } from './RefusedChart.js';
import { isSpecObject, type Rule } from './specGrammar.js';

/** An expression that only computes: known functions, no long runs. The chart's own interpreter evaluates it, never `eval`. */
export const expression: Rule = (value) => (typeof value === 'string' && isSafe(value) ? value : undefined);

/** A computed value that stays small: text is cut, lists and objects are left out, so that steps cannot grow each other without end. */
export const calculation: Rule = (value, scope) => {
  if (expression(value, scope) === undefined) return refuse('unsafe-spec', 'This calculation is not allowed.');
  return `isString((${value})) ? slice((${value}), 0, 200) : isObject((${value})) && !isDate((${value})) ? null : (${value})`;
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

function isSafe(source: string): boolean {
  if (source.length > maxLength) return false;
  const literals = source.match(stringLiteral) ?? [];
  const code = source.replaceAll(stringLiteral, "''");
  if (/[`{};=]/.test(code.replaceAll(comparison, ' '))) return false;
  const calls = [...code.matchAll(/([\w$]+)\s*\(/g)].map((match) => match[1] ?? '');
  if (/[\])]\s*\(/.test(code) || calls.some((name) => !allowedFunctions.has(name))) return false;
  return !calls.some((name) => name.endsWith('ormat')) || literals.every((literal) => !/\d{3}/.test(literal));
}

const maxLength = 500;
const stringLiteral = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;
const comparison = /[=!]==?|[<>]=/g;
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
