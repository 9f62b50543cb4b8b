'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import { type DeploymentLogLine, type DeploymentPod, type LogsParams, logs, pods } from '../../client/resources/deployment-logs.js';
import type { DeploymentSettings, UpdateDeploymentInput } from '../../client/resources/deployment-settings.js';
import {
  type CreateDeploymentTokenInput,
  type DeploymentTokenResponse,
  deploymentToken,
} from '../../client/resources/deployment-tokens.js';
import {
  type AdvanceCreationStepInput,
  advanceCreationStep,
  type BuildStatusParams,
  type BuildStatusResponse,
  buildStatus,
  type CreateDeploymentInput,
  createDeployment,
  type Deployment,
  type DeploymentDeleteResponse,
  type DeploymentVersion,
  deleteDeployment,
  type GetDeploymentsParams,
  getDeployment,
  getDeploymentSettings,
  getDeployments,
  listDeploymentVersions,
  resetCreationStep,
  updateDeployment,
} from '../../client/resources/deployments.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** The first page of the deployments that the credential covers, or all of them without `first`. */
export function deploymentsQuery(client: ServiceClient, params: ListParams<GetDeploymentsParams> = {}) {
  return listQuery(client, ['deployments'], getDeployments, params);
}

/** The deployments that the credential covers, page by page. */
export function deploymentsInfiniteQuery(client: ServiceClient, params: ListParams<GetDeploymentsParams> = {}) {
  return cursorQuery(client, ['deployments'], getDeployments, params);
}

/** Reads the deployments that the credential covers. */
export function useDeployments<Data = Page<Deployment>>(
  params?: ListParams<GetDeploymentsParams>,
  options?: ReadOptions<Page<Deployment>, Data>,
) {
  return useRead(deploymentsQuery(useServiceClient(), params), options);
}

/** Reads the deployments that the credential covers, page by page. */
export function useDeploymentsInfinite<Data = Pages<Deployment>>(
  params?: ListParams<GetDeploymentsParams>,
  options?: CursorReadOptions<Deployment, Data>,
) {
  return useCursorRead(deploymentsInfiniteQuery(useServiceClient(), params), options);
}

/** Name, address and setup step of one deployment. */
export function deploymentQuery(client: ServiceClient, params: DeploymentAddress) {
  return detailQuery(client, ['deployments', params.deploymentId], getDeployment, params);
}

/** Reads name, address and setup step of one deployment. */
export function useDeployment<Data = Deployment>(params: DeploymentAddress, options?: ReadOptions<Deployment, Data>) {
  return useRead(deploymentQuery(useServiceClient(), params), options);
}

/**
 * Changes settings of a deployment. Reads again where they show and, but for those that only show, what follows from them:
 * versions, builds, pods, environments, branches, and the files of the production branch.
 */
export function useUpdateDeployment(options?: WriteOptions<DeploymentSettings, DeploymentAddress & UpdateDeploymentInput>) {
  return useResourceMutation(updateDeployment, pathsOfSettings, options);
}

/**
 * Deletes a deployment permanently. Reads the other deployments again, which may promote to it, and what may show its reports
 * and dashboards: spreadsheets and embedded pages.
 */
export function useDeleteDeployment(options?: WriteOptions<DeploymentDeleteResponse, DeploymentAddress>) {
  return useResourceMutation(deleteDeployment, () => [['deployments'], ['external-documents'], ['embed', 'dashboard']], options);
}

/** All settings of a deployment, without secrets. */
export function deploymentSettingsQuery(client: ServiceClient, params: DeploymentAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'settings'], getDeploymentSettings, params);
}

/** Reads all settings of a deployment, without secrets. */
export function useDeploymentSettings<Data = DeploymentSettings>(
  params: DeploymentAddress,
  options?: ReadOptions<DeploymentSettings, Data>,
) {
  return useRead(deploymentSettingsQuery(useServiceClient(), params), options);
}

/** The versions a deployment can be switched to: the first page, or all without `first`. */
export function deploymentVersionsQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'versions'], listDeploymentVersions, params);
}

/** The versions a deployment can be switched to, page by page. */
export function deploymentVersionsInfiniteQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'versions'], listDeploymentVersions, params);
}

/** Reads the versions a deployment can be switched to. */
export function useDeploymentVersions<Data = Page<DeploymentVersion>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: ReadOptions<Page<DeploymentVersion>, Data>,
) {
  return useRead(deploymentVersionsQuery(useServiceClient(), params), options);
}

/** Reads the versions a deployment can be switched to, page by page. */
export function useDeploymentVersionsInfinite<Data = Pages<DeploymentVersion>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: CursorReadOptions<DeploymentVersion, Data>,
) {
  return useCursorRead(deploymentVersionsInfiniteQuery(useServiceClient(), params), options);
}

/** Reads the progress of the last build of a branch. */
export function buildStatusQuery(client: ServiceClient, params: BuildStatusParams) {
  return detailQuery(client, ['deployments', params.deploymentId, 'build-status'], buildStatus, params);
}

/** Reads how far the last build of a branch is. Poll with `refetchInterval` until its status is one that stays. */
export function useBuildStatus<Data = BuildStatusResponse>(params: BuildStatusParams, options?: ReadOptions<BuildStatusResponse, Data>) {
  return useRead(buildStatusQuery(useServiceClient(), params), options);
}

/** The first page of log lines, oldest first. */
export function deploymentLogsQuery(client: ServiceClient, params: ListParams<LogsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'logs'], logs, params);
}

/** Log lines page by page, oldest first. */
export function deploymentLogsInfiniteQuery(client: ServiceClient, params: ListParams<LogsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'logs'], logs, params);
}

/** Reads the first page of log lines, oldest first. */
export function useDeploymentLogs<Data = Page<DeploymentLogLine>>(
  params: ListParams<LogsParams>,
  options?: ReadOptions<Page<DeploymentLogLine>, Data>,
) {
  return useRead(deploymentLogsQuery(useServiceClient(), params), options);
}

/** Reads log lines page by page, oldest first. `fetchNextPage` at the end of time finds none: refetch for newer ones. */
export function useDeploymentLogsInfinite<Data = Pages<DeploymentLogLine>>(
  params: ListParams<LogsParams>,
  options?: CursorReadOptions<DeploymentLogLine, Data>,
) {
  return useCursorRead(deploymentLogsInfiniteQuery(useServiceClient(), params), options);
}

/** The pods of a deployment: the first page, or all without `first`. */
export function deploymentPodsQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'pods'], pods, params);
}

/** The pods of a deployment, page by page. */
export function deploymentPodsInfiniteQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'pods'], pods, params);
}

/** Reads the pods of a deployment. */
export function useDeploymentPods<Data = Page<DeploymentPod>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: ReadOptions<Page<DeploymentPod>, Data>,
) {
  return useRead(deploymentPodsQuery(useServiceClient(), params), options);
}

/** Reads the pods of a deployment, page by page. */
export function useDeploymentPodsInfinite<Data = Pages<DeploymentPod>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: CursorReadOptions<DeploymentPod, Data>,
) {
  return useCursorRead(deploymentPodsInfiniteQuery(useServiceClient(), params), options);
}

/** Moves the setup of a deployment to another step. Once the setup is ready, the deployment runs. */
export function useAdvanceCreationStep(options?: WriteOptions<Deployment, DeploymentAddress & AdvanceCreationStepInput>) {
  return useResourceMutation(advanceCreationStep, (params) => [...shownIn(params), ...runtimePathsOf(params)], options);
}

/** Moves the setup of a deployment back to its first step, which stops the deployment. */
export function useResetCreationStep(options?: WriteOptions<Deployment, DeploymentAddress>) {
  return useResourceMutation(resetCreationStep, (params) => [...shownIn(params), ...runtimePathsOf(params)], options);
}

/** Creates a service token. It is only in this result and in no query. */
export function useCreateDeploymentToken(options?: WriteOptions<DeploymentTokenResponse, DeploymentAddress & CreateDeploymentTokenInput>) {
  return useResourceMutation(deploymentToken, () => [], options);
}

/** Creates a deployment, and reads the lists of deployments again. */
export function useCreateDeployment(options?: WriteOptions<Deployment, CreateDeploymentInput>) {
  return useResourceMutation(createDeployment, () => lists, options);
}

/** Lists of deployments alone, since everything in one begins with `deployments`, too. */
const lists: readonly ResourcePath[] = [
  ['deployments', 'list'],
  ['deployments', 'infinite'],
];

/** Keys of queries that return deployment settings. */
function shownIn({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return [...lists, ['deployments', deploymentId, 'detail'], ['deployments', deploymentId, 'settings']];
}

function pathsOfSettings({ deploymentId, ...settings }: DeploymentAddress & UpdateDeploymentInput): readonly ResourcePath[] {
  const isShownOnly = Object.keys(settings).every((name) => shownOnly.includes(name));
  if (isShownOnly) return shownIn({ deploymentId });
  return [...shownIn({ deploymentId }), ...runtimePathsOf({ deploymentId }), ['deployments', deploymentId, 'data-model']];
}

/** Settings that nothing else follows from. */
const shownOnly: readonly string[] = ['name', 'defaultLaunchpadViewGroup', 'launchpadTabs'] satisfies (keyof UpdateDeploymentInput)[];

/** Keys of queries that depend on deployment settings. */
function runtimePathsOf({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return ['versions', 'build-status', 'pods', 'logs', 'environments', 'branches'].map((part) => ['deployments', deploymentId, part]);
}
