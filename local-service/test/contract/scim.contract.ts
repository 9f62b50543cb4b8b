import { deleteScimGroup, deleteScimUser } from '../../../src/client.js';
import type { Contracts, Example } from './OperationContract.js';

const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
const groupName = 'Data team';

/** Provisioned users and groups: those of the account, with their ids as strings. */
export const scimContracts: Contracts<
  | 'listScimUsers'
  | 'createScimUser'
  | 'getScimUser'
  | 'replaceScimUser'
  | 'patchScimUser'
  | 'deleteScimUser'
  | 'listScimGroups'
  | 'createScimGroup'
  | 'getScimGroup'
  | 'replaceScimGroup'
  | 'patchScimGroup'
  | 'deleteScimGroup'
> = {
  listScimUsers: {
    succeeds: { params: { filter: 'active eq true and emails.value eq "analyst@parley.example"', startIndex: 1, count: 10 } },
    refuses: {
      'an operator other than eq': { params: { filter: 'userName co "ada"' }, status: 400, code: 'invalidFilter' },
      'an unknown attribute': { params: { filter: 'displayName eq "Ada"' }, status: 400, code: 'invalidFilter' },
      'clauses joined by or': { params: { filter: 'active eq true or active eq false' }, status: 400, code: 'invalidFilter' },
      'a value without quotes': { params: { filter: 'userName eq ada' }, status: 400, code: 'invalidFilter' },
    },
  },
  createScimUser: {
    succeeds: {
      params: {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        userName: 'hana@parley.example',
        name: { givenName: 'はな', familyName: '山田' },
        emails: [{ value: 'hana@parley.example', primary: true }],
        externalId: '00u-hana',
      },
    },
    refuses: {
      'a taken user name': { params: { userName: 'ANALYST@parley.example' }, status: 409, code: 'uniqueness' },
      'an empty user name': { params: { userName: '' }, status: 400, code: 'invalidValue' },
    },
  },
  getScimUser: {
    succeeds: { params: { id: '2' } },
    refuses: unknownId({}),
  },
  replaceScimUser: {
    succeeds: { params: { id: '2', userName: 'analyst@parley.example', active: false } },
    refuses: {
      'a taken user name': { params: { id: '2', userName: 'ada@parley.example' }, status: 409, code: 'uniqueness' },
      ...unknownId({ userName: 'new@parley.example' }),
    },
  },
  patchScimUser: {
    succeeds: { params: { id: '2', schemas, Operations: [{ op: 'replace', path: 'active', value: false }] } },
    refuses: {
      'an unknown path': {
        params: { id: '2', schemas, Operations: [{ op: 'replace', path: 'shoeSize', value: 42 }] },
        status: 400,
        code: 'invalidPath',
      },
      'removing without a path': { params: { id: '2', schemas, Operations: [{ op: 'remove' }] }, status: 400, code: 'noTarget' },
      'removing the user name': {
        params: { id: '2', schemas, Operations: [{ op: 'remove', path: 'userName' }] },
        status: 400,
        code: 'invalidValue',
      },
      'no change at all': { params: { id: '2', schemas, Operations: [] }, status: 400, code: 'invalidSyntax' },
      ...unknownId({ schemas, Operations: [{ op: 'replace', path: 'active', value: false }] }),
    },
  },
  deleteScimUser: {
    succeeds: { params: { id: '2' } },
    refuses: {
      'a deleted user': {
        params: async ({ admin }) => {
          await deleteScimUser(admin, { id: '2' });
          return { id: '2' };
        },
        status: 404,
      },
    },
  },
  listScimGroups: {
    succeeds: { params: { filter: `displayName eq "${groupName}"`, excludedAttributes: 'members' } },
    refuses: {
      'an unknown attribute': { params: { filter: 'userName eq "ada"' }, status: 400, code: 'invalidFilter' },
    },
  },
  createScimGroup: {
    succeeds: { params: { displayName: 'Interns', members: [{ value: '2' }] } },
    refuses: {
      'a taken name': { params: { displayName: groupName }, status: 409, code: 'uniqueness' },
      'a member who is not a user': {
        params: { displayName: 'Interns', members: [{ value: '99999' }] },
        status: 400,
        code: 'invalidValue',
      },
    },
  },
  getScimGroup: {
    succeeds: { params: { id: '2' } },
    refuses: unknownId({}),
  },
  replaceScimGroup: {
    succeeds: { params: { id: '2', displayName: 'Data', members: [{ value: '1' }, { value: '2' }] } },
    refuses: {
      'a taken name': { params: { id: '1', displayName: groupName }, status: 409, code: 'uniqueness' },
      ...unknownId({ displayName: 'Interns' }),
    },
  },
  patchScimGroup: {
    succeeds: { params: { id: '2', schemas, Operations: [{ op: 'remove', path: 'members[value eq "2"]' }] } },
    refuses: {
      'an unknown path': {
        params: { id: '2', schemas, Operations: [{ op: 'add', path: 'owners', value: [] }] },
        status: 400,
        code: 'invalidPath',
      },
      'a member who is not a user': {
        params: { id: '2', schemas, Operations: [{ op: 'add', path: 'members', value: [{ value: '99999' }] }] },
        status: 400,
        code: 'invalidValue',
      },
      ...unknownId({ schemas, Operations: [{ op: 'replace', path: 'displayName', value: 'Interns' }] }),
    },
  },
  deleteScimGroup: {
    succeeds: { params: { id: '2' } },
    refuses: {
      'a deleted group': {
        params: async ({ admin }) => {
          await deleteScimGroup(admin, { id: '2' });
          return { id: '2' };
        },
        status: 404,
      },
    },
  },
};

function unknownId<const Body>(body: Body): {
  readonly 'an unknown id': Example<Body & { readonly id: string }> & { readonly status: number };
} {
  return { 'an unknown id': { params: { ...body, id: '99999' }, status: 404 } };
}
