'use client';
import {
  commitChanges,
  createBranch,
  listBranches,
  mergeIntoParentBranch,
  mergeToDefaultBranch,
  pull,
  removeBranch,
  setBranchStagingEnvironment,
  startDevMode,
  stopDevMode,
} from '../../client/resources/branches.js';
import { branchParts, committedParts, deploymentParts } from '../deploymentParts.js';
import type { ResourcePath } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Turns the caller's dev mode on. Refetches branches, files, build state and environments, because it may create a branch, and starts one. */
export const useStartDevMode = writeHook(startDevMode, ({ deploymentId }) => deploymentParts(deploymentId, branchParts));

/** Turns the caller's dev mode off. Refetches files, build state and environments. */
export const useStopDevMode = writeHook(stopDevMode, ({ deploymentId }) =>
  deploymentParts(deploymentId, ['data-model', 'build-status', 'environments']),
);

/** Query options of `listBranches`: all of them, or with `first` the first page. */
export const branchesQuery = firstPageQuery(listBranches);

/** Infinite-query options of `listBranches`. */
export const branchesInfiniteQuery = pagesQuery(listBranches);

/** Reads the branches of a deployment: all of them, or with `first` the first page. */
export const useBranches = readHook(branchesQuery);

/** Reads the branches of a deployment page by page. */
export const useBranchesInfinite = pagesHook(branchesInfiniteQuery);

/** Creates a branch. Refetches branches, and with `activate` everything that `useStartDevMode` refetches. */
export const useCreateBranch = writeHook(createBranch, ({ deploymentId, activate }) =>
  deploymentParts(deploymentId, activate ? branchParts : ['branches']),
);

/** Deletes a branch. Refetches branches, files, build state and environments, and with `removeOnUpstream` the branches of repositories. */
export const useRemoveBranch = writeHook(removeBranch, ({ deploymentId, removeOnUpstream }) => [
  ...deploymentParts(deploymentId, branchParts),
  ...(removeOnUpstream ? [repositories] : []),
]);

/** Turns a staging environment on or off. Refetches branches, build state and environments. With `optimistic`, it is shown at once. */
export const useSetBranchStagingEnvironment = writeHook(
  setBranchStagingEnvironment,
  ({ deploymentId }) => deploymentParts(deploymentId, ['branches', 'build-status', 'environments']),
  {
    paths: ({ deploymentId }) => deploymentParts(deploymentId, ['branches']),
    isTarget: ({ id, name }, { branchId, branchName }) => (typeof branchId === 'number' ? id === branchId : name === branchName),
    fields: ({ enabled }) => ({ isStagingEnvironmentEnabled: enabled }),
  },
);

/** Commits on the branch of dev mode. Refetches branches, files, build state and repositories, and with `exitDevMode` environments. */
export const useCommitChanges = writeHook(commitChanges, ({ deploymentId, exitDevMode }) => [
  ...deploymentParts(deploymentId, exitDevMode ? branchParts : committedParts),
  repositories,
]);

/** Updates a branch from its repository. Refetches branches, files and build state. */
export const usePullBranch = writeHook(pull, ({ deploymentId }) => deploymentParts(deploymentId, committedParts));

/** Merges a branch into its parent. Refetches what a commit changes, because a branch may be deleted and dev mode may have moved. */
export const useMergeIntoParentBranch = writeHook(mergeIntoParentBranch, ({ deploymentId }) => [
  ...deploymentParts(deploymentId, branchParts),
  repositories,
]);

/** Merges a branch into the production branch. Refetches what a commit changes, because a branch may be deleted. */
export const useMergeToDefaultBranch = writeHook(mergeToDefaultBranch, ({ deploymentId }) => [
  ...deploymentParts(deploymentId, branchParts),
  repositories,
]);

/** Branches of repositories of the host, to which commits go. */
const repositories: ResourcePath = ['source-control', 'repositories'];
