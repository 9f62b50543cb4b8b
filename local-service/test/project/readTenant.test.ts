import { describe, expect, it } from 'vitest';
import { readTenant } from '../../src/project/readTenant.js';

describe('tenant.yml', () => {
  it('has people, attributes and groups', () => {
    const { people, attributes, groups } = readTenant(`
attributes:
  - {name: region, title: Region, default: Europe}
  - {name: stores, type: number_array}
groups: [{name: Sales, description: All of sales}]
people:
  - {email: ann@example.com, name: Ann Lee, role: Admin}
  - email: bo@example.com
    attributes: {region: Asia, stores: [1, 2]}
    groups: [Sales]
`);
    expect(attributes.map(({ type, defaultValue }) => [type, defaultValue])).toEqual([
      ['string', 'Europe'],
      ['number_array', undefined],
    ]);
    expect(groups).toEqual([{ name: 'Sales', description: 'All of sales' }]);
    expect(people).toMatchObject([
      { role: 'admin' },
      { role: 'viewer', attributes: { region: 'Asia', stores: [1, 2] }, groups: ['Sales'] },
    ]);
  });

  it('gets an admin if it names none', () => {
    expect(readTenant('').people).toMatchObject([{ role: 'admin' }]);
    expect(readTenant('people: [{email: bo@example.com}]').people.map(({ role }) => role)).toEqual(['admin', 'viewer']);
  });

  it.each([
    ['people:\n  - {email: no}', 'Line 2: "no" is not an email address.'],
    ['people:\n  - {name: Ann}', 'Line 2: "email" is missing.'],
    ['people:\n  - {email: a@b.c}\n  - {email: A@b.c}', 'Line 3: a@b.c is there twice.'],
    ['people:\n  - {email: a@b.c, role: boss}', 'must be one of admin, developer, explorer, viewer'],
    ['people:\n  - email: a@b.c\n    attributes: {regoin: x}', 'Line 3: "regoin" is not one of the attributes of this file.'],
    ['attributes: [{name: n, type: number}]\npeople:\n  - {email: a@b.c, attributes: {n: x}}', '"n" of a@b.c must be of the type number.'],
    ['attributes: [{name: n, type: date}]', 'The type of an attribute must be one of'],
    ['users: []', 'Line 1: "users" is not a known key.'],
    ['people: [', 'tenant.yml: Line 1'],
    ['- a', 'The file must have people, attributes, groups.'],
  ])('%j is refused with its line', (text, message) => {
    expect(() => readTenant(text)).toThrow(message);
  });
});
