import { describe, expect, it } from 'vitest';
import {
  createApiKey,
  deleteApiKey,
  getApiKey,
  getDeployment,
  getDeploymentSettings,
  getDeployments,
  getMe,
  listApiKeys,
  listRegions,
  updateDeployment,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';

const hourMs = 60 * 60 * 1000;

/** The status of a request with this Authorization header, or without any. */
async function statusOf({ service }: ContractWorld, authorization: string | undefined, path = '/api/v1/deployments'): Promise<number> {
  const headers = authorization === undefined ? {} : { authorization };
  return (await service.fetch(new Request(`${service.addresses.baseUrl}${path}`, { headers }))).status;
}

async function newKey({ admin, clientOf }: ContractWorld, input: Partial<Parameters<typeof createApiKey>[1]> = {}) {
  const key = await createApiKey(admin, { name: 'Sync', ...input });
  return { key, client: clientOf({ kind: 'bearer', token: key.token }) };
}

describe('a credential of the management API', () => {
  it('can be an access token or an API key, sent the same way', async () => {
    const world = await createContractWorld();
    const { service } = world;
    const accessToken = await service.mintAccessToken();
    const headers = [`Bearer ${accessToken}`, `bearer ${accessToken}`, `Bearer ${service.apiKey}`, `Api-Key ${service.apiKey}`];
    expect(await Promise.all(headers.map((header) => statusOf(world, header)))).toEqual([200, 200, 200, 200]);
  });

  it.each<[string, (world: ContractWorld) => string | undefined | Promise<string>]>([
    ['is missing', () => undefined],
    ['is empty', () => ''],
    ['has no scheme', ({ service }) => service.apiKey],
    ['has another scheme', ({ service }) => `Basic ${service.apiKey}`],
    ['has two extra parts', ({ service }) => `Bearer ${service.apiKey} and more`],
    ['is unknown to the service', () => 'Bearer sk-guess'],
    ['is an access token sent as a key', async ({ service }) => `Api-Key ${await service.mintAccessToken()}`],
    ['is for the chat', async ({ service }) => `Bearer ${await service.mintToken({ externalId: 'ada@parley.example' })}`],
    ['is for an unknown user', async ({ service }) => `Bearer ${await service.mintAccessToken({ email: 'nobody@parley.example' })}`],
    ['is for provisioning', ({ service }) => `Bearer ${service.scimToken}`],
    ['has expired', async ({ service }) => `Bearer ${await service.mintAccessToken({ expiresInSeconds: -1 })}`],
  ])('responds with 401 if it %s', async (_what, headerOf) => {
    const world = await createContractWorld();
    expect(await statusOf(world, await headerOf(world))).toBe(401);
  });

  it('is required before anything else, also for unknown paths', async () => {
    const world = await createContractWorld();
    expect(await statusOf(world, undefined, '/api/v1/deployments/99')).toBe(401);
    expect(await statusOf(world, 'Bearer x', '/api/v1/nothing')).toBe(401);
  });

  it('expires by the clock of the service', async () => {
    const world = await createContractWorld();
    const header = `Bearer ${await world.service.mintAccessToken({ expiresInSeconds: 60 })}`;
    expect(await statusOf(world, header)).toBe(200);
    world.advance(60_000);
    expect(await statusOf(world, header)).toBe(401);
  });
});

describe('an API key', () => {
  it('shows its token only when created, and its expiry ever after', async () => {
    const { admin } = await createContractWorld();
    const { token, ...key } = await createApiKey(admin, { name: 'Sync' });
    expect(key.suffix).toBe(token.slice(-4));
    const later = JSON.stringify([await listApiKeys(admin), await getApiKey(admin, { id: key.id })]);
    expect(later).not.toContain(token);
    expect(await getApiKey(admin, { id: key.id })).toEqual(key);
  });

  it('acts as the user who created it, with their permissions', async () => {
    const world = await createContractWorld();
    const { key, client } = await newKey(world);
    expect((await getMe(client)).id).toBe(key.userId);
    expect(await updateDeployment(client, { deploymentId: 1, name: 'Live' })).toMatchObject({ name: 'Live' });
  });

  it('covers every deployment, or only those in its scope', async () => {
    const world = await createContractWorld();
    const { client: unscoped } = await newKey(world);
    const { client: scoped } = await newKey(world, { deploymentIds: [2, 3] });
    expect((await getDeployments(unscoped)).items.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect((await getDeployments(scoped)).items.map(({ id }) => id)).toEqual([2, 3]);
    expect((await getDeployment(scoped, { deploymentId: 2 })).id).toBe(2);
    await expect(getDeployment(scoped, { deploymentId: 1 })).rejects.toMatchObject({ status: 403 });
    await expect(getDeploymentSettings(scoped, { deploymentId: 1 })).rejects.toMatchObject({ status: 403 });
    await expect(scoped.get('/build/api/v1/deployments/1/branches')).rejects.toMatchObject({ status: 403 });
    await expect(getDeployment(scoped, { deploymentId: 99 })).rejects.toMatchObject({ status: 403 });
  });

  it('covers the paths it is limited to, matched by whole segments', async () => {
    const world = await createContractWorld();
    const { client } = await newKey(world, { allowedEndpoints: ['/api/v1/deployments/1'] });
    expect((await getDeployment(client, { deploymentId: 1 })).id).toBe(1);
    expect(await getDeploymentSettings(client, { deploymentId: 1 })).toMatchObject({ id: 1 });
    for (const path of ['/api/v1/deployments', '/api/v1/deployments/12', '/api/v1/regions']) {
      await expect(client.get(path)).rejects.toMatchObject({ status: 403 });
    }
  });

  it('expires after its hours, and stops working at once when revoked', async () => {
    const world = await createContractWorld();
    const { key, client } = await newKey(world, { ttlHours: 2 });
    const { client: lasting, key: lastingKey } = await newKey(world);
    expect(Date.parse(key.expiresAt ?? '') - Date.parse(key.createdAt)).toBe(2 * hourMs);
    expect(lastingKey.expiresAt).toBeNull();
    world.advance(2 * hourMs - 1);
    await listRegions(client);
    world.advance(1);
    await expect(listRegions(client)).rejects.toMatchObject({ status: 401 });
    await listRegions(lasting);
    await deleteApiKey(world.admin, { id: lastingKey.id });
    await expect(listRegions(lasting)).rejects.toMatchObject({ status: 401 });
    await expect(deleteApiKey(world.admin, { id: lastingKey.id })).rejects.toMatchObject({ status: 404 });
  });

  it('records when it was last used, not counting refused requests', async () => {
    const world = await createContractWorld();
    const { key, client } = await newKey(world, { ttlHours: 1 });
    const lastUsed = async () => (await getApiKey(world.admin, { id: key.id })).lastUsedAt;
    expect(await lastUsed()).toBeNull();
    world.advance(60_000);
    await listRegions(client);
    const usedAt = new Date(Date.parse(key.createdAt) + 60_000).toISOString();
    expect(await lastUsed()).toBe(usedAt);
    world.advance(hourMs);
    await expect(listRegions(client)).rejects.toMatchObject({ status: 401 });
    expect(await lastUsed()).toBe(usedAt);
  });

  it('is refused by the service as well with invalid hours', async () => {
    const { admin } = await createContractWorld();
    for (const ttlHours of [0, -1, 1.5, '2']) {
      await expect(admin.post('/api/v1/api-keys', { body: { name: 'Sync', ttlHours } })).rejects.toMatchObject({ status: 400 });
    }
    expect((await listApiKeys(admin)).items).toEqual([]);
  });

  it('is listed page by page while others are created and revoked', async () => {
    const world = await createContractWorld();
    const ids = [];
    for (let count = 0; count < 4; count += 1) ids.push((await newKey(world)).key.id);
    const first = await listApiKeys(world.admin, { first: 2 });
    await deleteApiKey(world.admin, { id: ids[0] ?? 0 });
    await newKey(world);
    const rest = await listApiKeys(world.admin, { after: first.pageInfo.endCursor });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([...ids, (ids.at(-1) ?? 0) + 1]);
  });
});
