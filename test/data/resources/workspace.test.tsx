import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getFolders, getWorkbook, previewWorkbookPromotion, type ServiceClient } from '../../../src/client.js';
import {
  embedTenantWorkbooksQuery,
  externalDocumentPlacementsQuery,
  folderAncestorsQuery,
  foldersQuery,
  notificationsQuery,
  reportsQuery,
  sharedWorkspaceObjectsQuery,
  useBulkDeleteWorkspaceObjects,
  useBulkMoveWorkspaceObjects,
  useCreateFolder,
  useCreateWorkbook,
  useDeleteFolder,
  useDeleteWorkbook,
  useDuplicateWorkbook,
  useMoveWorkspaceObject,
  usePreviewWorkbookPromotion,
  usePromoteWorkbook,
  usePublishDashboard,
  useUpdateDashboardAiWidgetThread,
  useUpdateFolder,
  useUpdateWorkbook,
  useUpdateWorkbookDashboard,
  useUpsertWorkbookBySlug,
  useWorkspaceObjects,
  workbookPromotionLinksQuery,
  workbookPromotionQuery,
  workbookPromotionsQuery,
  workbookQuery,
  workbooksQuery,
  workspaceObjectsInfiniteQuery,
  workspaceObjectsQuery,
} from '../../../src/data.js';
import { startWorld, type World } from '../support/startWorld.js';

let world: World;
beforeEach(() => {
  world = startWorld();
});

const deployment = { deploymentId: 1 };
const staging = { deploymentId: 2 };
/** Daily trading at staging, which is promoted to Daily trading of production. */
const source = { ...staging, workbookId: 47 };

/** A query of everything that a change here might touch, or must not. */
const queries = {
  folders: (client: ServiceClient) => foldersQuery(client, deployment).queryKey,
  ancestors: (client: ServiceClient) => folderAncestorsQuery(client, { ...deployment, folderId: 3 }).queryKey,
  workbooks: (client: ServiceClient) => workbooksQuery(client, { ...deployment, folderId: 1 }).queryKey,
  workbook: (client: ServiceClient) => workbookQuery(client, { ...deployment, workbookId: 1 }).queryKey,
  reports: (client: ServiceClient) => reportsQuery(client, deployment).queryKey,
  workspace: (client: ServiceClient) => workspaceObjectsQuery(client, { ...deployment, search: 'a' }).queryKey,
  workspaceInfinite: (client: ServiceClient) => workspaceObjectsInfiniteQuery(client, deployment).queryKey,
  sharedWorkspace: (client: ServiceClient) => sharedWorkspaceObjectsQuery(client, deployment).queryKey,
  ofEmbedTenant: (client: ServiceClient) => embedTenantWorkbooksQuery(client, { ...deployment, embedTenantName: 'harbor-goods' }).queryKey,
  embedded: (client: ServiceClient) => ['parley', client.scope, 'embed', 'dashboard', 'x', 'detail', {}],
  spreadsheets: (client: ServiceClient) => externalDocumentPlacementsQuery(client, { externalWorkbookId: 'x' }).queryKey,
  workbooksAtStaging: (client: ServiceClient) => workbooksQuery(client, staging).queryKey,
  promotion: (client: ServiceClient) => workbookPromotionQuery(client, source).queryKey,
  promotions: (client: ServiceClient) => workbookPromotionsQuery(client, source).queryKey,
  links: (client: ServiceClient) => workbookPromotionLinksQuery(client, source).queryKey,
  workspaceAtStaging: (client: ServiceClient) => workspaceObjectsQuery(client, staging).queryKey,
  foldersAtStaging: (client: ServiceClient) => foldersQuery(client, staging).queryKey,
  mailings: (client: ServiceClient) => notificationsQuery(client, deployment).queryKey,
  mailingsAtStaging: (client: ServiceClient) => notificationsQuery(client, staging).queryKey,
  reportsAtStaging: (client: ServiceClient) => reportsQuery(client, staging).queryKey,
};

type Name = keyof typeof queries;

const folderLists: readonly Name[] = ['ancestors', 'folders', 'sharedWorkspace', 'workspace', 'workspaceInfinite'];
const ofWorkbooks: readonly Name[] = [
  'embedded',
  'ofEmbedTenant',
  'sharedWorkspace',
  'workbook',
  'workbooks',
  'workspace',
  'workspaceInfinite',
];
const ofReports: readonly Name[] = ['reports', 'sharedWorkspace', 'spreadsheets', 'workspace', 'workspaceInfinite'];
const ofFolders: readonly Name[] = [...folderLists, ...ofWorkbooks, ...ofReports];
const promotionsAnywhere: readonly Name[] = ['links', 'promotion', 'promotions'];
const goneWithWorkbook: readonly Name[] = [...ofWorkbooks, ...ofReports, ...promotionsAnywhere, 'mailings'];
const ofPromotions: readonly Name[] = ['links', 'promotion', 'promotions', 'workbooksAtStaging', 'workspaceAtStaging'];

/** What the mutation makes stale, of all that was read before. */
async function changedBy<Params>(useMutation: () => { mutateAsync: (params: Params) => Promise<unknown> }, params: Params) {
  const { client, queryClient, wrapper } = world;
  const names = Object.keys(queries) as Name[];
  for (const name of names) queryClient.setQueryData(queries[name](client), {});
  const { result } = renderHook(useMutation, { wrapper });
  await act(() => result.current.mutateAsync(params));
  return names.filter((name) => queryClient.getQueryState(queries[name](client))?.isInvalidated).sort();
}

const sorted = (names: readonly Name[]): readonly Name[] => [...new Set(names)].sort();

describe('what a change invalidates', () => {
  it('is the lists of folders, for a new one', async () => {
    expect(await changedBy(useCreateFolder, { ...deployment, name: 'New' })).toEqual(sorted(folderLists));
  });

  it('is everything that names a folder or is inside it', async () => {
    expect(await changedBy(useUpdateFolder, { ...deployment, folderId: 1, name: 'New' })).toEqual(sorted(ofFolders));
    expect(await changedBy(useDeleteFolder, { ...deployment, folderId: 3 })).toEqual(sorted(ofFolders));
    expect(await changedBy(useMoveWorkspaceObject, { ...deployment, type: 'FOLDER' as const, id: 4 })).toEqual(sorted(ofFolders));
  });

  it('is everything that shows a workbook', async () => {
    const workbook = { ...deployment, workbookId: 2 };
    expect(await changedBy(useCreateWorkbook, deployment)).toEqual(sorted(ofWorkbooks));
    expect(await changedBy(useUpsertWorkbookBySlug, { ...deployment, slug: 'new' })).toEqual(sorted(ofWorkbooks));
    expect(await changedBy(useUpdateWorkbook, { ...workbook, folderId: null })).toEqual(sorted(ofWorkbooks));
    expect(await changedBy(useMoveWorkspaceObject, { ...deployment, type: 'WORKBOOK' as const, id: 2 })).toEqual(sorted(ofWorkbooks));
    expect(await changedBy(useUpdateWorkbookDashboard, { ...workbook, dashboardDraft: { widgets: [] } })).toEqual(sorted(ofWorkbooks));
    expect(await changedBy(useUpdateDashboardAiWidgetThread, { ...workbook, widgetId: 'ai-1', threadId: 't' })).toEqual(
      sorted(ofWorkbooks),
    );
    expect(await changedBy(usePublishDashboard, workbook)).toEqual(sorted(ofWorkbooks));
  });

  it('is what names a workbook at the other end of a promotion, for a rename', async () => {
    const renamed = { ...deployment, workbookId: 2, name: 'New' };
    expect(await changedBy(useUpdateWorkbook, renamed)).toEqual(sorted([...ofWorkbooks, ...promotionsAnywhere]));
  });

  it('is everything that depends on a workbook: reports, notifications and promotions', async () => {
    const workbook = { ...deployment, workbookId: 2 };
    expect(await changedBy(useDuplicateWorkbook, workbook)).toEqual(sorted([...ofWorkbooks, ...ofReports]));
    expect(await changedBy(useDeleteWorkbook, workbook)).toEqual(sorted(goneWithWorkbook));
    const items = [{ type: 'WORKBOOK', id: 3 }] as const;
    expect(await changedBy(useBulkMoveWorkspaceObjects, { ...deployment, items })).toEqual(sorted(ofWorkbooks));
    expect(await changedBy(useBulkDeleteWorkspaceObjects, { ...deployment, items })).toEqual(sorted(goneWithWorkbook));
  });

  it('is nothing, for a preview', async () => {
    expect(await changedBy(usePreviewWorkbookPromotion, { ...source, targetDeploymentId: 1 })).toEqual([]);
  });

  it('is the promotions at the source and everything that shows the destination, for a promotion', async () => {
    const { sourceHash } = await previewWorkbookPromotion(world.client, { ...source, targetDeploymentId: 1 });
    const promotion = {
      ...source,
      targetDeploymentId: 1,
      expectedSourceHash: sourceHash,
      idempotencyKey: '6f1c1f0a-0c1e-4a53-9d3c-0d7a4f6f0001',
    };
    expect(await changedBy(usePromoteWorkbook, promotion)).toEqual(sorted([...ofPromotions, ...ofWorkbooks, ...ofReports]));
  });
});

describe('a rendered list', () => {
  it('shows the result of a bulk deletion, while the mutation reports what failed', async () => {
    const { wrapper, client } = world;
    const { result } = renderHook(
      () => ({
        list: useWorkspaceObjects({ ...deployment, folderId: 2, types: ['FOLDER'] }),
        remove: useBulkDeleteWorkspaceObjects(),
      }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.list.data?.items).toHaveLength(2));
    await act(() =>
      result.current.remove.mutateAsync({
        ...deployment,
        items: [
          { type: 'FOLDER', id: 3 },
          { type: 'FOLDER', id: 1 },
        ],
      }),
    );
    await waitFor(() => expect(result.current.list.data?.items.map(({ id }) => id)).toEqual([4]));
    await waitFor(() => expect(result.current.remove.data?.failed).toMatchObject([{ type: 'FOLDER', id: 1, error: { status: 400 } }]));
    expect((await getFolders(client, { ...deployment, parentId: 2 })).items).toHaveLength(1);
    expect((await getWorkbook(client, { ...deployment, workbookId: 10 })).folderId).toBeNull();
  });
});
