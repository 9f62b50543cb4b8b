import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteEmbedTenant,
  generateSession,
  getAppConfig,
  getDashboard,
  getUserAttributes,
  listEmbedTenants,
  listEmbedUsers,
  postTokenBySessionId,
  provisionEmbedUser,
  revokeSession,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';
import { embedClient, sendAsAdmin, sharedWorkbook } from '../support/embedding.js';

const person = { deploymentId: 1, externalId: 'user-1', embedTenantName: 'harbor-goods' };
const switches = [
  'allowAi',
  'showDashboardChat',
  'showWorkbookChat',
  'showAiWidgets',
  'allowChatWorkspaceAuthoring',
  'showWorkbookShare',
  'showDashboardSettings',
  'showMemberNames',
  'showGroupByCube',
] as const;
const dayMs = 24 * 3_600_000;

let world: ContractWorld;

beforeEach(async () => {
  world = await createContractWorld();
});

describe('an account with embedding turned off', () => {
  it('opens and revokes no session, and shows no embedded dashboard', async () => {
    world = await createContractWorld({ embedding: false });
    const { publicId } = await sharedWorkbook(world, 'Daily trading');
    await expect(generateSession(world.admin, person)).rejects.toMatchObject({ status: 403 });
    await expect(revokeSession(world.admin, { sessionId: '0'.repeat(32) })).rejects.toMatchObject({ status: 403 });
    await expect(getDashboard(world.admin, { publicId })).rejects.toMatchObject({ status: 403 });
  });
});

describe('an embed session', () => {
  it('has an id of 32 lower-case hexadecimal digits, different each time', async () => {
    const one = await generateSession(world.admin, person);
    const other = await generateSession(world.admin, person);
    expect(one.sessionId).toMatch(/^[0-9a-f]{32}$/);
    expect(other.sessionId).not.toBe(one.sessionId);
  });

  it('is redeemed by only one of two concurrent requests', async () => {
    const session = await generateSession(world.admin, person);
    const outcomes = await Promise.allSettled([postTokenBySessionId(world.admin, session), postTokenBySessionId(world.admin, session)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('can be redeemed within five minutes', async () => {
    const session = await generateSession(world.admin, person);
    world.advance(5 * 60_000 - 1);
    await expect(postTokenBySessionId(world.admin, session)).resolves.toMatchObject({ token: expect.stringMatching(/^\S+\.\S+\.\S+$/) });
  });

  it('is redeemed without any credential', async () => {
    const { sessionId } = await generateSession(world.admin, person);
    const { fetch, addresses } = world.service;
    const url = `${addresses.baseUrl}/api/v1/embed/session/token`;
    const answer = await fetch(new Request(url, { method: 'POST', body: JSON.stringify({ sessionId }) }));
    expect(answer.status).toBe(200);
  });

  it('returns a token for 24 hours', async () => {
    const { publicId } = await sharedWorkbook(world, 'Daily trading');
    const client = await embedClient(world);
    world.advance(dayMs - 1000);
    await expect(getDashboard(client, { publicId })).resolves.toMatchObject({ publicId });
    world.advance(1000);
    await expect(getDashboard(client, { publicId })).rejects.toMatchObject({ status: 401 });
  });

  it('is not a session of the management API, with any prefix', async () => {
    const { token } = await postTokenBySessionId(world.admin, await generateSession(world.admin, person));
    await expect(getAppConfig(world.clientOf({ kind: 'bearer', token }))).rejects.toMatchObject({ status: 401 });
    const adminToken = await world.service.mintAccessToken();
    await expect(getAppConfig(world.clientOf({ kind: 'embed-token', token: adminToken }))).rejects.toMatchObject({ status: 401 });
  });

  it('can be revoked repeatedly without a failure, even if it is unknown', async () => {
    const session = await generateSession(world.admin, person);
    await revokeSession(world.admin, session);
    await revokeSession(world.admin, session);
    await expect(revokeSession(world.admin, { sessionId: 'f'.repeat(32) })).resolves.toBeUndefined();
  });

  it('survives the revocation of another session of the same user', async () => {
    const other = await generateSession(world.admin, person);
    const client = await embedClient(world);
    await revokeSession(world.admin, other);
    await expect(getAppConfig(client)).resolves.toBeDefined();
  });

  it('ends with its embed tenant, redeemed or not', async () => {
    const waiting = await generateSession(world.admin, person);
    const client = await embedClient(world);
    await deleteEmbedTenant(world.admin, { embedTenantName: 'harbor-goods' });
    await expect(postTokenBySessionId(world.admin, waiting)).rejects.toMatchObject({ status: 401 });
    await provisionEmbedUser(world.admin, { embedTenantName: 'harbor-goods', externalId: 'user-1' });
    await expect(getAppConfig(client)).rejects.toMatchObject({ status: 401 });
  });

  it('is useless to a deactivated embed user', async () => {
    const client = await embedClient(world, { externalId: 'user-3' });
    await expect(getAppConfig(client)).rejects.toMatchObject({ status: 401 });
  });

  it('sees only the dashboards of its deployment', async () => {
    const { publicId } = await sharedWorkbook(world, 'Revenue overview');
    const client = await embedClient(world, { deploymentId: 2 });
    await expect(getDashboard(client, { publicId })).rejects.toMatchObject({ status: 404 });
  });

  it('without a tenant sees only what all embed users see', async () => {
    const client = await embedClient(world, { embedTenantName: null });
    const forAll = await sharedWorkbook(world, 'Daily trading');
    const forOne = await sharedWorkbook(world, 'Revenue overview');
    await expect(getDashboard(client, { publicId: forAll.publicId })).resolves.toBeDefined();
    await expect(getDashboard(client, { publicId: forOne.publicId })).rejects.toMatchObject({ status: 404 });
  });

  it('for a user of the account sees what that user sees, without admin permissions', async () => {
    const { sessionId } = await generateSession(world.admin, { deploymentId: 1, internalId: 'ada@parley.example' });
    const { token } = await postTokenBySessionId(world.admin, { sessionId });
    const client = world.clientOf({ kind: 'embed-token', token });
    const { publicId } = await sharedWorkbook(world, 'Category review', 'sakura-foods');
    await expect(getDashboard(client, { publicId })).resolves.toBeDefined();
    await expect(listEmbedTenants(client)).rejects.toMatchObject({ status: 403 });
  });

  it('can use only the operations that embedded pages need', async () => {
    const client = await embedClient(world);
    const { publicId } = await sharedWorkbook(world, 'Daily trading');
    const statusOf = async (method: 'GET' | 'POST', path: string) =>
      client.request({ method, path, ...(method === 'POST' && { body: {} }) }).then(
        () => 200,
        (error: { readonly status: number }) => error.status,
      );
    for (const path of [
      `/api/v1/embed/dashboard/${publicId}`,
      `/api/v1/embed/dashboard/${publicId}/comments`,
      '/api/v1/app-config',
      '/api/v1/app-theme',
    ]) {
      expect([path, await statusOf('GET', path)]).toEqual([path, 200]);
    }
    for (const path of [
      '/api/v1/deployments',
      '/api/v1/deployments/1/workbooks',
      '/api/v1/users/me',
      '/api/v1/tenant/settings',
      '/api/v1/embed-tenants',
    ]) {
      expect([path, await statusOf('GET', path)]).toEqual([path, 403]);
    }
    expect(await statusOf('POST', '/api/v1/app-config')).toBe(403);
  });
});

describe('generating a session', () => {
  it('provisions the user, with a new tenant if needed', async () => {
    const fresh = { deploymentId: 1, embedTenantName: 'fresh-tenant', embedTenantProfile: { displayName: 'Fresh' } };
    await generateSession(world.admin, { ...fresh, externalId: 'user-1', email: 'one@fresh.example', userProfile: { displayName: 'One' } });
    const tenants = await listEmbedTenants(world.admin, { search: 'fresh' });
    expect(tenants.items).toMatchObject([{ name: 'fresh-tenant', displayName: 'Fresh', userCount: 1 }]);
    const users = await listEmbedUsers(world.admin, { embedTenantName: 'fresh-tenant' });
    expect(users.items).toMatchObject([{ externalId: 'user-1', email: 'one@fresh.example', firstName: 'One' }]);
  });

  it('keeps omitted properties of the user', async () => {
    const before = await listEmbedUsers(world.admin, { embedTenantName: 'harbor-goods' });
    await generateSession(world.admin, person);
    expect(await listEmbedUsers(world.admin, { embedTenantName: 'harbor-goods' })).toEqual(before);
  });

  it('records the user’s last login when redeemed', async () => {
    const session = await generateSession(world.admin, { ...person, externalId: 'comes-today' });
    const find = async () => (await listEmbedUsers(world.admin, { embedTenantName: 'harbor-goods', search: 'comes-today' })).items[0];
    expect(await find()).toMatchObject({ lastLogin: null });
    await postTokenBySessionId(world.admin, session);
    expect(await find()).toMatchObject({ lastLogin: '2026-10-01T09:00:00.000Z' });
  });

  it('creates no user if the branch is refused', async () => {
    const refused = generateSession(world.admin, { ...person, externalId: 'unmade', branchName: 'nowhere' });
    await expect(refused).rejects.toMatchObject({ status: 404 });
    const { items } = await listEmbedUsers(world.admin, { embedTenantName: 'harbor-goods', search: 'unmade' });
    expect(items).toEqual([]);
  });

  it('treats the name of the production branch like no branch', async () => {
    await expect(generateSession(world.admin, { ...person, branchName: 'main' })).resolves.toBeDefined();
  });

  it('defines missing attributes', async () => {
    await generateSession(world.admin, { ...person, userAttributeDefinitions: [{ name: 'shelf', type: 'number' }] });
    const { items } = await getUserAttributes(world.admin, { name: 'shelf' });
    expect(items).toMatchObject([{ name: 'shelf', type: 'number' }]);
  });

  it.each<[rule: string, body: object]>([
    ['no user', { deploymentId: 1 }],
    ['two users', { deploymentId: 1, externalId: 'a', internalId: 'ada@parley.example' }],
    ['a tenant name in capitals', { deploymentId: 1, externalId: 'a', embedTenantName: 'Harbor' }],
    ['a tenant name of one letter', { deploymentId: 1, externalId: 'a', embedTenantName: 'h' }],
    ['a tenant name that ends with a hyphen', { deploymentId: 1, externalId: 'a', embedTenantName: 'harbor-' }],
    ['a tenant name of 37 letters', { deploymentId: 1, externalId: 'a', embedTenantName: 'h'.repeat(37) }],
    ['tenant groups without creator mode', { ...person, tenantGroups: ['Buyers'] }],
    ['tenant groups without a tenant', { deploymentId: 1, externalId: 'a', creatorMode: true, tenantGroups: [] }],
    ['definitions without creator mode', { ...person, tenantGroupDefinitions: [{ name: 'New' }] }],
    ['groups of an internal user', { deploymentId: 1, internalId: 'ada@parley.example', groups: ['Finance'] }],
    ['attributes of an internal user', { deploymentId: 1, internalId: 'ada@parley.example', userAttributes: [] }],
    ['a security context of an internal user', { deploymentId: 1, internalId: 'ada@parley.example', securityContext: {} }],
    ...switches.map((name): [string, object] => [`a setting ${name} that is no boolean`, { ...person, settings: { [name]: 'yes' } }]),
    ['a locale that is not a string', { ...person, settings: { locale: 7 } }],
    ['a time zone that is not a string', { ...person, settings: { timezone: true } }],
    ['settings that are a list', { ...person, settings: [] }],
    ['a colour that is not a string', { ...person, embedTheme: { primaryColor: 7 } }],
    ['a nested colour that is not a string', { ...person, embedTheme: { analyticsChat: { chatInput: { borderColor: [] } } } }],
    ['a part of the theme that is not an object', { ...person, embedTheme: { chat: 'dark' } }],
    ['a branch name that is not a string', { ...person, branchName: 1 }],
    ['a security context that is a list', { ...person, securityContext: [] }],
    ['a list that is not an array', { ...person, userAttributes: { region: 'Europe' } }],
    ['a value of another type than the attribute', { ...person, userAttributes: [{ name: 'region', value: 7 }] }],
    ['a value without a type', { ...person, userAttributes: [{ name: 'region', value: { in: 'Europe' } }] }],
    ['an undefined attribute', { ...person, userAttributes: [{ name: 'regoin', value: 'Europe' }] }],
    ['a profile of an internal user', { deploymentId: 1, internalId: 'ada@parley.example', userProfile: {} }],
  ])('refuses %s with 400', async (_rule, body) => {
    const answer = await sendAsAdmin(world, 'POST', '/api/v1/embed/generate-session', body);
    expect(answer.status).toBe(400);
  });

  it('accepts the shortest and the longest tenant name', async () => {
    for (const embedTenantName of ['a1', `a${'-'.repeat(34)}z`]) {
      await expect(generateSession(world.admin, { ...person, embedTenantName })).resolves.toBeDefined();
    }
  });
});

describe('revoking a session', () => {
  it('refuses an invalid session id with 400', async () => {
    const answer = await sendAsAdmin(world, 'POST', '/api/v1/embed/session/revoke', { sessionId: 'F'.repeat(32) });
    expect(answer.status).toBe(400);
  });
});
