'use client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { DownloadedFile } from '../../client/http/readFile.js';
import { asServiceError } from '../asServiceError.js';
import type { JobRegistry } from './createJobRegistry.js';
import type { JobAbilities } from './createTrackedJob.js';
import type { JobAddress } from './JobDefinition.js';
import type { JobSnapshot } from './jobReducer.js';
import { useJobRegistry } from './useJobRegistry.js';

/** All jobs that any component below the provider has started, including before a reload of the tab. */
export interface Jobs {
  /** Newest first. Includes ended jobs until they are dismissed. */
  readonly jobs: readonly JobSnapshot[];
  /** The number of jobs that are running. */
  readonly runningCount: number;
  /** Asks the service to end a job. */
  cancel(key: string): Promise<void>;
  /** Returns the file of a job, or `undefined` if it could not be loaded. */
  download(key: string): Promise<DownloadedFile | undefined>;
  /** Follows a job again after `watchError`, or reads its result again after `resultError`. */
  refetch(key: string): void;
  /** Starts a job again with the same parameters. The new job replaces it in the list. */
  startAgain(key: string): Promise<JobStart>;
  /** False if the job's parameters are unknown: it was started elsewhere, or before a reload that did not keep them. */
  canStartAgain(key: string): boolean;
  /** The actions that jobs of its kind support. */
  abilitiesOf(key: string): JobAbilities;
  /** Removes a job from the list. A running job continues at the service. */
  dismiss(key: string): void;
  /** Removes all ended jobs from the list. */
  dismissEnded(): void;
}

/** The result of starting a job again; `vetoed` if its parameters are unknown. */
export type JobStart =
  | { readonly kind: 'done'; readonly result: JobAddress }
  | { readonly kind: 'vetoed' }
  | { readonly kind: 'failed'; readonly error: ServiceError };

/** The jobs of the whole application, for a tray. Follows running jobs, even if the component that started them has unmounted. */
export function useJobs(): Jobs {
  const registry = useJobRegistry();
  const jobs = useSyncExternalStore(registry.subscribe, registry.getJobs, registry.getJobs);
  useEffect(() => {
    void registry.restore();
    return registry.watchAll();
  }, [registry]);
  return useMemo(() => ({ jobs, runningCount: jobs.filter(isRunning).length, ...actionsOf(registry) }), [jobs, registry]);
}

function actionsOf(registry: JobRegistry): Omit<Jobs, 'jobs' | 'runningCount'> {
  return {
    cancel: async (key) => registry.find(key)?.cancel(),
    download: async (key) => registry.find(key)?.download(),
    refetch: (key) => registry.find(key)?.refetch(),
    async startAgain(key) {
      try {
        const job = await registry.startAgain(key);
        return job === undefined ? { kind: 'vetoed' } : { kind: 'done', result: job.getSnapshot().address };
      } catch (cause) {
        return { kind: 'failed', error: asServiceError(cause, key) };
      }
    },
    canStartAgain: registry.canStartAgain,
    abilitiesOf: (key) => registry.find(key)?.abilities ?? noAbilities,
    dismiss: (key) => registry.dismiss([key]),
    dismissEnded() {
      const ended = registry.getJobs().filter((job) => !isRunning(job));
      registry.dismiss(ended.map(({ key }) => key));
    },
  };
}

const noAbilities: JobAbilities = { cancel: false, download: false };

function isRunning({ status }: JobSnapshot): boolean {
  return status === 'running';
}
