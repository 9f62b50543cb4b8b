import { beforeEach, describe, expect, it } from 'vitest';
import {
  createUserAttribute,
  getUserAttributes,
  getUserAttributeValues,
  type ServiceClient,
  updateUserAttribute,
  upsertUserAttributeValue,
} from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

let admin: ServiceClient;

beforeEach(async () => {
  ({ admin } = await createContractWorld());
});

describe('user attributes', () => {
  it('are listed from the newest, and stay in place when one is defined between pages', async () => {
    const first = await getUserAttributes(admin, { first: 2 });
    await createUserAttribute(admin, { name: 'team', type: 'string' });
    const rest = await getUserAttributes(admin, { after: first.pageInfo.endCursor });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
    expect((await getUserAttributes(admin, { first: 1 })).items[0]?.name).toBe('team');
  });

  it('are filtered by type and by exact name', async () => {
    expect((await getUserAttributes(admin, { type: 'string' })).items.map(({ name }) => name)).toEqual(['cost_center', 'region']);
    expect((await getUserAttributes(admin, { name: 'brands' })).items.map(({ type }) => type)).toEqual(['string_array']);
    expect((await getUserAttributes(admin, { name: 'brand' })).items).toEqual([]);
    await expect(admin.get('/api/v1/user-attributes', { query: { type: 'date' } })).rejects.toMatchObject({ status: 400 });
  });

  it('still include what older clients read', async () => {
    const { items, data, count } = await getUserAttributes(admin, { first: 2 });
    expect([data, count]).toEqual([items, 6]);
  });

  it('keep their type, and fields that an update omits', async () => {
    await expect(admin.put('/api/v1/user-attributes/1', { body: { type: 'number' } })).rejects.toMatchObject({ status: 400 });
    const updated = await updateUserAttribute(admin, { id: 1, description: null });
    expect(updated).toMatchObject({ name: 'region', type: 'string', displayName: 'Region', description: null, defaultValue: 'Europe' });
  });
});

describe('a user’s value', () => {
  it('is replaced, never duplicated', async () => {
    const before = await getUserAttributeValues(admin, { userId: 2 });
    await upsertUserAttributeValue(admin, { userId: '2', userAttributeId: '4', value: ['Fjord', 'Sól'] });
    const after = await getUserAttributeValues(admin, { userId: 2 });
    expect(after).toHaveLength(before.length);
    expect(after.find(({ name }) => name === 'brands')).toMatchObject({ value: ['Fjord', 'Sól'], formattedValue: 'Fjord, Sól' });
  });

  it('is cleared by null', async () => {
    const value = await upsertUserAttributeValue(admin, { userId: '2', userAttributeId: '1', value: null });
    expect(value).toMatchObject({ userId: 2, userAttributeId: 1, value: null, formattedValue: null });
  });

  it.each([
    ['1', 'Asia Pacific', 7],
    ['2', 12.5, '12.5'],
    ['3', false, 'false'],
    ['4', [], ['Fjord', 7]],
    ['5', [1, 2], [1, null]],
  ])('of attribute %s must have its type: %j, not %j', async (userAttributeId, good, bad) => {
    expect((await upsertUserAttributeValue(admin, { userId: '6', userAttributeId, value: good })).value).toEqual(good);
    await expect(upsertUserAttributeValue(admin, { userId: '6', userAttributeId, value: bad })).rejects.toMatchObject({ status: 400 });
  });
});
