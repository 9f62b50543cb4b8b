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
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** The environments of a deployment: the first page, or all without `first`. */
export function deploymentEnvironmentsQuery(client: ServiceClient, params: ListParams<GetDeploymentEnvironmentsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'environments'], getDeploymentEnvironments, params);
}

/** The environments of a deployment, page by page. */
export function deploymentEnvironmentsInfiniteQuery(client: ServiceClient, params: ListParams<GetDeploymentEnvironmentsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'environments'], getDeploymentEnvironments, params);
}

/** Reads the environments of a deployment. */
export function useDeploymentEnvironments<Data = Page<DeploymentEnvironment>>(
  params: ListParams<GetDeploymentEnvironmentsParams>,
  options?: ReadOptions<Page<DeploymentEnvironment>, Data>,
) {
  return useRead(deploymentEnvironmentsQuery(useServiceClient(), params), options);
}

/** Reads the environments of a deployment, page by page. */
export function useDeploymentEnvironmentsInfinite<Data = Pages<DeploymentEnvironment>>(
  params: ListParams<GetDeploymentEnvironmentsParams>,
  options?: CursorReadOptions<DeploymentEnvironment, Data>,
) {
  return useCursorRead(deploymentEnvironmentsInfiniteQuery(useServiceClient(), params), options);
}

/** The caller's own live tokens of an environment, newest first. They are secrets: keep this query out of storage. */
export function deploymentEnvironmentTokensQuery(client: ServiceClient, params: ListParams<EnvironmentAddress & CursorParams>) {
  return listQuery(
    client,
    ['deployments', params.deploymentId, 'environments', params.environmentId, 'tokens'],
    getDeploymentEnvironmentTokens,
    params,
  );
}

/** The caller's own live tokens of an environment, page by page. They are secrets: keep this query out of storage. */
export function deploymentEnvironmentTokensInfiniteQuery(client: ServiceClient, params: ListParams<EnvironmentAddress & CursorParams>) {
  return cursorQuery(
    client,
    ['deployments', params.deploymentId, 'environments', params.environmentId, 'tokens'],
    getDeploymentEnvironmentTokens,
    params,
  );
}

/** Reads the caller's own live tokens of an environment, newest first. */
export function useDeploymentEnvironmentTokens<Data = Page<DeploymentEnvironmentToken>>(
  params: ListParams<EnvironmentAddress & CursorParams>,
  options?: ReadOptions<Page<DeploymentEnvironmentToken>, Data>,
) {
  return useRead(deploymentEnvironmentTokensQuery(useServiceClient(), params), options);
}

/** Reads the caller's own live tokens of an environment, newest first, page by page. */
export function useDeploymentEnvironmentTokensInfinite<Data = Pages<DeploymentEnvironmentToken>>(
  params: ListParams<EnvironmentAddress & CursorParams>,
  options?: CursorReadOptions<DeploymentEnvironmentToken, Data>,
) {
  return useCursorRead(deploymentEnvironmentTokensInfiniteQuery(useServiceClient(), params), options);
}

/** Mints a token of an environment, and reads its tokens again. */
export function useCreateDeploymentEnvironmentToken(
  options?: WriteOptions<DeploymentEnvironmentTokenResponse, EnvironmentAddress & CreateDeploymentEnvironmentTokenInput>,
) {
  return useResourceMutation(createDeploymentEnvironmentToken, tokensOf, options);
}

/** Mints a token that may read the metadata of an environment, and reads its tokens again. */
export function useCreateDeploymentEnvironmentTokenForMetaSync(
  options?: WriteOptions<DeploymentEnvironmentTokenResponse, EnvironmentAddress & CreateDeploymentEnvironmentTokenInput>,
) {
  return useResourceMutation(createDeploymentEnvironmentTokenForMetaSync, tokensOf, options);
}

function tokensOf({ deploymentId, environmentId }: EnvironmentAddress): readonly ResourcePath[] {
  return [['deployments', deploymentId, 'environments', environmentId, 'tokens']];
}
