import { beforeEach, describe, expect, it } from 'vitest';
import {
  assignRoleToUser,
  createOAuthIntegration,
  createOidcTokenConfig,
  createRole,
  deleteOAuthIntegration,
  getOAuthIntegration,
  getUserOAuthToken,
  initiateOAuthFlow,
  listOAuthIntegrations,
  listOidcTokenConfigs,
  listUserOAuthTokens,
  revokeUserOAuthToken,
  type ServiceClient,
  updateOAuthIntegration,
  updateOidcTokenConfig,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';

let world: ContractWorld;
let admin: ServiceClient;
let analyst: ServiceClient;

beforeEach(async () => {
  world = await createContractWorld();
  ({ admin, analyst } = world);
});

const fields = {
  name: 'Map service',
  type: 'custom',
  authUrl: 'https://maps.halloway.example/authorize?audience=maps',
  tokenUrl: 'https://maps.halloway.example/token',
  clientId: 'parley & co',
  redirectUri: 'https://app.parley.example/oauth/callback',
};

describe('an OAuth integration', () => {
  it('never reveals its secret', async () => {
    const clientSecret = 'never-to-be-seen';
    const { id } = await createOAuthIntegration(admin, { ...fields, clientSecret });
    await updateOAuthIntegration(admin, { id, ...fields, clientSecret });
    await listOAuthIntegrations(admin);
    await getOAuthIntegration(admin, { id });
    const answered = world.exchanges.map((exchange) => JSON.stringify(exchange.answered));
    expect(answered).toHaveLength(4);
    expect(answered.filter((answer) => /secret/i.test(answer))).toEqual([]);
  });

  it('is replaced as a whole: omitted fields are cleared', async () => {
    const { id } = await createOAuthIntegration(admin, { ...fields, clientSecret: 's', scopes: ['read'], config: { region: 'eu' } });
    expect(await updateOAuthIntegration(admin, { id, ...fields })).toMatchObject({ scopes: null, config: null });
    const { tokenUrl: _, ...incomplete } = fields;
    const sent = admin.put(`/api/v1/oauth-integrations/${id}`, { body: incomplete });
    await expect(sent).rejects.toMatchObject({ status: 400, message: expect.stringContaining('tokenUrl') });
  });

  it.each(['authUrl', 'tokenUrl', 'redirectUri'])('requires a URL as its %s', async (field) => {
    const body = { ...fields, clientSecret: 's', [field]: 'not a url' };
    await expect(admin.post('/api/v1/oauth-integrations', { body })).rejects.toMatchObject({ status: 400 });
  });

  it('can be managed by a role, not only by admins', async () => {
    const policies = [{ resourceType: 'Global', actions: ['OAuthIntegrationsManage'], resources: ['All'] }];
    const { id: roleId } = await createRole(admin, { name: 'Connector', policies });
    await assignRoleToUser(admin, { roleId, userId: 2 });
    expect((await createOAuthIntegration(analyst, { ...fields, clientSecret: 's' })).name).toBe('Map service');
  });

  it('deletes the connections of users with it', async () => {
    await initiateOAuthFlow(analyst, { integrationId: 1 });
    await deleteOAuthIntegration(admin, { id: 1 });
    expect(await listUserOAuthTokens(analyst)).toEqual([]);
    expect(await listUserOAuthTokens(admin)).toEqual([]);
  });
});

describe('a user’s connection', () => {
  it('starts at the authorization page, with everything that page needs', async () => {
    const { id: integrationId } = await createOAuthIntegration(admin, { ...fields, clientSecret: 's', scopes: ['read', 'write'] });
    const { authorizationUrl = '' } = (await initiateOAuthFlow(analyst, { integrationId })) ?? {};
    const { origin, searchParams } = new URL(authorizationUrl);
    expect(origin).toBe('https://maps.halloway.example');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      audience: 'maps',
      response_type: 'code',
      client_id: 'parley & co',
      redirect_uri: fields.redirectUri,
      scope: 'read write',
    });
  });

  it('is pending until the user agrees, then active, and expired a month later', async () => {
    const status = async () => (await getUserOAuthToken(analyst, { integrationId: 2 })).status;
    await initiateOAuthFlow(analyst, { integrationId: 2 });
    expect(await status()).toBe('pending');
    world.advance(5_000);
    expect(await status()).toBe('active');
    world.advance(31 * 24 * 3_600_000);
    expect(await status()).toBe('expired');
    await initiateOAuthFlow(analyst, { integrationId: 2 });
    expect(await status()).toBe('pending');
    expect(await listUserOAuthTokens(analyst)).toHaveLength(1);
  });

  it('is renewed before its access token expires', async () => {
    world.advance(90 * 60_000);
    const { accessTokenExpiresAt, status } = await getUserOAuthToken(admin, { integrationId: 1 });
    expect(status).toBe('active');
    expect(Date.parse(accessTokenExpiresAt ?? '')).toBeGreaterThan(Date.UTC(2026, 9, 1, 10, 30));
  });

  it('belongs to one user, and is deleted when revoked', async () => {
    await initiateOAuthFlow(analyst, { integrationId: 1 });
    await revokeUserOAuthToken(admin, { integrationId: 1 });
    await expect(getUserOAuthToken(admin, { integrationId: 1 })).rejects.toMatchObject({ status: 404 });
    expect(await listUserOAuthTokens(analyst)).toMatchObject([{ userId: 2, integrationId: 1 }]);
  });
});

describe('an OIDC token config', () => {
  it.each([
    ['name', 'Lake reader'],
    ['name', 'lake-'],
    ['subFormat', 'deployment/{deployment_id}'],
    ['subFormat', '{user}'],
    ['subFormat', 'x'.repeat(201)],
    ['targetEnvVar', '1TOKEN'],
    ['targetEnvVar', 'token'],
    ['targetEnvVar', 'T'.repeat(129)],
  ])('refuses %s %s', async (field, value) => {
    const created = admin.post('/api/v1/oidc-token-configs', { body: { audienceType: 'aws', [field]: value } });
    await expect(created).rejects.toMatchObject({ status: 400 });
    await expect(admin.put('/api/v1/oidc-token-configs/1', { body: { [field]: value } })).rejects.toMatchObject({ status: 400 });
  });

  it('is named after its audience by default', async () => {
    for (const _ of [1, 2]) await createOidcTokenConfig(admin, { audienceType: 'aws' });
    expect((await listOidcTokenConfigs(admin)).map(({ name }) => name)).toEqual([
      'lake-reader',
      'report-mailer',
      'archive-2024',
      'aws',
      'aws-2',
    ]);
  });

  it('keeps its audience type, and fields that an update omits', async () => {
    const changed = admin.put('/api/v1/oidc-token-configs/1', { body: { audienceType: 'gcp' } });
    await expect(changed).rejects.toMatchObject({ status: 400 });
    const updated = await updateOidcTokenConfig(admin, { id: 1, customAudience: 'https://lake.halloway.example', targetEnvVar: null });
    expect(updated).toMatchObject({ name: 'lake-reader', audienceType: 'aws', audience: 'https://lake.halloway.example' });
    expect([updated.targetEnvVar, updated.isEnabled]).toEqual([null, true]);
    expect((await updateOidcTokenConfig(admin, { id: 1, customAudience: null })).audience).toBe('sts.amazonaws.com');
  });
});
