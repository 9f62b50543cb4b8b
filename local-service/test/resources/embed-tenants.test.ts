import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteEmbedTenant,
  duplicateWorkbook,
  generateSession,
  getDashboard,
  getEmbedAccess,
  getEmbedGroup,
  getEmbedGroupMembers,
  getEmbedGroups,
  getWorkbook,
  listEmbedTenants,
  listEmbedTenantWorkbooks,
  listEmbedUsers,
  postTokenBySessionId,
  provisionEmbedUser,
  provisionEmbedUsers,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';
import { embedClient, sendAsAdmin, sharedWorkbook } from '../support/embedding.js';

const embedTenantName = 'harbor-goods';

let world: ContractWorld;

beforeEach(async () => {
  world = await createContractWorld();
});

/** The names of the tenant groups of the user. */
async function groupsOf(externalId: string): Promise<readonly string[]> {
  const { items: groups } = await getEmbedGroups(world.admin, { embedTenantName });
  const memberships = await Promise.all(
    groups.map(async ({ id, name }) => {
      const { items } = await getEmbedGroupMembers(world.admin, { embedTenantName, id });
      return items.some((member) => member.externalId === externalId) ? [name] : [];
    }),
  );
  return memberships.flat().sort();
}

describe('the list of embed tenants', () => {
  it('is sorted by name and includes the number of users', async () => {
    const { items } = await listEmbedTenants(world.admin);
    expect(items.map(({ name, userCount }) => `${name} ${userCount}`)).toEqual([
      'dar-al-tawabil 31',
      'harbor-goods 40',
      'nordlys-optik 18',
      'petit-jardin 12',
      'sakura-foods 24',
      'trial-042 10',
    ]);
  });

  it.each([
    ['NORDLYS', ['nordlys-optik']],
    ['フーズ', ['sakura-foods']],
    ['nothing like it', []],
  ])('finds %s by name and display name, in any case', async (search, names) => {
    const { items } = await listEmbedTenants(world.admin, { search });
    expect(items.map(({ name }) => name)).toEqual(names);
  });
});

describe('deleting an embed tenant', () => {
  it('deletes everything in it', async () => {
    const { id: workbookId } = await sharedWorkbook(world, 'Revenue overview');
    const [group] = (await getEmbedGroups(world.admin, { embedTenantName })).items;
    await deleteEmbedTenant(world.admin, { embedTenantName });
    await expect(listEmbedUsers(world.admin, { embedTenantName })).rejects.toMatchObject({ status: 404 });
    const access = await getEmbedAccess(world.admin, { deploymentId: 1, workbookId });
    expect(access.tenants.map((tenant) => tenant.embedTenantName)).toEqual(['sakura-foods']);
    await provisionEmbedUser(world.admin, { embedTenantName, externalId: 'user-1' });
    expect((await listEmbedUsers(world.admin, { embedTenantName })).items).toHaveLength(1);
    const reached = await listEmbedTenantWorkbooks(world.admin, { deploymentId: 1, embedTenantName, accessSource: 'tenant' });
    expect(reached.items).toEqual([]);
    await expect(getEmbedGroup(world.admin, { embedTenantName, id: group?.id ?? 0 })).rejects.toMatchObject({ status: 404 });
  });

  it('deletes copies its creators made, and keeps items only shared with it', async () => {
    const { id: workbookId } = await sharedWorkbook(world, 'Daily trading', embedTenantName);
    const { sessionId } = await generateSession(world.admin, { deploymentId: 1, externalId: 'user-1', embedTenantName, creatorMode: true });
    const creator = world.clientOf({ kind: 'embed-token', ...(await postTokenBySessionId(world.admin, { sessionId })) });
    const copy = await duplicateWorkbook(creator, { deploymentId: 1, workbookId, shared: true });
    await deleteEmbedTenant(world.admin, { embedTenantName });
    await expect(getWorkbook(world.admin, { deploymentId: 1, workbookId: copy.id })).rejects.toMatchObject({ status: 404 });
    expect((await getWorkbook(world.admin, { deploymentId: 1, workbookId })).id).toBe(workbookId);
  });

  it('succeeds for one that does not exist', async () => {
    await expect(deleteEmbedTenant(world.admin, { embedTenantName: 'never-made' })).resolves.toBeUndefined();
  });

  it('does not accept a trailing slash in its path', async () => {
    const answer = await sendAsAdmin(world, 'DELETE', '/api/v1/embed-tenants/trial-042/');
    expect(answer.status).toBe(404);
    expect((await listEmbedTenants(world.admin, { search: 'trial-042' })).items).toHaveLength(1);
    expect((await sendAsAdmin(world, 'DELETE', '/api/v1/embed-tenants/trial-042')).status).toBe(204);
  });
});

describe('the users of an embed tenant', () => {
  it('are sorted by email, those without one first', async () => {
    const { items } = await listEmbedUsers(world.admin, { embedTenantName });
    const emails = items.map(({ email }) => email ?? '');
    expect(emails.filter((email) => email === '')).toHaveLength(5);
    expect(emails).toEqual([...emails].sort());
  });

  it('neither repeat nor skip when some are added between pages', async () => {
    const { items: whole } = await listEmbedUsers(world.admin, { embedTenantName });
    const first = await listEmbedUsers(world.admin, { embedTenantName, first: 10 });
    await provisionEmbedUser(world.admin, { embedTenantName, externalId: 'early', email: '0@harbor-goods.example' });
    const rest = await listEmbedUsers(world.admin, { embedTenantName, after: first.pageInfo.endCursor });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  });
});

describe('provisioning', () => {
  it('has the same result when repeated', async () => {
    const user = { embedTenantName, externalId: 'again', email: 'again@harbor-goods.example', tenantGroups: ['Buyers'] };
    const once = await provisionEmbedUser(world.admin, user);
    world.advance(60_000);
    expect(await provisionEmbedUser(world.admin, user)).toEqual(once);
    expect(await groupsOf('again')).toEqual(['Buyers']);
  });

  it('replaces a list of groups, keeps it if omitted or null, and clears it with an empty one', async () => {
    const user = { embedTenantName, externalId: 'mover' };
    await provisionEmbedUser(world.admin, { ...user, tenantGroups: ['Buyers', 'Management'] });
    await provisionEmbedUser(world.admin, { ...user, tenantGroups: ['Shop floor'] });
    expect(await groupsOf('mover')).toEqual(['Shop floor']);
    await provisionEmbedUser(world.admin, user);
    await provisionEmbedUser(world.admin, { ...user, tenantGroups: null });
    expect(await groupsOf('mover')).toEqual(['Shop floor']);
    await provisionEmbedUser(world.admin, { ...user, tenantGroups: [] });
    expect(await groupsOf('mover')).toEqual([]);
  });

  it('identifies a user by the trimmed, lower-case external id', async () => {
    const once = await provisionEmbedUser(world.admin, { embedTenantName, externalId: 'mixed-case' });
    const again = await provisionEmbedUser(world.admin, { embedTenantName, externalId: '  Mixed-CASE ' });
    expect(again).toEqual(once);
    expect((await sendAsAdmin(world, 'POST', `/api/v1/embed-tenants/${embedTenantName}/user`, { externalId: ' ' })).status).toBe(400);
  });

  it('distinguishes users of two tenants by tenant', async () => {
    const here = await provisionEmbedUser(world.admin, { embedTenantName, externalId: 'shared-id' });
    const there = await provisionEmbedUser(world.admin, { embedTenantName: 'sakura-foods', externalId: 'shared-id' });
    expect(there.id).not.toBe(here.id);
  });

  it('changes nothing about a user whose group is unknown', async () => {
    const refused = provisionEmbedUser(world.admin, {
      embedTenantName,
      externalId: 'user-1',
      email: 'new@harbor-goods.example',
      groups: ['Nobody'],
    });
    await expect(refused).rejects.toMatchObject({ status: 400 });
    expect((await listEmbedUsers(world.admin, { embedTenantName, search: 'new@harbor' })).items).toEqual([]);
  });

  it('of several continues after a failure, in the given order', async () => {
    const answer = await provisionEmbedUsers(world.admin, {
      embedTenantName,
      users: [
        { externalId: 'z' },
        { externalId: 'y', groups: ['Nobody'] },
        { externalId: 'x', tenantGroups: ['Nobody'] },
        { externalId: 'a' },
      ],
    });
    expect(answer.succeeded.map(({ externalId }) => externalId)).toEqual(['z', 'a']);
    expect(answer.failed).toMatchObject([
      { externalId: 'y', error: { status: 400, message: expect.stringContaining('Nobody') } },
      { externalId: 'x', error: { status: 400 } },
    ]);
  });

  it.each([[0], [101]])('is refused with 400 for %d users at once', async (count) => {
    const users = Array.from({ length: count }, (_, index) => ({ externalId: `user-${index}` }));
    expect((await sendAsAdmin(world, 'POST', `/api/v1/embed-tenants/${embedTenantName}/users`, { users })).status).toBe(400);
  });
});

describe('a share by name', () => {
  it('reaches users who are provisioned later', async () => {
    const { publicId } = await sharedWorkbook(world, 'Revenue overview');
    const client = await embedClient(world, { externalId: 'later' });
    await expect(getDashboard(client, { publicId })).resolves.toMatchObject({ publicId });
  });
});
