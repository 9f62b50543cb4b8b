import { beforeEach, describe, expect, it } from 'vitest';
import {
  bulkUserAction,
  createOAuthIntegration,
  createOidcTokenConfig,
  createRole,
  createServiceClient,
  createUserAttribute,
  listScimGroups,
  listScimUsers,
  type Policy,
  type ServiceClient,
  updateOAuthIntegration,
  updateOidcTokenConfig,
  updateRole,
  upsertUserAttributeValue,
} from '../../../src/client.js';

let sent: Request[];
let client: ServiceClient;

beforeEach(() => {
  sent = [];
  client = createServiceClient({
    baseUrl: 'https://parley.example',
    credentials: { kind: 'bearer', token: 'token' },
    fetch: async (request) => {
      sent.push(request);
      return Response.json({});
    },
  });
});

const policy: Policy = { resourceType: 'Global', actions: ['DownloadData'], resources: ['All'] };
const urls = { authUrl: 'https://a.example', tokenUrl: 'https://b.example', redirectUri: 'https://c.example' };
const integration = { name: 'Maps', type: 'custom', clientId: 'parley', ...urls };

describe('validation before sending', () => {
  it.each<[string, string, (client: ServiceClient) => Promise<unknown>]>([
    ['a bulk action without users', 'userIds', (c) => bulkUserAction(c, { action: 'DELETE', userIds: [] })],
    ['a bulk action on 101 users', 'userIds', (c) => bulkUserAction(c, { action: 'DELETE', userIds: Array(101).fill(7) })],
    ['a role without a name', 'name', (c) => createRole(c, { name: '', policies: [] })],
    ['a role name of 256 characters', 'name', (c) => updateRole(c, { roleId: 1, name: 'x'.repeat(256) })],
    ['a role description of 256 characters', 'description', (c) => updateRole(c, { roleId: 1, description: 'x'.repeat(256) })],
    ['201 policies', 'policies', (c) => createRole(c, { name: 'x', policies: Array(201).fill(policy) })],
    [
      'a policy without an action',
      'policies[1].actions',
      (c) => createRole(c, { name: 'x', policies: [policy, { ...policy, actions: [] }] }),
    ],
    ['a policy without a resource', 'policies[0].resources', (c) => updateRole(c, { roleId: 1, policies: [{ ...policy, resources: [] }] })],
    ['an attribute without a name', 'name', (c) => createUserAttribute(c, { name: '', type: 'string' })],
    ['a value without a user', 'userId', (c) => upsertUserAttributeValue(c, { userId: '', userAttributeId: '1', value: 1 })],
    ['a value without an attribute', 'userAttributeId', (c) => upsertUserAttributeValue(c, { userId: '1', userAttributeId: '', value: 1 })],
    ['half a URL', 'tokenUrl', (c) => createOAuthIntegration(c, { ...integration, clientSecret: 's', tokenUrl: 'b.example/token' })],
    ['no URL', 'redirectUri', (c) => updateOAuthIntegration(c, { id: 1, ...integration, redirectUri: '' })],
    ['a config name with a capital', 'name', (c) => createOidcTokenConfig(c, { audienceType: 'aws', name: 'Lake' })],
    ['a config name with a hyphen last', 'name', (c) => updateOidcTokenConfig(c, { id: 1, name: 'lake-' })],
    ['an unknown placeholder', 'subFormat', (c) => updateOidcTokenConfig(c, { id: 1, subFormat: 'user:{user}' })],
    ['a subject of 201 characters', 'subFormat', (c) => updateOidcTokenConfig(c, { id: 1, subFormat: 'x'.repeat(201) })],
    ['a variable in lower case', 'targetEnvVar', (c) => updateOidcTokenConfig(c, { id: 1, targetEnvVar: 'token' })],
    ['a variable of 129 characters', 'targetEnvVar', (c) => updateOidcTokenConfig(c, { id: 1, targetEnvVar: 'T'.repeat(129) })],
    ['a page that starts at 0', 'startIndex', (c) => listScimUsers(c, { startIndex: 0 })],
    ['a page of -1', 'count', (c) => listScimGroups(c, { count: -1 })],
  ])('refuses %s', async (_, field, call) => {
    await expect(call(client)).rejects.toMatchObject({ kind: 'validation', field });
    expect(sent).toEqual([]);
  });

  it('accepts values at their limits', async () => {
    await bulkUserAction(client, { action: 'ACTIVATE', userIds: Array.from({ length: 100 }, (_, id) => id) });
    await createRole(client, { name: 'x'.repeat(255), description: 'x'.repeat(255), policies: Array(200).fill(policy) });
    await updateRole(client, { roleId: 1, description: null });
    await createOidcTokenConfig(client, {
      audienceType: 'aws',
      name: 'a',
      subFormat: '{deployment_id}:{component}_{region}-1',
      targetEnvVar: `_${'T'.repeat(127)}`,
    });
    await updateOidcTokenConfig(client, { id: 1, name: null, subFormat: null, targetEnvVar: null });
    await listScimUsers(client, { startIndex: 1, count: 0 });
    expect(sent).toHaveLength(6);
  });
});

describe('an update by id', () => {
  it('omits the id from the body', async () => {
    await updateOAuthIntegration(client, { id: 7, ...integration });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['PUT https://parley.example/api/v1/oauth-integrations/7']);
    expect(await sent[0]?.json()).toEqual(integration);
  });
});
