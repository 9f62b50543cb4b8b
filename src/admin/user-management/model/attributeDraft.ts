import type { AttributeType, UserAttribute } from '../../../client/resources/user-attributes.js';
import { readNumber, writeNumber } from '../../kit/dialog/readNumber.js';
import { textsOfValues, valuesOfFilter, valuesOfTexts } from '../../shared/fields/valueTexts.js';

/** The input of an attribute's editor: a text, `true` or `false` as text, or tokens. Empty input means no value. */
export type AttributeDraft = string | readonly string[];

/** The value of an attribute; `null` for no value. */
export type AttributeValue = string | number | boolean | readonly string[] | readonly number[] | null;

/** The value of a text in an editor, or the reason why it is invalid. */
export type DraftReading =
  | { readonly kind: 'value'; readonly value: AttributeValue }
  /** `text` is the part that is not a number in this locale, or has more digits than one. */
  | { readonly kind: 'not-a-number' | 'too-many-digits'; readonly text: string };

/** True if there is an editor for the type; later versions of the service may add types. */
export function isKnownType(type: UserAttribute['type']): type is AttributeType {
  return Object.hasOwn(isList, type);
}

/** Returns the input for a value. A value of the wrong type is shown unchanged, so that it can be corrected. */
export function draftOf(type: AttributeType, value: unknown, locale: string): AttributeDraft {
  if (isList[type]) return textsOfValues(valuesOfFilter(value), (number) => writeNumber(number, locale));
  if (value === null || value === undefined) return '';
  return typeof value === 'number' ? writeNumber(value, locale) : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Parses the input of an editor. Items of a list that are in the `saved` value stay what they are. */
export function readDraft(type: AttributeType, draft: AttributeDraft, locale: string, saved?: unknown): DraftReading {
  const given = typeof draft === 'string' ? [draft].filter((text) => text.trim() !== '') : draft;
  if (given.length === 0) return { kind: 'value', value: null };
  const [first = ''] = given;
  switch (type) {
    case 'string':
      return { kind: 'value', value: first };
    case 'boolean':
      return { kind: 'value', value: first === 'true' };
    case 'string_array':
      // Saved items may have other types.
      return { kind: 'value', value: valuesOfTexts(given, [valuesOfFilter(saved)], { read: String }) as readonly string[] };
    case 'number':
    case 'number_array': {
      const texts = type === 'number' ? [first] : given;
      const values = valuesOfTexts(texts, [type === 'number' ? [] : valuesOfFilter(saved)], {
        read: (text) => readNumber(text, locale) ?? text,
        writeNumber: (value) => writeNumber(value, locale),
      });
      const wrong = texts.find((_, index) => typeof values[index] !== 'number' && values[index] !== null);
      if (wrong !== undefined) return { kind: readNumber(wrong, locale) === 'inexact' ? 'too-many-digits' : 'not-a-number', text: wrong };
      // A saved list may also have `null`.
      const numbers = values as readonly number[];
      return { kind: 'value', value: type === 'number' ? (numbers[0] ?? null) : numbers };
    }
    default:
      return type satisfies never;
  }
}

export function isSameDraft(one: AttributeDraft, other: AttributeDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const isList: Readonly<Record<AttributeType, boolean>> = {
  string: false,
  number: false,
  boolean: false,
  string_array: true,
  number_array: true,
};
