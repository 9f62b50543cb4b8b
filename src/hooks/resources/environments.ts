'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  type CreateDeploymentEnvironmentTokenInput,
  createDeploymentEnvironmentToken,
  createDeploymentEnvironmentTokenForMetaSync,
  type DeploymentEnvironment,
  type DeploymentEnvironmentToken,
  type DeploymentEnvironmentTokenResponse,
  type EnvironmentAddress,
  type GetDeploymentEnvironmentsParams,
  getDeploymentEnvironments,
  getDeploymentEnvironmentTokens,
} from '../../client/resources/environments.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `getDeploymentEnvironments`: its first page. */
export function deploymentEnvironmentsQuery(client: ServiceClient, params: ListParams<GetDeploymentEnvironmentsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'environments'], getDeploymentEnvironments, params);
}

/** Infinite-query options of `getDeploymentEnvironments`. */
export function deploymentEnvironmentsInfiniteQuery(client: ServiceClient, params: ListParams<GetDeploymentEnvironmentsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'environments'], getDeploymentEnvironments, params);
}

export function useDeploymentEnvironments<Data = Page<DeploymentEnvironment>>(
  params: ListParams<GetDeploymentEnvironmentsParams>,
  options?: ReadOptions<Page<DeploymentEnvironment>, Data>,
) {
  return useRead(deploymentEnvironmentsQuery(useServiceClient(), params), options);
}

export function useDeploymentEnvironmentsInfinite<Data = Pages<DeploymentEnvironment>>(
  params: ListParams<GetDeploymentEnvironmentsParams>,
  options?: CursorReadOptions<DeploymentEnvironment, Data>,
) {
  return useCursorRead(deploymentEnvironmentsInfiniteQuery(useServiceClient(), params), options);
}

/** Query options of `getDeploymentEnvironmentTokens`: its first page. */
export function deploymentEnvironmentTokensQuery(client: ServiceClient, params: ListParams<EnvironmentAddress & CursorParams>) {
  return listQuery(
    client,
    ['deployments', params.deploymentId, 'environments', params.environmentId, 'tokens'],
    getDeploymentEnvironmentTokens,
    params,
  );
}

/** Infinite-query options of `getDeploymentEnvironmentTokens`. */
export function deploymentEnvironmentTokensInfiniteQuery(client: ServiceClient, params: ListParams<EnvironmentAddress & CursorParams>) {
  return cursorQuery(
    client,
    ['deployments', params.deploymentId, 'environments', params.environmentId, 'tokens'],
    getDeploymentEnvironmentTokens,
    params,
  );
}

export function useDeploymentEnvironmentTokens<Data = Page<DeploymentEnvironmentToken>>(
  params: ListParams<EnvironmentAddress & CursorParams>,
  options?: ReadOptions<Page<DeploymentEnvironmentToken>, Data>,
) {
  return useRead(deploymentEnvironmentTokensQuery(useServiceClient(), params), options);
}

export function useDeploymentEnvironmentTokensInfinite<Data = Pages<DeploymentEnvironmentToken>>(
  params: ListParams<EnvironmentAddress & CursorParams>,
  options?: CursorReadOptions<DeploymentEnvironmentToken, Data>,
) {
  return useCursorRead(deploymentEnvironmentTokensInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `createDeploymentEnvironmentToken`. */
export function useCreateDeploymentEnvironmentToken(
  options?: WriteOptions<DeploymentEnvironmentTokenResponse, EnvironmentAddress & CreateDeploymentEnvironmentTokenInput>,
) {
  return useResourceMutation(
    createDeploymentEnvironmentToken,
    ({ deploymentId }) => [['deployments', deploymentId, 'environments']],
    options,
  );
}

/** Runs `createDeploymentEnvironmentTokenForMetaSync`. */
export function useCreateDeploymentEnvironmentTokenForMetaSync(
  options?: WriteOptions<DeploymentEnvironmentTokenResponse, EnvironmentAddress & CreateDeploymentEnvironmentTokenInput>,
) {
  return useResourceMutation(
    createDeploymentEnvironmentTokenForMetaSync,
    ({ deploymentId }) => [['deployments', deploymentId, 'environments']],
    options,
  );
}
