import type { ServiceError } from '../../client/errors/ServiceError.js';
import { asServiceError } from '../asServiceError.js';
import type { JobRegistry, JobStartOptions } from './createJobRegistry.js';
import type { TrackedJob } from './createTrackedJob.js';
import type { JobAddress, JobDefinition } from './JobDefinition.js';
import { type JobSnapshot, newJob } from './jobReducer.js';

/** The job one component follows: none yet, one that is being started, or an existing one. */
export interface JobHandle<Params, Status, Result> {
  getState(): JobHandleState<Status, Result>;
  subscribe(listener: () => void): () => void;
  watch(): () => void;
  /** Starts a job. A second call joins one that is still in progress. */
  start(params: Params, options?: JobStartOptions): Promise<JobAddress | undefined>;
  getJob(): TrackedJob<Status, Result> | undefined;
  /** Stops following the job, which continues and stays in the list of jobs. */
  reset(): void;
}

export type JobHandleState<Status, Result> =
  | { readonly phase: 'idle' | 'starting' }
  | { readonly phase: 'start-failed'; readonly error: ServiceError }
  | { readonly phase: 'followed'; readonly job: JobSnapshot<Status, Result> };

export function createJobHandle<Params, Status, Result>(
  registry: JobRegistry,
  definition: JobDefinition<Params, Status, Result>,
  address: JobAddress | undefined,
): JobHandle<Params, Status, Result> {
  const listeners = new Set<() => void>();
  let state: JobHandleState<Status, Result> =
    address === undefined ? { phase: 'idle' } : { phase: 'followed', job: newJob(definition.kind, address) };
  let job: TrackedJob<Status, Result> | undefined;
  let unfollow: (() => void) | undefined;
  let isWatching = false;
  let starting: Promise<JobAddress | undefined> | undefined;

  function set(next: JobHandleState<Status, Result>): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function follow(next: TrackedJob<Status, Result> | undefined): void {
    unfollow?.();
    unfollow = undefined;
    job = next;
    if (job === undefined) return;
    show(job);
    if (!isWatching) return;
    const followed = job;
    const unsubscribe = followed.subscribe(() => show(followed));
    const unwatch = followed.watch();
    unfollow = () => {
      unsubscribe();
      unwatch();
    };
  }

  function show(followed: TrackedJob<Status, Result>): void {
    set({ phase: 'followed', job: followed.getSnapshot() });
  }

  async function begin(params: Params, options?: JobStartOptions): Promise<JobAddress | undefined> {
    follow(undefined);
    set({ phase: 'starting' });
    try {
      const started = await registry.start(definition, params, options);
      // If the handle was reset meanwhile, the job is still in the list of jobs.
      if (state.phase === 'starting') follow(started);
      return started.getSnapshot().address;
    } catch (cause) {
      if (state.phase === 'starting') set({ phase: 'start-failed', error: asServiceError(cause, definition.kind) });
      return undefined;
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch() {
      isWatching = true;
      follow(address !== undefined && job === undefined ? registry.track(definition, address) : job);
      return () => {
        isWatching = false;
        unfollow?.();
        unfollow = undefined;
      };
    },
    start(params, options) {
      starting ??= begin(params, options).finally(() => {
        starting = undefined;
      });
      return starting;
    },
    getJob: () => job,
    reset() {
      follow(undefined);
      set({ phase: 'idle' });
    },
  };
}
