import type { AttributeType, UserAttribute } from '../../../client/resources/user-attributes.js';
import { readNumber, writeNumber } from '../../kit/form/readNumber.js';

/** The input of an attribute's editor: a text, `true` or `false` as text, or tokens. Empty input means no value. */
export type AttributeDraft = string | readonly string[];

/** The value of an attribute; `null` for no value. */
export type AttributeValue = string | number | boolean | readonly string[] | readonly number[] | null;

/** The value of a text in an editor, or the reason why it is invalid. */
export type DraftReading =
  | { readonly kind: 'value'; readonly value: AttributeValue }
  /** `text` is the part that is not a number in this locale. */
  | { readonly kind: 'not-a-number'; readonly text: string };

/** True if there is an editor for the type; later versions of the service may add types. */
export function isKnownType(type: UserAttribute['type']): type is AttributeType {
  return Object.hasOwn(isList, type);
}

/** Returns the input for a value. A value of the wrong type is shown unchanged, so that it can be corrected. */
export function draftOf(type: AttributeType, value: unknown, locale: string): AttributeDraft {
  if (isList[type])
    return Array.isArray(value) ? value.map((entry) => textOf(entry, locale)) : isEmptyValue(value) ? [] : [textOf(value, locale)];
  return isEmptyValue(value) ? '' : textOf(value, locale);
}

/** Parses the input of an editor. */
export function readDraft(type: AttributeType, draft: AttributeDraft, locale: string): DraftReading {
  const tokens = typeof draft === 'string' ? [draft] : draft;
  const given = tokens.filter((token) => token.trim() !== '');
  if (given.length === 0) return { kind: 'value', value: null };
  const [first = ''] = given;
  switch (type) {
    case 'string':
      return { kind: 'value', value: first };
    case 'boolean':
      return { kind: 'value', value: first === 'true' };
    case 'string_array':
      return { kind: 'value', value: given };
    case 'number':
    case 'number_array': {
      const numbers = given.map((text) => readNumber(text, locale));
      const wrong = given.find((_, index) => numbers[index] === undefined);
      if (wrong !== undefined) return { kind: 'not-a-number', text: wrong };
      const values = numbers.filter((number) => number !== undefined);
      return { kind: 'value', value: type === 'number' ? (values[0] ?? null) : values };
    }
    default:
      return type satisfies never;
  }
}

export function isSameDraft(one: AttributeDraft, other: AttributeDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function textOf(value: unknown, locale: string): string {
  return typeof value === 'number' ? writeNumber(value, locale) : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined;
}

const isList: Readonly<Record<AttributeType, boolean>> = {
  string: false,
  number: false,
  boolean: false,
  string_array: true,
  number_array: true,
};
