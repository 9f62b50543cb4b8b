'use client';
import { useQueryClient } from '@tanstack/react-query';
import { isServiceError } from '../../client/errors/ServiceError.js';
import { invalidatePaths } from '../invalidatePaths.js';
import type { ResourcePath } from '../queryKeys.js';
import type { JobAddress, JobDefinition } from './JobDefinition.js';
import { useJobRegistry } from './useJobRegistry.js';

/** The options of `useStartJob`. */
export interface StartJobOptions<Params> {
  /** Returns the name of the job in a `JobTray`. Default: that of its kind. */
  nameOf?(params: Params): string | undefined;
  /** Returns the queries to refetch if the start is refused because another job is running. */
  changesByConflict?(params: Params): readonly ResourcePath[];
}

/** Starts a job, so that a `JobTray` lists it too. */
export function useStartJob<Params, Status, Result>(
  definition: JobDefinition<Params, Status, Result>,
  { nameOf, changesByConflict }: StartJobOptions<Params> = {},
): (params: Params) => Promise<JobAddress> {
  const registry = useJobRegistry();
  const queryClient = useQueryClient();
  return async (params) => {
    try {
      const job = await registry.start(definition, params, { name: nameOf?.(params) });
      return job.getSnapshot().address;
    } catch (cause) {
      if (isServiceError(cause) && cause.kind === 'conflict') {
        invalidatePaths(queryClient, registry.client, changesByConflict?.(params) ?? []);
      }
      throw cause;
    }
  };
}

/** Requests the cancellation of a job. Everything that tracks the job then shows it as cancelling. */
export function useCancelJob<Params, Status, Result>(
  definition: JobDefinition<Params, Status, Result>,
): (address: JobAddress) => Promise<void> {
  const registry = useJobRegistry();
  return async (address) => {
    const job = registry.track(definition, address);
    await job.cancel();
    const { cancelError } = job.getSnapshot();
    if (cancelError !== undefined) throw cancelError;
  };
}
