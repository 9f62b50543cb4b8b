'use client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { DownloadedFile } from '../../client/http/readFile.js';
import { createJobHandle, type JobHandle, type JobHandleState } from './createJobHandle.js';
import type { JobRegistry, JobStartOptions } from './createJobRegistry.js';
import type { JobAddress, JobDefinition } from './JobDefinition.js';
import { type JobSnapshot, type JobStatus, newJob } from './jobReducer.js';
import { useJobRegistry } from './useJobRegistry.js';

/** A job and its actions. Their promises never reject: errors appear in `startError`, `cancelError` and the like. */
export interface Job<Params, Status, Result> extends Omit<JobSnapshot<Status, Result>, 'status' | 'address' | 'key'> {
  /** `idle` before the first start; then the phase of starting, and the status of the job. */
  readonly status: 'idle' | 'starting' | 'start-failed' | JobStatus;
  /** The address of the job, once it has been started. */
  readonly address: JobAddress | undefined;
  /** The reason that the last start failed. */
  readonly startError: ServiceError | undefined;
  /** True if the service no longer has the job. */
  readonly isExpired: boolean;
  /** True if the job is running, can be cancelled, and is not being cancelled already. */
  readonly canCancel: boolean;
  /** True if the job succeeded and its kind has a file. */
  readonly canDownload: boolean;
  /** Starts another job named `options.name`. Returns its address, or `undefined` if it was refused. A second call joins the first. */
  start(params: Params, options?: JobStartOptions): Promise<JobAddress | undefined>;
  /** Asks the service to end the job. The service may take a while, or not end it at all. */
  cancel(): Promise<void>;
  /** Returns the file, or `undefined` if it could not be loaded. */
  download(): Promise<DownloadedFile | undefined>;
  /** Continues after `resultError`, or after `watchError` if `isLost` is true. */
  refetch(): void;
  /** Returns to `idle`. The job continues, and stays in `useJobs`. */
  reset(): void;
}

/**
 * Starts jobs of one kind and follows the last one, or the one at `address`: `useJob(dashboardExportJob)`. All components that follow a job
 * share one poller, which runs until the job ends and pauses while the page is hidden or offline. A job continues after its component
 * unmounts; `useJobs` lists it.
 */
export function useJob<Params, Status, Result>(
  definition: JobDefinition<Params, Status, Result>,
  { address }: { readonly address?: JobAddress | undefined } = {},
): Job<Params, Status, Result> {
  const registry = useJobRegistry();
  const handle = useJobHandle(registry, definition, address);
  const state = useSyncExternalStore(handle.subscribe, handle.getState, handle.getState);
  useEffect(() => handle.watch(), [handle]);
  return useMemo(() => ({ ...viewOf(definition, state), ...actionsOf(handle) }), [definition, state, handle]);
}

/** Returns the same handle until the client, kind or address changes. */
function useJobHandle<Params, Status, Result>(
  registry: JobRegistry,
  definition: JobDefinition<Params, Status, Result>,
  address: JobAddress | undefined,
): JobHandle<Params, Status, Result> {
  const key = `${definition.kind} ${address?.deploymentId} ${address?.jobId}`;
  const [held, setHeld] = useState(() => ({ registry, key, handle: createJobHandle(registry, definition, address) }));
  if (held.registry === registry && held.key === key) return held.handle;
  const another = { registry, key, handle: createJobHandle(registry, definition, address) };
  setHeld(another);
  return another.handle;
}

function viewOf<Params, Status, Result>(
  definition: JobDefinition<Params, Status, Result>,
  state: JobHandleState<Status, Result>,
): Omit<Job<Params, Status, Result>, keyof ReturnType<typeof actionsOf>> {
  const isFollowed = state.phase === 'followed';
  const { key: _, ...job } = isFollowed ? state.job : newJob<Status, Result>(definition.kind, nowhere);
  const status = isFollowed ? state.job.status : state.phase;
  return {
    ...job,
    status,
    address: isFollowed ? job.address : undefined,
    startError: state.phase === 'start-failed' ? state.error : undefined,
    isExpired: status === 'expired',
    canCancel: status === 'running' && definition.cancel !== undefined && !job.isCancelling,
    canDownload: status === 'succeeded' && definition.download !== undefined,
  };
}

function actionsOf<Params, Status, Result>(handle: JobHandle<Params, Status, Result>) {
  return {
    start: handle.start,
    cancel: async () => handle.getJob()?.cancel(),
    download: async () => handle.getJob()?.download(),
    refetch: () => handle.getJob()?.refetch(),
    reset: handle.reset,
  };
}

const nowhere: JobAddress = { deploymentId: 0, jobId: '' };
