import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { JobAddress, JobProgress, JobReading } from './JobDefinition.js';

/** A job as it was last seen. */
export interface JobSnapshot<Status = unknown, Result = unknown> {
  /** Combines kind and address. */
  readonly key: string;
  /** The kind of job: `dashboard-export`, `transform-sync` or another definition's. */
  readonly kind: string;
  /** Identifies the job at the service. */
  readonly address: JobAddress;
  /** The name given by the caller that started it. */
  readonly name: string | undefined;
  /** `expired` means that the service has deleted the job or never knew it, not how it ended. */
  readonly status: JobStatus;
  /** The progress as last reported. */
  readonly progress: JobProgress;
  /** The service's last response, unchanged. */
  readonly answer: Status | undefined;
  /** The reason it failed, as the service states it. */
  readonly failure: string | undefined;
  /** The time at which it was started, if it was started from here. */
  readonly startedAtMs: number | undefined;
  /** The time at which its end was noticed. */
  readonly settledAtMs: number | undefined;
  /** The time at which the service deletes it. */
  readonly expiresAtMs: number | undefined;
  /** The error of the last status request. The job itself may be fine. */
  readonly watchError: ServiceError | undefined;
  /** True if polling stopped until `refetch`, because the error is not transient. */
  readonly isLost: boolean;
  /** True from `cancel` until the job has ended or the request has failed. */
  readonly isCancelling: boolean;
  /** The error of the last cancel request. */
  readonly cancelError: ServiceError | undefined;
  /** The result; `undefined` until it has been loaded. */
  readonly result: Result | undefined;
  /** True while the result is loading. */
  readonly isLoadingResult: boolean;
  /** The error of loading the result. */
  readonly resultError: ServiceError | undefined;
  /** True while the file is downloading. */
  readonly isDownloading: boolean;
  /** The error of the last download. */
  readonly downloadError: ServiceError | undefined;
}

/** The state of a job, or `expired` if the service no longer knows it. */
export type JobStatus = JobReading['state'] | 'expired';

export type JobEvent<Status, Result> =
  | { readonly kind: 'seen'; readonly answer: Status; readonly reading: JobReading; readonly isResultDue: boolean; readonly atMs: number }
  | { readonly kind: 'unseen'; readonly error: ServiceError; readonly isLost: boolean }
  | { readonly kind: 'found-again' }
  | { readonly kind: 'expired'; readonly atMs: number }
  | { readonly kind: 'failed'; readonly failure: string; readonly atMs: number }
  | { readonly kind: 'cancelling' }
  | { readonly kind: 'not-cancelled'; readonly error: ServiceError }
  | { readonly kind: 'loading-result' }
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'no-result'; readonly error: ServiceError }
  | { readonly kind: 'downloading' }
  | { readonly kind: 'downloaded' }
  | { readonly kind: 'not-downloaded'; readonly error: ServiceError };

export function newJob<Status, Result>(
  kind: string,
  address: JobAddress,
  { name, status = 'running', startedAtMs, settledAtMs, expiresAtMs }: NewJobFacts = {},
): JobSnapshot<Status, Result> {
  return {
    key: jobKey(kind, address),
    kind,
    address,
    name,
    status,
    progress: {},
    answer: undefined,
    failure: undefined,
    startedAtMs,
    settledAtMs,
    expiresAtMs,
    watchError: undefined,
    isLost: false,
    isCancelling: false,
    cancelError: undefined,
    result: undefined,
    isLoadingResult: false,
    resultError: undefined,
    isDownloading: false,
    downloadError: undefined,
  };
}

/** The known facts of a job before its first status request: one that was just started, or restored after a reload. */
export type NewJobFacts = Partial<Pick<JobSnapshot, 'name' | 'status' | 'startedAtMs' | 'settledAtMs' | 'expiresAtMs'>>;

export function jobKey(kind: string, { deploymentId, jobId }: JobAddress): string {
  return `${kind} ${deploymentId} ${jobId}`;
}

export function reduceJob<Status, Result>(job: JobSnapshot<Status, Result>, event: JobEvent<Status, Result>): JobSnapshot<Status, Result> {
  switch (event.kind) {
    case 'seen':
      // A job that ended before a reload still needs its response.
      return job.status === 'running' || job.answer === undefined ? see(job, event) : job;
    case 'unseen':
      return { ...job, watchError: event.error, isLost: event.isLost };
    case 'found-again':
      return { ...job, watchError: undefined, isLost: false };
    case 'expired':
      // Failed and cancelled jobs keep their status: they have no result that could expire.
      return job.status === 'running' || job.status === 'succeeded' ? end(job, 'expired', event.atMs) : job;
    case 'failed':
      return { ...end(job, 'failed', event.atMs), failure: event.failure };
    case 'cancelling':
      return { ...job, isCancelling: true, cancelError: undefined };
    case 'not-cancelled':
      return { ...job, isCancelling: false, cancelError: event.error };
    case 'loading-result':
      return { ...job, isLoadingResult: true, resultError: undefined };
    case 'result':
      return { ...job, isLoadingResult: false, result: event.result };
    case 'no-result':
      return { ...job, isLoadingResult: false, resultError: event.error };
    case 'downloading':
      return { ...job, isDownloading: true, downloadError: undefined };
    case 'downloaded':
      return { ...job, isDownloading: false };
    case 'not-downloaded':
      return { ...job, isDownloading: false, downloadError: event.error };
    default:
      return event satisfies never;
  }
}

function see<Status, Result>(
  job: JobSnapshot<Status, Result>,
  { answer, reading, isResultDue, atMs }: Extract<JobEvent<Status, Result>, { readonly kind: 'seen' }>,
): JobSnapshot<Status, Result> {
  const seen = {
    ...job,
    answer,
    progress: reading.progress ?? job.progress,
    failure: reading.failure ?? undefined,
    watchError: undefined,
    isLost: false,
    isLoadingResult: job.isLoadingResult || isResultDue,
  };
  if (reading.state === 'running') return { ...seen, status: 'running' };
  // Not every kind of job has its own state for cancelled.
  const isCancelled = reading.state === 'failed' && (job.isCancelling || job.status === 'cancelled');
  return end(seen, isCancelled ? 'cancelled' : reading.state, atMs);
}

function end<Status, Result>(
  job: JobSnapshot<Status, Result>,
  status: Exclude<JobStatus, 'running'>,
  atMs: number,
): JobSnapshot<Status, Result> {
  return { ...job, status, settledAtMs: job.settledAtMs ?? atMs, isCancelling: false };
}
