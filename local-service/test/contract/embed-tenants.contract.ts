import { addEmbedGroupMembers, createEmbedGroup, getEmbedGroups, listEmbedUsers } from '../../../src/client.js';
import { adminOnly, type Refusals } from '../support/embedding.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts } from './OperationContract.js';

export const embedTenantsContracts: Contracts<
  'listEmbedTenants' | 'deleteEmbedTenant' | 'listEmbedUsers' | 'provisionEmbedUsers' | 'provisionEmbedUser'
> = {
  listEmbedTenants: {
    succeeds: { params: { search: 'HARBOR', first: 1 } },
    refuses: { ...adminOnly({}), 'a cursor of another list': { params: { after: 'nonsense' }, status: 400 } },
  },
  deleteEmbedTenant: {
    succeeds: { params: { embedTenantName: 'trial-042' } },
    refuses: {
      ...adminOnly({ embedTenantName: 'trial-042' }),
      'a name that is not canonical': { params: { embedTenantName: 'Trial-042' }, status: 400 },
    },
  },
  listEmbedUsers: {
    succeeds: { params: { embedTenantName: 'harbor-goods', search: 'user-', first: 5 } },
    refuses: {
      ...adminOnly({ embedTenantName: 'harbor-goods' }),
      'an unknown tenant': { params: { embedTenantName: 'nobody' }, status: 404 },
    },
  },
  provisionEmbedUsers: {
    succeeds: { params: { embedTenantName: 'harbor-goods', users: [{ externalId: 'user-1' }, { externalId: 'x', groups: ['Nobody'] }] } },
    refuses: {
      ...adminOnly({ embedTenantName: 'harbor-goods', users: [{ externalId: 'user-1' }] }),
      'a name that no tenant can have': { params: { embedTenantName: 'Harbor Goods', users: [{ externalId: 'user-1' }] }, status: 400 },
      'an invalid email': { params: { embedTenantName: 'harbor-goods', users: [{ externalId: 'x', email: 'x' }] }, status: 400 },
    },
  },
  provisionEmbedUser: {
    succeeds: {
      params: { embedTenantName: 'fresh-tenant', externalId: 'first', email: 'first@fresh.example', userProfile: { displayName: 'First' } },
    },
    refuses: {
      ...adminOnly({ embedTenantName: 'harbor-goods', externalId: 'user-1' }),
      'an unknown group of the account': {
        params: { embedTenantName: 'harbor-goods', externalId: 'user-1', groups: ['Nobody'] },
        status: 400,
      },
      'an unknown group of the tenant': {
        params: { embedTenantName: 'harbor-goods', externalId: 'user-1', tenantGroups: ['Nobody'] },
        status: 400,
      },
      'a name that no tenant can have': { params: { embedTenantName: 'Harbor', externalId: 'user-1' }, status: 400 },
    },
  },
};

export const embedGroupsContracts: Contracts<
  | 'getEmbedGroups'
  | 'createEmbedGroup'
  | 'getEmbedGroup'
  | 'updateEmbedGroup'
  | 'deleteEmbedGroup'
  | 'getEmbedGroupMembers'
  | 'addEmbedGroupMembers'
  | 'removeEmbedGroupMembers'
> = {
  getEmbedGroups: {
    succeeds: { params: { embedTenantName: 'harbor-goods', first: 2 } },
    refuses: {
      ...adminOnly({ embedTenantName: 'harbor-goods' }),
      'an unknown tenant': { params: { embedTenantName: 'nobody' }, status: 404 },
    },
  },
  createEmbedGroup: {
    succeeds: { params: { embedTenantName: 'harbor-goods', name: 'Auditors', description: 'Read everything' } },
    refuses: {
      ...adminOnly({ embedTenantName: 'harbor-goods', name: 'Auditors' }),
      'a taken name': { params: { embedTenantName: 'harbor-goods', name: 'Buyers' }, status: 400 },
      'a reserved name': { params: { embedTenantName: 'harbor-goods', name: 'system:all' }, status: 400 },
      'an unknown tenant': { params: { embedTenantName: 'nobody', name: 'Auditors' }, status: 404 },
    },
  },
  getEmbedGroup: { succeeds: { params: buyers }, refuses: aboutOneGroup({}) },
  updateEmbedGroup: {
    succeeds: { params: async (world) => ({ ...(await buyers(world)), description: 'They buy' }) },
    refuses: aboutOneGroup({ description: 'They buy' }),
  },
  deleteEmbedGroup: {
    succeeds: {
      params: async ({ admin }) => {
        const { id } = await createEmbedGroup(admin, { embedTenantName: 'harbor-goods', name: 'Auditors' });
        return { embedTenantName: 'harbor-goods', id };
      },
    },
    refuses: { ...aboutOneGroup({}), 'a group with members': { params: withMember, status: 400 } },
  },
  getEmbedGroupMembers: {
    succeeds: { params: async (world) => ({ ...(await withMember(world)), first: 3 }) },
    refuses: aboutOneGroup({}),
  },
  addEmbedGroupMembers: {
    succeeds: { params: async (world) => ({ ...(await buyers(world)), members: [{ externalId: 'user-1' }, { externalId: 'brand-new' }] }) },
    refuses: {
      ...aboutOneGroup({ members: [{ externalId: 'user-1' }] }),
      'an unknown user': {
        params: async (world) => ({ ...(await buyers(world)), members: [{ embedUserId: 99_999 }] }),
        status: 404,
      },
      'a user of another tenant': {
        params: async (world) => ({ ...(await buyers(world)), members: [{ embedUserId: await strangerId(world) }] }),
        status: 404,
      },
    },
  },
  removeEmbedGroupMembers: {
    succeeds: {
      params: async (world) => ({ ...(await withMember(world)), members: [{ externalId: 'user-1' }, { externalId: 'nobody' }] }),
    },
    refuses: aboutOneGroup({ members: [{ externalId: 'user-1' }] }),
  },
};

/** The refusals of every operation on a group. */
function aboutOneGroup<Body extends object>(body: Body): Refusals<{ readonly embedTenantName: string; readonly id: number } & Body> {
  return {
    ...adminOnly({ embedTenantName: 'harbor-goods', id: 1, ...body }),
    'an unknown group': { params: { embedTenantName: 'harbor-goods', id: 9999, ...body }, status: 404 },
    'a group of another tenant': {
      params: async (world) => ({ ...(await buyers(world)), embedTenantName: 'sakura-foods', ...body }),
      status: 404,
    },
  };
}

async function buyers({ admin }: ContractWorld) {
  const { items } = await getEmbedGroups(admin, { embedTenantName: 'harbor-goods' });
  const group = items.find(({ name }) => name === 'Buyers');
  return { embedTenantName: 'harbor-goods', id: group?.id ?? 0 };
}

async function withMember(world: ContractWorld) {
  const group = await buyers(world);
  await addEmbedGroupMembers(world.admin, { ...group, members: [{ externalId: 'user-1' }] });
  return group;
}

async function strangerId({ admin }: ContractWorld) {
  const { items } = await listEmbedUsers(admin, { embedTenantName: 'sakura-foods', first: 1 });
  return items[0]?.id ?? 0;
}
