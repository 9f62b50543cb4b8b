import { keepsDigits } from '../../../client/json/parseExactJson.js';
import { parseJson } from './jsonObject.js';

/** Returns the values of a filter as a list: none, one or several. `null` is a value only within a list. */
export function valuesOfFilter(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
}

/**
 * Writes each value of a list as a different text: `∅` for null, `“”` for an empty string. A string that could be mistaken for another
 * value is quoted.
 */
export function textsOfValues(values: readonly unknown[], writeNumber: (value: number) => string = String): readonly string[] {
  const textOf = (value: unknown) => (typeof value === 'number' ? writeNumber(value) : plainText(value));
  const others = new Set(values.filter((value) => typeof value !== 'string').map(textOf));
  return values.map((value) => (typeof value === 'string' && (isSign(value) || others.has(value)) ? `“${value}”` : textOf(value)));
}

/** How to read a text that matches none of the known values. */
export interface NewValues {
  /** True to read a text that looks like a number as one. */
  readonly isCompared?: boolean | undefined;
  /**
   * Reads such a text. By default, it becomes a number or boolean if every value of the first list is one, or a number if `isCompared` is
   * true and it looks like one.
   */
  readonly read?: ((text: string) => unknown) | undefined;
  /** Writes numbers, as in `textsOfValues`. */
  readonly writeNumber?: ((value: number) => string) | undefined;
}

/**
 * Converts texts written by `textsOfValues` back into values. A text that matches a value in one of the `known` lists, such as the values
 * before an edit, becomes that value; earlier lists take precedence.
 */
export function valuesOfTexts(
  texts: readonly string[],
  known: readonly (readonly unknown[])[],
  { isCompared = false, read, writeNumber }: NewValues = {},
): readonly unknown[] {
  const byText = new Map(
    known.toReversed().flatMap((values) => textsOfValues(values, writeNumber).map((text, index) => [text, values[index]])),
  );
  const types = new Set(known[0]?.filter((value) => value !== null).map((value) => typeof value));
  const [type] = types.size === 1 ? types : [];
  const readNew = (text: string) => {
    if ((isCompared || type === 'number') && isExactNumber(text)) return Number(text);
    return type === 'boolean' && /^(?:true|false)$/.test(text) ? text === 'true' : text;
  };
  return texts.map((text) => {
    if (byText.has(text)) return byText.get(text);
    if (text === nullSign) return null;
    return isSign(text) ? text.slice(1, -1) : (read ?? readNew)(text);
  });
}

/** Returns a JSON value as editable text: strings as they are unless they would be read as JSON, everything else as JSON. */
export function jsonOrText(value: unknown): string {
  return typeof value === 'string' && valueOfJsonOrText(value) === value ? value : JSON.stringify(value);
}

/**
 * Reads text written by `jsonOrText`: `true`, `false`, `null`, numbers and other JSON as JSON, anything else as a string. A number that
 * JavaScript would write differently, such as `1.10`, stays a string, as does an integer too long for a number, even inside JSON.
 */
export function valueOfJsonOrText(text: string): unknown {
  try {
    const value = parseJson(text);
    return (typeof value === 'number' && String(value) !== text.trim()) || (typeof value === 'string' && !text.includes('"'))
      ? text
      : value;
  } catch {
    return text;
  }
}

/** Returns the URL parameter for a value: strings as they are, anything else as JSON after a marker. */
export function paramOfValue(value: unknown): string {
  return typeof value === 'string' && value !== '' && !value.startsWith('=') ? value : `=${JSON.stringify(value)}`;
}

/** Reads what `paramOfValue` writes. */
export function valueOfParam(param: string): unknown {
  try {
    return param.startsWith('=') ? parseJson(param.slice(1)) : param;
  } catch {
    return param;
  }
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return nullSign;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** True for a text that stands for something else. */
function isSign(text: string): boolean {
  return text === '' || text === nullSign || (text.startsWith('“') && text.endsWith('”'));
}

/** True if converting the text to a number keeps all its digits. */
function isExactNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text) && keepsDigits(text);
}

const nullSign = '∅';
