import { keepsDigits } from '../../../client/chat-stream/parseExactJson.js';
import { parseJson } from './jsonObject.js';

/** Returns the values of a filter, which has none, one or a list. Only in a list is `null` a value. */
export function valuesOfFilter(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
}

/**
 * Returns the texts that stand for the values of a list, a different one for each value: `∅` for null and `“”` for an empty text. A text
 * that could be taken for another value is quoted.
 */
export function textsOfValues(values: readonly unknown[], writeNumber: (value: number) => string = String): readonly string[] {
  const textOf = (value: unknown) => (typeof value === 'number' ? writeNumber(value) : plainText(value));
  const others = new Set(values.filter((value) => typeof value !== 'string').map(textOf));
  return values.map((value) => (typeof value === 'string' && (isSign(value) || others.has(value)) ? `“${value}”` : textOf(value)));
}

/** How texts are read that stand for no known value. */
export interface NewValues {
  /** True if a new text is a number if it looks like one. */
  readonly isCompared?: boolean | undefined;
  /** Reads a new text. Default: a number or boolean if all values of the first list are, or a number if `isCompared`. */
  readonly read?: ((text: string) => unknown) | undefined;
  /** The texts of numbers, as for `textsOfValues`. */
  readonly writeNumber?: ((value: number) => string) | undefined;
}

/**
 * Returns the values that texts stand for, as `textsOfValues` writes them. `known` are lists of values, such as those before the change: a
 * text that stands for one of them is that value, and the first list counts most.
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

/** Returns the text to edit a JSON value: JSON, or a text as it is unless that would be read as JSON. */
export function jsonOrText(value: unknown): string {
  return typeof value === 'string' && valueOfJsonOrText(value) === value ? value : JSON.stringify(value);
}

/**
 * Reads what `jsonOrText` writes: `true`, `false`, `null`, numbers and other JSON as such, and anything else as text. A number that would
 * be written differently, such as `1.10`, is text; so is an integer whose digits a number would lose, within JSON as well.
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

/** Returns the parameter of an address for a value: text as it is, and anything else as JSON after a sign. */
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

/** True for what is not read as it is written. */
function isSign(text: string): boolean {
  return text === '' || text === nullSign || (text.startsWith('“') && text.endsWith('”'));
}

/** True for a number that keeps all its digits. */
function isExactNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text) && keepsDigits(text);
}

const nullSign = '∅';
