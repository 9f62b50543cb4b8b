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
import { branchParts, committedParts, deploymentParts } from '../deploymentParts.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { type OptimisticWriteOptions, useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Turns the caller's dev mode on. Refetches branches, files, build state and environments, because it may create a branch, and starts one. */
export function useStartDevMode(options?: WriteOptions<DevBranchResponse, DeploymentAddress & StartDevModeRequest>) {
  return useResourceMutation(startDevMode, ({ deploymentId }) => deploymentParts(deploymentId, branchParts), options);
}

/** Turns the caller's dev mode off. Refetches files, build state and environments. */
export function useStopDevMode(options?: WriteOptions<DataModelWriteResponse, DeploymentAddress>) {
  return useResourceMutation(
    stopDevMode,
    ({ deploymentId }) => deploymentParts(deploymentId, ['data-model', 'build-status', 'environments']),
    options,
  );
}

/** Query options of `listBranches`: all of them, or with `first` the first page. */
export function branchesQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'branches'], listBranches, params);
}

/** Infinite-query options of `listBranches`. */
export function branchesInfiniteQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'branches'], listBranches, params);
}

/** Reads the branches of a deployment: all of them, or with `first` the first page. */
export function useBranches<Data = Page<BranchResponse>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: ReadOptions<Page<BranchResponse>, Data>,
) {
  return useRead(branchesQuery(useServiceClient(), params), options);
}

/** Reads the branches of a deployment page by page. */
export function useBranchesInfinite<Data = Pages<BranchResponse>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: CursorReadOptions<BranchResponse, Data>,
) {
  return useCursorRead(branchesInfiniteQuery(useServiceClient(), params), options);
}

/** Creates a branch. Refetches branches, and with `activate` everything that `useStartDevMode` refetches. */
export function useCreateBranch(options?: WriteOptions<DevBranchResponse, DeploymentAddress & CreateBranchRequest>) {
  return useResourceMutation(
    createBranch,
    ({ deploymentId, activate }) => deploymentParts(deploymentId, activate ? branchParts : ['branches']),
    options,
  );
}

/** Deletes a branch. Refetches branches, files, build state and environments, and with `removeOnUpstream` the branches of repositories. */
export function useRemoveBranch(options?: WriteOptions<DataModelWriteResponse, RemoveBranchParams>) {
  return useResourceMutation(
    removeBranch,
    ({ deploymentId, removeOnUpstream }) => [...deploymentParts(deploymentId, branchParts), ...(removeOnUpstream ? [repositories] : [])],
    options,
  );
}

/** Turns a staging environment on or off. Refetches branches, build state and environments. With `optimistic`, it is shown at once. */
export function useSetBranchStagingEnvironment(
  options?: OptimisticWriteOptions<SetBranchStagingEnvironmentResponse, DeploymentAddress & SetBranchStagingEnvironmentRequest>,
) {
  return useResourceMutation(
    setBranchStagingEnvironment,
    ({ deploymentId }) => deploymentParts(deploymentId, ['branches', 'build-status', 'environments']),
    options,
    {
      paths: ({ deploymentId }) => deploymentParts(deploymentId, ['branches']),
      isTarget: ({ id, name }, { branchId, branchName }) => (typeof branchId === 'number' ? id === branchId : name === branchName),
      fields: ({ enabled }) => ({ isStagingEnvironmentEnabled: enabled }),
    },
  );
}

/** Commits on the branch of dev mode. Refetches branches, files, build state and repositories, and with `exitDevMode` environments. */
export function useCommitChanges(options?: WriteOptions<DataModelWriteResponse, DeploymentAddress & CommitChangesRequest>) {
  return useResourceMutation(
    commitChanges,
    ({ deploymentId, exitDevMode }) => [...deploymentParts(deploymentId, exitDevMode ? branchParts : committedParts), repositories],
    options,
  );
}

/** Updates a branch from its repository. Refetches branches, files and build state. */
export function usePullBranch(options?: WriteOptions<PullResponse, DeploymentAddress & PullRequest>) {
  return useResourceMutation(pull, ({ deploymentId }) => deploymentParts(deploymentId, committedParts), options);
}

/** Merges a branch into its parent. Refetches what a commit changes, because a branch may be deleted and dev mode may have moved. */
export function useMergeIntoParentBranch(options?: WriteOptions<MergeResponse, DeploymentAddress & MergeIntoParentBranchRequest>) {
  return useResourceMutation(
    mergeIntoParentBranch,
    ({ deploymentId }) => [...deploymentParts(deploymentId, branchParts), repositories],
    options,
  );
}

/** Merges a branch into the production branch. Refetches what a commit changes, because a branch may be deleted. */
export function useMergeToDefaultBranch(options?: WriteOptions<MergeResponse, DeploymentAddress & MergeToDefaultBranchRequest>) {
  return useResourceMutation(
    mergeToDefaultBranch,
    ({ deploymentId }) => [...deploymentParts(deploymentId, branchParts), repositories],
    options,
  );
}

/** Branches of repositories of the host, to which commits go. */
const repositories: ResourcePath = ['source-control', 'repositories'];
