import { lookUp } from '../../client/http/lookUp.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  cancelTransformSync,
  getTransformSyncResult,
  getTransformSyncStatus,
  type StartTransformSyncInput,
  startTransformSync,
  type TransformSyncAddress,
  type TransformSyncResultResponse,
  type TransformSyncStatusResponse,
} from '../../client/resources/transform-sync.js';
import { committedParts, deploymentParts } from '../deploymentParts.js';
import type { JobAddress, JobDefinition, JobReading } from './JobDefinition.js';

/** A run of transform sync. It ends completed, failed or cancelled. Its percentage is not reliable. */
export const transformSyncJob: JobDefinition<
  DeploymentAddress & StartTransformSyncInput,
  TransformSyncStatusResponse,
  TransformSyncResultResponse
> = {
  kind: 'transform-sync',
  async start(client, params, options) {
    const { syncJobId } = await startTransformSync(client, params, options);
    return { address: { deploymentId: params.deploymentId, jobId: syncJobId } };
  },
  getStatus: (client, address, options) => getTransformSyncStatus(client, runOf(address), options),
  read: ({ status, progress, error }) => ({
    state: lookUp(states, status) ?? 'running',
    progress: { percent: progress?.percentComplete, stage: progress?.stage ?? status, message: progress?.message ?? undefined },
    failure: error,
  }),
  getResult: (client, address, options) => getTransformSyncResult(client, runOf(address), options),
  cancel: (client, address, options) => cancelTransformSync(client, runOf(address), options),
  // A manifest contains a whole project.
  remember: (params) => (params.manifest == null ? params : undefined),
  changes: ({ deploymentId }) => [['deployments', deploymentId, 'transform-sync']],
  changesByItsEnd: ({ deploymentId }) => [...deploymentParts(deploymentId, committedParts), ['source-control', 'repositories']],
};

const states: Readonly<Record<string, JobReading['state']>> = { COMPLETED: 'succeeded', FAILED: 'failed', CANCELLED: 'cancelled' };

function runOf({ deploymentId, jobId }: JobAddress): TransformSyncAddress {
  return { deploymentId, syncJobId: jobId };
}

/** Milliseconds after completion for which the service keeps the files of a run whose output was `files`. */
export const filesHeldMs = 3_600_000;
