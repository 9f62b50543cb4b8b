import { bulkUserAction, createRole, deleteRole, type ServiceClient, updateUser } from '../../../src/client.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts, Example } from './OperationContract.js';

/** Users, groups, attributes and roles. Users 1, 3 and 4 are admins, 2 is the analyst, 5 is deactivated; roles 100 and 101 are the tenant's own. */
export const peopleContracts: Contracts<
  | 'getUsers'
  | 'createUser'
  | 'updateUser'
  | 'deleteUser'
  | 'bulkUserAction'
  | 'getMe'
  | 'updateMySettings'
  | 'listGroups'
  | 'getUserAttributes'
  | 'createUserAttribute'
  | 'updateUserAttribute'
  | 'getUserAttributeValues'
  | 'upsertUserAttributeValue'
  | 'getRoles'
  | 'createRole'
  | 'getRole'
  | 'updateRole'
  | 'deleteRole'
  | 'assignRoleToUser'
  | 'removeRoleFromUser'
> = {
  getUsers: {
    succeeds: { params: { first: 3, search: 'parley' }, as: ({ analyst }) => analyst },
    refuses: {
      'a cursor of another list': { params: { after: '?' }, status: 400 },
      'a token of a deactivated user': { params: {}, as: deactivated, status: 401 },
      'a token that has expired': { params: {}, as: expired, status: 401 },
    },
  },
  createUser: {
    succeeds: {
      params: {
        email: 'new@parley.example',
        username: 'new',
        firstName: 'Núria',
        isAdmin: false,
        defaultRoles: ['Viewer', 'Dashboard editor'],
        externalId: '00u1',
        settings: { locale: 'ca', sheets: { showAppliedFilters: true } },
      },
    },
    refuses: {
      'a taken email, in any case': { params: { email: 'ADA@parley.example', username: 'new' }, status: 409 },
      'a taken username': { params: { email: 'new@parley.example', username: 'ada@parley.example' }, status: 409 },
      'an invalid email': { params: { email: 'new', username: 'new' }, status: 400 },
      'an empty username': { params: { email: 'new@parley.example', username: '' }, status: 400 },
      'an unknown role': { params: { email: 'new@parley.example', username: 'new', defaultRoles: ['Nobody'] }, status: 400 },
      ...adminOnly({ email: 'new@parley.example', username: 'new' }),
    },
  },
  updateUser: {
    succeeds: {
      params: { id: 2, firstName: null, title: 'Lead', isDeactivated: true, notifications: ['weekly'], settings: { theme: 'dark' } },
    },
    refuses: {
      'an unknown user': { params: { id: 99_999, title: 'Lead' }, status: 404 },
      'deactivating the caller’s own account': { params: { id: 1, isDeactivated: true }, status: 403 },
      'removing the last admin’s permissions': { params: afterRemovingOtherAdmins({ id: 1, isAdmin: false }), status: 403 },
      ...adminOnly({ id: 2, title: 'Lead' }),
    },
  },
  deleteUser: {
    succeeds: { params: { id: 2 } },
    refuses: {
      'deleting the caller’s own account': { params: { id: 1 }, status: 400 },
      'the last admin': {
        params: async (world) => {
          await updateUser(world.apiKey, { id: 1, isAdmin: false });
          await removeUsers(world.apiKey, (id) => id !== 1 && id !== 3);
          return { id: 3 };
        },
        as: ({ apiKey }) => apiKey,
        status: 403,
      },
      'an unknown user': { params: { id: 99_999 }, status: 404 },
      ...adminOnly({ id: 6 }),
    },
  },
  bulkUserAction: {
    succeeds: { params: { action: 'DEACTIVATE', userIds: [1, 2, 99_999] } },
    refuses: adminOnly({ action: 'ACTIVATE', userIds: [5] }),
  },
  getMe: {
    succeeds: { params: {} },
    refuses: { 'a token of a deactivated user': { params: {}, as: deactivated, status: 401 } },
  },
  updateMySettings: {
    succeeds: {
      params: { locale: 'ar', theme: null, alternatingRowColors: true, defaultDeploymentId: 2, sheets: { revealSheetOnOpen: true } },
      as: ({ analyst }) => analyst,
    },
    refuses: {
      'a deployment id that is not a number': { params: { defaultDeploymentId: 1.5 }, status: 400 },
      'a token of a deactivated user': { params: { locale: 'de' }, as: deactivated, status: 401 },
    },
  },
  listGroups: {
    succeeds: { params: { first: 2, search: 'MAR' }, as: ({ analyst }) => analyst },
    refuses: { 'a token of a deactivated user': { params: {}, as: deactivated, status: 401 } },
  },
  getUserAttributes: {
    succeeds: { params: { type: 'string', first: 1 }, as: ({ analyst }) => analyst },
    refuses: {
      'a cursor of another list': { params: { after: '?' }, status: 400 },
      'a token of a deactivated user': { params: {}, as: deactivated, status: 401 },
    },
  },
  createUserAttribute: {
    succeeds: { params: { name: 'team', type: 'string_array', displayName: 'Team', description: null } },
    refuses: {
      'a taken name': { params: { name: 'region', type: 'number' }, status: 409 },
      ...adminOnly({ name: 'team', type: 'string' }),
    },
  },
  updateUserAttribute: {
    succeeds: { params: { id: 1, displayName: 'Sales region', defaultValue: null } },
    refuses: {
      'an unknown attribute': { params: { id: 99, displayName: 'Team' }, status: 404 },
      ...adminOnly({ id: 1, displayName: 'Team' }),
    },
  },
  getUserAttributeValues: {
    succeeds: { params: { userId: 2 }, as: ({ analyst }) => analyst },
    refuses: {
      'values of someone else, except for an admin': { params: { userId: 1 }, as: ({ analyst }) => analyst, status: 403 },
      'an unknown user': { params: { userId: 99_999 }, status: 404 },
    },
  },
  upsertUserAttributeValue: {
    succeeds: { params: { userId: '2', userAttributeId: '5', value: [3, 4] } },
    refuses: {
      'a value of another type': { params: { userId: '2', userAttributeId: '2', value: '10' }, status: 400 },
      'a list whose items have another type': { params: { userId: '2', userAttributeId: '5', value: [3, '4'] }, status: 400 },
      'an id that is not a number': { params: { userId: 'ada', userAttributeId: '1', value: 'Europe' }, status: 400 },
      'an unknown user': { params: { userId: '99999', userAttributeId: '1', value: 'Europe' }, status: 404 },
      'an unknown attribute': { params: { userId: '2', userAttributeId: '99', value: 'Europe' }, status: 404 },
      'the caller’s own value, except for an admin': {
        params: { userId: '2', userAttributeId: '1', value: 'Europe' },
        as: ({ analyst }) => analyst,
        status: 403,
      },
    },
  },
  getRoles: {
    succeeds: { params: { first: 1 } },
    refuses: { 'a cursor of another list': { params: { after: '?' }, status: 400 }, ...adminOnly({}) },
  },
  createRole: {
    succeeds: { params: { name: 'Auditor', policies: [{ resourceType: 'Global', actions: ['AuditLogManage'], resources: ['All'] }] } },
    refuses: {
      'a taken name, in any case': { params: { name: 'dashboard EDITOR', policies: [] }, status: 409 },
      'the name of a built-in role': { params: { name: 'Viewer', policies: [] }, status: 400 },
      'an unknown resource type': {
        params: { name: 'Auditor', policies: [{ resourceType: 'Moon', actions: ['All'], resources: ['All'] }] },
        status: 400,
      },
      ...adminOnly({ name: 'Auditor', policies: [] }),
    },
  },
  getRole: {
    succeeds: { params: { roleId: 100 } },
    refuses: {
      'an unknown role': { params: { roleId: 999 }, status: 404 },
      'a built-in role': { params: { roleId: 2 }, status: 404 },
      ...adminOnly({ roleId: 100 }),
    },
  },
  updateRole: {
    succeeds: { params: { roleId: 100, description: null, policies: [] } },
    refuses: {
      'a taken name': { params: { roleId: 100, name: 'Dashboard editor' }, status: 409 },
      'the name of a built-in role': { params: { roleId: 100, name: 'Admin' }, status: 400 },
      'a built-in role': { params: { roleId: 2, description: 'Mine' }, status: 404 },
      'an unknown role': { params: { roleId: 999, name: 'Auditor' }, status: 404 },
      ...adminOnly({ roleId: 100, name: 'Auditor' }),
    },
  },
  deleteRole: {
    succeeds: { params: { roleId: 100 } },
    refuses: {
      'a deleted role': {
        params: async ({ admin }) => {
          const { id: roleId } = await createRole(admin, { name: 'Auditor', policies: [] });
          await deleteRole(admin, { roleId });
          return { roleId };
        },
        status: 404,
      },
      'a built-in role': { params: { roleId: 2 }, status: 404 },
      ...adminOnly({ roleId: 100 }),
    },
  },
  assignRoleToUser: {
    succeeds: { params: { roleId: 2, userId: 5 } },
    refuses: {
      'an unknown role': { params: { roleId: 999, userId: 2 }, status: 404 },
      'an unknown user': { params: { roleId: 100, userId: 99_999 }, status: 404 },
      'the admin role': { params: { roleId: 1, userId: 2 }, status: 404 },
      ...adminOnly({ roleId: 100, userId: 2 }),
    },
  },
  removeRoleFromUser: {
    succeeds: { params: { roleId: 3, userId: 2 } },
    refuses: {
      'an unknown user': { params: { roleId: 100, userId: 99_999 }, status: 404 },
      ...adminOnly({ roleId: 100, userId: 2 }),
    },
  },
};

function adminOnly<const Params>(params: Params): {
  readonly 'a caller who is not an admin': Example<Params> & { readonly status: number };
} {
  return { 'a caller who is not an admin': { params, as: ({ analyst }) => analyst, status: 403 } };
}

async function deactivated({ service, clientOf }: ContractWorld): Promise<ServiceClient> {
  return clientOf({ kind: 'bearer', token: await service.mintAccessToken({ email: 'left@parley.example' }) });
}

async function expired({ service, clientOf, advance }: ContractWorld): Promise<ServiceClient> {
  const token = await service.mintAccessToken({ expiresInSeconds: 60 });
  advance(61_000);
  return clientOf({ kind: 'bearer', token });
}

function afterRemovingOtherAdmins<Params>(params: Params): (world: ContractWorld) => Promise<Params> {
  return async ({ admin }) => {
    await removeUsers(admin, (id) => id !== 1);
    return params;
  };
}

async function removeUsers(client: ServiceClient, isRemoved: (id: number) => boolean): Promise<void> {
  const ids = Array.from({ length: 1_200 }, (_, index) => index + 1).filter(isRemoved);
  for (let start = 0; start < ids.length; start += 100) {
    await bulkUserAction(client, { action: 'DELETE', userIds: ids.slice(start, start + 100) });
  }
}
