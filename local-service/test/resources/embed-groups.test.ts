import { beforeEach, describe, expect, it } from 'vitest';
import {
  addEmbedGroupMembers,
  createEmbedGroup,
  deleteEmbedGroup,
  getEmbedGroup,
  getEmbedGroupMembers,
  getEmbedGroups,
  listEmbedUsers,
  removeEmbedGroupMembers,
  updateEmbedGroup,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';
import { sendAsAdmin } from '../support/embedding.js';

const embedTenantName = 'harbor-goods';
const groupsPath = `/api/v1/embed-tenants/${embedTenantName}/groups`;

let world: ContractWorld;
let group: { readonly embedTenantName: string; readonly id: number };

beforeEach(async () => {
  world = await createContractWorld();
  const { id } = await createEmbedGroup(world.admin, { embedTenantName, name: 'Auditors', description: 'Read everything' });
  group = { embedTenantName, id };
});

async function memberIds(): Promise<readonly (string | null | undefined)[]> {
  const { items } = await getEmbedGroupMembers(world.admin, group);
  return items.map(({ externalId }) => externalId);
}

describe('groups of an embed tenant', () => {
  it('are listed from the newest', async () => {
    const { items } = await getEmbedGroups(world.admin, { embedTenantName });
    expect(items.map(({ name }) => name)).toEqual(['Auditors', 'Newcomers', 'Shop floor', 'Buyers', 'Management']);
  });

  it('can have a name that another tenant uses', async () => {
    await expect(createEmbedGroup(world.admin, { embedTenantName: 'sakura-foods', name: 'Auditors' })).resolves.toBeDefined();
  });

  it('lose their description with an empty text, and keep it if none is given', async () => {
    expect(await updateEmbedGroup(world.admin, group)).toMatchObject({ description: 'Read everything' });
    expect(await updateEmbedGroup(world.admin, { ...group, description: null })).toMatchObject({ description: 'Read everything' });
    expect(await updateEmbedGroup(world.admin, { ...group, description: '' })).toMatchObject({ description: null });
  });

  it('keep their name', async () => {
    await sendAsAdmin(world, 'PATCH', `${groupsPath}/${group.id}`, { name: 'Other' });
    expect(await getEmbedGroup(world.admin, group)).toMatchObject({ name: 'Auditors' });
  });

  it('can be deleted once they have no members', async () => {
    await addEmbedGroupMembers(world.admin, { ...group, members: [{ externalId: 'user-1' }] });
    await expect(deleteEmbedGroup(world.admin, group)).rejects.toMatchObject({ status: 400 });
    await removeEmbedGroupMembers(world.admin, { ...group, members: [{ externalId: 'user-1' }] });
    await deleteEmbedGroup(world.admin, group);
    await expect(getEmbedGroup(world.admin, group)).rejects.toMatchObject({ status: 404 });
  });

  it.each<[rule: string, body: object]>([
    ['no name', {}],
    ['an empty name', { name: '' }],
    ['a name of 101 characters', { name: 'x'.repeat(101) }],
    ['a description of 501 characters', { name: 'New', description: 'x'.repeat(501) }],
  ])('refuse %s with 400', async (_rule, body) => {
    expect((await sendAsAdmin(world, 'POST', groupsPath, body)).status).toBe(400);
  });
});

describe('members of a group', () => {
  it('are reported as added or already members, each once', async () => {
    await addEmbedGroupMembers(world.admin, { ...group, members: [{ externalId: 'user-1' }] });
    const members = [{ externalId: 'user-2' }, { externalId: 'user-1' }, { externalId: 'user-2' }];
    const answer = await addEmbedGroupMembers(world.admin, { ...group, members });
    expect(answer.addedMembers.map(({ externalId }) => externalId)).toEqual(['user-2']);
    expect(answer.unchangedMembers.map(({ externalId }) => externalId)).toEqual(['user-1']);
    expect(await getEmbedGroup(world.admin, group)).toMatchObject({ userCount: 2 });
  });

  it('are provisioned if only the customer knows them', async () => {
    await addEmbedGroupMembers(world.admin, { ...group, members: [{ externalId: 'brand-new' }] });
    const { items } = await listEmbedUsers(world.admin, { embedTenantName, search: 'brand-new' });
    expect(items).toHaveLength(1);
    expect(await memberIds()).toEqual(['brand-new']);
  });

  it('are all added or none', async () => {
    const members = [{ externalId: 'brand-new' }, { externalId: 'user-1' }, { embedUserId: 99_999 }];
    await expect(addEmbedGroupMembers(world.admin, { ...group, members })).rejects.toMatchObject({ status: 404 });
    expect(await memberIds()).toEqual([]);
    expect((await listEmbedUsers(world.admin, { embedTenantName, search: 'brand-new' })).items).toEqual([]);
  });

  it('are removed by either id, and others are ignored', async () => {
    const { items } = await listEmbedUsers(world.admin, { embedTenantName, search: 'user-1' });
    const first = items.find(({ externalId }) => externalId === 'user-1');
    await addEmbedGroupMembers(world.admin, {
      ...group,
      members: [{ externalId: 'user-1' }, { externalId: 'user-2' }, { externalId: 'user-4' }],
    });
    const members = [{ embedUserId: first?.id }, { externalId: 'user-2' }, { externalId: 'nobody' }, { embedUserId: 99_999 }];
    await removeEmbedGroupMembers(world.admin, { ...group, members });
    expect(await memberIds()).toEqual(['user-4']);
    expect((await listEmbedUsers(world.admin, { embedTenantName, search: 'nobody' })).items).toEqual([]);
  });

  it.each<[rule: string, members: unknown]>([
    ['nobody', []],
    ['1,001 at once', Array.from({ length: 1001 }, (_, index) => ({ externalId: `user-${index}` }))],
    ['one without an id', [{}]],
    ['one with both ids', [{ embedUserId: 1, externalId: 'user-1' }]],
    ['one with an empty id', [{ externalId: '' }]],
  ])('refuse %s', async (_rule, members) => {
    for (const method of ['POST', 'DELETE']) {
      expect((await sendAsAdmin(world, method, `${groupsPath}/${group.id}/users`, { members })).status).toBe(400);
    }
  });
});
