import { describe, expect, it } from 'vitest';
import { createToken } from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

describe('a usage analytics token', () => {
  it('lives for an hour', async () => {
    const { admin } = await createContractWorld();
    const { expiresAt } = await createToken(admin);
    expect(expiresAt).toBe('2026-10-01T10:00:00.000Z');
  });

  it('is refused if the account has no usage analytics, to any caller', async () => {
    const { admin, analyst } = await createContractWorld({ usageAnalytics: false });
    await expect(createToken(admin)).rejects.toMatchObject({ status: 404, kind: 'not-found' });
    await expect(createToken(analyst)).rejects.toMatchObject({ status: 403 });
  });
});
