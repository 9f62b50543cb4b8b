import { createLocalService } from '@parley/local-service';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createServiceClient,
  downloadExport,
  getWorkbook,
  type ServiceClient,
  startExport,
  startPreview,
  startTransformSync,
} from '../../../src/client.js';
import {
  dashboardExportQuery,
  metricViewIntegrationQuery,
  metricViewPreviewQuery,
  metricViewPreviewResultQuery,
  transformSyncLogsQuery,
  transformSyncStatusQuery,
  transformSyncsInfiniteQuery,
  transformSyncsQuery,
  useCancelMetricViewPreview,
  useCancelTransformSync,
  useDownloadDashboardExport,
  useSaveMetricViewIntegration,
  useStartDashboardExport,
  useStartMetricViewPreview,
  useStartTransformSync,
  useTransformSyncsInfinite,
} from '../../../src/data.js';
import { ParleyProvider } from '../../../src/index.js';

let now: number;
let client: ServiceClient;
let queryClient: QueryClient;

beforeEach(() => {
  now = Date.UTC(2026, 9, 1, 9);
  const service = createLocalService({ now: () => now, agent: { answer: async function* () {} } });
  client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    fetch: service.fetch,
    identity: 'ada',
  });
  queryClient = new QueryClient();
});

function wrapper({ children }: { readonly children: ReactNode }) {
  return (
    <ParleyProvider client={client} queryClient={queryClient}>
      {children}
    </ParleyProvider>
  );
}

/** Loads the queries, runs the mutation, and tells which of them it made stale. */
async function staleAfter<Params>(
  useMutation: () => { mutateAsync: (params: Params) => Promise<unknown> },
  params: Params,
  queries: Readonly<Record<string, { readonly queryKey: readonly unknown[] }>>,
): Promise<readonly string[]> {
  for (const { queryKey } of Object.values(queries)) queryClient.setQueryData(queryKey, {});
  const { result } = renderHook(useMutation, { wrapper });
  await act(() => result.current.mutateAsync(params).catch(() => {}));
  return Object.keys(queries).filter((name) => queryClient.getQueryState(queries[name]?.queryKey ?? [])?.isInvalidated);
}

const everyView = { deploymentId: 1, dataSourceName: 'default', selectionMode: 'all' } as const;

describe('a transform sync', () => {
  const history = () => ({
    list: transformSyncsQuery(client, { deploymentId: 1, status: 'COMPLETED' }),
    pages: transformSyncsInfiniteQuery(client, { deploymentId: 1 }),
    elsewhere: transformSyncsQuery(client, { deploymentId: 2 }),
    otherRun: transformSyncStatusQuery(client, { deploymentId: 1, syncJobId: 'other' }),
  });

  it('that starts invalidates the history of its deployment, and no other run', async () => {
    expect(await staleAfter(useStartTransformSync, { deploymentId: 1 }, history())).toEqual(['list', 'pages']);
  });

  it('that is cancelled invalidates the history and its own queries', async () => {
    const { syncJobId } = await startTransformSync(client, { deploymentId: 1 });
    const address = { deploymentId: 1, syncJobId };
    const queries = { ...history(), status: transformSyncStatusQuery(client, address), logs: transformSyncLogsQuery(client, address) };
    expect(await staleAfter(useCancelTransformSync, address, queries)).toEqual(['list', 'pages', 'status', 'logs']);
  });

  it('appears at the top of a rendered list', async () => {
    await queryClient.prefetchInfiniteQuery(transformSyncsInfiniteQuery(client, { deploymentId: 1, first: 5 }));
    const { result } = renderHook(
      () => ({ runs: useTransformSyncsInfinite({ deploymentId: 1, first: 5 }), start: useStartTransformSync() }),
      { wrapper },
    );
    expect(result.current.runs.data?.pages[0]?.items).toHaveLength(5);
    const { syncJobId } = await act(() => result.current.start.mutateAsync({ deploymentId: 1 }));
    await waitFor(() => expect(result.current.runs.data?.pages[0]?.items[0]?.syncJobId).toBe(syncJobId));
  });
});

describe('a metric view preview', () => {
  it('that starts invalidates nothing', async () => {
    const queries = { other: metricViewPreviewQuery(client, { deploymentId: 1, previewId: 'other' }) };
    expect(await staleAfter(useStartMetricViewPreview, everyView, queries)).toEqual([]);
  });

  it('that is cancelled invalidates its status and result, and no other preview', async () => {
    const { previewId } = await startPreview(client, everyView);
    const address = { deploymentId: 1, previewId };
    const queries = {
      status: metricViewPreviewQuery(client, address),
      result: metricViewPreviewResultQuery(client, address),
      other: metricViewPreviewQuery(client, { deploymentId: 1, previewId: 'other' }),
    };
    expect(await staleAfter(useCancelMetricViewPreview, address, queries)).toEqual(['status', 'result']);
  });
});

describe('a metric view integration', () => {
  const input = {
    deploymentId: 1,
    dataSourceName: 'default',
    enabled: true,
    targetCatalog: 'lake',
    targetSchema: 'metrics',
    selectionMode: 'all',
  } as const;
  const queries = () => ({
    saved: metricViewIntegrationQuery(client, { deploymentId: 1, dataSourceName: 'default' }),
    other: metricViewIntegrationQuery(client, { deploymentId: 1, dataSourceName: 'lakehouse' }),
  });

  it('that is saved invalidates only itself', async () => {
    expect(await staleAfter(useSaveMetricViewIntegration, { ...input, expectedConfigurationVersion: 3 }, queries())).toEqual(['saved']);
  });

  it('that someone else saved first is refetched', async () => {
    expect(await staleAfter(useSaveMetricViewIntegration, { ...input, expectedConfigurationVersion: 1 }, queries())).toEqual(['saved']);
  });
});

describe('a dashboard export', () => {
  it('that starts invalidates nothing, and its file is fetched on request', async () => {
    const { publishedDashboard } = await getWorkbook(client, { deploymentId: 1, workbookId: 1 });
    const request = { deploymentId: 1, format: 'pdf', dashboardPublicId: publishedDashboard?.publicId } as const;
    const queries = { other: dashboardExportQuery(client, { deploymentId: 1, jobId: 'other' }) };
    expect(await staleAfter(useStartDashboardExport, request, queries)).toEqual([]);

    const { jobId } = await startExport(client, request);
    now += 4_000;
    const { result } = renderHook(() => useDownloadDashboardExport(), { wrapper });
    const file = await act(() => result.current.mutateAsync({ deploymentId: 1, jobId }));
    expect(file.fileName).toBe((await downloadExport(client, { deploymentId: 1, jobId })).fileName);
    expect(file.contentType).toBe('application/pdf');
  });
});
