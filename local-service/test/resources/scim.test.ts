import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Credentials,
  createApiKey,
  createScimGroup,
  createScimUser,
  createServiceClient,
  createUser,
  deleteScimUser,
  eachScimResource,
  getMe,
  getScimGroup,
  getScimUser,
  getUsers,
  listGroups,
  listScimGroups,
  listScimUsers,
  patchScimGroup,
  patchScimUser,
  replaceScimGroup,
  replaceScimUser,
  type ScimPatchOperation,
  type ServiceClient,
  updateUser,
} from '../../../src/client.js';
import { collect } from '../../../test/client/support/collect.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';

let world: ContractWorld;
let scim: ServiceClient;

beforeEach(async () => {
  world = await createContractWorld();
  scim = world.admin;
});

const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
const patchUser = (...Operations: readonly ScimPatchOperation[]) => patchScimUser(scim, { id: '2', schemas, Operations });
const patchGroup = (id: string, ...Operations: readonly ScimPatchOperation[]) => patchScimGroup(scim, { id, schemas, Operations });

function clientWith(scimCredentials: Credentials): ServiceClient {
  const { service } = world;
  const credentials: Credentials = { kind: 'bearer', token: 'of-nobody' };
  return createServiceClient({ baseUrl: service.addresses.baseUrl, credentials, scimCredentials, fetch: service.fetch, retry: false });
}

function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${world.service.scimToken}`, ...init.headers };
  return world.service.fetch(new Request(`${world.service.addresses.baseUrl}${path}`, { ...init, headers }));
}

async function userNamesFor(filter: string): Promise<readonly string[]> {
  return (await listScimUsers(scim, { filter })).Resources?.map(({ userName }) => userName) ?? [];
}

describe('the SCIM token', () => {
  it('is accepted with both prefixes', async () => {
    const { scimToken } = world.service;
    expect((await getScimUser(clientWith({ kind: 'bearer', token: scimToken }), { id: '2' })).id).toBe('2');
    const byKey = clientWith({ kind: 'api-key', key: scimToken, dangerouslyAllowBrowser: true });
    expect((await getScimUser(byKey, { id: '2' })).id).toBe('2');
  });

  it('can be an API key of an admin, with both prefixes', async () => {
    const { token } = await createApiKey(world.admin, { name: 'Provisioning' });
    for (const key of [world.service.apiKey, token]) {
      expect((await getScimUser(clientWith({ kind: 'bearer', token: key }), { id: '2' })).id).toBe('2');
      const byKey = clientWith({ kind: 'api-key', key, dangerouslyAllowBrowser: true });
      expect((await getScimUser(byKey, { id: '2' })).id).toBe('2');
    }
  });

  it('is refused as an API key for specific deployments', async () => {
    const { token } = await createApiKey(world.admin, { name: 'Staging', deploymentIds: [2] });
    await expect(listScimUsers(clientWith({ kind: 'bearer', token }))).rejects.toMatchObject({ status: 403 });
  });

  it('is refused as an access token', async () => {
    for (const token of [await world.service.mintAccessToken(), 'nonsense']) {
      await expect(listScimUsers(clientWith({ kind: 'bearer', token }))).rejects.toMatchObject({ kind: 'authentication', status: 401 });
    }
  });

  it('grants nothing else', async () => {
    expect((await send('/api/v1/users')).status).toBe(401);
  });
});

describe('a SCIM response', () => {
  it('has SCIM’s media type, and a Location header if it created something', async () => {
    const response = await send('/api/scim/v2/Users', { method: 'POST', body: JSON.stringify({ userName: 'new@parley.example' }) });
    expect([response.status, response.headers.get('content-type')]).toEqual([201, 'application/scim+json']);
    const { meta } = await response.json();
    expect(response.headers.get('location')).toBe(meta.location);
    expect((await send(new URL(meta.location).pathname)).status).toBe(200);
  });

  it('is also given to requests in that media type', async () => {
    const headers = { 'content-type': 'application/scim+json' };
    const body = JSON.stringify({ schemas, Operations: [{ op: 'replace', path: 'active', value: false }] });
    expect((await send('/api/scim/v2/Users/2', { method: 'PATCH', headers, body })).status).toBe(200);
  });

  it.each([
    ['an unknown user', '/api/scim/v2/Users/99999', 404],
    ['an invalid id', '/api/scim/v2/Groups/ada', 404],
    ['an unknown address', '/api/scim/v2/Houses', 404],
    ['an invalid filter', '/api/scim/v2/Users?filter=ada', 400],
    ['an invalid count', '/api/scim/v2/Users?count=many', 400],
  ])('reports %s in SCIM’s own error format', async (_, path, status) => {
    const response = await send(path);
    expect(response.status).toBe(status);
    const shape = { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status), detail: expect.any(String) };
    expect(await response.json()).toMatchObject(shape);
  });

  it('becomes an error with its detail as the message', async () => {
    const refused = listScimUsers(scim, { filter: 'userName sw "a"' });
    await expect(refused).rejects.toMatchObject({
      kind: 'validation',
      code: 'invalidFilter',
      message: expect.stringContaining('userName sw'),
    });
  });
});

describe('a SCIM list', () => {
  it('counts from 1', async () => {
    const { startIndex, itemsPerPage, totalResults, Resources } = await listScimUsers(scim, { startIndex: 2, count: 3 });
    expect([startIndex, itemsPerPage, totalResults]).toEqual([2, 3, 1_200]);
    expect(Resources?.map(({ id }) => id)).toEqual(['2', '3', '4']);
  });

  it('returns only the total for a count of 0', async () => {
    const page = await listScimUsers(scim, { count: 0, filter: 'active eq true' });
    expect(page).toMatchObject({ itemsPerPage: 0, Resources: [] });
    expect(page.totalResults).toBeGreaterThan(1_000);
  });

  it('is empty after its end', async () => {
    expect(await listScimUsers(scim, { startIndex: 1_201 })).toMatchObject({ totalResults: 1_200, itemsPerPage: 0, Resources: [] });
  });

  it('is read to its end, although pages are smaller than requested', async () => {
    const users = await collect(eachScimResource(listScimUsers, scim, { count: 1_000 }));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1_200);
  });

  it.each([
    ['userName eq "ANALYST@parley.example"', ['analyst@parley.example']],
    ['USERNAME EQ "analyst@parley.example"', ['analyst@parley.example']],
    ['emails.value eq "left@parley.example"', ['ivo.petrov']],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ada@parley.example"', ['ada@parley.example']],
    ['active eq false and userName eq "ivo.petrov"', ['ivo.petrov']],
    ['active eq true and userName eq "ivo.petrov"', []],
    ['name.familyName eq "Haddad" and name.givenName eq "noor" and active eq true', ['analyst@parley.example']],
    ['externalId eq "00U-ADA"', []],
  ])('is filtered by %s', async (filter, userNames) => {
    expect(await userNamesFor(filter)).toEqual(userNames);
  });

  it('accepts “and” and quotes inside a value', async () => {
    await createScimUser(scim, { userName: 'x@parley.example', externalId: 'salt and "pepper"' });
    expect(await userNamesFor('externalId eq "salt and \\"pepper\\"" and active eq true')).toEqual(['x@parley.example']);
  });
});

describe('a provisioned user', () => {
  it('is a user of the account', async () => {
    const { id } = await createScimUser(scim, {
      userName: 'hana.y',
      name: { givenName: 'はな', familyName: '山田' },
      emails: [{ value: 'other@parley.example' }, { value: 'hana@parley.example', primary: true }],
    });
    const { items } = await getUsers(scim, { search: 'hana.y' });
    expect(items).toMatchObject([{ id: Number(id), email: 'hana@parley.example', firstName: 'はな' }]);
  });

  it('is the same user as in the management API', async () => {
    const { id } = await createUser(scim, { email: 'new@parley.example', username: 'new', firstName: 'Núria', externalId: '00u-new' });
    expect(await getScimUser(scim, { id: String(id) })).toMatchObject({
      userName: 'new',
      name: { givenName: 'Núria' },
      emails: [{ value: 'new@parley.example', primary: true }],
      active: true,
      externalId: '00u-new',
    });
  });

  it('is deactivated if not active, and vice versa', async () => {
    await patchUser({ op: 'replace', path: 'active', value: false });
    await expect(getMe(world.analyst)).rejects.toMatchObject({ status: 401 });
    await updateUser(scim, { id: 2, isDeactivated: false });
    expect((await getScimUser(scim, { id: '2' })).active).toBe(true);
  });

  it('loses what a replacement omits', async () => {
    const replaced = await replaceScimUser(scim, { id: '2', userName: 'analyst@parley.example', name: { givenName: 'Nour' } });
    expect(replaced).toMatchObject({ name: { givenName: 'Nour' }, active: true });
    expect(replaced).not.toHaveProperty('externalId');
    expect(replaced.name).not.toHaveProperty('familyName');
  });

  it('is deleted once', async () => {
    await deleteScimUser(scim, { id: '2' });
    await expect(getMe(world.analyst)).rejects.toMatchObject({ status: 401 });
    await expect(deleteScimUser(scim, { id: '2' })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it.each<[string, ScimPatchOperation, object]>([
    ['a path', { op: 'replace', path: 'name.givenName', value: 'Nour' }, { name: { givenName: 'Nour', familyName: 'Haddad' } }],
    [
      'a path with its schema',
      { op: 'add', path: 'urn:ietf:params:scim:schemas:core:2.0:User:externalId', value: 'x' },
      { externalId: 'x' },
    ],
    [
      'a picked address',
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'n@parley.example' },
      { emails: [{ value: 'n@parley.example' }] },
    ],
    ['a whole name', { op: 'replace', path: 'name', value: { familyName: 'Hadad' } }, { name: { givenName: 'Noor', familyName: 'Hadad' } }],
    [
      'no path',
      { op: 'replace', value: { active: false, 'name.givenName': 'Nour', displayName: 'N.' } },
      { active: false, name: { givenName: 'Nour' } },
    ],
    ['a boolean as a string', { op: 'replace', path: 'active', value: 'False' }, { active: false }],
  ])('is changed by %s', async (_, operation, changed) => {
    expect(await patchUser(operation)).toMatchObject(changed);
  });

  it('loses an attribute that is removed', async () => {
    expect((await patchUser({ op: 'remove', path: 'name.familyName' })).name).toEqual({ givenName: 'Noor' });
  });

  it('accepts capitalized operations from clients', async () => {
    const body = { schemas, Operations: [{ op: 'Replace', path: 'userName', value: 'noor' }] };
    expect(await scim.patch('/api/scim/v2/Users/2', { api: 'scim', body })).toMatchObject({ userName: 'noor' });
  });

  it('is unchanged if one of the changes is refused', async () => {
    const before = await getScimUser(scim, { id: '2' });
    const changed = patchUser({ op: 'replace', path: 'active', value: false }, { op: 'replace', path: 'active', value: 'perhaps' });
    await expect(changed).rejects.toMatchObject({ code: 'invalidValue' });
    expect(await getScimUser(scim, { id: '2' })).toEqual(before);
  });
});

describe('a provisioned group', () => {
  const members = async (id: string) => (await getScimGroup(scim, { id })).members?.map(({ value }) => value);

  it('is a group of the account', async () => {
    await createScimGroup(scim, { displayName: 'Interns 2026', members: [{ value: '2' }, { value: '6' }, { value: '2' }] });
    expect((await listGroups(scim, { search: 'interns 2026' })).items).toMatchObject([{ name: 'Interns 2026', userCount: 2 }]);
  });

  it('is returned without its members if they are excluded', async () => {
    const { Resources } = await listScimGroups(scim, { filter: 'displayName eq "data TEAM"', excludedAttributes: 'meta, members' });
    expect(Resources).toMatchObject([{ id: '2', displayName: 'Data team' }]);
    expect(Resources?.[0]).not.toHaveProperty('members');
    expect(await getScimGroup(scim, { id: '2', excludedAttributes: 'members' })).not.toHaveProperty('members');
    expect(await members('2')).toContain('2');
  });

  it('is found by a member', async () => {
    const { Resources } = await listScimGroups(scim, { filter: 'members.value eq "2"', excludedAttributes: 'members' });
    expect(Resources?.map(({ displayName }) => displayName)).toContain('Data team');
  });

  it('adds members without duplicates, and removes them', async () => {
    const { id = '' } = await createScimGroup(scim, { displayName: 'New' });
    await patchGroup(id, { op: 'add', path: 'members', value: [{ value: '2' }, { value: '6' }] });
    await patchGroup(id, { op: 'add', path: 'members', value: [{ value: '2' }, { value: '4' }] });
    expect(await members(id)).toEqual(['2', '6', '4']);
    await patchGroup(id, { op: 'remove', path: 'members[value eq "6"]' });
    await patchGroup(id, { op: 'remove', path: 'members', value: [{ value: '4' }] });
    expect(await members(id)).toEqual(['2']);
    await patchGroup(id, { op: 'replace', path: 'members', value: [{ value: '5' }] });
    expect(await members(id)).toEqual(['5']);
    await patchGroup(id, { op: 'remove', path: 'members' });
    expect(await members(id)).toEqual([]);
  });

  it('is changed by attributes without a path', async () => {
    const { id = '' } = await createScimGroup(scim, { displayName: 'New' });
    const renamed = await patchGroup(id, { op: 'replace', value: { id, displayName: 'Newer', members: [{ value: '2' }] } });
    expect(renamed).toMatchObject({ displayName: 'Newer', members: [{ value: '2', display: 'analyst@parley.example' }] });
  });

  it('is empty after a replacement without members', async () => {
    expect(await replaceScimGroup(scim, { id: '2', displayName: 'Data team' })).toMatchObject({ displayName: 'Data team', members: [] });
  });

  it('loses a deleted user', async () => {
    await deleteScimUser(scim, { id: '2' });
    expect(await members('2')).not.toContain('2');
  });
});
