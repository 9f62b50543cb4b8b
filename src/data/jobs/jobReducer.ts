import type { ServiceError } from '../../client/http/ServiceError.js';
import type { JobAddress, JobProgress, JobReading } from './JobDefinition.js';

/** A job as it was last seen. */
export interface JobSnapshot<Status = unknown, Result = unknown> {
  /** Kind and address in one. */
  readonly key: string;
  readonly kind: string;
  readonly address: JobAddress;
  /** The name given by the caller that started it. */
  readonly name: string | undefined;
  /** `expired`: the service has dropped it, or never knew it. That says nothing about how it ended. */
  readonly status: JobStatus;
  readonly progress: JobProgress;
  /** The service's last answer as it came. */
  readonly answer: Status | undefined;
  /** Why it failed, in the service's words. */
  readonly failure: string | undefined;
  /** When it was started from here. */
  readonly startedAtMs: number | undefined;
  /** When its end was seen. */
  readonly settledAtMs: number | undefined;
  /** When the service drops it. */
  readonly expiresAtMs: number | undefined;
  /** Why the last look at it failed; the job itself may be well. */
  readonly watchError: ServiceError | undefined;
  /** Looking at it was given up until `retry`: the failure does not pass by itself. */
  readonly isLost: boolean;
  readonly isCancelling: boolean;
  readonly cancelError: ServiceError | undefined;
  readonly result: Result | undefined;
  readonly isLoadingResult: boolean;
  readonly resultError: ServiceError | undefined;
  readonly isDownloading: boolean;
  readonly downloadError: ServiceError | undefined;
}

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

/** What is known of a job before it is first looked at: when it is started, or found again after a reload. */
export type NewJobFacts = Partial<Pick<JobSnapshot, 'name' | 'status' | 'startedAtMs' | 'settledAtMs' | 'expiresAtMs'>>;

export function jobKey(kind: string, { deploymentId, jobId }: JobAddress): string {
  return `${kind} ${deploymentId} ${jobId}`;
}

export function reduceJob<Status, Result>(job: JobSnapshot<Status, Result>, event: JobEvent<Status, Result>): JobSnapshot<Status, Result> {
  switch (event.kind) {
    case 'seen':
      // One that had ended before a reload has its answer still to come.
      return job.status === 'running' || job.answer === undefined ? see(job, event) : job;
    case 'unseen':
      return { ...job, watchError: event.error, isLost: event.isLost };
    case 'found-again':
      return { ...job, watchError: undefined, isLost: false };
    case 'expired':
      // What failed or was cancelled stays that; only what could still have come of it is gone.
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
  // Not every kind of job has a word of its own for having been cancelled.
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
