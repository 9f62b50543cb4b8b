import type { AttributeType, UserAttributeInput, UserAttributeValue } from '@parley/react/client';
import { isStringArray } from '../../http/fields.js';
import type { AttributeRecord, AttributeValue, AttributeValueRecord, People } from './People.js';

/** True if an attribute of this type may have the value; `null` is no value. */
export function isValueOf(type: AttributeType, value: unknown): value is AttributeValue | null {
  return value === null || checks[type](value);
}

/** Sets what one user has for one attribute, in place of what was there. */
export function setAttributeValue({ attributeValues }: People, value: Omit<AttributeValueRecord, 'id'>): AttributeValueRecord {
  const known = attributeValues.values().find(({ userId, attributeId }) => userId === value.userId && attributeId === value.attributeId);
  return (known && attributeValues.update(known.id, value)) ?? attributeValues.insert(value);
}

export function toAttributeValue({ userId, value }: AttributeValueRecord, attribute: AttributeRecord): UserAttributeValue {
  const { id: userAttributeId, name, type, displayName = null, description = null } = attribute;
  return { userId, userAttributeId, name, type, displayName, description, value, formattedValue: formatValue(value) };
}

/** Returns the user's value of each attribute, or its default, for row-level policies. Several values are separated by commas. */
export function policyAttributesOf({ attributes, attributeValues }: People, userId: number): Readonly<Record<string, string>> {
  const own = new Map(attributeValues.values().flatMap((held) => (held.userId === userId ? [[held.attributeId, held.value]] : [])));
  return withDefaults(attributes, own);
}

/** As `policyAttributesOf`, for values that a request gives, checked before. */
export function policyAttributesFrom({ attributes }: People, given: readonly UserAttributeInput[]): Readonly<Record<string, string>> {
  const idOf = new Map(attributes.values().map(({ id, name }) => [name, id]));
  return withDefaults(attributes, new Map(given.map(({ name, value }) => [idOf.get(name) ?? 0, value ?? null])));
}

function withDefaults(attributes: People['attributes'], own: ReadonlyMap<number, AttributeValue | null>): Readonly<Record<string, string>> {
  const texts = attributes
    .values()
    .map(({ id, name, defaultValue }) => [name, policyText(own.get(id)) ?? defaultValue ?? undefined] as const);
  return Object.fromEntries(texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}

function policyText(value: AttributeValue | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  return typeof value === 'object' ? value.join(',') : String(value);
}

const checks: Readonly<Record<AttributeType, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: isNumber,
  boolean: (value) => typeof value === 'boolean',
  string_array: isStringArray,
  number_array: (value) => Array.isArray(value) && value.every(isNumber),
};

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

function formatValue(value: AttributeValue | null): string | null {
  if (value === null) return null;
  return typeof value === 'object' ? value.join(', ') : String(value);
}
