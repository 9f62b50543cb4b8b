'use client';
import { useEffect, useState } from 'react';
import type { DownloadedFile } from '../../../client/http/readFile.js';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { TransformSyncRun } from '../../../client/resources/transform-sync.js';
import type { RememberedJob } from '../../../data/jobs/createJobMemory.js';
import type { JobAbilities } from '../../../data/jobs/createTrackedJob.js';
import type { JobAddress } from '../../../data/jobs/JobDefinition.js';
import type { JobSnapshot } from '../../../data/jobs/jobReducer.js';
import { filesHeldMs, transformSyncJob } from '../../../data/jobs/transformSyncJob.js';
import { useJobRegistry } from '../../../data/jobs/useJobRegistry.js';
import { useJobs } from '../../../data/jobs/useJobs.js';
import { useTransformSyncs } from '../../../data/resources/transform-sync.js';
import { useLatest } from '../../../react/useLatest.js';
import { attemptAct } from '../../kit/events/attemptAct.js';
import type { ActOutcome, Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';

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

export interface JobTrayOptions extends JobTrayEvents {
  /**
   * Also lists this deployment's transform syncs that are running or ended within the last hour, started by anyone. Without
   * permission to read them, lists only those started here.
   */
  readonly deploymentId?: number | undefined;
}

/** A job as the tray shows it. */
export interface TrayJob extends JobSnapshot {
  readonly canCancel: boolean;
  readonly canDownload: boolean;
  /** True if the job ended without a result and can be started again. */
  readonly canStartAgain: boolean;
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
  cancel(job: JobSnapshot): Promise<ActOutcome<void>>;
  /** Returns the file of a job, or `undefined` if it could not be downloaded. */
  download(job: JobSnapshot): Promise<DownloadedFile | undefined>;
  /** Starts a job again with the same input. The new job replaces it. */
  startAgain(job: JobSnapshot): Promise<ActOutcome<JobAddress>>;
  /** Checks the job again after polling stopped. */
  refetch(job: JobSnapshot): void;
  /** Removes a job from the list. */
  dismiss(job: JobSnapshot): void;
  /** Removes all jobs that are not running from the list. */
  dismissEnded(): void;
}

/** Headless hook behind `JobTray`: all jobs started below the provider, including those from before a reload. */
export function useJobTray({ deploymentId, ...options }: JobTrayOptions = {}): JobTrayModel {
  const { jobs, runningCount, abilitiesOf, canStartAgain, ...acts } = useJobs();
  const [again, setAgain] = useState<ReadonlyMap<string, ServiceError | 'starting'>>(new Map());
  const events = useLatest<JobTrayEvents>(options);
  const registry = useJobRegistry();
  useSyncsOf(deploymentId);
  const tell = (operation: string) => (error: ServiceError) => events.current.onError?.(error, { widget: 'job-tray', operation });
  const note = (key: string, state: ServiceError | 'starting' | undefined) =>
    setAgain((before) => {
      const rest = [...before].filter(([other]) => other !== key);
      return new Map(state === undefined ? rest : [...rest, [key, state]]);
    });

  return {
    jobs: jobs.map((job) => trayJob(job, { ...abilitiesOf(job.key), startAgain: canStartAgain(job.key) }, again.get(job.key))),
    runningCount,
    endedCount: jobs.length - runningCount,
    cancel: (job) =>
      attemptAct({
        operation: `cancel ${job.kind}`,
        before: () => events.current.onBeforeCancel?.(job),
        async write() {
          await acts.cancel(job.key);
          const refusal = registry.find(job.key)?.getSnapshot().cancelError;
          if (refusal !== undefined) throw refusal;
        },
        done: () => events.current.onCancelRequested?.(job),
        failed: tell(`cancel ${job.kind}`),
      }),
    async download(job) {
      const file = await acts.download(job.key);
      const refusal = file === undefined ? registry.find(job.key)?.getSnapshot().downloadError : undefined;
      if (file !== undefined) events.current.onDownloaded?.(file, job);
      if (refusal !== undefined) tell(`download ${job.kind}`)(refusal);
      return file;
    },
    async startAgain(job) {
      note(job.key, 'starting');
      const outcome = await acts.startAgain(job.key);
      note(job.key, outcome.kind === 'failed' ? outcome.error : undefined);
      if (outcome.kind === 'failed') tell(`start ${job.kind}`)(outcome.error);
      if (outcome.kind === 'done') events.current.onStartedAgain?.(outcome.result, job);
      return outcome;
    },
    refetch: (job) => acts.retry(job.key),
    dismiss(job) {
      acts.dismiss(job.key);
      events.current.onDismissed?.(job);
    },
    dismissEnded() {
      const ended = jobs.filter(({ status }) => status !== 'running');
      acts.dismissEnded();
      for (const job of ended) events.current.onDismissed?.(job);
    },
  };
}

function trayJob(
  job: JobSnapshot,
  abilities: JobAbilities & { readonly startAgain: boolean },
  again: ServiceError | 'starting' | undefined,
): TrayJob {
  const { status, isCancelling } = job;
  return {
    ...job,
    canCancel: status === 'running' && abilities.cancel && !isCancelling,
    canDownload: status === 'succeeded' && abilities.download,
    canStartAgain: abilities.startAgain && (status === 'failed' || status === 'cancelled' || status === 'expired'),
    isStartingAgain: again === 'starting',
    startAgainError: again === 'starting' ? undefined : again,
  };
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
  const state = syncStates[status];
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
