import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { createTrackedJob, type TrackedJob } from './createTrackedJob.js';
import type { JobAddress, JobDefinition } from './JobDefinition.js';
import { type JobSnapshot, jobKey } from './jobReducer.js';
import { type PageEnvironment, pageEnvironment } from './pageEnvironment.js';

/** All jobs that are followed for one client. What was started is listed until it is dismissed; what is only looked at is not. */
export interface JobRegistry {
  readonly client: ServiceClient;
  /** Starts a job and lists it, also when whoever started it is gone by then. */
  start<Params, Status, Result>(definition: JobDefinition<Params, Status, Result>, params: Params): Promise<TrackedJob<Status, Result>>;
  /** The one follower of a job that exists already. */
  track<Params, Status, Result>(definition: JobDefinition<Params, Status, Result>, address: JobAddress): TrackedJob<Status, Result>;
  /** Started jobs, the newest first. */
  getJobs(): readonly JobSnapshot[];
  find(key: string): TrackedJob | undefined;
  subscribe(listener: () => void): () => void;
  /** Watches every listed job, those to come included. */
  watchAll(): () => void;
  /** Takes jobs off the list; those that run go on at the service. */
  dismiss(keys: Iterable<string>): void;
}

export interface JobRegistryOptions {
  readonly client: ServiceClient;
  readonly invalidate: (paths: readonly ResourcePath[]) => void;
  readonly environment?: PageEnvironment | undefined;
}

export function createJobRegistry({ client, invalidate, environment = pageEnvironment }: JobRegistryOptions): JobRegistry {
  const tracked = new Map<string, TrackedJob>();
  const listed = new Map<string, Listing>();
  const listeners = new Set<() => void>();
  let allWatchers = 0;
  let jobs: readonly JobSnapshot[] = [];

  function publish(): void {
    jobs = [...listed.values()].map(({ job }) => job.getSnapshot()).reverse();
    for (const listener of [...listeners]) listener();
  }

  function track<Params, Status, Result>(
    definition: JobDefinition<Params, Status, Result>,
    address: JobAddress,
    times: { readonly startedAtMs?: number; readonly expiresAtMs?: number | undefined } = {},
  ): TrackedJob<Status, Result> {
    const key = jobKey(definition.kind, address);
    const known = tracked.get(key);
    // The kind is part of the key, and no two definitions share one.
    if (known !== undefined) return known as TrackedJob<Status, Result>;
    forgetUnwatched();
    const onSettled = () => invalidate([...(definition.changes?.(address) ?? []), ...(definition.changesByItsEnd?.(address) ?? [])]);
    const job = createTrackedJob({ definition, address, client, environment, onSettled, ...times });
    tracked.set(key, job);
    return job;
  }

  function list(job: TrackedJob): void {
    const { key } = job.getSnapshot();
    if (listed.has(key)) return;
    listed.set(key, { job, unsubscribe: job.subscribe(publish), unwatch: allWatchers > 0 ? job.watch() : undefined });
    publish();
  }

  function forgetUnwatched(): void {
    for (const [key, job] of tracked) if (!listed.has(key) && !job.isWatched()) tracked.delete(key);
  }

  function setWatching(isWatching: boolean): void {
    for (const [key, { job, unwatch, ...listing }] of listed) {
      unwatch?.();
      listed.set(key, { job, ...listing, unwatch: isWatching ? job.watch() : undefined });
    }
  }

  return {
    client,
    async start(definition, params) {
      const { address, expiresAt } = await definition.start(client, params);
      const startedAtMs = environment.now();
      const job = track(definition, address, { startedAtMs, expiresAtMs: readExpiry(expiresAt, startedAtMs) });
      list(job);
      invalidate(definition.changes?.(address) ?? []);
      return job;
    },
    track,
    getJobs: () => jobs,
    find: (key) => tracked.get(key),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watchAll() {
      allWatchers += 1;
      if (allWatchers === 1) setWatching(true);
      let isWatching = true;
      return () => {
        if (!isWatching) return;
        isWatching = false;
        allWatchers -= 1;
        if (allWatchers === 0) setWatching(false);
      };
    },
    dismiss(keys) {
      for (const key of keys) {
        const listing = listed.get(key);
        listing?.unsubscribe();
        listing?.unwatch?.();
        listed.delete(key);
      }
      publish();
    },
  };
}

interface Listing {
  readonly job: TrackedJob;
  readonly unsubscribe: () => void;
  readonly unwatch: (() => void) | undefined;
}

/** A job that seems to be dropped as it starts only shows that the clock here is ahead; the service tells when it is gone. */
function readExpiry(expiresAt: string | undefined, nowMs: number): number | undefined {
  const expiresAtMs = Date.parse(expiresAt ?? '');
  return expiresAtMs > nowMs ? expiresAtMs : undefined;
}
