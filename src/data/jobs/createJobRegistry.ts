import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { ServiceError } from '../../client/http/ServiceError.js';
import type { ResourcePath } from '../queryKeys.js';
import { reportSetupError } from '../reportSetupError.js';
import type { JobMemory, RememberedJob } from './createJobMemory.js';
import { createTrackedJob, type TrackedJob } from './createTrackedJob.js';
import type { JobAddress, JobDefinition } from './JobDefinition.js';
import { type JobSnapshot, jobKey, type NewJobFacts } from './jobReducer.js';
import { type PageEnvironment, pageEnvironment } from './pageEnvironment.js';

/**
 * All jobs that are followed for one client. What was started is listed until it is dismissed, also after a reload of its tab;
 * what is only looked at is not.
 */
export interface JobRegistry {
  readonly client: ServiceClient;
  /** Starts a job and lists it, even if the component that started it has unmounted. */
  start<Params, Status, Result>(
    definition: JobDefinition<Params, Status, Result>,
    params: Params,
    options?: JobStartOptions,
  ): Promise<TrackedJob<Status, Result>>;
  /** Lists what this tab remembers from before a reload, once. Never rejects. */
  restore(): Promise<void>;
  /** Lists jobs that the service names, except those that were dismissed here. */
  adopt(jobs: readonly RememberedJob[]): Promise<void>;
  /** Starts a listed job once more, which takes its place in the list. Rejects where it was refused; a second call joins the first. */
  startAgain(key: string): Promise<TrackedJob | undefined>;
  /** False for a job from before a reload whose kind keeps nothing of what it was started with, and for one that was started elsewhere. */
  canStartAgain(key: string): boolean;
  /** The one follower of a job that exists already. */
  track<Params, Status, Result>(definition: JobDefinition<Params, Status, Result>, address: JobAddress): TrackedJob<Status, Result>;
  /** Started jobs, the newest first. */
  getJobs(): readonly JobSnapshot[];
  find(key: string): TrackedJob | undefined;
  subscribe(listener: () => void): () => void;
  /** Tells of each end of a listed job, to one listener alone: the first of those of the highest rank, so that a page has one voice. */
  onEnd(listener: (job: JobSnapshot) => void, rank?: number): () => void;
  /** Watches every listed job, those to come included. */
  watchAll(): () => void;
  /** Takes jobs off the list; those that run go on at the service. */
  dismiss(keys: Iterable<string>): void;
}

export interface JobStartOptions {
  /** The name of the job in lists, such as the name of the dashboard. */
  readonly name?: string | undefined;
}

export interface JobRegistryOptions {
  readonly client: ServiceClient;
  readonly invalidate: (paths: readonly ResourcePath[]) => void;
  readonly environment?: PageEnvironment | undefined;
  /** The storage that keeps jobs over a reload. Default: none. */
  readonly memory?: JobMemory | undefined;
  /** The kinds that can be followed again by their remembered address. */
  readonly definitions?: readonly JobDefinition<unknown, unknown, unknown>[] | undefined;
}

export function createJobRegistry({
  client,
  invalidate,
  environment = pageEnvironment,
  memory,
  definitions = [],
}: JobRegistryOptions): JobRegistry {
  const tracked = new Map<string, TrackedJob>();
  const listed = new Map<string, Listing>();
  const listeners = new Set<() => void>();
  const hearers = new Set<Hearer>();
  const startingAgain = new Map<string, Promise<TrackedJob | undefined>>();
  let allWatchers = 0;
  let restoring: Promise<void> | undefined;
  let jobs: readonly JobSnapshot[] = [];

  function publish(): void {
    for (const listing of listed.values()) hear(listing);
    jobs = [...listed.values()]
      .map(({ job }) => job.getSnapshot())
      .sort(byStart)
      .reverse();
    for (const listener of [...listeners]) listener();
  }

  function hear(listing: Listing): void {
    const job = listing.job.getSnapshot();
    if (listing.lastStatus === job.status) return;
    // What came of a job belongs to its end.
    if (job.status !== 'running' && job.isLoadingResult) return;
    listing.lastStatus = job.status;
    remember(job);
    const [speaker] = [...hearers].sort((one, other) => other.rank - one.rank);
    if (job.status !== 'running') speaker?.listener(job);
  }

  function track<Params, Status, Result>(
    definition: JobDefinition<Params, Status, Result>,
    address: JobAddress,
    facts: NewJobFacts = {},
  ): TrackedJob<Status, Result> {
    const key = jobKey(definition.kind, address);
    const known = tracked.get(key);
    // The kind is part of the key, and no two definitions share one.
    if (known !== undefined) return known as TrackedJob<Status, Result>;
    forgetUnwatched();
    const onSettled = () => invalidate([...(definition.changes?.(address) ?? []), ...(definition.changesByItsEnd?.(address) ?? [])]);
    const job = createTrackedJob({ definition, address, client, environment, onSettled, ...facts });
    tracked.set(key, job);
    return job;
  }

  function list(job: TrackedJob, again?: Listing['again']): void {
    const { key, status } = job.getSnapshot();
    if (listed.has(key)) return;
    const unwatch = allWatchers > 0 ? job.watch() : undefined;
    listed.set(key, { job, again, unsubscribe: job.subscribe(publish), unwatch, lastStatus: status });
    publish();
  }

  function unlist(key: string): void {
    const listing = listed.get(key);
    listing?.unsubscribe();
    listing?.unwatch?.();
    listed.delete(key);
  }

  async function start<Params, Status, Result>(
    definition: JobDefinition<Params, Status, Result>,
    params: Params,
    { name }: JobStartOptions = {},
  ): Promise<TrackedJob<Status, Result>> {
    const { address, expiresAt } = await definition.start(client, params).catch((cause) => {
      reportSetupError(client, cause);
      throw cause;
    });
    if (!isJobId(address.jobId)) {
      throw new ServiceError('protocol', 'The service started a job without returning its id.', { operation: definition.kind });
    }
    const startedAtMs = environment.now();
    const job = track(definition, address, { name, startedAtMs, expiresAtMs: readExpiry(expiresAt, startedAtMs) });
    list(job, () => start(definition, params, { name }));
    remember(job.getSnapshot(), keepable(definition.remember?.(params)));
    void memory?.identify();
    invalidate(definition.changes?.(address) ?? []);
    return job;
  }

  async function startAgain(key: string): Promise<TrackedJob | undefined> {
    const job = await listed.get(key)?.again?.();
    if (job !== undefined && job.getSnapshot().key !== key) dismiss([key]);
    publish();
    return job;
  }

  function remember({ key, kind, address, name, status, startedAtMs, settledAtMs, expiresAtMs }: JobSnapshot, params?: unknown): void {
    const job = { kind, address, name, status, startedAtMs, settledAtMs, expiresAtMs, ...(params !== undefined && { params }) };
    memory?.update((before) => {
      const isKnown = before.some((other) => keyOf(other) === key);
      return isKnown ? before.map((other) => (keyOf(other) === key ? { ...other, ...job } : other)) : [job, ...before];
    });
  }

  function dismiss(keys: Iterable<string>): void {
    const gone = new Set(keys);
    for (const key of gone) unlist(key);
    memory?.update((before) => before.map((job) => (gone.has(keyOf(job)) ? { ...job, isDismissed: true } : job)));
  }

  function relist(found: readonly RememberedJob[]): void {
    for (const job of found) {
      const definition = definitions.find(({ kind }) => kind === job.kind);
      if (definition === undefined || job.isDismissed || listed.has(keyOf(job))) continue;
      const { name, params } = job;
      list(track(definition, job.address, job), params === undefined ? undefined : () => start(definition, params, { name }));
    }
  }

  async function restore(): Promise<void> {
    await memory?.identify();
    relist(memory?.read() ?? []);
  }

  function forgetUnwatched(): void {
    for (const [key, job] of tracked) if (!listed.has(key) && !job.isWatched()) tracked.delete(key);
  }

  function setWatching(isWatching: boolean): void {
    for (const listing of listed.values()) {
      listing.unwatch?.();
      listing.unwatch = isWatching ? listing.job.watch() : undefined;
    }
  }

  return {
    client,
    start,
    startAgain(key) {
      const starting = startingAgain.get(key) ?? startAgain(key).finally(() => startingAgain.delete(key));
      startingAgain.set(key, starting);
      return starting;
    },
    canStartAgain: (key) => listed.get(key)?.again !== undefined,
    restore() {
      restoring ??= restore();
      return restoring;
    },
    async adopt(found) {
      await this.restore();
      const dismissed = new Set(memory?.read().flatMap((job) => (job.isDismissed ? [keyOf(job)] : [])));
      const fresh = found.filter((job) => !dismissed.has(keyOf(job)) && !listed.has(keyOf(job)));
      // Kept, so that it can be dismissed for good.
      memory?.update((before) => [...fresh, ...before]);
      relist(fresh);
    },
    track,
    getJobs: () => jobs,
    find: (key) => tracked.get(key),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnd(listener, rank = 0) {
      const hearer = { listener, rank };
      hearers.add(hearer);
      return () => hearers.delete(hearer);
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
      dismiss(keys);
      publish();
    },
  };
}

function keyOf({ kind, address }: RememberedJob): string {
  return jobKey(kind, address);
}

/** Storage holds only JSON, and little of it. */
function keepable(params: unknown): unknown {
  const text = JSON.stringify(params);
  return text === undefined || text.length > maxParamsLength ? undefined : params;
}

const maxParamsLength = 8_000;

/** Oldest first; those of one time, in the order they were listed. */
function byStart(one: JobSnapshot, other: JobSnapshot): number {
  return (one.startedAtMs ?? 0) - (other.startedAtMs ?? 0);
}

/** The service vouches for nothing. */
function isJobId(jobId: unknown): jobId is string {
  return typeof jobId === 'string' && jobId !== '';
}

interface Listing {
  readonly job: TrackedJob;
  /** Unknown where what it was started with is. */
  readonly again: (() => Promise<TrackedJob>) | undefined;
  readonly unsubscribe: () => void;
  unwatch: (() => void) | undefined;
  lastStatus: JobSnapshot['status'];
}

interface Hearer {
  readonly listener: (job: JobSnapshot) => void;
  readonly rank: number;
}

/** A job that seems to be dropped as it starts only shows that the clock here is ahead; the service tells when it is gone. */
function readExpiry(expiresAt: string | undefined, nowMs: number): number | undefined {
  const expiresAtMs = Date.parse(expiresAt ?? '');
  return expiresAtMs > nowMs ? expiresAtMs : undefined;
}
