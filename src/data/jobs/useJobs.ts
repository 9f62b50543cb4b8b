'use client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DownloadedFile } from '../../client/http/readFile.js';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { asServiceError } from '../asServiceError.js';
import type { JobRegistry } from './createJobRegistry.js';
import type { JobAbilities } from './createTrackedJob.js';
import type { JobAddress } from './JobDefinition.js';
import type { JobSnapshot } from './jobReducer.js';
import { useJobRegistry } from './useJobRegistry.js';

/** Every job that was started below the provider, wherever that was, also before a reload of the tab. */
export interface Jobs {
  /** The newest first; also those that have ended, until they are dismissed. */
  readonly jobs: readonly JobSnapshot[];
  readonly runningCount: number;
  cancel(key: string): Promise<void>;
  download(key: string): Promise<DownloadedFile | undefined>;
  retry(key: string): void;
  /** Starts a job once more, with what it was started with; the new one takes its place. */
  startAgain(key: string): Promise<JobStart>;
  /** False if the job's parameters are unknown: it was started elsewhere, or before a reload that did not keep them. */
  canStartAgain(key: string): boolean;
  /** The actions that jobs of its kind support. */
  abilitiesOf(key: string): JobAbilities;
  /** Takes a job off the list. One that runs goes on at the service. */
  dismiss(key: string): void;
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
    retry: (key) => registry.find(key)?.retry(),
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
