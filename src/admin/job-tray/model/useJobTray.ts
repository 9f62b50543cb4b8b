'use client';
import { useEffect, useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { lookUp } from '../../../client/http/lookUp.js';
import type { DownloadedFile } from '../../../client/http/readFile.js';
import type { TransformSyncRun } from '../../../client/resources/transform-sync-runs.js';
import type { RememberedJob } from '../../../data/jobs/createJobMemory.js';
import type { JobAddress } from '../../../data/jobs/JobDefinition.js';
import type { JobSnapshot } from '../../../data/jobs/jobReducer.js';
import { filesHeldMs, transformSyncJob } from '../../../data/jobs/transformSyncJob.js';
import { useJobRegistry } from '../../../data/jobs/useJobRegistry.js';
import { useJobs } from '../../../data/jobs/useJobs.js';
import { useAnswers } from '../../../data/permissions/useAnswers.js';
import { usePermissionRules } from '../../../data/permissions/usePermissionRules.js';
import { useTransformSyncs } from '../../../data/resources/transform-sync.js';
import { type Action, useAction } from '../../kit/actions/useAction.js';
import type { Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';

/** Callbacks for actions in the tray. */
export interface JobTrayEvents extends WidgetErrorEvents<'job-tray'> {
  /** Called before a job is cancelled. Return `false`, or a promise of it, to let the job continue. */
  readonly onBeforeCancel?: ((job: JobSnapshot) => Veto) | undefined;
  /** Called after the service accepted a cancellation. The job may end a while later. */
  readonly onCancelRequested?: ((job: JobSnapshot) => void) | undefined;
  /** Called with the file after a download. */
  readonly onDownloaded?: ((file: DownloadedFile, job: JobSnapshot) => void) | undefined;
  /** Called with the address of the new job and the job it repeats. */
  readonly onStartedAgain?: ((started: JobAddress, job: JobSnapshot) => void) | undefined;
  /** Called for each job removed from the list. */
  readonly onDismissed?: ((job: JobSnapshot) => void) | undefined;
}

/** The options of `useJobTray`. */
export interface JobTrayOptions extends JobTrayEvents {
  /**
   * Also lists this deployment's transform syncs that are running or ended within the last hour, started by anyone. Without
   * permission to read them, lists only those started here.
   */
  readonly deploymentId?: number | undefined;
}

/** A job as the tray shows it. */
export interface TrayJob extends JobSnapshot {
  /** True if it is running and its kind can be cancelled. */
  readonly canCancel: boolean;
  /** True if it succeeded and its kind has a file to download. */
  readonly canDownload: boolean;
  /** True if the job ended without a result and can be started again. */
  readonly canStartAgain: boolean;
  /** True while a new job with the same parameters is being requested. */
  readonly isStartingAgain: boolean;
  /** The reason why starting it again failed. */
  readonly startAgainError: ServiceError | undefined;
}

/** The jobs of the whole application and their actions. Renders nothing. */
export interface JobTrayModel {
  /** The jobs, newest first. */
  readonly jobs: readonly TrayJob[];
  /** The number of running jobs. */
  readonly runningCount: number;
  /** The number of jobs that are not running. */
  readonly endedCount: number;
  /** Cancels a job, unless `onBeforeCancel` prevents it. */
  readonly cancel: Action<[job: JobSnapshot], void>;
  /** Downloads the file of a job. The result is `undefined` for a job without one. */
  readonly download: Action<[job: JobSnapshot], DownloadedFile | undefined>;
  /** Starts a job again with the same input. The new job replaces it. */
  readonly startAgain: Action<[job: JobSnapshot], JobAddress | undefined>;
  /** Checks the job again after polling stopped. */
  refetch(job: JobSnapshot): void;
  /** Removes a job from the list. */
  dismiss(job: JobSnapshot): void;
  /** Removes all jobs that are not running from the list. */
  dismissEnded(): void;
}

/** Headless hook behind `JobTray`: all jobs started below the provider, including those from before a reload. */
export function useJobTray(options: JobTrayOptions = {}): JobTrayModel {
  const { onBeforeCancel, onCancelRequested, onDownloaded, onStartedAgain, onDismissed } = options;
  const registry = useJobRegistry();
  const all = useJobs();
  const { jobs, runningCount, abilitiesOf } = all;
  const [startErrors, setStartErrors] = useState<Readonly<Record<string, ServiceError | undefined>>>({});
  const noteStart = (job: JobSnapshot, error?: ServiceError) => setStartErrors((before) => ({ ...before, [job.key]: error }));
  useSyncsOf(options.deploymentId);
  const canCall = useAnswers(
    usePermissionRules()?.canCall,
    jobs.some(({ kind }) => kind in startOperations),
  );
  const isRefused = (operation: string | undefined, { address }: JobSnapshot) =>
    operation !== undefined && canCall(operation, address?.deploymentId).answer === 'refused';

  const startAgain = useAction('job-tray', options, {
    operation: ({ kind }) => `start ${kind}`,
    before: ({ key }) => registry.canStartAgain(key),
    begin: (job) => noteStart(job),
    call: async ({ key }: JobSnapshot) => (await registry.startAgain(key))?.getSnapshot().address,
    failed: (error, job) => noteStart(job, error),
    done: (started, job) => started && onStartedAgain?.(started, job),
    itemOf: ({ key }) => key,
  });
  return {
    jobs: jobs.map((job) => {
      const { key, kind, status, isCancelling } = job;
      const isRunning = status === 'running';
      return {
        ...job,
        canCancel: isRunning && abilitiesOf(key).cancel && !isCancelling && !isRefused(cancelOperations[kind], job),
        canDownload: status === 'succeeded' && abilitiesOf(key).download,
        canStartAgain: registry.canStartAgain(key) && !isRunning && status !== 'succeeded' && !isRefused(startOperations[kind], job),
        isStartingAgain: startAgain.isBusy(key),
        startAgainError: startErrors[key],
      };
    }),
    runningCount,
    endedCount: jobs.length - runningCount,
    startAgain,
    cancel: useAction('job-tray', options, {
      operation: ({ kind }: JobSnapshot) => `cancel ${kind}`,
      before: onBeforeCancel,
      async call({ key }) {
        await all.cancel(key);
        throwError(registry.find(key)?.getSnapshot().cancelError);
      },
      done: (_, job) => onCancelRequested?.(job),
    }),
    download: useAction('job-tray', options, {
      operation: ({ kind }: JobSnapshot) => `download ${kind}`,
      async call({ key }) {
        const file = await all.download(key);
        if (file === undefined) throwError(registry.find(key)?.getSnapshot().downloadError);
        return file;
      },
      done: (file, job) => file && onDownloaded?.(file, job),
    }),
    refetch: ({ key }) => all.refetch(key),
    dismiss(job) {
      all.dismiss(job.key);
      onDismissed?.(job);
    },
    dismissEnded() {
      const ended = jobs.filter(({ status }) => status !== 'running');
      all.dismissEnded();
      for (const job of ended) onDismissed?.(job);
    },
  };
}

/** The operations of kinds of jobs that policies decide on. */
const startOperations: Readonly<Record<string, string>> = { 'transform-sync': 'startTransformSync', 'metric-view-preview': 'startPreview' };
const cancelOperations: Readonly<Record<string, string>> = {
  'transform-sync': 'cancelTransformSync',
  'metric-view-preview': 'cancelPreview',
};

/** Rejects an action whose job holds the error instead. */
function throwError(error: ServiceError | undefined): void {
  if (error !== undefined) throw error;
}

/** Lists the transform syncs of a deployment. A refusal does not affect the other jobs in the tray. */
function useSyncsOf(deploymentId: number | undefined): void {
  const registry = useJobRegistry();
  const { data } = useTransformSyncs({ deploymentId: deploymentId ?? 0, first: 20 }, { enabled: deploymentId !== undefined });
  useEffect(() => {
    const syncs = data?.items.flatMap((run) => rememberedSync(run, Date.now())) ?? [];
    if (syncs.length > 0) void registry.adopt(syncs);
  }, [registry, data]);
}

function rememberedSync(run: TransformSyncRun, nowMs: number): readonly RememberedJob[] {
  const { syncJobId, deploymentId, branchName, completedAt, status } = run;
  const settledAtMs = optionalTime(completedAt);
  const isRecent = settledAtMs !== undefined && settledAtMs > nowMs - filesHeldMs;
  const state = lookUp(syncStates, status);
  if (state === undefined || (state !== 'running' && !isRecent)) return [];
  const address = { deploymentId, jobId: syncJobId };
  return [{ kind: transformSyncJob.kind, address, name: branchName, status: state, startedAtMs: optionalTime(run.startedAt), settledAtMs }];
}

function optionalTime(isoText: string | null | undefined): number | undefined {
  const timeMs = Date.parse(isoText ?? '');
  return Number.isNaN(timeMs) ? undefined : timeMs;
}

/** A run with any other state cannot be followed. */
const syncStates: Readonly<Record<string, RememberedJob['status'] | undefined>> = {
  RUNNING: 'running',
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
};
