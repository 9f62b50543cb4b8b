'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  type AdvanceCreationStepInput,
  advanceCreationStep,
  type BuildStatusParams,
  type BuildStatusResponse,
  buildStatus,
  type CreateDeploymentInput,
  type CreateDeploymentTokenInput,
  createDeployment,
  type Deployment,
  type DeploymentDeleteResponse,
  type DeploymentLogLine,
  type DeploymentPod,
  type DeploymentSettings,
  type DeploymentTokenResponse,
  type DeploymentVersion,
  deleteDeployment,
  deploymentToken,
  type GetDeploymentsParams,
  getDeployment,
  getDeploymentSettings,
  getDeployments,
  type LogsParams,
  listDeploymentVersions,
  logs,
  pods,
  resetCreationStep,
  type UpdateDeploymentInput,
  updateDeployment,
} from '../../client/resources/deployments.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `getDeployments`: its first page. */
export function deploymentsQuery(client: ServiceClient, params: ListParams<GetDeploymentsParams> = {}) {
  return listQuery(client, ['deployments'], getDeployments, params);
}

/** Infinite-query options of `getDeployments`. */
export function deploymentsInfiniteQuery(client: ServiceClient, params: ListParams<GetDeploymentsParams> = {}) {
  return cursorQuery(client, ['deployments'], getDeployments, params);
}

export function useDeployments<Data = Page<Deployment>>(
  params?: ListParams<GetDeploymentsParams>,
  options?: ReadOptions<Page<Deployment>, Data>,
) {
  return useRead(deploymentsQuery(useServiceClient(), params), options);
}

export function useDeploymentsInfinite<Data = Pages<Deployment>>(
  params?: ListParams<GetDeploymentsParams>,
  options?: CursorReadOptions<Deployment, Data>,
) {
  return useCursorRead(deploymentsInfiniteQuery(useServiceClient(), params), options);
}

/** Query options of `getDeployment`. */
export function deploymentQuery(client: ServiceClient, params: DeploymentAddress) {
  return detailQuery(client, ['deployments', params.deploymentId], getDeployment, params);
}

export function useDeployment<Data = Deployment>(params: DeploymentAddress, options?: ReadOptions<Deployment, Data>) {
  return useRead(deploymentQuery(useServiceClient(), params), options);
}

/** Runs `updateDeployment`. */
export function useUpdateDeployment(options?: WriteOptions<DeploymentSettings, DeploymentAddress & UpdateDeploymentInput>) {
  return useResourceMutation(updateDeployment, () => [['deployments']], options);
}

/** Runs `deleteDeployment`. */
export function useDeleteDeployment(options?: WriteOptions<DeploymentDeleteResponse, DeploymentAddress>) {
  return useResourceMutation(deleteDeployment, () => [['deployments']], options);
}

/** Query options of `getDeploymentSettings`. */
export function deploymentSettingsQuery(client: ServiceClient, params: DeploymentAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'settings'], getDeploymentSettings, params);
}

export function useDeploymentSettings<Data = DeploymentSettings>(
  params: DeploymentAddress,
  options?: ReadOptions<DeploymentSettings, Data>,
) {
  return useRead(deploymentSettingsQuery(useServiceClient(), params), options);
}

/** Query options of `listDeploymentVersions`: its first page. */
export function deploymentVersionsQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'versions'], listDeploymentVersions, params);
}

/** Infinite-query options of `listDeploymentVersions`. */
export function deploymentVersionsInfiniteQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'versions'], listDeploymentVersions, params);
}

export function useDeploymentVersions<Data = Page<DeploymentVersion>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: ReadOptions<Page<DeploymentVersion>, Data>,
) {
  return useRead(deploymentVersionsQuery(useServiceClient(), params), options);
}

export function useDeploymentVersionsInfinite<Data = Pages<DeploymentVersion>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: CursorReadOptions<DeploymentVersion, Data>,
) {
  return useCursorRead(deploymentVersionsInfiniteQuery(useServiceClient(), params), options);
}

/** Query options of `buildStatus`. */
export function buildStatusQuery(client: ServiceClient, params: BuildStatusParams) {
  return detailQuery(client, ['deployments', params.deploymentId, 'build-status'], buildStatus, params);
}

export function useBuildStatus<Data = BuildStatusResponse>(params: BuildStatusParams, options?: ReadOptions<BuildStatusResponse, Data>) {
  return useRead(buildStatusQuery(useServiceClient(), params), options);
}

/** Query options of `logs`: its first page. */
export function deploymentLogsQuery(client: ServiceClient, params: ListParams<LogsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'logs'], logs, params);
}

/** Infinite-query options of `logs`. */
export function deploymentLogsInfiniteQuery(client: ServiceClient, params: ListParams<LogsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'logs'], logs, params);
}

export function useDeploymentLogs<Data = Page<DeploymentLogLine>>(
  params: ListParams<LogsParams>,
  options?: ReadOptions<Page<DeploymentLogLine>, Data>,
) {
  return useRead(deploymentLogsQuery(useServiceClient(), params), options);
}

export function useDeploymentLogsInfinite<Data = Pages<DeploymentLogLine>>(
  params: ListParams<LogsParams>,
  options?: CursorReadOptions<DeploymentLogLine, Data>,
) {
  return useCursorRead(deploymentLogsInfiniteQuery(useServiceClient(), params), options);
}

/** Query options of `pods`: its first page. */
export function deploymentPodsQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'pods'], pods, params);
}

/** Infinite-query options of `pods`. */
export function deploymentPodsInfiniteQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'pods'], pods, params);
}

export function useDeploymentPods<Data = Page<DeploymentPod>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: ReadOptions<Page<DeploymentPod>, Data>,
) {
  return useRead(deploymentPodsQuery(useServiceClient(), params), options);
}

export function useDeploymentPodsInfinite<Data = Pages<DeploymentPod>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: CursorReadOptions<DeploymentPod, Data>,
) {
  return useCursorRead(deploymentPodsInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `advanceCreationStep`. */
export function useAdvanceCreationStep(options?: WriteOptions<Deployment, DeploymentAddress & AdvanceCreationStepInput>) {
  return useResourceMutation(advanceCreationStep, ({ deploymentId }) => [['deployments', deploymentId, 'creation-step']], options);
}

/** Runs `resetCreationStep`. */
export function useResetCreationStep(options?: WriteOptions<Deployment, DeploymentAddress>) {
  return useResourceMutation(resetCreationStep, ({ deploymentId }) => [['deployments', deploymentId, 'creation-step']], options);
}

/** Runs `deploymentToken`. */
export function useCreateDeploymentToken(options?: WriteOptions<DeploymentTokenResponse, DeploymentAddress & CreateDeploymentTokenInput>) {
  return useResourceMutation(deploymentToken, ({ deploymentId }) => [['deployments', deploymentId, 'token']], options);
}

/** Runs `createDeployment`. */
export function useCreateDeployment(options?: WriteOptions<Deployment, CreateDeploymentInput>) {
  return useResourceMutation(createDeployment, () => [['deployments']], options);
}
