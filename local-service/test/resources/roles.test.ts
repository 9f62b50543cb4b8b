import { beforeEach, describe, expect, it } from 'vitest';
import {
  assignRoleToUser,
  createRole,
  deleteRole,
  getMe,
  getRoles,
  type Policy,
  removeRoleFromUser,
  type ServiceClient,
  updateRole,
} from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

let admin: ServiceClient;
let analyst: ServiceClient;

beforeEach(async () => {
  ({ admin, analyst } = await createContractWorld());
});

const reading: Policy = { resourceType: 'Deployment', actions: ['DeploymentRead'], resources: ['2'] };
const exporting: Policy = { resourceType: 'Global', actions: ['DownloadData'], resources: ['All'] };

const rolesOfAnalyst = async () => (await getMe(analyst)).defaultRoles;

describe('roles', () => {
  it('are listed from the newest, without built-in ones', async () => {
    await createRole(admin, { name: 'Auditor', policies: [] });
    const first = await getRoles(admin, { first: 1 });
    await createRole(admin, { name: 'Later', policies: [] });
    const rest = await getRoles(admin, { after: first.pageInfo.endCursor });
    expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual(['Auditor', 'Dashboard editor', 'Production reader']);
  });

  it('replace their policies as a whole, and keep what an update omits', async () => {
    const { id: roleId } = await createRole(admin, { name: 'Auditor', description: 'Reads', policies: [reading, exporting] });
    const updated = await updateRole(admin, { roleId, policies: [exporting] });
    expect(updated).toEqual({ id: roleId, name: 'Auditor', description: 'Reads', policies: [exporting] });
    expect((await updateRole(admin, { roleId, name: 'Auditor' })).policies).toEqual([exporting]);
  });

  it.each([
    ['an action', { ...reading, actions: [] }],
    ['a resource', { ...reading, resources: [] }],
  ])('require %s in each policy', async (_, policy) => {
    const sent = admin.post('/api/v1/roles', { body: { name: 'Auditor', policies: [reading, policy] } });
    await expect(sent).rejects.toMatchObject({ status: 400, message: expect.stringContaining('policies[1]') });
  });

  it('have at most 200 policies, and names and descriptions of at most 255 characters', async () => {
    const bodies = [
      { name: 'Auditor', policies: Array(201).fill(reading) },
      { name: 'x'.repeat(256), policies: [] },
      { name: 'Auditor', policies: [], description: 'x'.repeat(256) },
    ];
    for (const body of bodies) await expect(admin.post('/api/v1/roles', { body })).rejects.toMatchObject({ status: 400 });
    expect((await createRole(admin, { name: 'x'.repeat(255), policies: Array(200).fill(reading) })).policies).toHaveLength(200);
  });
});

describe('a user’s role', () => {
  it('can be assigned and removed repeatedly', async () => {
    for (const _ of [1, 2]) await assignRoleToUser(admin, { roleId: 101, userId: 2 });
    expect(await rolesOfAnalyst()).toEqual(['Explorer', 'Dashboard editor']);
    for (const _ of [1, 2]) await removeRoleFromUser(admin, { roleId: 101, userId: 2 });
    expect(await rolesOfAnalyst()).toEqual(['Explorer']);
  });

  it('can be a built-in one', async () => {
    await assignRoleToUser(admin, { roleId: 4, userId: 2 });
    expect(await rolesOfAnalyst()).toEqual(['Explorer', 'Viewer']);
  });

  it('is removed when the role is deleted', async () => {
    await assignRoleToUser(admin, { roleId: 101, userId: 2 });
    await removeRoleFromUser(admin, { roleId: 3, userId: 2 });
    await deleteRole(admin, { roleId: 101 });
    expect(await getMe(analyst)).toMatchObject({ defaultRoles: [], activeRoleId: null });
  });
});
