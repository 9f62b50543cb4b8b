'use client';
import { eachItem } from '../../client/http/pagination.js';
import type { CallOptions, ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import { type EnvVariableItem, getEnvVariables, setEnvVariables } from '../../client/resources/env-variables.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook } from '../reads.js';
import { detailQuery } from '../resourceQueries.js';
import { writeHook } from '../useResourceMutation.js';

/** The environment variables of a deployment, secrets masked: the first page, or all without `first`. */
export const envVariablesQuery = firstPageQuery(getEnvVariables);

/** The environment variables of a deployment, secrets masked, page by page. */
export const envVariablesInfiniteQuery = pagesQuery(getEnvVariables);

/** All environment variables of a deployment, secrets masked, from as many pages as there are. */
export function allEnvVariablesQuery(client: ServiceClient, params: DeploymentAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'env-vars'], readAll, params);
}

/** Reads the environment variables of a deployment, secrets masked. */
export const useEnvVariables = readHook(envVariablesQuery);

/** Reads the environment variables of a deployment, secrets masked, page by page. */
export const useEnvVariablesInfinite = pagesHook(envVariablesInfiniteQuery);

/** Reads all environment variables of a deployment, secrets masked, from as many pages as there are. */
export const useAllEnvVariables = readHook(allEnvVariablesQuery);

/** Sets environment variables by name, then refetches them. Send only changed variables: masked values are refused. */
export const useSetEnvVariables = writeHook(setEnvVariables, ({ deploymentId }) => [['deployments', deploymentId, 'env-vars']]);

async function readAll(client: ServiceClient, address: DeploymentAddress, options?: CallOptions): Promise<readonly EnvVariableItem[]> {
  const variables: EnvVariableItem[] = [];
  for await (const variable of eachItem(getEnvVariables, client, address, options)) variables.push(variable);
  return variables;
}
