'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  type BranchResponse,
  type CommitChangesRequest,
  type CreateBranchRequest,
  commitChanges,
  createBranch,
  type DevBranchResponse,
  listBranches,
  type MergeIntoParentBranchRequest,
  type MergeResponse,
  type MergeToDefaultBranchRequest,
  mergeIntoParentBranch,
  mergeToDefaultBranch,
  type PullRequest,
  type PullResponse,
  pull,
  type RemoveBranchParams,
  removeBranch,
  type SetBranchStagingEnvironmentRequest,
  type SetBranchStagingEnvironmentResponse,
  type StartDevModeRequest,
  setBranchStagingEnvironment,
  startDevMode,
  stopDevMode,
} from '../../client/resources/branches.js';
import type { DataModelWriteResponse } from '../../client/resources/data-model.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Runs `startDevMode`. */
export function useStartDevMode(options?: WriteOptions<DevBranchResponse, DeploymentAddress & StartDevModeRequest>) {
  return useResourceMutation(startDevMode, ({ deploymentId }) => [['deployments', deploymentId, 'dev-mode']], options);
}

/** Runs `stopDevMode`. */
export function useStopDevMode(options?: WriteOptions<DataModelWriteResponse, DeploymentAddress>) {
  return useResourceMutation(stopDevMode, ({ deploymentId }) => [['deployments', deploymentId, 'dev-mode']], options);
}

/** Query options of `listBranches`: its first page. */
export function branchesQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'branches'], listBranches, params);
}

/** Infinite-query options of `listBranches`. */
export function branchesInfiniteQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'branches'], listBranches, params);
}

export function useBranches<Data = Page<BranchResponse>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: ReadOptions<Page<BranchResponse>, Data>,
) {
  return useRead(branchesQuery(useServiceClient(), params), options);
}

export function useBranchesInfinite<Data = Pages<BranchResponse>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: CursorReadOptions<BranchResponse, Data>,
) {
  return useCursorRead(branchesInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `createBranch`. */
export function useCreateBranch(options?: WriteOptions<DevBranchResponse, DeploymentAddress & CreateBranchRequest>) {
  return useResourceMutation(createBranch, ({ deploymentId }) => [['deployments', deploymentId, 'branches']], options);
}

/** Runs `removeBranch`. */
export function useRemoveBranch(options?: WriteOptions<DataModelWriteResponse, RemoveBranchParams>) {
  return useResourceMutation(removeBranch, ({ deploymentId }) => [['deployments', deploymentId, 'branches']], options);
}

/** Runs `setBranchStagingEnvironment`. */
export function useSetBranchStagingEnvironment(
  options?: WriteOptions<SetBranchStagingEnvironmentResponse, DeploymentAddress & SetBranchStagingEnvironmentRequest>,
) {
  return useResourceMutation(setBranchStagingEnvironment, ({ deploymentId }) => [['deployments', deploymentId, 'branches']], options);
}

/** Runs `commitChanges`. */
export function useCommitChanges(options?: WriteOptions<DataModelWriteResponse, DeploymentAddress & CommitChangesRequest>) {
  return useResourceMutation(commitChanges, ({ deploymentId }) => [['deployments', deploymentId, 'commit']], options);
}

/** Runs `pull`. */
export function usePullBranch(options?: WriteOptions<PullResponse, DeploymentAddress & PullRequest>) {
  return useResourceMutation(pull, ({ deploymentId }) => [['deployments', deploymentId, 'pull']], options);
}

/** Runs `mergeIntoParentBranch`. */
export function useMergeIntoParentBranch(options?: WriteOptions<MergeResponse, DeploymentAddress & MergeIntoParentBranchRequest>) {
  return useResourceMutation(mergeIntoParentBranch, ({ deploymentId }) => [['deployments', deploymentId, 'merge']], options);
}

/** Runs `mergeToDefaultBranch`. */
export function useMergeToDefaultBranch(options?: WriteOptions<MergeResponse, DeploymentAddress & MergeToDefaultBranchRequest>) {
  return useResourceMutation(mergeToDefaultBranch, ({ deploymentId }) => [['deployments', deploymentId, 'merge-to-default']], options);
}
