import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { DownloadedFile } from '../../client/http/readFile.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { asServiceError } from '../asServiceError.js';
import { createReducerStore } from '../createReducerStore.js';
import { reportSetupError } from '../reportSetupError.js';
import { createPoller } from './createPoller.js';
import type { JobAddress, JobDefinition, JobReading } from './JobDefinition.js';
import { type JobEvent, type JobSnapshot, type NewJobFacts, newJob, reduceJob } from './jobReducer.js';
import type { PageEnvironment } from './pageEnvironment.js';

/** One job of the service, followed by one poller for all watchers. Its promises never reject: errors are in the snapshot. */
export interface TrackedJob<Status = unknown, Result = unknown> {
  /** The actions that jobs of its kind support. */
  readonly abilities: JobAbilities;
  getSnapshot(): JobSnapshot<Status, Result>;
  subscribe(listener: () => void): () => void;
  /** Returns a function that stops watching. */
  watch(): () => void;
  isWatched(): boolean;
  /** Asks the service to end the job. It has ended only when its status says so. */
  cancel(): Promise<void>;
  /** Returns the file, or `undefined` if it could not be loaded. A second call joins the first. */
  download(): Promise<DownloadedFile | undefined>;
  /** Resumes polling after it was given up, or reads a result again that could not be read. */
  refetch(): void;
}

/** What the service can do with this kind of job. */
export interface JobAbilities {
  /** True if a running job can be cancelled. */
  readonly cancel: boolean;
  /** True if a finished job has a file to download. */
  readonly download: boolean;
}

export interface TrackedJobOptions<Params, Status, Result> extends NewJobFacts {
  readonly definition: JobDefinition<Params, Status, Result>;
  readonly address: JobAddress;
  readonly client: ServiceClient;
  readonly environment: PageEnvironment;
  readonly onSettled: () => void;
}

export function createTrackedJob<Params, Status, Result>(options: TrackedJobOptions<Params, Status, Result>): TrackedJob<Status, Result> {
  const { definition, address, client, environment, onSettled } = options;
  const store = createReducerStore<JobSnapshot<Status, Result>, JobEvent<Status, Result>>(
    reduceJob,
    newJob(definition.kind, address, options),
  );
  const poller = createPoller<Look<Status>>({
    async read(signal) {
      const answer = await definition.getStatus(client, address, { signal });
      return { answer, reading: definition.read(answer) };
    },
    onValue: see,
    onError: miss,
    intervalMs: definition.pollMs ?? defaultPollMs,
    environment,
  });
  let watchers = 0;
  let expiryTimer: unknown;
  let downloading: Promise<DownloadedFile | undefined> | undefined;

  function see({ answer, reading }: Look<Status>): 'again' | 'stop' {
    const isResultDue = definition.getResult !== undefined && reading.state !== 'running' && hasResult(reading);
    const wasLoading = store.getState().isLoadingResult;
    settle({ kind: 'seen', answer, reading, isResultDue, atMs: environment.now() });
    if (reading.state === 'running') return 'again';
    if (!wasLoading && store.getState().isLoadingResult) void fetchResult();
    return 'stop';
  }

  function miss(error: ServiceError): 'again' | 'stop' {
    reportSetupError(client, error);
    if (error.kind === 'not-found') {
      settle({ kind: 'expired', atMs: environment.now() });
      return 'stop';
    }
    const passes = passingKinds.includes(error.kind);
    store.dispatch({ kind: 'unseen', error, isLost: !passes });
    return passes ? 'again' : 'stop';
  }

  function settle(event: JobEvent<Status, Result>): void {
    const wasRunning = store.getState().status === 'running';
    const { status } = store.dispatch(event);
    if (status === 'running') return;
    if (status === 'expired') poller.stop();
    if (wasRunning) onSettled();
  }

  function awaitExpiry(): void {
    environment.clearTimeout(expiryTimer);
    const { expiresAtMs, status } = store.getState();
    if (watchers === 0 || expiresAtMs === undefined || (status !== 'running' && status !== 'succeeded')) return;
    const leftMs = expiresAtMs - environment.now();
    if (leftMs <= 0) settle({ kind: 'expired', atMs: environment.now() });
    else expiryTimer = environment.setTimeout(awaitExpiry, Math.min(leftMs, longestTimerMs));
  }

  async function loadResult(): Promise<void> {
    if (store.getState().isLoadingResult) return;
    store.dispatch({ kind: 'loading-result' });
    await fetchResult();
  }

  async function fetchResult(attempt = 1): Promise<void> {
    if (definition.getResult === undefined) return;
    try {
      store.dispatch({ kind: 'result', result: await definition.getResult(client, address) });
    } catch (cause) {
      const error = asServiceError(cause, definition.kind);
      // The result may be available only a moment after it was announced.
      if (error.kind === 'conflict' && attempt < resultAttempts) {
        environment.setTimeout(() => void fetchResult(attempt + 1), definition.pollMs ?? defaultPollMs);
      } else {
        store.dispatch({ kind: 'no-result', error });
      }
    }
  }

  async function fetchFile(): Promise<DownloadedFile | undefined> {
    if (definition.download === undefined) return undefined;
    store.dispatch({ kind: 'downloading' });
    try {
      const file = await definition.download(client, address);
      store.dispatch({ kind: 'downloaded' });
      return file;
    } catch (cause) {
      const error = asServiceError(cause, definition.kind);
      store.dispatch({ kind: 'not-downloaded', error });
      learnFrom(error);
      return undefined;
    }
  }

  /** If the file is refused, the error shows what happened to the job. */
  function learnFrom(error: ServiceError): void {
    if (error.kind === 'not-found') settle({ kind: 'expired', atMs: environment.now() });
    else if (error.kind === 'unprocessable') settle({ kind: 'failed', failure: error.message, atMs: environment.now() });
  }

  return {
    abilities: { cancel: definition.cancel !== undefined, download: definition.download !== undefined },
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    watch() {
      let isWatching = true;
      const unwatch = poller.watch();
      watchers += 1;
      awaitExpiry();
      return () => {
        if (!isWatching) return;
        isWatching = false;
        unwatch();
        watchers -= 1;
        if (watchers === 0) environment.clearTimeout(expiryTimer);
      };
    },
    isWatched: () => watchers > 0,
    async cancel() {
      const { status, isCancelling } = store.getState();
      if (definition.cancel === undefined || status !== 'running' || isCancelling) return;
      store.dispatch({ kind: 'cancelling' });
      try {
        await definition.cancel(client, address);
      } catch (cause) {
        store.dispatch({ kind: 'not-cancelled', error: asServiceError(cause, definition.kind) });
      }
      // Also after a refusal, because the job may have ended in the meantime.
      poller.lookNow();
    },
    download() {
      downloading ??= fetchFile().finally(() => {
        downloading = undefined;
      });
      return downloading;
    },
    refetch() {
      const { status, resultError } = store.getState();
      if (status === 'running') {
        store.dispatch({ kind: 'found-again' });
        poller.restart();
      } else if (resultError !== undefined) {
        void loadResult();
      }
    },
  };
}

interface Look<Status> {
  readonly answer: Status;
  readonly reading: JobReading;
}

function hasResult({ state, hasResult: isThere = state === 'succeeded' }: JobReading): boolean {
  return isThere;
}

const defaultPollMs = 2_000;
const resultAttempts = 3;

/** The maximum delay of a browser timer. */
const longestTimerMs = 2 ** 31 - 1;

const passingKinds: readonly string[] = ['network', 'server', 'rate-limited', 'interrupted', 'aborted'] satisfies ServiceError['kind'][];
