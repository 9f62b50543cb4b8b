'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import type { Deployment } from '../../client/resources/deployments.js';
import {
  type BranchesParams,
  branches,
  type ConnectSourceControlRequest,
  connect,
  installations,
  repositories,
  type SourceControlBranchResponse,
  type SourceControlConnectStatusResponse,
  type SourceControlInstallationResponse,
  type SourceControlRepoResponse,
  status,
} from '../../client/resources/source-control.js';
import { branchParts, deploymentParts } from '../deploymentParts.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of `status`. */
export function sourceControlStatusQuery(client: ServiceClient) {
  return detailQuery(client, ['source-control', 'status'], status, {});
}

/** Reads whether the account is linked to its source-control host, and where to link it. */
export function useSourceControlStatus<Data = SourceControlConnectStatusResponse>(
  options?: ReadOptions<SourceControlConnectStatusResponse, Data>,
) {
  return useRead(sourceControlStatusQuery(useServiceClient()), options);
}

/** Query options of `installations`: its first page. */
export function sourceControlInstallationsQuery(client: ServiceClient, params: ListParams<CursorParams> = {}) {
  return listQuery(client, ['source-control', 'installations'], installations, params);
}

/** Infinite-query options of `installations`. */
export function sourceControlInstallationsInfiniteQuery(client: ServiceClient, params: ListParams<CursorParams> = {}) {
  return cursorQuery(client, ['source-control', 'installations'], installations, params);
}

/** Reads who gave access to repositories: all, or with `first` the first page. */
export function useSourceControlInstallations<Data = Page<SourceControlInstallationResponse>>(
  params?: ListParams<CursorParams>,
  options?: ReadOptions<Page<SourceControlInstallationResponse>, Data>,
) {
  return useRead(sourceControlInstallationsQuery(useServiceClient(), params), options);
}

/** Reads who gave access to repositories page by page. */
export function useSourceControlInstallationsInfinite<Data = Pages<SourceControlInstallationResponse>>(
  params?: ListParams<CursorParams>,
  options?: CursorReadOptions<SourceControlInstallationResponse, Data>,
) {
  return useCursorRead(sourceControlInstallationsInfiniteQuery(useServiceClient(), params), options);
}

/** Query options of `repositories`: its first page. */
export function sourceControlRepositoriesQuery(
  client: ServiceClient,
  params: ListParams<{ readonly installationId: number } & CursorParams>,
) {
  return listQuery(client, ['source-control', 'installations', params.installationId, 'repositories'], repositories, params);
}

/** Infinite-query options of `repositories`. */
export function sourceControlRepositoriesInfiniteQuery(
  client: ServiceClient,
  params: ListParams<{ readonly installationId: number } & CursorParams>,
) {
  return cursorQuery(client, ['source-control', 'installations', params.installationId, 'repositories'], repositories, params);
}

/** Reads the repositories of an installation: all, or with `first` the first page. */
export function useSourceControlRepositories<Data = Page<SourceControlRepoResponse>>(
  params: ListParams<{ readonly installationId: number } & CursorParams>,
  options?: ReadOptions<Page<SourceControlRepoResponse>, Data>,
) {
  return useRead(sourceControlRepositoriesQuery(useServiceClient(), params), options);
}

/** Reads the repositories of an installation page by page. */
export function useSourceControlRepositoriesInfinite<Data = Pages<SourceControlRepoResponse>>(
  params: ListParams<{ readonly installationId: number } & CursorParams>,
  options?: CursorReadOptions<SourceControlRepoResponse, Data>,
) {
  return useCursorRead(sourceControlRepositoriesInfiniteQuery(useServiceClient(), params), options);
}

/** Query options of `branches`: its first page. */
export function sourceControlBranchesQuery(client: ServiceClient, params: ListParams<BranchesParams>) {
  return listQuery(client, ['source-control', 'repositories', params.owner, params.repo, 'branches'], branches, params);
}

/** Infinite-query options of `branches`. */
export function sourceControlBranchesInfiniteQuery(client: ServiceClient, params: ListParams<BranchesParams>) {
  return cursorQuery(client, ['source-control', 'repositories', params.owner, params.repo, 'branches'], branches, params);
}

/** Reads the branches of a repository: all, or with `first` the first page. */
export function useSourceControlBranches<Data = Page<SourceControlBranchResponse>>(
  params: ListParams<BranchesParams>,
  options?: ReadOptions<Page<SourceControlBranchResponse>, Data>,
) {
  return useRead(sourceControlBranchesQuery(useServiceClient(), params), options);
}

/** Reads the branches of a repository page by page. */
export function useSourceControlBranchesInfinite<Data = Pages<SourceControlBranchResponse>>(
  params: ListParams<BranchesParams>,
  options?: CursorReadOptions<SourceControlBranchResponse, Data>,
) {
  return useCursorRead(sourceControlBranchesInfiniteQuery(useServiceClient(), params), options);
}

/** Connects a deployment to a repository. Refetches the deployment, its runtime and the repository lists; `useBuildStatus` shows the build. */
export function useConnectSourceControl(options?: WriteOptions<Deployment, DeploymentAddress & ConnectSourceControlRequest>) {
  return useResourceMutation(connect, changedByConnecting, options);
}

function changedByConnecting({ deploymentId, installationId }: DeploymentAddress & ConnectSourceControlRequest): readonly ResourcePath[] {
  return [
    ['deployments', 'list'],
    ['deployments', 'infinite'],
    ...deploymentParts(deploymentId, ['detail', 'settings', 'logs', 'pods', ...branchParts]),
    ['source-control', 'installations', installationId, 'repositories'],
    ['source-control', 'repositories'],
  ];
}
