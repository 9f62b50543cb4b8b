import type { AttributeType, UserAttributeDefinition } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import type { People } from './People.js';

export type AttributeDefinition = UserAttributeDefinition & { readonly type: AttributeType };

export function readAttributeDefinition(input: UserAttributeDefinition): AttributeDefinition {
  const { name, displayName = null, description = null, defaultValue = null } = input;
  const type = attributeTypes.find((known) => known === input.type);
  if (type === undefined) throw invalid('userAttributeDefinitions', `must have one of the types ${attributeTypes.join(', ')}`);
  return { name, type, displayName, description, defaultValue };
}

const attributeTypes: readonly AttributeType[] = ['string', 'number', 'boolean', 'string_array', 'number_array'];

/** Refuses with 400 another type for an attribute that is there. */
export function checkAttributeTypes({ attributes }: People, definitions: readonly AttributeDefinition[]): void {
  for (const { name, type } of definitions) {
    const known = attributes.values().find((attribute) => attribute.name === name);
    if (known !== undefined && known.type !== type) throw invalid('userAttributeDefinitions', `cannot change the type of "${name}"`);
  }
}

/** Makes the attributes that are missing and leaves those that are there. */
export function defineAttributes({ attributes }: People, definitions: readonly AttributeDefinition[]): void {
  const known = attributes.values().map(({ name }) => name);
  for (const definition of definitions) if (!known.includes(definition.name)) attributes.insert(definition);
}
