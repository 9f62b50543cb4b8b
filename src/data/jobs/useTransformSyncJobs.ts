'use client';
import type { TransformSyncAddress } from '../../client/resources/transform-sync.js';
import { transformSyncJob } from './transformSyncJob.js';
import { type StartJobOptions, useCancelJob, useStartJob } from './useJobActions.js';

type StartParams = Parameters<typeof transformSyncJob.start>[1];

const startOptions: StartJobOptions<StartParams> = {
  nameOf: ({ branchName }) => branchName ?? undefined,
  // The dialog then shows the run that is already in progress.
  changesByConflict: ({ deploymentId }) => [['deployments', deploymentId, 'transform-sync']],
};

/** Starts a sync as a job. */
export function useStartSync() {
  const start = useStartJob(transformSyncJob, startOptions);
  return {
    async mutateAsync(params: StartParams): Promise<TransformSyncAddress> {
      const { deploymentId, jobId } = await start(params);
      return { deploymentId, syncJobId: jobId };
    },
  };
}

/** Requests the cancellation of a sync. */
export function useCancelSync() {
  const cancel = useCancelJob(transformSyncJob);
  return {
    mutateAsync: ({ deploymentId, syncJobId }: TransformSyncAddress) => cancel({ deploymentId, jobId: syncJobId }),
  };
}
