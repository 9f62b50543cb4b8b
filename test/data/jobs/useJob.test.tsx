import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getWorkbook, publishDashboard, startTransformSync } from '../../../src/client.js';
import {
  branchesQuery,
  dashboardExportJob,
  metricViewPreviewJob,
  transformSyncJob,
  transformSyncsQuery,
  useExpiry,
  useJob,
  useJobs,
} from '../../../src/data.js';
import { startWorld, type World } from '../support/startWorld.js';

const deploymentId = 1;
const dailyTrading = { deploymentId, workbookId: 1 };

let world: World;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  world = startWorld();
});

afterEach(() => {
  show('visible');
  vi.useRealTimers();
});

/** Lets time pass, in steps in which the service gets to answer. */
async function pass(ms: number) {
  for (let leftMs = ms; leftMs > 0; leftMs -= stepMs) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(stepMs, leftMs));
      await world.settle();
    });
  }
}

const stepMs = 500;

/** Lets up to a minute pass until it has happened. */
async function until(happened: () => void) {
  for (let round = 0; round < 120; round += 1) {
    await pass(stepMs);
    try {
      happened();
      return;
    } catch {
      // Not yet.
    }
  }
  happened();
}

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  window.dispatchEvent(new Event('visibilitychange'));
}

const renderJob = () => renderHook(() => useJob(dashboardExportJob), { wrapper: world.wrapper });
const renderSync = () => renderHook(() => useJob(transformSyncJob), { wrapper: world.wrapper });

async function exportParams() {
  const { publishedDashboard } = await getWorkbook(world.client, dailyTrading);
  return { deploymentId, format: 'pdf' as const, dashboardPublicId: publishedDashboard?.publicId ?? '' };
}

const statusRequests = /^GET .*dashboard-exports\/export_[^/]+$/;
const syncRequests = /^GET .*transform-sync\/sync_[^/]+$/;

describe('a job from start to end', () => {
  it('is started once by a double click, polled until it ends, and returns its file', async () => {
    const params = await exportParams();
    const { result } = renderJob();
    expect(result.current).toMatchObject({ status: 'idle', address: undefined, canDownload: false });
    act(() => {
      void result.current.start(params);
      void result.current.start(params);
    });
    expect(result.current.status).toBe('starting');
    await until(() => expect(result.current.status).toBe('running'));
    await until(() => expect(result.current.progress.percent).toBeGreaterThan(0));
    await until(() => expect(result.current).toMatchObject({ status: 'succeeded', canDownload: true, canCancel: false }));
    expect(world.sent(/^POST .*dashboard-exports/)).toHaveLength(1);
    const looks = world.sent(statusRequests).length;
    await pass(30_000);
    expect(world.sent(statusRequests)).toHaveLength(looks);

    const [first, second] = await act(() => Promise.all([result.current.download(), result.current.download()]));
    expect(first?.contentType).toBe('application/pdf');
    expect(second).toBe(first);
    expect(world.sent(/download/)).toHaveLength(1);
  });

  it('reports why it was not started', async () => {
    const { result } = renderJob();
    await act(() => result.current.start({ deploymentId, format: 'png', dashboardPublicId: 'nothing' }));
    expect(result.current).toMatchObject({ status: 'start-failed', startError: { status: 404 } });
    await act(async () => result.current.start(await exportParams()));
    expect(result.current).toMatchObject({ status: 'running', startError: undefined });
  });

  it('reports why it failed, in the service’s words', async () => {
    const { publicId } = await publishDashboard(world.client, { ...dailyTrading, config: { widgets: [] } });
    const { result } = renderJob();
    await act(() => result.current.start({ deploymentId, format: 'png', dashboardPublicId: publicId }));
    await until(() => expect(result.current.status).toBe('failed'));
    expect(result.current.failure).toContain('no widgets');
  });

  it('loads its result when it is done, and invalidates what shows it', async () => {
    const query = transformSyncsQuery(world.client, { deploymentId });
    await world.queryClient.query(query);
    const { result } = renderSync();
    await act(() => result.current.start({ deploymentId, output: 'files' }));
    expect(world.queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
    await world.queryClient.query({ ...query, staleTime: 0 });
    await until(() => expect(result.current.result?.generatedFiles.length).toBeGreaterThan(0));
    expect(result.current).toMatchObject({ status: 'succeeded', isLoadingResult: false });
    expect(world.sent(/\/result$/)).toHaveLength(1);
    expect(world.queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
  });

  it('invalidates what it may have changed when it ends, not when it starts', async () => {
    const query = branchesQuery(world.client, { deploymentId });
    await world.queryClient.query(query);
    const { result } = renderSync();
    await act(() => result.current.start({ deploymentId, branchName: 'loyalty-tiers' }));
    expect(world.queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(false);
    await until(() => expect(result.current.status).toBe('succeeded'));
    expect(world.queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
  });

  it('can reload a result that failed to load', async () => {
    const { result } = renderSync();
    await act(() => result.current.start({ deploymentId }));
    world.service.faults = { failOnce: [{ status: 500, path: '/result' }] };
    await until(() => expect(result.current.resultError?.status).toBe(500));
    expect(result.current.status).toBe('succeeded');
    act(() => result.current.refetch());
    await until(() => expect(result.current.result).toBeDefined());
    expect(result.current.resultError).toBeUndefined();
  });

  it('is cancelled once the service confirms it', async () => {
    const { result } = renderSync();
    await act(() => result.current.start({ deploymentId }));
    await until(() => expect(result.current.progress.message).toBeDefined());
    await act(() => result.current.cancel());
    expect(result.current).toMatchObject({ status: 'running', isCancelling: true, canCancel: false });
    await until(() => expect(result.current.status).toBe('cancelled'));
    expect(result.current.isCancelling).toBe(false);
    expect(world.sent(/^DELETE /)).toHaveLength(1);
  });

  it('follows a preview of metric views by the same rules', async () => {
    const { result } = renderHook(() => useJob(metricViewPreviewJob), { wrapper: world.wrapper });
    await act(() => result.current.start({ deploymentId, dataSourceName: 'default', selectionMode: 'all' }));
    await until(() => expect(result.current.result?.views.length).toBeGreaterThan(0));
    expect(result.current.status).toBe('succeeded');
  });

  it('stays listed if its component unmounts while it is started', async () => {
    const { result } = renderSync();
    const tray = renderHook(() => useJobs(), { wrapper: world.wrapper });
    act(() => void result.current.start({ deploymentId }));
    act(() => result.current.reset());
    await until(() => expect(tray.result.current.runningCount).toBe(1));
    expect(result.current.status).toBe('idle');
  });
});

describe('expiry', () => {
  it('follows the clock, five minutes after the export was requested', async () => {
    const { result } = renderHook(
      () => {
        const job = useJob(dashboardExportJob);
        return { job, expiry: useExpiry(job.expiresAtMs) };
      },
      { wrapper: world.wrapper },
    );
    expect(result.current.expiry).toEqual({ remainingMs: undefined, isExpired: false });
    await act(async () => result.current.job.start(await exportParams()));
    const before = result.current.expiry.remainingMs ?? 0;
    expect(before).toBeGreaterThan(290_000);
    await pass(10_000);
    expect(before - (result.current.expiry.remainingMs ?? 0)).toBeGreaterThanOrEqual(10_000);
    await until(() => expect(result.current.job.status).toBe('succeeded'));
    await pass(300_000);
    expect(result.current.job).toMatchObject({ status: 'expired', isExpired: true, canDownload: false });
    expect(result.current.expiry).toEqual({ remainingMs: 0, isExpired: true });
  });

  it('applies to a job that the service does not know any more', async () => {
    const address = { deploymentId, jobId: 'export_gone' };
    const { result } = renderHook(() => useJob(dashboardExportJob, { address }), { wrapper: world.wrapper });
    await until(() => expect(result.current.status).toBe('expired'));
    expect(result.current).toMatchObject({ address, failure: undefined });
    expect(world.sent(statusRequests)).toHaveLength(1);
  });
});

describe('the poller of a job', () => {
  it('serves all watchers, and a job can be watched elsewhere by its address', async () => {
    const { syncJobId } = await startTransformSync(world.client, { deploymentId });
    const address = { deploymentId, jobId: syncJobId };
    const { result } = renderHook(
      () => [useJob(transformSyncJob, { address }), useJob(transformSyncJob, { address: { ...address } })] as const,
      { wrapper: world.wrapper },
    );
    await pass(4_100);
    const looks = world.sent(syncRequests).length;
    expect(looks).toBeGreaterThanOrEqual(2);
    expect(looks).toBeLessThanOrEqual(3);
    expect(result.current[0].progress).toEqual(result.current[1].progress);
    expect(result.current[0].progress.stage).toBeDefined();
  });

  it('pauses while the page is hidden or nothing watches, and resumes at once', async () => {
    const first = renderSync();
    await act(() => first.result.current.start({ deploymentId }));
    await until(() => expect(first.result.current.progress.stage).toBeDefined());
    act(() => show('hidden'));
    await pass(2_500);
    const looks = world.sent(syncRequests).length;
    await pass(60_000);
    expect(world.sent(syncRequests)).toHaveLength(looks);
    act(() => show('visible'));
    await pass(200);
    expect(world.sent(syncRequests)).toHaveLength(looks + 1);
    await until(() => expect(first.result.current.status).toBe('succeeded'));
  });

  it('keeps polling through transient failures, and stops at others until it is resumed', async () => {
    const { result } = renderSync();
    await act(() => result.current.start({ deploymentId }));
    world.service.faults = { failOnce: [{ status: 503, path: '/sync_' }] };
    await until(() => expect(result.current).toMatchObject({ watchError: { status: 503 }, isLost: false, status: 'running' }));
    await until(() => expect(result.current.watchError).toBeUndefined());

    world.service.faults = { failOnce: [{ status: 403, path: '/sync_' }] };
    await until(() => expect(result.current).toMatchObject({ watchError: { status: 403 }, isLost: true, status: 'running' }));
    const looks = world.sent(syncRequests).length;
    await pass(30_000);
    expect(world.sent(syncRequests)).toHaveLength(looks);
    act(() => result.current.refetch());
    await until(() => expect(result.current.status).toBe('succeeded'));
  });
});

describe('the jobs of the application', () => {
  it('outlive the component that started them, and end while only the list watches', async () => {
    const tray = renderHook(() => useJobs(), { wrapper: world.wrapper });
    const starter = renderSync();
    await act(() => starter.result.current.start({ deploymentId }));
    starter.unmount();
    expect(tray.result.current).toMatchObject({ runningCount: 1, jobs: [{ kind: 'transform-sync', status: 'running' }] });
    await until(() =>
      expect(tray.result.current.jobs[0]).toMatchObject({ status: 'succeeded', result: { generatedFiles: expect.any(Array) } }),
    );
    expect(tray.result.current.runningCount).toBe(0);
    act(() => tray.result.current.dismissEnded());
    expect(tray.result.current.jobs).toEqual([]);
  });

  it('are listed even if the component unmounts before the service responds', async () => {
    const tray = renderHook(() => useJobs(), { wrapper: world.wrapper });
    const starter = renderSync();
    act(() => void starter.result.current.start({ deploymentId }));
    starter.unmount();
    await until(() => expect(tray.result.current.jobs).toHaveLength(1));
  });

  it('are not polled without watchers, and wait for the next one', async () => {
    const starter = renderSync();
    await act(() => starter.result.current.start({ deploymentId }));
    starter.unmount();
    await pass(30_000);
    const looks = world.sent(syncRequests).length;
    expect(looks).toBeLessThanOrEqual(1);
    const tray = renderHook(() => useJobs(), { wrapper: world.wrapper });
    await until(() => expect(tray.result.current.jobs[0]?.status).toBe('succeeded'));
  });

  it('are those of one client, newest first, without jobs that are only watched', async () => {
    const { syncJobId } = await startTransformSync(world.client, { deploymentId });
    renderHook(() => useJob(transformSyncJob, { address: { deploymentId, jobId: syncJobId } }), { wrapper: world.wrapper });
    const starter = renderSync();
    const first = await act(() => starter.result.current.start({ deploymentId }));
    const second = await act(() => starter.result.current.start({ deploymentId }));
    const tray = renderHook(() => useJobs(), { wrapper: world.wrapper });
    expect(tray.result.current.jobs.map(({ address }) => address)).toEqual([second, first]);
    const other = renderHook(() => useJobs(), { wrapper: startWorld().wrapper });
    expect(other.result.current.jobs).toEqual([]);
  });

  it('can be cancelled from the list', async () => {
    const starter = renderSync();
    await act(() => starter.result.current.start({ deploymentId }));
    const tray = renderHook(() => useJobs(), { wrapper: world.wrapper });
    await act(() => tray.result.current.cancel(tray.result.current.jobs[0]?.key ?? ''));
    await until(() => expect(starter.result.current.status).toBe('cancelled'));
  });
});
