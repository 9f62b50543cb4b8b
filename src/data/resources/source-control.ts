'use client';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  branches,
  type ConnectSourceControlRequest,
  connect,
  installations,
  repositories,
  status,
} from '../../client/resources/source-control.js';
import { branchParts, deploymentParts } from '../deploymentParts.js';
import type { ResourcePath } from '../queryKeys.js';
import { answerHook, firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of `status`. */
export const sourceControlStatusQuery = recordQuery(status);

/** Reads whether the account is linked to its source-control host, and where to link it. */
export const useSourceControlStatus = answerHook(sourceControlStatusQuery);

/** Query options of `installations`: its first page. */
export const sourceControlInstallationsQuery = firstPageQuery(installations);

/** Infinite-query options of `installations`. */
export const sourceControlInstallationsInfiniteQuery = pagesQuery(installations);

/** Reads who gave access to repositories: all, or with `first` the first page. */
export const useSourceControlInstallations = readHook(sourceControlInstallationsQuery);

/** Reads who gave access to repositories page by page. */
export const useSourceControlInstallationsInfinite = pagesHook(sourceControlInstallationsInfiniteQuery);

/** Query options of `repositories`: its first page. */
export const sourceControlRepositoriesQuery = firstPageQuery(repositories);

/** Infinite-query options of `repositories`. */
export const sourceControlRepositoriesInfiniteQuery = pagesQuery(repositories);

/** Reads the repositories of an installation: all, or with `first` the first page. */
export const useSourceControlRepositories = readHook(sourceControlRepositoriesQuery);

/** Reads the repositories of an installation page by page. */
export const useSourceControlRepositoriesInfinite = pagesHook(sourceControlRepositoriesInfiniteQuery);

/** Query options of `branches`: its first page. */
export const sourceControlBranchesQuery = firstPageQuery(branches);

/** Infinite-query options of `branches`. */
export const sourceControlBranchesInfiniteQuery = pagesQuery(branches);

/** Reads the branches of a repository: all, or with `first` the first page. */
export const useSourceControlBranches = readHook(sourceControlBranchesQuery);

/** Reads the branches of a repository page by page. */
export const useSourceControlBranchesInfinite = pagesHook(sourceControlBranchesInfiniteQuery);

/** Connects a deployment to a repository. Refetches the deployment, its runtime and the repository lists; `useBuildStatus` shows the build. */
export const useConnectSourceControl = writeHook(connect, changedByConnecting);

function changedByConnecting({ deploymentId, installationId }: DeploymentAddress & ConnectSourceControlRequest): readonly ResourcePath[] {
  return [
    ['deployments', 'list'],
    ['deployments', 'infinite'],
    ...deploymentParts(deploymentId, ['detail', 'settings', 'logs', 'pods', ...branchParts]),
    ['source-control', 'installations', installationId, 'repositories'],
    ['source-control', 'repositories'],
  ];
}
