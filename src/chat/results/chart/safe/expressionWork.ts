import { lookUp } from '../../../../client/http/lookUp.js';
import { findField } from '../spec/specFields.js';
import type { SpecScope } from '../spec/specGrammar.js';
import { takeCounting } from './chartWork.js';
import type { ExpressionToken } from './expressionTokens.js';
import { maxListItems, maxTextCharacters } from './smallValue.js';

/** Returns the work of evaluating an expression for one row: its tokens, its calls, and the characters that its calls visit. */
export function unitsOfExpression(tokens: readonly ExpressionToken[], scope: SpecScope): number {
  const calls = tokens.filter(({ kind }, index) => kind === 'name' && tokens[index + 1]?.text === '(').map(({ text }) => text);
  const perCharacter = calls.reduce((units, name) => units + (lookUp(unitsOfCharacter, name) ?? 0), 0);
  return (
    tokens.length +
    calls.reduce((units, name) => units + (lookUp(callUnits, name) ?? 0), 0) +
    (calls.some((name) => timeFormatters.has(name)) ? unitsOfDirective * countDirectives(tokens) : 0) +
    (perCharacter === 0 ? 0 : perCharacter * longestText(tokens, scope))
  );
}

/** Returns the largest number of characters that an expression can make of the values of a row. */
export function longestText(tokens: readonly ExpressionToken[], scope: SpecScope): number {
  return tokens.reduce((sum, { kind, text }, index) => {
    if (kind === 'number') return sum + text.length;
    if (kind === 'sign' || tokens[index + 1]?.text === '(' || text === 'datum') return sum;
    const word = text.replace(/^['"]|['"]$/g, '');
    return sum + (kind === 'text' ? word.length : 0) + longestValue(word, kind === 'name', scope);
  }, 0);
}

/** Returns the length of the longest value of a column, of a made field or of a parameter. */
function longestValue(name: string, isName: boolean, scope: SpecScope): number {
  const made = scope.madeLengths.get(name);
  if (made !== undefined) return made;
  if (scope.params.has(name)) return maxParamCharacters;
  if (scope.made.has(name)) return Math.max(...[...scope.fields.values()].map(({ alias }) => longestCell(alias, scope)), fewCharacters);
  const field = findField(name, scope);
  if (field === undefined) return isName ? fewCharacters : 0;
  return longestCell(field.alias, scope);
}

function longestCell(alias: string, scope: SpecScope): number {
  const known = scope.lengths.get(alias);
  if (known !== undefined) return known;
  takeCounting(scope.values.length * unitsOfLength, scope);
  const longest = scope.values.reduce((most, row) => Math.max(most, lengthOf(row[alias])), fewCharacters);
  scope.lengths.set(alias, longest);
  return longest;
}

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null ? maxMadeCharacters : 0;
}

function countDirectives(tokens: readonly ExpressionToken[]): number {
  return tokens.reduce((count, { kind, text }) => count + (kind === 'text' ? text.split('%').length - 1 : 0), 0);
}

/** Upper bound in characters of a computed value, such as a list of strings. */
export const maxMadeCharacters = maxListItems * maxTextCharacters;
/** Numbers and times as text. */
const fewCharacters = 24;
const maxParamCharacters = 500;
const unitsOfLength = 2;
const unitsOfDirective = 12;

const timeFormatters = new Set(['timeFormat', 'utcFormat']);

/** The work of a call, beyond that of its tokens. */
const callUnits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['timeFormat', 'utcFormat', 'format', 'dayFormat', 'dayAbbrevFormat', 'monthFormat', 'monthAbbrevFormat'].map((name) => [name, 30]),
  ),
  ...Object.fromEntries(
    'date day dayofyear year quarter month week hours minutes seconds milliseconds time now lower upper toNumber'
      .split(' ')
      .flatMap((name) => [
        [name, 15],
        [`utc${name}`, 15],
      ]),
  ),
  ...Object.fromEntries(['datetime', 'utc', 'toDate'].map((name) => [name, 50])),
  ...Object.fromEntries(['join', 'reverse', 'extent', 'span'].map((name) => [name, 10])),
  split: 60,
};

/** The work for each character of a text, or for each item of a list, which has at most as many. */
const unitsOfCharacter: Readonly<Record<string, number>> = {
  split: 4,
  join: 2,
  reverse: 1,
  extent: 1,
  span: 1,
  lower: 0.2,
  upper: 0.2,
  trim: 0.1,
  indexof: 0.1,
  lastindexof: 0.1,
  toNumber: 0.1,
  toString: 0.5,
  slice: 0.1,
};
