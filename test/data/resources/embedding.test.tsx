import type { LocalService } from '@parley/local-service';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  createServiceClient,
  generateSession,
  listEmbedTenantWorkbooks,
  postTokenBySessionId,
  type ServiceClient,
} from '../../../src/client.js';
import {
  branchesQuery,
  dashboardCommentsInfiniteQuery,
  dashboardCommentsQuery,
  deploymentSettingsQuery,
  deploymentsQuery,
  embedAccessQuery,
  embedDashboardQuery,
  embedGroupMembersQuery,
  embedGroupQuery,
  embedGroupsQuery,
  embedTenantsInfiniteQuery,
  embedTenantsQuery,
  embedTenantWorkbooksQuery,
  embedUsersQuery,
  notificationsQuery,
  reportsQuery,
  sharedWorkspaceObjectsQuery,
  useAddEmbedGroupMembers,
  useCreateDashboardComment,
  useCreateEmbedGroup,
  useDashboardComments,
  useDeleteEmbedGroup,
  useDeleteEmbedTenant,
  useGenerateEmbedSession,
  useProvisionEmbedUser,
  useProvisionEmbedUsers,
  useRedeemEmbedSession,
  useRemoveDashboardComment,
  useRemoveEmbedGroupMembers,
  useRevokeEmbedSession,
  useRunDashboardPython,
  userAttributesQuery,
  useSetDashboardCommentResolved,
  useUpdateDashboardComment,
  useUpdateDashboardEmbedding,
  useUpdateEmbedAccess,
  useUpdateEmbedGroup,
  workbooksQuery,
  workspaceObjectsQuery,
} from '../../../src/data.js';
import { staleAfter } from '../support/staleAfter.js';
import { startWorld } from '../support/startWorld.js';

const deploymentId = 1;
const workbookId = 2;
const publicId = 'board';
const embedTenantName = 'harbor-goods';
const group = { embedTenantName, id: 2 };

/** A query of everything that a change here might touch, or must not. */
const queries = {
  tenants: (client: ServiceClient) => embedTenantsQuery(client, { search: 'a' }).queryKey,
  tenantPages: (client: ServiceClient) => embedTenantsInfiniteQuery(client).queryKey,
  users: (client: ServiceClient) => embedUsersQuery(client, { embedTenantName }).queryKey,
  groups: (client: ServiceClient) => embedGroupsQuery(client, { embedTenantName }).queryKey,
  group: (client: ServiceClient) => embedGroupQuery(client, group).queryKey,
  members: (client: ServiceClient) => embedGroupMembersQuery(client, group).queryKey,
  groupsOfAnother: (client: ServiceClient) => embedGroupsQuery(client, { embedTenantName: 'sakura-foods' }).queryKey,
  access: (client: ServiceClient) => embedAccessQuery(client, { deploymentId, workbookId }).queryKey,
  accessOfAnother: (client: ServiceClient) => embedAccessQuery(client, { deploymentId, workbookId: 3 }).queryKey,
  reached: (client: ServiceClient) => embedTenantWorkbooksQuery(client, { deploymentId, embedTenantName }).queryKey,
  sharedItems: (client: ServiceClient) => sharedWorkspaceObjectsQuery(client, { deploymentId }).queryKey,
  workbooks: (client: ServiceClient) => workbooksQuery(client, { deploymentId }).queryKey,
  workspace: (client: ServiceClient) => workspaceObjectsQuery(client, { deploymentId }).queryKey,
  workbooksElsewhere: (client: ServiceClient) => workbooksQuery(client, { deploymentId: 2 }).queryKey,
  reports: (client: ServiceClient) => reportsQuery(client, { deploymentId }).queryKey,
  mailings: (client: ServiceClient) => notificationsQuery(client, { deploymentId }).queryKey,
  deployments: (client: ServiceClient) => deploymentsQuery(client).queryKey,
  settings: (client: ServiceClient) => deploymentSettingsQuery(client, { deploymentId }).queryKey,
  branches: (client: ServiceClient) => branchesQuery(client, { deploymentId }).queryKey,
  dashboard: (client: ServiceClient) => embedDashboardQuery(client, { publicId }).queryKey,
  comments: (client: ServiceClient) => dashboardCommentsQuery(client, { publicId, resolvedOnly: true }).queryKey,
  commentPages: (client: ServiceClient) => dashboardCommentsInfiniteQuery(client, { publicId }).queryKey,
  commentsElsewhere: (client: ServiceClient) => dashboardCommentsQuery(client, { publicId: 'other' }).queryKey,
  attributes: (client: ServiceClient) => userAttributesQuery(client).queryKey,
} as const;

type QueryName = keyof typeof queries;

const inTenant: readonly QueryName[] = ['users', 'groups', 'group', 'members'];
const ofAllTenants: readonly QueryName[] = ['tenants', 'tenantPages', ...inTenant, 'groupsOfAnother'];
const shownWithWorkbook: readonly QueryName[] = ['access', 'accessOfAnother', 'reached', 'sharedItems', 'workbooks', 'workspace'];

describe('a change invalidates exactly what shows it', () => {
  it('opening a session, which can create a user, a tenant, groups and attributes', async () => {
    const session = { deploymentId, externalId: 'user-1', embedTenantName };
    expect(await staleAfter(queries, useGenerateEmbedSession, session)).toEqual(ofAllTenants);
    const definitions = { ...session, userAttributeDefinitions: [{ name: 'shelf', type: 'number' }] };
    expect(await staleAfter(queries, useGenerateEmbedSession, definitions)).toEqual([...ofAllTenants, 'attributes']);
  });

  it('nothing, for redeeming or revoking a session and running Python', async () => {
    expect(await staleAfter(queries, useRedeemEmbedSession, { sessionId: '0'.repeat(32) })).toEqual([]);
    expect(await staleAfter(queries, useRevokeEmbedSession, { sessionId: '0'.repeat(32) })).toEqual([]);
    expect(await staleAfter(queries, useRunDashboardPython, { publicId, reportId: 1, reportVersionId: 1, sqlQuery: 'select 1' })).toEqual(
      [],
    );
  });

  it('provisioning users', async () => {
    expect(await staleAfter(queries, useProvisionEmbedUser, { embedTenantName, externalId: 'new' })).toEqual(ofAllTenants);
    expect(await staleAfter(queries, useProvisionEmbedUsers, { embedTenantName, users: [{ externalId: 'new' }] })).toEqual(ofAllTenants);
  });

  it('deleting a tenant, whose shares and recipients are in every deployment', async () => {
    const inDeployments: readonly QueryName[] = [...shownWithWorkbook, 'workbooksElsewhere', 'reports', 'mailings'];
    expect(await staleAfter(queries, useDeleteEmbedTenant, { embedTenantName })).toEqual([...ofAllTenants, ...inDeployments]);
  });

  it('creating, updating and deleting a group', async () => {
    const groups = ['groups', 'group', 'members'];
    expect(await staleAfter(queries, useCreateEmbedGroup, { embedTenantName, name: 'Auditors' })).toEqual(groups);
    expect(await staleAfter(queries, useUpdateEmbedGroup, { ...group, description: 'New' })).toEqual(groups);
    expect(await staleAfter(queries, useDeleteEmbedGroup, { embedTenantName, id: 4 })).toEqual(groups);
  });

  it('adding members, who can be new to the tenant, and removing them', async () => {
    const members = [{ externalId: 'user-1' }];
    expect(await staleAfter(queries, useAddEmbedGroupMembers, { ...group, members })).toEqual(ofAllTenants);
    expect(await staleAfter(queries, useRemoveEmbedGroupMembers, { ...group, members })).toEqual(['groups', 'group', 'members']);
  });

  it('sharing a dashboard', async () => {
    const share = { deploymentId, workbookId, embedTenantName, action: 'read' } as const;
    expect(await staleAfter(queries, useUpdateEmbedAccess, share)).toEqual(['access', 'reached', 'sharedItems']);
  });

  it('allowing a dashboard to be embedded, through its workbook or directly', async () => {
    const embedded: readonly QueryName[] = ['dashboard', 'comments', 'commentPages'];
    const byWorkbook = await staleAfter(queries, useUpdateEmbedAccess, { deploymentId, workbookId, allowEmbed: false });
    expect(byWorkbook).toEqual([...shownWithWorkbook, ...embedded, 'commentsElsewhere']);
    const byItself = await staleAfter(queries, useUpdateDashboardEmbedding, { publicId, allowEmbed: false });
    expect(byItself).toEqual([...shownWithWorkbook, 'workbooksElsewhere', ...embedded]);
  });
});

describe('the threads of a dashboard', () => {
  it('show at once what is written, edited, resolved and removed', async () => {
    const { wrapper, boardId } = await startEmbeddedPage();
    const { result } = renderHook(
      () => ({
        threads: useDashboardComments({ publicId: boardId }),
        create: useCreateDashboardComment(),
        update: useUpdateDashboardComment(),
        resolve: useSetDashboardCommentResolved(),
        remove: useRemoveDashboardComment(),
      }),
      { wrapper },
    );
    const first = () => result.current.threads.data?.items[0];
    await waitFor(() => expect(first()).toBeDefined());

    const { id: commentId } = await act(() => result.current.create.mutateAsync({ publicId: boardId, body: 'A question' }));
    await waitFor(() => expect(first()?.root).toMatchObject({ id: commentId, isOwn: true }));
    await act(() => result.current.create.mutateAsync({ publicId: boardId, body: 'An answer', parentId: commentId }));
    await waitFor(() => expect(first()?.replies).toHaveLength(1));
    await act(() => result.current.update.mutateAsync({ publicId: boardId, commentId, body: 'A better question' }));
    await waitFor(() => expect(first()?.root.body).toBe('A better question'));
    await act(() => result.current.remove.mutateAsync({ publicId: boardId, commentId }));
    await waitFor(() => expect(first()?.root.removedAt).toEqual(expect.any(String)));

    const next = await act(() => result.current.create.mutateAsync({ publicId: boardId, body: 'Another' }));
    await waitFor(() => expect(first()?.root.id).toBe(next.id));
    await act(() => result.current.resolve.mutateAsync({ publicId: boardId, commentId: next.id, resolved: true }));
    await waitFor(() => expect(first()?.root.id).toBe(commentId));
  });
});

/** A page of the first user of the first embed tenant, on a dashboard that all embed users see. */
async function startEmbeddedPage() {
  const page = startWorld({
    credentials: (service) => ({
      kind: 'embed-token',
      async token() {
        const { sessionId } = await generateSession(adminOf(service), { deploymentId, externalId: 'user-1', embedTenantName });
        return (await postTokenBySessionId(adminOf(service), { sessionId })).token;
      },
    }),
  });
  const { items } = await listEmbedTenantWorkbooks(adminOf(page.service), { deploymentId, embedTenantName, accessSource: 'allEmbedUsers' });
  return { ...page, boardId: items[0]?.publishedDashboard?.publicId ?? '' };
}

function adminOf(service: LocalService): ServiceClient {
  return createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    fetch: service.fetch,
  });
}
