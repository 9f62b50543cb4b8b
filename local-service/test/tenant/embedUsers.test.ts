import { beforeEach, describe, expect, it } from 'vitest';
import { createTenant } from '../../src/tenant/createTenant.js';
import { provisionEmbedUser } from '../../src/tenant/embedding/embedUsers.js';
import type { Tenant } from '../../src/tenant/Tenant.js';

let tenant: Tenant;

beforeEach(() => {
  const { embedding, ...rest } = createTenant({ clock: () => Date.UTC(2026, 9, 1), seed: 1 });
  tenant = { ...rest, embedding: { ...embedding, maxUsers: embedding.users.values().length + 1 } };
});

const provision = (externalId: string, fields: { readonly isEphemeral?: boolean } = {}) =>
  provisionEmbedUser(tenant, 'harbor-goods', { externalId, ...fields });

describe('the limit of embed users', () => {
  it('refuses one too many with 429, and no existing one', () => {
    provision('the-last');
    expect(() => provision('one-more')).toThrow(expect.objectContaining({ status: 429 }));
    expect(provision('user-1').externalId).toBe('user-1');
  });

  it('does not count ephemeral users until they become persistent', () => {
    provision('passing-by', { isEphemeral: true });
    provision('the-last');
    expect(provision('also-passing-by', { isEphemeral: true }).isEphemeral).toBe(true);
    expect(() => provision('passing-by')).toThrow(expect.objectContaining({ status: 429 }));
  });

  it('creates no tenant for a refused user', () => {
    provision('the-last');
    expect(() => provisionEmbedUser(tenant, 'new-tenant', { externalId: 'one-more' })).toThrow();
    expect(tenant.embedding.tenants.values().map(({ name }) => name)).not.toContain('new-tenant');
  });
});

describe('the seed of embedding', () => {
  it('is the same for the same number, and different for another', () => {
    const seeded = (seed: number) => JSON.stringify(createTenant({ clock: () => 0, seed }).embedding.users.values());
    expect(seeded(7)).toBe(seeded(7));
    expect(seeded(7)).not.toBe(seeded(8));
  });

  it('shares no missing folder or workbook', () => {
    const { embedding, workspace } = tenant;
    const missing = embedding.shares.values().filter(({ item }) => {
      const table = item.type === 'FOLDER' ? workspace.folders : workspace.workbooks;
      return table.find(item.id) === undefined;
    });
    expect(missing).toEqual([]);
    expect(embedding.shares.values().filter(({ item }) => item.type === 'FOLDER')).toHaveLength(4);
    expect(embedding.shares.values()).toHaveLength(13);
  });
});
