'use client';
import { lookUp } from '../../../client/http/lookUp.js';
import type { Page } from '../../../client/http/pagination.js';
import { isTransformSyncDone, type TransformSyncAddress } from '../../../client/resources/transform-sync.js';
import type { TransformSyncRun } from '../../../client/resources/transform-sync-runs.js';
import type { JobSnapshot } from '../../../data/jobs/jobReducer.js';
import { useTransformSyncsInfinite } from '../../../data/resources/transform-sync.js';
import { useNextPages } from '../../../data/useNextPages.js';
import type { RecordReading } from '../../kit/record-form/RecordForm.js';

/** The states and triggers that the service can filter by. */
export const statuses = ['RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED', 'UNKNOWN'] as const;
export const triggers = ['manual', 'api', 'webhook', 'agent', 'unknown'] as const;

/** True for a run that has ended. */
export function isEnded({ status }: Pick<TransformSyncRun, 'status'>): boolean {
  return isTransformSyncDone(status);
}

/** True for a run that can still change. An unknown one cannot: the service has lost track of it. */
export function isRunning({ status }: Pick<TransformSyncRun, 'status'>): boolean {
  return !isEnded({ status }) && status !== 'UNKNOWN';
}

/** Converts a run to the shape that the job components take. */
export function jobOf(
  run: TransformSyncRun,
): Pick<JobSnapshot, 'status' | 'progress' | 'isCancelling' | 'isLost' | 'startedAtMs' | 'settledAtMs'> {
  const startedAtMs = timeOf(run.startedAt);
  const settledAtMs = run.durationMs != null && startedAtMs !== undefined ? startedAtMs + run.durationMs : timeOf(run.completedAt);
  return {
    status: lookUp(endings, run.status) ?? 'running',
    isLost: run.status === 'UNKNOWN',
    isCancelling: false,
    progress: {},
    startedAtMs,
    settledAtMs,
  };
}

const endings: Readonly<Record<string, JobSnapshot['status']>> = { COMPLETED: 'succeeded', FAILED: 'failed', CANCELLED: 'cancelled' };

function timeOf(isoText: string | null | undefined): number | undefined {
  const timeMs = Date.parse(isoText ?? '');
  return Number.isNaN(timeMs) ? undefined : timeMs;
}

/** The polling interval for runs; false if none is running, because nothing changes then. The more pages, the longer it is. */
export function pauseOf(pages: readonly Page<TransformSyncRun>[] | undefined): number | false {
  return pages?.some(({ items }) => items.some(isRunning)) ? pages.length * pagePauseMs : false;
}

const pagePauseMs = 5_000;

/** Reads a run. The service has no call for a single run, so the history is read until it is found, unless it is already `listed`. */
export function useSyncRun(
  syncJobId: string,
  { deploymentId }: Pick<TransformSyncAddress, 'deploymentId'>,
  listed?: TransformSyncRun,
): RecordReading<TransformSyncRun> & { readonly isMissing: boolean } {
  const history = useTransformSyncsInfinite(
    { deploymentId, first: 100 },
    { enabled: listed === undefined, refetchInterval: ({ state }) => pauseOf(state.data?.pages) },
  );
  const findIn = (data: typeof history.data) => data?.pages.flatMap(({ items }) => items).find((run) => run.syncJobId === syncJobId);
  const { data, error, isFetching, hasNextPage } = history;
  const run = listed ?? findIn(data);
  const canReadOn = run === undefined && data !== undefined && hasNextPage && error === null && data.pages.length < pageLimit;
  useNextPages(history, canReadOn);
  return {
    data: run,
    error: run === undefined ? error : null,
    isFetching,
    isMissing: run === undefined && data !== undefined && error === null && !canReadOn && !isFetching,
    async refetch() {
      const next = await history.refetch();
      return { data: findIn(next.data), error: next.error };
    },
  };
}

const pageLimit = 10;
