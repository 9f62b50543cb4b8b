import type { Random } from '../../random.js';
import type { AttributeRecord, AttributeValue, AttributeValueRecord, UserRecord } from '../people/People.js';
import { createTable, type Table } from '../Table.js';

/** Attributes of all five types. */
export function seedAttributes(): Table<AttributeRecord> {
  const attributes = createTable<AttributeRecord>();
  for (const attribute of attributePlans) attributes.insert(attribute);
  return attributes;
}

/** The analyst has a value for each attribute, most others for some. */
export function seedAttributeValues(
  random: Random,
  users: Table<UserRecord>,
  attributes: Table<AttributeRecord>,
): Table<AttributeValueRecord> {
  const values = createTable<AttributeValueRecord>();
  for (const { id: userId } of users.values()) {
    for (const { id: attributeId, type } of attributes.values()) {
      const value = drawValue(random, type);
      if (random.chance(0.3) || userId === 2) values.insert({ userId, attributeId, value });
    }
  }
  return values;
}

const attributePlans: readonly Omit<AttributeRecord, 'id'>[] = [
  { name: 'region', type: 'string', displayName: 'Region', description: 'Rows of this region only', defaultValue: 'Europe' },
  { name: 'discount_limit', type: 'number', displayName: 'Discount limit', description: 'In percent', defaultValue: '10' },
  { name: 'can_see_margins', type: 'boolean', displayName: 'Sees margins', description: null, defaultValue: 'false' },
  { name: 'brands', type: 'string_array', displayName: 'Brands', description: 'Brands the user buys for', defaultValue: null },
  { name: 'store_ids', type: 'number_array', displayName: 'Stores', description: null, defaultValue: null },
  { name: 'cost_center', type: 'string', displayName: null, description: null, defaultValue: null },
];

function drawValue(random: Random, type: AttributeRecord['type']): AttributeValue {
  switch (type) {
    case 'string':
      return random.pick(['Europe', 'North America', 'Asia Pacific', 'Latin America']);
    case 'number':
      return random.between(1, 8) * 5;
    case 'boolean':
      return random.chance(0.5);
    case 'string_array':
      return random.pick([['Fjord'], ['Fjord', 'Lumen'], ['Oak & Iron', 'Lumen', 'Sól']]);
    case 'number_array':
      return [random.between(1, 14), random.between(15, 28)];
  }
}
