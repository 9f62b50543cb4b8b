import { describe, expect, it } from 'vitest';
import { bulkUserAction, deleteUser, getUsers } from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

describe('an account with more users', () => {
  it('has the requested number, starting with those of every account', async () => {
    const [usual, large] = await Promise.all([createContractWorld(), createContractWorld({ userCount: 10_000 })]);
    const [few, many] = await Promise.all([getUsers(usual.admin), getUsers(large.admin)]);
    expect(few.items).toHaveLength(1_200);
    expect(many.items).toHaveLength(10_000);
    expect(many.items.slice(0, 1_200)).toEqual(few.items);
    expect(new Set(many.items.map(({ email }) => email)).size).toBe(10_000);
  });
});

describe('users managed by an identity provider', () => {
  it('cannot be deleted, one at a time or in bulk, but can be deactivated', async () => {
    const { admin } = await createContractWorld({ isHeldUser: ({ id }) => id % 2 === 1 });
    const answer = await bulkUserAction(admin, { action: 'DELETE', userIds: [6, 7, 8, 9] });
    expect(answer.succeeded).toEqual([6, 8]);
    expect(answer.failed.map(({ userId, error }) => [userId, error.status])).toEqual([
      [7, 403],
      [9, 403],
    ]);
    await expect(deleteUser(admin, { id: 11 })).rejects.toMatchObject({ status: 403 });
    expect((await bulkUserAction(admin, { action: 'DEACTIVATE', userIds: [7] })).succeeded).toEqual([7]);
  });
});
