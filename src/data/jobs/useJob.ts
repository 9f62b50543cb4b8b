'use client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { DownloadedFile } from '../../client/http/readFile.js';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { createJobHandle, type JobHandle, type JobHandleState } from './createJobHandle.js';
import type { JobRegistry, JobStartOptions } from './createJobRegistry.js';
import type { JobAddress, JobDefinition } from './JobDefinition.js';
import { type JobSnapshot, type JobStatus, newJob } from './jobReducer.js';
import { useJobRegistry } from './useJobRegistry.js';

/** A job, and what can be done with it. No promise rejects: what fails shows in `startError`, `cancelError` and the like. */
export interface Job<Params, Status, Result> extends Omit<JobSnapshot<Status, Result>, 'status' | 'address' | 'key'> {
  readonly status: 'idle' | 'starting' | 'start-failed' | JobStatus;
  readonly address: JobAddress | undefined;
  readonly startError: ServiceError | undefined;
  readonly isExpired: boolean;
  readonly canCancel: boolean;
  readonly canDownload: boolean;
  /** Starts another job named `options.name`. Returns its address, or `undefined` if it was refused. A second call joins the first. */
  start(params: Params, options?: JobStartOptions): Promise<JobAddress | undefined>;
  /** Asks the service to end the job, which it may do a while later, or not at all. */
  cancel(): Promise<void>;
  /** Returns the file, or `undefined` if it could not be loaded. */
  download(): Promise<DownloadedFile | undefined>;
  /** After `watchError` with `isLost`, or `resultError`. */
  retry(): void;
  /** Back to `idle`. The job goes on, and stays in `useJobs`. */
  reset(): void;
}

/**
 * Starts jobs of one kind and follows the last, or follows the one at `address`: `useJob(dashboardExportJob)`. However
 * many components follow a job, it is looked at once at a time, only while the page is visible and online, and until it
 * ends. A job goes on when the component goes; `useJobs` lists it.
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

/** Another client, kind or address is another job. */
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
    retry: () => handle.getJob()?.retry(),
    reset: handle.reset,
  };
}

const nowhere: JobAddress = { deploymentId: 0, jobId: '' };
