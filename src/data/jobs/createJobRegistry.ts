import { ServiceError } from '../../client/errors/ServiceError.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { reportSetupError } from '../reportSetupError.js';
import type { JobMemory, RememberedJob } from './createJobMemory.js';
import { createTrackedJob, type TrackedJob } from './createTrackedJob.js';
import type { JobAddress, JobDefinition } from './JobDefinition.js';
import { type JobSnapshot, jobKey, type NewJobFacts } from './jobReducer.js';
import { type PageEnvironment, pageEnvironment } from './pageEnvironment.js';

/**
 * All jobs that are followed for one client. Started jobs are listed until they are dismissed, even after a reload of the tab. Jobs that
 * are only followed are not listed.
 */
export interface JobRegistry {
  readonly client: ServiceClient;
  /** Starts a job and lists it, even if the component that started it has unmounted. */
  start<Params, Status, Result>(
    definition: JobDefinition<Params, Status, Result>,
    params: Params,
    options?: JobStartOptions,
  ): Promise<TrackedJob<Status, Result>>;
  /** Lists the jobs that this tab remembers from before a reload, once. Never rejects. */
  restore(): Promise<void>;
  /** Lists jobs that the service returned, except those that were dismissed here. */
  adopt(jobs: readonly RememberedJob[]): Promise<void>;
  /** Starts a listed job again; the new job replaces it in the list. Rejects if the start is refused. A second call joins the first. */
  startAgain(key: string): Promise<TrackedJob | undefined>;
  /** False if the job's parameters are unknown: it was started elsewhere, or before a reload that did not keep them. */
  canStartAgain(key: string): boolean;
  /** Follows an existing job. Returns the same object for the same job. */
  track<Params, Status, Result>(definition: JobDefinition<Params, Status, Result>, address: JobAddress): TrackedJob<Status, Result>;
  /** Returns the started jobs, newest first. */
  getJobs(): readonly JobSnapshot[];
  find(key: string): TrackedJob | undefined;
  subscribe(listener: () => void): () => void;
  /** Reports the end of each listed job to one listener only, the first with the highest rank, so that a page announces it once. */
  onEnd(listener: (job: JobSnapshot) => void, rank?: number): () => void;
  /** Watches every listed job, including later ones. */
  watchAll(): () => void;
  /** Removes jobs from the list. Running jobs continue at the service. */
  dismiss(keys: Iterable<string>): void;
}

/** The options of starting a job. */
export interface JobStartOptions {
  /** The name of the job in lists, such as the name of the dashboard. */
  readonly name?: string | undefined;
}

export interface JobRegistryOptions {
  readonly client: ServiceClient;
  readonly invalidate: (paths: readonly ResourcePath[]) => void;
  readonly environment?: PageEnvironment | undefined;
  /** The storage that keeps jobs across a reload. Default: none. */
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
    // The end of a job is reported together with its result.
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
    // The kind is part of the key, and is unique among definitions.
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
      // Stored, so that it stays dismissed after a reload.
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

/** Storage takes only JSON, and little of it. */
function keepable(params: unknown): unknown {
  const text = JSON.stringify(params);
  return text === undefined || text.length > maxParamsLength ? undefined : params;
}

const maxParamsLength = 8_000;

/** Oldest first. Jobs started at the same time keep the order of the list. */
function byStart(one: JobSnapshot, other: JobSnapshot): number {
  return (one.startedAtMs ?? 0) - (other.startedAtMs ?? 0);
}

/** The service's response is not validated. */
function isJobId(jobId: unknown): jobId is string {
  return typeof jobId === 'string' && jobId !== '';
}

interface Listing {
  readonly job: TrackedJob;
  /** Undefined if the parameters are unknown. */
  readonly again: (() => Promise<TrackedJob>) | undefined;
  readonly unsubscribe: () => void;
  unwatch: (() => void) | undefined;
  lastStatus: JobSnapshot['status'];
}

interface Hearer {
  readonly listener: (job: JobSnapshot) => void;
  readonly rank: number;
}

/** Ignores an expiry that is already past at the start: then the local clock is fast, and only the service knows when the job is gone. */
function readExpiry(expiresAt: string | undefined, nowMs: number): number | undefined {
  const expiresAtMs = Date.parse(expiresAt ?? '');
  return expiresAtMs > nowMs ? expiresAtMs : undefined;
}
