'use client';
import { useState } from 'react';
import type { DownloadedFile } from '../../client/http/readFile.js';
import type { ServiceError } from '../../client/http/ServiceError.js';
import type { JobAddress } from '../jobs/JobDefinition.js';
import type { JobSnapshot } from '../jobs/jobReducer.js';
import { useJobRegistry } from '../jobs/useJobRegistry.js';
import { useJobs } from '../jobs/useJobs.js';
import { useLatest } from '../useLatest.js';
import { attemptAct } from '../widget-events/attemptAct.js';
import type { ActOutcome, Veto, WidgetErrorEvents } from '../widget-events/WidgetEvents.js';

/** What a host hears of the tray, and where it may step in. */
export interface JobTrayEvents extends WidgetErrorEvents<'job-tray'> {
  /** `false`, or a promise of it, lets the job run on. */
  readonly onBeforeCancel?: ((job: JobSnapshot) => Veto) | undefined;
  /** The service was asked to end a job, which it may do a while later. */
  readonly onCancelRequested?: ((job: JobSnapshot) => void) | undefined;
  readonly onDownloaded?: ((file: DownloadedFile, job: JobSnapshot) => void) | undefined;
  readonly onStartedAgain?: ((started: JobAddress, job: JobSnapshot) => void) | undefined;
  readonly onDismissed?: ((job: JobSnapshot) => void) | undefined;
}

/** A job as the tray shows it. */
export interface TrayJob extends JobSnapshot {
  readonly canCancel: boolean;
  readonly canDownload: boolean;
  /** It has ended without what it was started for. */
  readonly canStartAgain: boolean;
  readonly isStartingAgain: boolean;
  /** Why it was not started again. */
  readonly startAgainError: ServiceError | undefined;
}

/** The jobs of the whole application, and what can be done with them. Renders nothing. */
export interface JobTrayModel {
  /** The newest first. */
  readonly jobs: readonly TrayJob[];
  readonly runningCount: number;
  readonly endedCount: number;
  cancel(job: JobSnapshot): Promise<ActOutcome<void>>;
  download(job: JobSnapshot): Promise<DownloadedFile | undefined>;
  startAgain(job: JobSnapshot): Promise<ActOutcome<JobAddress>>;
  /** Looks again after looking was given up. */
  lookAgain(job: JobSnapshot): void;
  /** Takes a job off the list. */
  dismiss(job: JobSnapshot): void;
  dismissEnded(): void;
}

/** The logic of a tray of jobs: all that were started below the provider, wherever that was. */
export function useJobTray(options: JobTrayEvents = {}): JobTrayModel {
  const { jobs, runningCount, abilitiesOf, ...acts } = useJobs();
  const [again, setAgain] = useState<ReadonlyMap<string, ServiceError | 'starting'>>(new Map());
  const events = useLatest<JobTrayEvents>(options);
  const registry = useJobRegistry();
  const tell = (operation: string) => (error: ServiceError) => events.current.onError?.(error, { widget: 'job-tray', operation });
  const note = (key: string, state: ServiceError | 'starting' | undefined) =>
    setAgain((before) => {
      const rest = [...before].filter(([other]) => other !== key);
      return new Map(state === undefined ? rest : [...rest, [key, state]]);
    });

  return {
    jobs: jobs.map((job) => trayJob(job, abilitiesOf(job.key), again.get(job.key))),
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
    lookAgain: (job) => acts.retry(job.key),
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
  abilities: { readonly cancel: boolean; readonly download: boolean },
  again: ServiceError | 'starting' | undefined,
): TrayJob {
  const { status, isCancelling } = job;
  return {
    ...job,
    canCancel: status === 'running' && abilities.cancel && !isCancelling,
    canDownload: status === 'succeeded' && abilities.download,
    canStartAgain: status === 'failed' || status === 'cancelled' || status === 'expired',
    isStartingAgain: again === 'starting',
    startAgainError: again === 'starting' ? undefined : again,
  };
}
