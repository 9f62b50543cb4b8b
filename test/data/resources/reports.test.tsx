import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../../src/client.js';
import {
  embedUsersQuery,
  externalDocumentPlacementsInfiniteQuery,
  externalDocumentPlacementsQuery,
  foldersQuery,
  notificationQuery,
  notificationRecipientsQuery,
  notificationsInfiniteQuery,
  notificationsQuery,
  reportQuery,
  reportsInfiniteQuery,
  reportsQuery,
  sharedWorkspaceObjectsQuery,
  useAddNotificationRecipients,
  useConnectReportToWorkbook,
  useCreateNotification,
  useCreateReport,
  useDeleteNotification,
  useDeleteReport,
  useDisconnectReportFromWorkbook,
  useNotificationRecipients,
  useRefreshReport,
  useRemoveNotificationRecipients,
  useReport,
  useReportsInfinite,
  useUpdateNotification,
  useUpdateReport,
  useUpsertReportByPublicId,
  workbooksQuery,
  workspaceObjectsQuery,
} from '../../../src/data.js';
import { startWorld } from '../support/startWorld.js';

const deployment = { deploymentId: 1 };
const report = { deploymentId: 1, reportId: 5 };
const mailing = { deploymentId: 1, id: 1 };
const cell = { externalWorkbookId: 'plan', resultLocation: 'Stores!B4' };

/** A query of everything that a change here might touch, or must not. */
const queries = {
  reports: (client: ServiceClient) => reportsQuery(client, { ...deployment, folderId: 3 }).queryKey,
  reportPages: (client: ServiceClient) => reportsInfiniteQuery(client, { ...deployment, first: 5 }).queryKey,
  report: (client: ServiceClient) => reportQuery(client, report).queryKey,
  reportsElsewhere: (client: ServiceClient) => reportsQuery(client, { deploymentId: 2 }).queryKey,
  placements: (client: ServiceClient) => externalDocumentPlacementsQuery(client, { externalWorkbookId: 'plan' }).queryKey,
  placementPages: (client: ServiceClient) => externalDocumentPlacementsInfiniteQuery(client, { externalWorkbookId: 'other' }).queryKey,
  workspace: (client: ServiceClient) => workspaceObjectsQuery(client, deployment).queryKey,
  sharedWorkspace: (client: ServiceClient) => sharedWorkspaceObjectsQuery(client, deployment).queryKey,
  workbooks: (client: ServiceClient) => workbooksQuery(client, deployment).queryKey,
  folders: (client: ServiceClient) => foldersQuery(client, deployment).queryKey,
  mailings: (client: ServiceClient) => notificationsQuery(client, { ...deployment, recipientUserId: 1 }).queryKey,
  mailingPages: (client: ServiceClient) => notificationsInfiniteQuery(client, deployment).queryKey,
  mailing: (client: ServiceClient) => notificationQuery(client, mailing).queryKey,
  recipients: (client: ServiceClient) => notificationRecipientsQuery(client, mailing).queryKey,
  mailingsElsewhere: (client: ServiceClient) => notificationsQuery(client, { deploymentId: 2 }).queryKey,
  embedUsers: (client: ServiceClient) => embedUsersQuery(client, { embedTenantName: 'harbor-goods' }).queryKey,
} as const;

type QueryName = keyof typeof queries;

function keyOf(client: ServiceClient, name: QueryName): readonly unknown[] {
  return queries[name](client);
}

const wherePlaced = ['reports', 'reportPages', 'report', 'placements', 'placementPages'] as const;
const whereShown = [...wherePlaced, 'workspace', 'sharedWorkspace'] as const;
const mailings = ['mailings', 'mailingPages', 'mailing', 'recipients'] as const;

/** Runs one change with a query of everything in the cache, and tells which of them it made stale. */
async function madeStale<Params>(
  useChange: () => { readonly mutateAsync: (params: Params) => Promise<unknown> },
  params: Params,
): Promise<readonly QueryName[]> {
  const { client, queryClient, wrapper } = startWorld();
  const names = Object.keys(queries) as QueryName[];
  for (const name of names) queryClient.setQueryData(keyOf(client, name), {});
  const { result } = renderHook(useChange, { wrapper });
  await act(async () => {
    await result.current.mutateAsync(params);
  });
  return names.filter((name) => queryClient.getQueryState(keyOf(client, name))?.isInvalidated);
}

describe('a change of a report', () => {
  it('invalidates everything that shows the report by name', async () => {
    expect(await madeStale(useCreateReport, { ...deployment, name: 'New' })).toEqual(whereShown);
    expect(await madeStale(useUpsertReportByPublicId, { ...deployment, publicId: 'upsert123456', name: 'New' })).toEqual(whereShown);
    expect(await madeStale(useUpdateReport, { ...report, name: 'Renamed' })).toEqual(whereShown);
    expect(await madeStale(useDeleteReport, report)).toEqual(whereShown);
  });

  it('of its placements only invalidates what shows those, in every spreadsheet', async () => {
    expect(await madeStale(useConnectReportToWorkbook, { ...report, ...cell })).toEqual(wherePlaced);
    expect(await madeStale(useDisconnectReportFromWorkbook, { ...report, ...cell })).toEqual(wherePlaced);
  });

  it('by a refresh that finds no placement invalidates it too, because the shown data was wrong', async () => {
    const { client, queryClient, wrapper } = startWorld();
    queryClient.setQueryData(keyOf(client, 'report'), {});
    const { result } = renderHook(() => useRefreshReport(), { wrapper });
    await act(() => expect(result.current.mutateAsync({ ...report, ...cell })).rejects.toMatchObject({ kind: 'not-found' }));
    expect(queryClient.getQueryState(keyOf(client, 'report'))?.isInvalidated).toBe(true);
  });

  it('appears wherever it is watched, without a request', async () => {
    const { wrapper } = startWorld();
    const { result } = renderHook(() => ({ report: useReport(report), update: useUpdateReport() }), { wrapper });
    await waitFor(() => expect(result.current.report.data?.version).toBeGreaterThan(0));
    const { version } = result.current.report.data ?? {};
    act(() => result.current.update.mutate({ ...report, name: 'Watched' }));
    await waitFor(() => expect(result.current.report.data).toMatchObject({ name: 'Watched', version: Number(version) + 1 }));
  });
});

describe('reports page by page', () => {
  it('are a single page by last view, and many by name', async () => {
    const { wrapper } = startWorld();
    const { result } = renderHook(
      () => ({
        viewed: useReportsInfinite({ ...deployment, sortBy: 'lastViewedAt', first: 20 }),
        named: useReportsInfinite({ ...deployment, sortBy: 'name', first: 20 }),
      }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.viewed.isSuccess && result.current.named.isSuccess).toBe(true));
    expect(result.current.viewed.data?.pages[0]?.items).toHaveLength(20);
    expect(result.current.viewed.hasNextPage).toBe(false);
    expect(result.current.named.hasNextPage).toBe(true);
    expect(result.current.named.data?.pages).toHaveLength(1);
    await act(() => result.current.named.fetchNextPage());
    await waitFor(() => expect(result.current.named.data?.pages).toHaveLength(2));
  });
});

describe('a change of a mailing', () => {
  const recipients = [{ type: 'USER', userId: 900, id: 900 } as const];

  it('invalidates all notifications of the deployment, because each list can be filtered by it', async () => {
    expect(await madeStale(useUpdateNotification, { ...mailing, isEnabled: false })).toEqual(mailings);
    expect(await madeStale(useDeleteNotification, mailing)).toEqual(mailings);
    expect(await madeStale(useRemoveNotificationRecipients, { ...mailing, recipients })).toEqual(mailings);
  });

  it('that adds recipients invalidates embed users, who can be new', async () => {
    expect(await madeStale(useAddNotificationRecipients, { ...mailing, recipients })).toEqual([...mailings, 'embedUsers']);
  });

  it('that is refused invalidates nothing', async () => {
    const { client, queryClient, wrapper } = startWorld();
    queryClient.setQueryData(keyOf(client, 'mailings'), {});
    const { result } = renderHook(() => useCreateNotification(), { wrapper });
    await act(() =>
      expect(result.current.mutateAsync({ ...deployment, scheduleType: 'DAILY' })).rejects.toMatchObject({ field: 'dashboardId' }),
    );
    expect(queryClient.getQueryState(keyOf(client, 'mailings'))?.isInvalidated).toBe(false);
  });

  it('appears in the watched recipients', async () => {
    const { wrapper } = startWorld();
    const { result } = renderHook(() => ({ list: useNotificationRecipients(mailing), add: useAddNotificationRecipients() }), { wrapper });
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
    act(() => result.current.add.mutate({ ...mailing, recipients }));
    await waitFor(() => expect(result.current.list.data?.items.some(({ userId }) => userId === 900)).toBe(true));
  });
});
