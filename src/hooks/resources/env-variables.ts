'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import { type EnvVariableItem, getEnvVariables, type SetEnvVariablesInput, setEnvVariables } from '../../client/resources/env-variables.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `getEnvVariables`: its first page. */
export function envVariablesQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'env-vars'], getEnvVariables, params);
}

/** Infinite-query options of `getEnvVariables`. */
export function envVariablesInfiniteQuery(client: ServiceClient, params: ListParams<DeploymentAddress & CursorParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'env-vars'], getEnvVariables, params);
}

export function useEnvVariables<Data = Page<EnvVariableItem>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: ReadOptions<Page<EnvVariableItem>, Data>,
) {
  return useRead(envVariablesQuery(useServiceClient(), params), options);
}

export function useEnvVariablesInfinite<Data = Pages<EnvVariableItem>>(
  params: ListParams<DeploymentAddress & CursorParams>,
  options?: CursorReadOptions<EnvVariableItem, Data>,
) {
  return useCursorRead(envVariablesInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `setEnvVariables`. */
export function useSetEnvVariables(options?: WriteOptions<Page<EnvVariableItem>, DeploymentAddress & SetEnvVariablesInput>) {
  return useResourceMutation(setEnvVariables, ({ deploymentId }) => [['deployments', deploymentId, 'env-vars']], options);
}
