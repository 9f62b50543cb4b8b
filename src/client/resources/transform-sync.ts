import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';

/** (payload facts, Transform Sync). */
export function startTransformSync(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & StartTransformSyncInput,
  options?: CallOptions,
) {
  return client.post<TransformSyncResponse>(path`/api/v1/deployments/${deploymentId}/transform-sync`, {
    ...options,
    operation: 'startTransformSync',
    body,
  });
}

/** (payload facts, Transform Sync). */
export function listTransformSyncs(client: ServiceClient, { deploymentId, ...query }: ListTransformSyncsParams, options?: CallOptions) {
  return getPage<TransformSyncRun>(client, path`/api/v1/deployments/${deploymentId}/transform-sync`, {
    ...options,
    operation: 'listTransformSyncs',
    query,
  });
}

/** Poll until COMPLETED or FAILED; any other or unknown value = still running; never gate on percentComplete (payload facts, Transform Sync). */
export function getTransformSyncStatus(client: ServiceClient, { deploymentId, syncJobId }: TransformSyncAddress, options?: CallOptions) {
  return client.get<TransformSyncStatusResponse>(path`/api/v1/deployments/${deploymentId}/transform-sync/${syncJobId}`, {
    ...options,
    operation: 'getTransformSyncStatus',
  });
}

/** (payload facts, Transform Sync). */
export function getTransformSyncResult(client: ServiceClient, { deploymentId, syncJobId }: TransformSyncAddress, options?: CallOptions) {
  return client.get<TransformSyncResultResponse>(path`/api/v1/deployments/${deploymentId}/transform-sync/${syncJobId}/result`, {
    ...options,
    operation: 'getTransformSyncResult',
  });
}

/** (no query declared) (payload facts, Transform Sync). */
export function getTransformSyncLogs(
  client: ServiceClient,
  { deploymentId, syncJobId, ...query }: TransformSyncAddress & CursorParams,
  options?: CallOptions,
) {
  return getPage<TransformSyncLogEntry>(client, path`/api/v1/deployments/${deploymentId}/transform-sync/${syncJobId}/logs`, {
    ...options,
    operation: 'getTransformSyncLogs',
    query,
  });
}

/** (payload facts, Transform Sync). */
export function cancelTransformSync(client: ServiceClient, { deploymentId, syncJobId }: TransformSyncAddress, options?: CallOptions) {
  return client.delete<TransformSyncCancelResponse>(path`/api/v1/deployments/${deploymentId}/transform-sync/${syncJobId}`, {
    ...options,
    operation: 'cancelTransformSync',
  });
}

/** 404 when the run committed to a branch or the job is stale/unknown; held 1 hour (payload facts, Transform Sync). */
export function getTransformSyncGeneratedFiles(
  client: ServiceClient,
  { deploymentId, syncJobId, ...query }: TransformSyncAddress & CursorParams,
  options?: CallOptions,
) {
  return getPage<TransformGeneratedFileContent>(
    client,
    path`/api/v1/deployments/${deploymentId}/transform-sync/${syncJobId}/generated-files`,
    { ...options, operation: 'getTransformSyncGeneratedFiles', query },
  );
}

export interface TransformSyncAddress extends DeploymentAddress {
  readonly syncJobId: string;
}

/** Which of them `listTransformSyncs` lists, or how. */
export interface ListTransformSyncsParams extends DeploymentAddress, CursorParams {
  readonly status?: TransformSyncRunStatus | null | undefined;
  readonly trigger?: TransformSyncTrigger | null | undefined;
}

/**  = branch or tag, not a commit id;  required when source is 'manifest'. */
export interface StartTransformSyncInput {
  readonly branchName?: string | null | undefined;
  readonly ref?: string | null | undefined;
  readonly source?: 'git' | 'manifest' | null | undefined;
  readonly manifest?: JsonObject | null | undefined;
  readonly output?: 'branch' | 'files' | null | undefined;
}

export interface TransformSyncResponse {
  readonly syncJobId: string;
  readonly workflowId: string;
  readonly branchName: string;
}

export type TransformSyncRunStatus = 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'UNKNOWN';

export type TransformSyncTrigger = 'manual' | 'api' | 'webhook' | 'agent' | 'unknown';

/** Status, trigger, source use the values above but are open strings; unknown status = not terminal; show durationMs, not the difference of the two times. */
export interface TransformSyncRun {
  readonly syncJobId: string;
  readonly deploymentId: number;
  readonly status: string;
  readonly trigger: string;
  readonly source: string;
  readonly branchName: string;
  readonly startedAt: string;
  readonly completedAt?: string | null;
  readonly durationMs?: number | null;
  readonly errorMessage?: string | null;
  readonly failedPhase?: string | null;
  readonly gitRef?: string | null;
  readonly lastStage?: string | null;
  readonly phases?: readonly TransformSyncRunPhase[] | null;
  readonly stats?: TransformSyncRunStats | null;
  readonly triggerContext?: TransformSyncRunTriggerContext | null;
  readonly userId?: number | null;
}

/** Outcome: ok, failed; phases seen: repo-clone, transform-deps, transform-compile. */
export interface TransformSyncRunPhase {
  readonly phase: string;
  readonly startedOffsetMs: number;
  readonly durationMs: number;
  readonly outcome: string;
}

export interface TransformSyncRunStats {
  readonly serviceCount?: number | null;
  readonly transformVersion?: string | null;
  readonly generatedFileCount?: number | null;
  readonly macros?: number | null;
  readonly manifestGeneratedAt?: string | null;
  readonly models?: number | null;
  readonly sources?: number | null;
}

export interface TransformSyncRunTriggerContext {
  readonly headSha?: string | null;
  readonly pushedBranch?: string | null;
  readonly targetBranch?: string | null;
}

/** Status: INITIALIZING, CREATING_SANDBOX, UPLOADING_PROJECT, INSTALLING_DEPENDENCIES, RUNNING_TRANSFORM_DEPS, COMPILING_TRANSFORM, PROCESSING_MANIFEST, WRITING_SERVICE_FILES, FINALIZING, COMPLETED, FAILED; error only with FAILED. */
export interface TransformSyncStatusResponse {
  readonly syncJobId: string;
  readonly status: string;
  readonly progress: TransformSyncProgress;
  readonly updatedAt: string;
  readonly error?: string | null;
}

export interface TransformSyncProgress {
  readonly stage: string;
  readonly percentComplete: number;
  readonly message?: string | null;
}

export interface TransformSyncResultResponse {
  readonly syncJobId: string;
  readonly generatedFiles: readonly TransformSyncGeneratedFile[];
  readonly manifestStats: TransformSyncManifestStats;
  readonly serviceCount: number;
  readonly completedAt: string;
  readonly durationMs: number;
}

export interface TransformSyncGeneratedFile {
  readonly path: string;
}

export interface TransformSyncManifestStats {
  readonly models: number;
  readonly sources: number;
  readonly macros: number;
}

/** Level: info, error; stream: system today, open set. */
export interface TransformSyncLogEntry {
  readonly timestamp: string;
  readonly level: string;
  readonly stream: string;
  readonly message: string;
  readonly phase?: string | null;
  readonly durationMs?: number | null;
}

/** YAML text. */
export interface TransformGeneratedFileContent {
  readonly path: string;
  readonly content: string;
}

export interface TransformSyncCancelResponse {
  readonly message: string;
}
