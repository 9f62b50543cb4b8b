import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  createDeploymentEnvironmentToken as createEnvironmentToken,
  createDeploymentEnvironmentTokenForMetaSync as createMetaToken,
  type EnvironmentType,
  eachItem,
  getDeploymentEnvironments,
  getDeploymentEnvironmentTokens,
  getDeployments,
  type ServiceClient,
  startDevMode,
  stopDevMode,
} from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

const deploymentId = 1;

async function production(client: ServiceClient) {
  const { items } = await getDeploymentEnvironments(client, { deploymentId, type: 'production' });
  return { deploymentId, environmentId: Number(items[0]?.id) };
}

describe('environments', () => {
  it('are production, then staging, then development, or those of one type', async () => {
    const { admin } = await createContractWorld();
    const typesOf = async (type?: EnvironmentType) =>
      (await getDeploymentEnvironments(admin, { deploymentId, type })).items.map((environment) => environment.type);
    const all = await typesOf();
    const [first, ...others] = ['production', 'staging', 'development'] as const;
    expect(new Set(all)).toEqual(new Set([first, ...others]));
    expect([...(await typesOf(first)), ...(await typesOf('staging')), ...(await typesOf('development'))]).toEqual(all);
    await expect(admin.get('/api/v1/deployments/1/environments', { query: { type: 'test' } })).rejects.toMatchObject({ status: 400 });
  });

  it('have their own ids', async () => {
    const { admin } = await createContractWorld();
    const ids = await Promise.all(
      [1, 2, 3].map(async (id) =>
        (await getDeploymentEnvironments(admin, { deploymentId: id })).items.map((environment) => environment.id),
      ),
    );
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
  });

  it('appear and disappear with a user’s dev mode', async () => {
    const { analyst } = await createContractWorld();
    const own = async () => {
      const { items } = await getDeploymentEnvironments(analyst, { deploymentId: 3, type: 'development' });
      return items.filter(({ user }) => user === 'analyst@parley.example').length;
    };
    expect(await own()).toBe(0);
    await startDevMode(analyst, { deploymentId: 3 });
    expect(await own()).toBe(1);
    await stopDevMode(analyst, { deploymentId: 3 });
    expect(await own()).toBe(0);
  });
});

describe('a token of an environment', () => {
  it('lives for an hour, or less on request', async () => {
    const { admin } = await createContractWorld();
    const environment = await production(admin);
    const { data: whole } = await createEnvironmentToken(admin, { ...environment, security_context: {} });
    const { data: short } = await createEnvironmentToken(admin, { ...environment, security_context: {}, expires_in: 1 });
    const livedMs = [whole, short].map((token) => Date.parse(token.expires_at) - Date.parse(token.created_at));
    expect(livedMs).toEqual([3_600_000, 1_000]);
    expect(decodeJwt(short.token).exp).toBe(Date.parse(short.expires_at) / 1000);
    for (const expires_in of [0, 3_601, 1.5]) {
      const body = { security_context: {}, expires_in };
      const path = `/api/v1/deployments/1/environments/${environment.environmentId}/tokens`;
      await expect(admin.post(path, { body })).rejects.toMatchObject({ status: 400 });
    }
  });

  it('keeps known scopes and silently drops all others', async () => {
    const { admin } = await createContractWorld();
    const environment = await production(admin);
    const scopeOf = async (scopes: readonly string[] | undefined) => {
      const { data } = await createEnvironmentToken(admin, { ...environment, security_context: {}, scopes });
      return decodeJwt(data.token).scope;
    };
    expect(await scopeOf(['chat', 'sql-runner', 'management', 'meta'])).toEqual(['meta', 'sql-runner']);
    expect(await scopeOf(['management'])).toEqual([]);
    expect(await scopeOf(undefined)).toEqual([]);
  });

  it('has only the meta scope if it is for the meta sync', async () => {
    const { admin } = await createContractWorld();
    const environment = await production(admin);
    for (const scopes of [undefined, [], ['sql-runner']]) {
      const { data } = await createMetaToken(admin, { ...environment, security_context: {}, scopes });
      expect(decodeJwt(data.token).scope).toEqual(['meta']);
    }
  });

  it('grants nothing more through its security context, whatever its fields', async () => {
    const { admin, clientOf } = await createContractWorld();
    const security_context = { sub: 'ada@parley.example', scope: ['management', 'chat'], exp: 9_999_999_999 };
    const { data } = await createEnvironmentToken(admin, { ...(await production(admin)), security_context });
    expect(data.security_context).toEqual(security_context);
    await expect(getDeployments(clientOf({ kind: 'bearer', token: data.token }))).rejects.toMatchObject({ status: 401 });
  });

  it('is listed for its creator, in its environment, while it is valid', async () => {
    const { admin, analyst, advance } = await createContractWorld();
    const environment = await production(admin);
    const { items: staging } = await getDeploymentEnvironments(admin, { deploymentId, type: 'staging' });
    const countOf = async (client: ServiceClient, environmentId = environment.environmentId) =>
      (await getDeploymentEnvironmentTokens(client, { deploymentId, environmentId })).items.length;
    await createEnvironmentToken(admin, { ...environment, security_context: {}, expires_in: 60 });
    await createMetaToken(admin, { ...environment, security_context: {} });
    expect([await countOf(admin), await countOf(analyst), await countOf(admin, Number(staging[0]?.id))]).toEqual([2, 0, 0]);
    advance(60_000);
    expect(await countOf(admin)).toBe(1);
  });

  it('is listed among the latest 1000, newest first and page by page', async () => {
    const { admin } = await createContractWorld();
    const environment = await production(admin);
    for (let index = 0; index < 1_002; index += 1) await createEnvironmentToken(admin, { ...environment, security_context: { index } });
    const listed: unknown[] = [];
    for await (const { security_context } of eachItem(getDeploymentEnvironmentTokens, admin, { ...environment, first: 400 })) {
      listed.push(security_context.index);
    }
    expect(listed).toEqual(Array.from({ length: 1_000 }, (_, index) => 1_001 - index));
  });
});
