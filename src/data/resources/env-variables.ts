'use client';
import { type CursorParams, eachItem, type Page } from '../../client/http/pagination.js';
import type { CallOptions, ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import { type EnvVariableItem, getEnvVariables, type SetEnvVariablesInput, setEnvVariables } from '../../client/resources/env-variables.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
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

/** All environment variables of a deployment, secrets masked, from as many pages as there are. */
export function allEnvVariablesQuery(client: ServiceClient, params: DeploymentAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'env-vars'], readAll, params);
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

/** Reads all environment variables of a deployment, secrets masked, from as many pages as there are. */
export function useAllEnvVariables<Data = readonly EnvVariableItem[]>(
  params: DeploymentAddress,
  options?: ReadOptions<readonly EnvVariableItem[], Data>,
) {
  return useRead(allEnvVariablesQuery(useServiceClient(), params), options);
}

/** Sets environment variables by name, and reads them again. Send only those that changed: a mask is refused. */
export function useSetEnvVariables(options?: WriteOptions<Page<EnvVariableItem>, DeploymentAddress & SetEnvVariablesInput>) {
  return useResourceMutation(setEnvVariables, ({ deploymentId }) => [['deployments', deploymentId, 'env-vars']], options);
}

async function readAll(client: ServiceClient, address: DeploymentAddress, options?: CallOptions): Promise<readonly EnvVariableItem[]> {
  const variables: EnvVariableItem[] = [];
  for await (const variable of eachItem(getEnvVariables, client, address, options)) variables.push(variable);
  return variables;
}
