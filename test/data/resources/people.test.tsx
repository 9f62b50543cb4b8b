import { createLocalService } from '@parley/local-service';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createServiceClient, type ServiceClient } from '../../../src/client.js';
import {
  apiKeysQuery,
  appConfigQuery,
  branchesQuery,
  deploymentsQuery,
  externalDocumentPlacementsQuery,
  meQuery,
  notificationsQuery,
  oauthIntegrationQuery,
  oauthIntegrationsQuery,
  oidcTokenConfigQuery,
  oidcTokenConfigsQuery,
  reportsQuery,
  roleQuery,
  rolesInfiniteQuery,
  rolesQuery,
  scimGroupQuery,
  scimGroupsQuery,
  scimUserQuery,
  scimUsersQuery,
  sharedWorkspaceObjectsQuery,
  tenantSettingsQuery,
  useAssignRoleToUser,
  useBulkUserAction,
  useCreateOAuthIntegration,
  useCreateOidcTokenConfig,
  useCreateRole,
  useCreateScimGroup,
  useCreateScimUser,
  useCreateUser,
  useCreateUserAttribute,
  useDeleteOAuthIntegration,
  useDeleteOidcTokenConfig,
  useDeleteRole,
  useDeleteScimGroup,
  useDeleteScimUser,
  useDeleteUser,
  useInitiateOAuthFlow,
  usePatchScimGroup,
  usePatchScimUser,
  useRemoveRoleFromUser,
  useReplaceScimGroup,
  useReplaceScimUser,
  useRevokeUserOAuthToken,
  userAttributesQuery,
  userAttributeValuesQuery,
  userGroupsInfiniteQuery,
  userGroupsQuery,
  userOAuthTokenQuery,
  userOAuthTokensQuery,
  usersInfiniteQuery,
  usersQuery,
  useUpdateMySettings,
  useUpdateOAuthIntegration,
  useUpdateOidcTokenConfig,
  useUpdateRole,
  useUpdateTenantSettings,
  useUpdateUser,
  useUpdateUserAttribute,
  useUpsertUserAttributeValue,
  useUsers,
  workbooksQuery,
  workspaceObjectsQuery,
} from '../../../src/data.js';
import { ParleyProvider } from '../../../src/index.js';

/** A query of everything that a change here might touch, or must not. */
const queries = {
  users: (client: ServiceClient) => usersQuery(client, { search: 'an' }).queryKey,
  usersInfinite: (client: ServiceClient) => usersInfiniteQuery(client).queryKey,
  me: (client: ServiceClient) => meQuery(client).queryKey,
  groups: (client: ServiceClient) => userGroupsQuery(client).queryKey,
  groupsInfinite: (client: ServiceClient) => userGroupsInfiniteQuery(client).queryKey,
  attributes: (client: ServiceClient) => userAttributesQuery(client, { type: 'string' }).queryKey,
  values: (client: ServiceClient) => userAttributeValuesQuery(client, { userId: 2 }).queryKey,
  valuesOfAnother: (client: ServiceClient) => userAttributeValuesQuery(client, { userId: 6 }).queryKey,
  roles: (client: ServiceClient) => rolesQuery(client).queryKey,
  rolesInfinite: (client: ServiceClient) => rolesInfiniteQuery(client).queryKey,
  role: (client: ServiceClient) => roleQuery(client, { roleId: 100 }).queryKey,
  settings: (client: ServiceClient) => tenantSettingsQuery(client).queryKey,
  integrations: (client: ServiceClient) => oauthIntegrationsQuery(client).queryKey,
  integration: (client: ServiceClient) => oauthIntegrationQuery(client, { id: 1 }).queryKey,
  connections: (client: ServiceClient) => userOAuthTokensQuery(client).queryKey,
  connection: (client: ServiceClient) => userOAuthTokenQuery(client, { integrationId: 1 }).queryKey,
  configs: (client: ServiceClient) => oidcTokenConfigsQuery(client).queryKey,
  config: (client: ServiceClient) => oidcTokenConfigQuery(client, { id: 1 }).queryKey,
  scimUsers: (client: ServiceClient) => scimUsersQuery(client, { count: 10 }).queryKey,
  scimUser: (client: ServiceClient) => scimUserQuery(client, { id: '2' }).queryKey,
  scimGroups: (client: ServiceClient) => scimGroupsQuery(client).queryKey,
  scimGroup: (client: ServiceClient) => scimGroupQuery(client, { id: '2' }).queryKey,
  keys: (client: ServiceClient) => apiKeysQuery(client).queryKey,
  appConfig: (client: ServiceClient) => appConfigQuery(client).queryKey,
  reports: (client: ServiceClient) => reportsQuery(client, { deploymentId: 2 }).queryKey,
  workspace: (client: ServiceClient) => workspaceObjectsQuery(client, { deploymentId: 1 }).queryKey,
  shared: (client: ServiceClient) => sharedWorkspaceObjectsQuery(client, { deploymentId: 1 }).queryKey,
  workbooks: (client: ServiceClient) => workbooksQuery(client, { deploymentId: 3 }).queryKey,
  mailings: (client: ServiceClient) => notificationsQuery(client, { deploymentId: 1 }).queryKey,
  placements: (client: ServiceClient) => externalDocumentPlacementsQuery(client, { externalWorkbookId: 'plan' }).queryKey,
  deployments: (client: ServiceClient) => deploymentsQuery(client).queryKey,
  branches: (client: ServiceClient) => branchesQuery(client, { deploymentId: 1 }).queryKey,
} as const;

type QueryName = keyof typeof queries;

function startApp() {
  const service = createLocalService({ agent: { answer: async function* () {} } });
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    scimCredentials: { kind: 'bearer', token: service.scimToken },
    fetch: service.fetch,
  });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ParleyProvider client={client} queryClient={queryClient} storage={null}>
      {children}
    </ParleyProvider>
  );
  return { client, queryClient, wrapper };
}

/** Runs one change with a query of everything in the cache, and tells which of them it made stale. */
async function madeStale<Params>(
  useChange: () => { readonly mutateAsync: (params: Params) => Promise<unknown> },
  params: Params,
): Promise<readonly QueryName[]> {
  const { client, queryClient, wrapper } = startApp();
  const names = Object.keys(queries) as QueryName[];
  for (const name of names) queryClient.setQueryData(queries[name](client), cached[name] ?? {});
  const { result } = renderHook(useChange, { wrapper });
  await act(async () => {
    await result.current.mutateAsync(params);
  });
  return names.filter((name) => queryClient.getQueryState(queries[name](client))?.isInvalidated);
}

/** What is in the cache of the queries that a change also writes to. */
const cached: Partial<Record<QueryName, object>> = { usersInfinite: { pages: [], pageParams: [] }, values: [] };

const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
const withUser = ['users', 'usersInfinite', 'me', 'scimUsers', 'scimUser'] as const;
const whereOwnersShow = ['reports', 'workspace', 'workbooks', 'mailings', 'placements'] as const;
const whereRolesShow = ['reports', 'workspace', 'shared'] as const;
const goneWithUser = [...whereOwnersShow, 'groups', 'groupsInfinite', 'values', 'scimGroups', 'scimGroup', 'keys', ...withUser] as const;
const roleLists = ['roles', 'rolesInfinite', 'role'] as const;
const groupLists = ['groups', 'groupsInfinite', 'scimGroups', 'scimGroup'] as const;
const integration = {
  name: 'Maps',
  type: 'custom',
  clientId: 'parley',
  clientSecret: 's',
  authUrl: 'https://a.example',
  tokenUrl: 'https://b.example',
  redirectUri: 'https://c.example',
};

/** Lets the table below give each change its own parameters. */
function change<Params>(
  name: string,
  useChange: () => { readonly mutateAsync: (params: Params) => Promise<unknown> },
  params: Params,
  stale: readonly QueryName[],
) {
  return { name, run: () => madeStale(useChange, params), stale };
}

describe('what a change invalidates', () => {
  it.each([
    change('a new user', () => useCreateUser(), { email: 'new@parley.example', username: 'new' }, withUser),
    change('a changed user', () => useUpdateUser(), { id: 2, title: 'Lead' }, withUser),
    change('a renamed user', () => useUpdateUser(), { id: 2, firstName: 'Noa' }, [...withUser, ...whereOwnersShow]),
    change('a deleted user', () => useDeleteUser(), { id: 2 }, goneWithUser),
    change('deactivated users', () => useBulkUserAction(), { action: 'DEACTIVATE', userIds: [2, 6] }, withUser),
    change('deleted users', () => useBulkUserAction(), { action: 'DELETE', userIds: [2, 6] }, [...goneWithUser, 'valuesOfAnother']),
    change('own settings', () => useUpdateMySettings(), { locale: 'de' }, ['me']),
    change('a new attribute', () => useCreateUserAttribute(), { name: 'team', type: 'string' }, ['attributes']),
    change('a renamed attribute', () => useUpdateUserAttribute(), { id: 1, displayName: 'R' }, ['attributes', 'values', 'valuesOfAnother']),
    change('a value', () => useUpsertUserAttributeValue(), { userId: '2', userAttributeId: '1', value: 'x' }, ['values']),
    change('a new role', () => useCreateRole(), { name: 'Auditor', policies: [] }, [...roleLists, ...whereRolesShow]),
    change('a changed role', () => useUpdateRole(), { roleId: 100, policies: [] }, [...roleLists, ...whereRolesShow, 'me']),
    change('a deleted role', () => useDeleteRole(), { roleId: 100 }, [...roleLists, ...whereRolesShow, 'me']),
    change('a role given', () => useAssignRoleToUser(), { roleId: 100, userId: 2 }, ['me']),
    change('a role taken', () => useRemoveRoleFromUser(), { roleId: 3, userId: 2 }, ['me']),
    change('settings of the account', () => useUpdateTenantSettings(), { oidcEnabled: true }, ['settings']),
    change('a new integration', () => useCreateOAuthIntegration(), integration, ['integrations', 'integration']),
    change('a changed integration', () => useUpdateOAuthIntegration(), { id: 1, ...integration }, ['integrations', 'integration']),
    change('a deleted integration', () => useDeleteOAuthIntegration(), { id: 1 }, [
      'integrations',
      'integration',
      'connections',
      'connection',
    ]),
    change('a connection begun', () => useInitiateOAuthFlow(), { integrationId: 2 }, ['connections', 'connection']),
    change('a connection ended', () => useRevokeUserOAuthToken(), { integrationId: 1 }, ['connections', 'connection']),
    change('a new token config', () => useCreateOidcTokenConfig(), { audienceType: 'aws' }, ['configs', 'config']),
    change('a changed token config', () => useUpdateOidcTokenConfig(), { id: 1, isEnabled: false }, ['configs', 'config']),
    change('a deleted token config', () => useDeleteOidcTokenConfig(), { id: 1 }, ['configs', 'config']),
    change('a user provisioned', () => useCreateScimUser(), { userName: 'new@parley.example' }, withUser),
    change('a provisioned user replaced', () => useReplaceScimUser(), { id: '2', userName: 'noor' }, [
      ...withUser,
      ...whereOwnersShow,
      'scimGroups',
      'scimGroup',
    ]),
    change(
      'a provisioned user patched',
      () => usePatchScimUser(),
      { id: '2', schemas, Operations: [{ op: 'replace', path: 'active', value: false }] },
      [...withUser, ...whereOwnersShow, 'scimGroups', 'scimGroup'],
    ),
    change('a provisioned user deleted', () => useDeleteScimUser(), { id: '2' }, goneWithUser),
    change('a group provisioned', () => useCreateScimGroup(), { displayName: 'Interns' }, groupLists),
    change('a provisioned group replaced', () => useReplaceScimGroup(), { id: '2', displayName: 'Data' }, groupLists),
    change(
      'a provisioned group patched',
      () => usePatchScimGroup(),
      { id: '2', schemas, Operations: [{ op: 'remove', path: 'members' }] },
      groupLists,
    ),
    change('a provisioned group deleted', () => useDeleteScimGroup(), { id: '2' }, groupLists),
  ])('$name', async ({ run, stale }) => {
    expect([...(await run())].sort()).toEqual([...stale].sort());
  });
});

it('a rendered list shows an added user', async () => {
  const { wrapper } = startApp();
  const { result } = renderHook(() => ({ list: useUsers({ search: 'newcomer' }), create: useCreateUser() }), { wrapper });
  await waitFor(() => expect(result.current.list.data?.items).toEqual([]));
  await act(async () => {
    await result.current.create.mutateAsync({ email: 'newcomer@parley.example', username: 'newcomer' });
  });
  await waitFor(() => expect(result.current.list.data?.items.map(({ email }) => email)).toEqual(['newcomer@parley.example']));
});
