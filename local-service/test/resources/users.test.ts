import { beforeEach, describe, expect, it } from 'vitest';
import {
  assignRoleToUser,
  bulkUserAction,
  createUser,
  deleteUser,
  eachItem,
  getMe,
  getUserAttributeValues,
  getUsers,
  listGroups,
  type ServiceClient,
  updateMySettings,
  updateUser,
} from '../../../src/client.js';
import { collect } from '../../../test/client/support/collect.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';
import { embedClient } from '../support/embedding.js';

let world: ContractWorld;
let admin: ServiceClient;
let analyst: ServiceClient;

beforeEach(async () => {
  world = await createContractWorld();
  ({ admin, analyst } = world);
});

const newUser = { email: 'new@parley.example', username: 'new' };

async function clientFor(email: string): Promise<ServiceClient> {
  return world.clientOf({ kind: 'bearer', token: await world.service.mintAccessToken({ email }) });
}

async function emailsFor(search: string): Promise<readonly string[]> {
  return (await getUsers(admin, { search })).items.map(({ email }) => email);
}

describe('the list of users', () => {
  it('is searched by part of a first name, a username or an email, in any case', async () => {
    await createUser(admin, { email: 'q@parley.example', username: 'Byline', firstName: 'ÉLODIE-Q' });
    for (const search of ['élodie-q', 'BYLINE', 'Q@PARLEY']) expect(await emailsFor(search)).toContain('q@parley.example');
    expect(await emailsFor('يوسف')).toContain('youssef.elamin@parley.example');
    expect(await emailsFor('Lindqvist, Ada')).toEqual([]);
  });

  it('neither repeats nor skips users when others are added and deleted between pages', async () => {
    const first = await getUsers(admin, { first: 5 });
    await deleteUser(admin, { id: 3 });
    await createUser(admin, newUser);
    const rest = await getUsers(admin, { after: first.pageInfo.endCursor });
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toHaveLength(1_201);
  });

  it('reports at its end that there is no next page', async () => {
    const users = eachItem(getUsers, admin, { first: 600 });
    expect(await collect(users)).toHaveLength(1_200);
    expect(world.exchanges).toHaveLength(2);
  });

  it('names deactivated users, with no more fields than an owner', async () => {
    const { items } = await getUsers(analyst, { search: 'left@' });
    expect(items).toEqual([{ id: 5, email: 'left@parley.example', firstName: 'Ivo', picture: expect.toSatisfy(isTextOrNull) }]);
  });

  it('is not available to embed sessions', async () => {
    await expect(getUsers(await embedClient(world))).rejects.toMatchObject({ status: 403 });
    await expect(getMe(await embedClient(world))).rejects.toMatchObject({ status: 403 });
  });
});

describe('a deactivated user', () => {
  it('is refused with 401 until the account is activated again', async () => {
    await updateUser(admin, { id: 2, isDeactivated: true });
    await expect(getMe(analyst)).rejects.toMatchObject({ status: 401, kind: 'authentication' });
    await bulkUserAction(admin, { action: 'ACTIVATE', userIds: [2] });
    expect((await getMe(analyst)).isDeactivated).toBe(false);
  });
});

describe('an update', () => {
  it('keeps what is omitted, and clears what is null', async () => {
    await updateUser(admin, { id: 2, title: 'Lead', firstName: 'Nour' });
    const user = await updateUser(admin, { id: 2, firstName: null, isAdmin: null });
    expect(user).toMatchObject({ title: 'Lead', firstName: null, isAdmin: false, email: 'analyst@parley.example' });
  });

  it('creates an admin, who then has admin permissions', async () => {
    await updateUser(admin, { id: 2, isAdmin: true });
    expect((await createUser(analyst, newUser)).email).toBe(newUser.email);
  });
});

describe('a deleted user', () => {
  it('removes memberships, attribute values and API keys as well', async () => {
    const before = await listGroups(admin, { search: 'Data team' });
    await deleteUser(admin, { id: 2 });
    const after = await listGroups(admin, { search: 'Data team' });
    expect(after.items[0]?.userCount).toBe((before.items[0]?.userCount ?? 0) - 1);
    await expect(getUserAttributeValues(admin, { userId: 2 })).rejects.toMatchObject({ status: 404 });
    await expect(getMe(analyst)).rejects.toMatchObject({ status: 401 });
  });

  it('frees the email for someone else, who gets another id', async () => {
    await deleteUser(admin, { id: 2 });
    expect((await createUser(admin, { email: 'analyst@parley.example', username: 'again' })).id).toBe(1_201);
  });
});

describe('a bulk action', () => {
  it('does what it can, and gives the reason for each failed user', async () => {
    const { succeeded, failed } = await bulkUserAction(admin, { action: 'DEACTIVATE', userIds: [1, 2, 99_999, 6] });
    expect(succeeded).toEqual([2, 6]);
    expect(failed).toEqual([
      { userId: 1, error: { status: 403, message: expect.any(String) } },
      { userId: 99_999, error: { status: 404, message: expect.any(String) } },
    ]);
  });

  it('does not delete the caller', async () => {
    const { failed } = await bulkUserAction(admin, { action: 'DELETE', userIds: [1] });
    expect(failed).toMatchObject([{ userId: 1, error: { status: 400 } }]);
  });

  it.each(['DEACTIVATE', 'ACTIVATE', 'DELETE'] as const)('%s succeeds again without changing anything', async (action) => {
    const request = { action, userIds: [6] };
    const once = await bulkUserAction(admin, request);
    expect(await bulkUserAction(admin, request)).toEqual(once);
    expect(once.succeeded).toEqual([6]);
  });

  it.each(['DEACTIVATE', 'DELETE'] as const)('%s never removes the last active admin', async (action) => {
    await updateUser(world.apiKey, { id: 1, isAdmin: false });
    const everybodyElse = Array.from({ length: 1_199 }, (_, index) => index + 2);
    const failures = [];
    for (let start = 0; start < everybodyElse.length; start += 100) {
      const userIds = everybodyElse.toReversed().slice(start, start + 100);
      failures.push(...(await bulkUserAction(world.apiKey, { action, userIds })).failed);
    }
    expect(failures).toMatchObject([{ userId: 3, error: { status: 403 } }]);
  });

  it('accepts 1 to 100 users at once', async () => {
    const send = (userIds: readonly unknown[]) => admin.post('/api/v1/users/bulk', { body: { action: 'ACTIVATE', userIds } });
    await expect(send([])).rejects.toMatchObject({ status: 400 });
    await expect(send(Array(101).fill(2))).rejects.toMatchObject({ status: 400 });
    await expect(send(['2'])).rejects.toMatchObject({ status: 400 });
  });
});

describe('the calling user', () => {
  it("receives their own policies, and no one else's", async () => {
    expect((await getMe(admin)).userPolicies).toEqual([{ resourceType: 'Global', actions: ['All'], resources: ['All'] }]);
    expect((await updateMySettings(admin, { locale: 'de' })).userPolicies).toBeNull();
  });

  it('has the permissions of their roles, built-in or not', async () => {
    const before = (await getMe(analyst)).userPolicies ?? [];
    await assignRoleToUser(admin, { roleId: 100, userId: 2 });
    const after = (await getMe(analyst)).userPolicies ?? [];
    expect(before.flatMap(({ actions }) => actions)).toContain('AIBIUser');
    expect(after.slice(before.length)).toMatchObject([{ resourceType: 'Deployment', resources: ['1'] }]);
  });
});

describe('own settings', () => {
  it('keep what is omitted, clear what is null, and merge sheets field by field', async () => {
    await updateMySettings(analyst, { locale: 'de', theme: 'dark', sheets: { showAppliedFilters: true, revealSheetOnOpen: true } });
    const merged = await updateMySettings(analyst, { theme: null, sheets: { revealSheetOnOpen: null, autoRunQueryOnChange: false } });
    expect(merged.settings).toEqual({ locale: 'de', sheets: { showAppliedFilters: true, autoRunQueryOnChange: false } });
    expect((await updateMySettings(analyst, { sheets: null })).settings).toEqual({ locale: 'de' });
    expect((await getMe(analyst)).settings).toEqual({ locale: 'de' });
  });

  it('ignore any lastSeenChangelogId', async () => {
    const { settings } = await updateMySettings(analyst, { lastSeenChangelogId: 7, locale: 'ja' });
    expect(settings).toEqual({ locale: 'ja' });
  });

  it('lose nothing if another change is applied while the first body still arrives', async () => {
    const { service } = world;
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const slow = service.fetch(
      new Request(`${service.addresses.baseUrl}/api/v1/users/me/settings`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${await service.mintAccessToken({ email: 'analyst@parley.example' })}` },
        body: readable,
        // Required by the platform, but not yet in its types.
        ...{ duplex: 'half' },
      }),
    );
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode('{"locale":'));
    await updateMySettings(analyst, { timezone: 'Asia/Tokyo' });
    await writer.write(new TextEncoder().encode('"es"}'));
    await writer.close();
    await slow;
    expect((await getMe(analyst)).settings).toEqual({ locale: 'es', timezone: 'Asia/Tokyo' });
  });

  it('are separate for each user', async () => {
    await updateMySettings(await clientFor('viewer@parley.example'), { locale: 'fr' });
    expect((await getMe(analyst)).settings).toEqual({});
  });
});

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
