'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import { type EnvVariableItem, getEnvVariables, type SetEnvVariablesInput, setEnvVariables } from '../../client/resources/env-variables.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** The environment variables of a deployment, secrets masked: the first page, or all without `first`. */
export function envVariablesQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'env-vars'], getEnvVariables, params);
}

/** The environment variables of a deployment, secrets masked, page by page. */
export function envVariablesInfiniteQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'env-vars'], getEnvVariables, params);
}

/** Reads the environment variables of a deployment, secrets masked. */
export function useEnvVariables<Data = Page<EnvVariableItem>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: ReadOptions<Page<EnvVariableItem>, Data>,
) {
  return useRead(envVariablesQuery(useServiceClient(), params), options);
}

/** Reads the environment variables of a deployment, secrets masked, page by page. */
export function useEnvVariablesInfinite<Data = Pages<EnvVariableItem>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: CursorReadOptions<EnvVariableItem, Data>,
) {
  return useCursorRead(envVariablesInfiniteQuery(useServiceClient(), params), options);
}

/** Sets environment variables by name, and reads them again. Send only those that changed: a mask is refused. */
export function useSetEnvVariables(options?: WriteOptions<Page<EnvVariableItem>, DeploymentAddress & SetEnvVariablesInput>) {
  return useResourceMutation(setEnvVariables, ({ deploymentId }) => [['deployments', deploymentId, 'env-vars']], options);
}
