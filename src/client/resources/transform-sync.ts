import type { JsonObject } from '../chat-stream/QueryRows.js';
import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { Open } from '../json/Open.js';
import type { DeploymentAddress } from './addresses.js';
import { refuse } from './checks/checks.js';
import type { TransformSyncRun, TransformSyncRunStatus, TransformSyncTrigger } from './transform-sync-runs.js';

/**
 * Starts a run that turns a transform project into files of the data model. A ref or a branch that does not exist does not
 * refuse the start: the run fails. Needs the right to change the data model (docs/contract/jobs.md#transform-syncs).
 * @throws 403 if the caller lacks permission
 * @throws 404 if the deployment does not exist
 */
export const startTransformSync = operation<DeploymentAddress & StartTransformSyncInput, TransformSyncResponse>(
  'startTransformSync',
  'POST',
  '/api/v1/deployments/{deploymentId}/transform-sync',
  {
    check({ source, manifest }, operation) {
      if (source === 'manifest' && !manifest) {
        refuse({ field: 'manifest', operation }, "is required where source is 'manifest'");
      }
    },
  },
);

/**
 * Lists the runs of a deployment, newest first, optionally of one status or trigger (docs/contract/jobs.md#transform-syncs).
 * @throws 400 if the cursor is invalid
 * @throws 403 if the caller lacks permission
 * @throws 404 if the deployment does not exist
 */
export const listTransformSyncs = listOperation<ListTransformSyncsParams, TransformSyncRun>(
  'listTransformSyncs',
  '/api/v1/deployments/{deploymentId}/transform-sync',
);

/**
 * Returns the progress of a run. Poll until `isTransformSyncDone` is true of `status`, and do not rely on the percentage: a run at
 * 100 percent may still be working. A cancelled run is reported as `FAILED` (docs/contract/jobs.md#transform-syncs).
 * @throws 403 if the caller lacks permission
 * @throws 404 if the job does not exist or belongs to another deployment
 */
export const getTransformSyncStatus = operation<TransformSyncAddress, TransformSyncStatusResponse>(
  'getTransformSyncStatus',
  'GET',
  '/api/v1/deployments/{deploymentId}/transform-sync/{syncJobId}',
);

/**
 * Returns the output of a completed run: its files and counts. 409 for any other run (docs/contract/jobs.md#transform-syncs).
 * @throws 403 if the caller lacks permission
 * @throws 404 if the job does not exist or belongs to another deployment
 * @throws 409 if the run is in progress, failed, was cancelled or was lost
 */
export const getTransformSyncResult = operation<TransformSyncAddress, TransformSyncResultResponse>(
  'getTransformSyncResult',
  'GET',
  '/api/v1/deployments/{deploymentId}/transform-sync/{syncJobId}/result',
);

/**
 * Lists the log of a run so far, oldest first (docs/contract/jobs.md#transform-syncs).
 * @throws 403 if the caller lacks permission
 * @throws 404 if the job does not exist or belongs to another deployment
 */
export const getTransformSyncLogs = listOperation<TransformSyncAddress & CursorParams, TransformSyncLogEntry>(
  'getTransformSyncLogs',
  '/api/v1/deployments/{deploymentId}/transform-sync/{syncJobId}/logs',
);

/**
 * Asks a run to stop, which it does a little later; 409 once it has ended (docs/contract/jobs.md#transform-syncs).
 * @throws 403 if the caller lacks permission
 * @throws 404 if the job does not exist or belongs to another deployment
 * @throws 409 if the run has ended
 */
export const cancelTransformSync = operation<TransformSyncAddress, TransformSyncCancelResponse>(
  'cancelTransformSync',
  'DELETE',
  '/api/v1/deployments/{deploymentId}/transform-sync/{syncJobId}',
);

/**
 * Lists the files of a run whose `output` was `files`, with their content. They are held for one hour after its completion;
 * 404 later, before, and for a run that committed to a branch. Needs read access to the deployment (docs/contract/jobs.md#transform-syncs).
 * @throws 403 if the caller lacks permission
 * @throws 404 if the job does not exist or belongs to another deployment, or if its run is in progress, committed to a branch or completed
 *   at least an hour ago
 */
export const getTransformSyncGeneratedFiles = listOperation<TransformSyncAddress & CursorParams, TransformGeneratedFileContent>(
  'getTransformSyncGeneratedFiles',
  '/api/v1/deployments/{deploymentId}/transform-sync/{syncJobId}/generated-files',
);

/**
 * True once a run is over, by the `status` of a run or of its progress. An unknown word means that it still runs, as the
 * service may add stages.
 */
export function isTransformSyncDone(status: string): boolean {
  return status === 'COMPLETED' || status === 'FAILED' || status === 'CANCELLED';
}

/** The ids in the path of a sync. */
export interface TransformSyncAddress extends DeploymentAddress {
  /** The id that starting the sync returned. */
  readonly syncJobId: string;
}

/** The filters of the syncs. */
export interface ListTransformSyncsParams extends DeploymentAddress, CursorParams {
  /** Only syncs in this state. */
  readonly status?: TransformSyncRunStatus | null | undefined;
  /** Only syncs started in this way. */
  readonly trigger?: TransformSyncTrigger | null | undefined;
}

/** The project to sync, and the destination of its files. */
export interface StartTransformSyncInput {
  /** The branch of the deployment to commit to. */
  readonly branchName?: string | null | undefined;
  /** A branch or a tag of the project's repository, never a commit. */
  readonly ref?: string | null | undefined;
  /** `git` for the connected repository, which is the default; `manifest` for a project compiled elsewhere. */
  readonly source?: 'git' | 'manifest' | null | undefined;
  /** Required if `source` is `manifest`. */
  readonly manifest?: JsonObject | null | undefined;
  /** `branch` commits the files; `files` only keeps them for `getTransformSyncGeneratedFiles`. Default: `branch`. */
  readonly output?: 'branch' | 'files' | null | undefined;
}

/** A sync that the service has accepted. */
export interface TransformSyncResponse {
  /** The id that status, result and cancelling take. */
  readonly syncJobId: string;
  /** The id of the workflow that runs it. */
  readonly workflowId: string;
  /** The branch that receives the files. */
  readonly branchName: string;
}

/** The stages of a run in their order, and the two ways it ends. */
export type TransformSyncStage =
  | 'INITIALIZING'
  | 'CREATING_SANDBOX'
  | 'UPLOADING_PROJECT'
  | 'INSTALLING_DEPENDENCIES'
  | 'RUNNING_TRANSFORM_DEPS'
  | 'COMPILING_TRANSFORM'
  | 'PROCESSING_MANIFEST'
  | 'WRITING_SERVICE_FILES'
  | 'FINALIZING'
  | 'COMPLETED'
  | 'FAILED';

/** The progress of a sync. */
export interface TransformSyncStatusResponse {
  /** The id of the sync. */
  readonly syncJobId: string;
  /** The stage; treat unknown values as running. */
  readonly status: Open<TransformSyncStage>;
  /** The stage and a message about it. */
  readonly progress: TransformSyncProgress;
  readonly updatedAt: string;
  /** With `FAILED` only. */
  readonly error?: string | null;
}

/** The stage of a sync. */
export interface TransformSyncProgress {
  /** The stage that the message is about. */
  readonly stage: Open<TransformSyncStage>;
  /** For display only: the run may be finished at any value. */
  readonly percentComplete: number;
  /** A message of the service about the stage. */
  readonly message?: string | null;
}

/** The result of a sync that completed. */
export interface TransformSyncResultResponse {
  /** The id of the sync. */
  readonly syncJobId: string;
  /** The files that were written. */
  readonly generatedFiles: readonly TransformSyncGeneratedFile[];
  /** The counts of the compiled project. */
  readonly manifestStats: TransformSyncManifestStats;
  /** The number of definitions that were written. */
  readonly serviceCount: number;
  /** The time it ended. */
  readonly completedAt: string;
  /** The time it took, in milliseconds. */
  readonly durationMs: number;
}

/** A file that a sync wrote. */
export interface TransformSyncGeneratedFile {
  /** The path in the data model. */
  readonly path: string;
}

/** The counts of the compiled project. */
export interface TransformSyncManifestStats {
  /** The number of models. */
  readonly models: number;
  /** The number of sources. */
  readonly sources: number;
  /** The number of macros. */
  readonly macros: number;
}

/** A line of the log. */
export interface TransformSyncLogEntry {
  /** The time of the line in ISO 8601. */
  readonly timestamp: string;
  /** The severity. */
  readonly level: Open<'info' | 'error'>;
  /** The writer of the line. */
  readonly stream: Open<'system'>;
  /** The text of the line. */
  readonly message: string;
  /** The phase that the line belongs to. */
  readonly phase?: string | null;
  /** The time that the line reports, in milliseconds. */
  readonly durationMs?: number | null;
}

/** A file that a sync kept instead of committing it. */
export interface TransformGeneratedFileContent {
  /** The path in the data model. */
  readonly path: string;
  /** YAML. */
  readonly content: string;
}

/** The answer to cancelling a sync. */
export interface TransformSyncCancelResponse {
  /** A message of the service, for people. */
  readonly message: string;
}
