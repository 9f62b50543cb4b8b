import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';
import type { DataModelWriteResponse } from './data-model.js';

/** (payload facts, Data Model). */
export function startDevMode(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & StartDevModeRequest,
  options?: CallOptions,
) {
  return client.post<DevBranchResponse>(path`/build/api/v1/deployments/${deploymentId}/dev-mode`, {
    ...options,
    operation: 'startDevMode',
    body,
  });
}

/** (payload facts, Data Model). */
export function stopDevMode(client: ServiceClient, { deploymentId }: DeploymentAddress, options?: CallOptions) {
  return client.delete<DataModelWriteResponse>(path`/build/api/v1/deployments/${deploymentId}/dev-mode`, {
    ...options,
    operation: 'stopDevMode',
  });
}

/** (payload facts, Data Model). */
export function listBranches(client: ServiceClient, { deploymentId, ...query }: DeploymentAddress & CursorParams, options?: CallOptions) {
  return getPage<BranchResponse>(client, path`/build/api/v1/deployments/${deploymentId}/branches`, {
    ...options,
    operation: 'listBranches',
    query,
  });
}

/** (payload facts, Data Model). */
export function createBranch(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & CreateBranchRequest,
  options?: CallOptions,
) {
  return client.post<DevBranchResponse>(path`/build/api/v1/deployments/${deploymentId}/branches`, {
    ...options,
    operation: 'createBranch',
    body,
  });
}

/** 400 for the deploy branch; 404 unknown branch (payload facts, Data Model). */
export function removeBranch(client: ServiceClient, { deploymentId, ...query }: RemoveBranchParams, options?: CallOptions) {
  return client.delete<DataModelWriteResponse>(path`/build/api/v1/deployments/${deploymentId}/branches`, {
    ...options,
    operation: 'removeBranch',
    query,
  });
}

/** rejected for personal dev branches and the deploy branch (payload facts, Data Model). */
export function setBranchStagingEnvironment(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & SetBranchStagingEnvironmentRequest,
  options?: CallOptions,
) {
  return client.put<SetBranchStagingEnvironmentResponse>(path`/build/api/v1/deployments/${deploymentId}/branches/staging-environment`, {
    ...options,
    operation: 'setBranchStagingEnvironment',
    body,
  });
}

/** (payload facts, Data Model). */
export function commitChanges(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & CommitChangesRequest,
  options?: CallOptions,
) {
  return client.post<DataModelWriteResponse>(path`/build/api/v1/deployments/${deploymentId}/commit`, {
    ...options,
    operation: 'commitChanges',
    body,
  });
}

/** (payload facts, Data Model). */
export function pull(client: ServiceClient, { deploymentId, ...body }: DeploymentAddress & PullRequest, options?: CallOptions) {
  return client.post<PullResponse>(path`/build/api/v1/deployments/${deploymentId}/pull`, { ...options, operation: 'pull', body });
}

/** (payload facts, Data Model). */
export function mergeIntoParentBranch(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & MergeIntoParentBranchRequest,
  options?: CallOptions,
) {
  return client.post<MergeResponse>(path`/build/api/v1/deployments/${deploymentId}/merge`, {
    ...options,
    operation: 'mergeIntoParentBranch',
    body,
  });
}

/** (payload facts, Data Model). */
export function mergeToDefaultBranch(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & MergeToDefaultBranchRequest,
  options?: CallOptions,
) {
  return client.post<MergeResponse>(path`/build/api/v1/deployments/${deploymentId}/merge-to-default`, {
    ...options,
    operation: 'mergeToDefaultBranch',
    body,
  });
}

/** Which of them `removeBranch` lists, or how. */
export interface RemoveBranchParams extends DeploymentAddress {
  readonly branchName: string;
  readonly removeOnUpstream?: boolean | undefined;
}

export interface StartDevModeRequest {
  readonly branchName?: string | null | undefined;
}

export interface DevBranchResponse {
  readonly active: boolean;
  readonly branchName?: string | null;
  readonly parentBranch?: string | null;
}

export interface BranchResponse {
  readonly id: number;
  readonly name: string;
  readonly parentBranch?: string | null;
  readonly lastHash?: string | null;
  readonly isStagingEnvironmentEnabled?: boolean | null;
}

export interface CreateBranchRequest {
  readonly name: string;
  readonly from?: string | null | undefined;
  readonly activate?: boolean | null | undefined;
}

export interface SetBranchStagingEnvironmentRequest {
  readonly enabled: boolean;
  readonly branchId?: number | null | undefined;
  readonly branchName?: string | null | undefined;
}

export interface SetBranchStagingEnvironmentResponse {
  readonly data: BranchResponse;
}

export interface CommitChangesRequest {
  readonly message?: string | null | undefined;
  readonly exitDevMode?: boolean | null | undefined;
  readonly resolveMergeConflict?: boolean | null | undefined;
}

export interface PullRequest {
  readonly branchName: string;
}

export interface PullResponse {
  readonly buildTriggered: boolean;
}

export interface MergeIntoParentBranchRequest {
  readonly branchId?: number | undefined;
  readonly branchName?: string | undefined;
  readonly message?: string | null | undefined;
  readonly squashCommits?: boolean | null | undefined;
  readonly deleteBranch?: boolean | null | undefined;
  readonly switchToParentBranch?: boolean | null | undefined;
}

export interface MergeToDefaultBranchRequest {
  readonly message: string;
  readonly branchId?: number | undefined;
  readonly branchName?: string | undefined;
  readonly removeBranchAfterMerge?: boolean | null | undefined;
}

export interface MergeResponse {
  readonly merged: boolean;
  readonly branchDeleted: boolean;
}
