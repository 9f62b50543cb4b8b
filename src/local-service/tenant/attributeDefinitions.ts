import type { AttributeType, UserAttributeDefinition } from '../../client/resources/user-attributes.js';
import { invalid, type JsonObject, nullableString, requiredChoice, requiredString } from '../http/fields.js';
import type { People } from './People.js';

export type AttributeDefinition = UserAttributeDefinition & { readonly type: AttributeType };

export function readAttributeDefinition(body: JsonObject): AttributeDefinition {
  return {
    name: requiredString(body, 'name'),
    type: requiredChoice(body, 'type', ['string', 'number', 'boolean', 'string_array', 'number_array']),
    displayName: nullableString(body, 'displayName') ?? null,
    description: nullableString(body, 'description') ?? null,
    defaultValue: nullableString(body, 'defaultValue') ?? null,
  };
}

/** Makes the attributes that are missing and leaves those that are there. Changes nothing where a type differs. */
export function defineAttributes({ attributes }: People, definitions: readonly AttributeDefinition[]): void {
  const known = new Map(attributes.values().map(({ name, type }) => [name, type]));
  const contrary = definitions.find(({ name, type }) => known.has(name) && known.get(name) !== type);
  if (contrary !== undefined) throw invalid('userAttributeDefinitions', `cannot change the type of "${contrary.name}"`);
  for (const definition of definitions) if (!known.has(definition.name)) attributes.insert(definition);
}
