'use client';
import { eachItem } from '../../../client/http/pagination.js';
import type { CallOptions, ServiceClient } from '../../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import { type EnvVariableItem, getEnvVariables } from '../../../client/resources/env-variables.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { detailQuery } from '../../../data/resourceQueries.js';
import { useRead } from '../../../data/useRead.js';

/** Reads all variables of a deployment: what is missing on a page would look like new. */
export function useAllEnvVariables({ deploymentId }: DeploymentAddress) {
  const client = useServiceClient();
  return useRead(detailQuery(client, ['deployments', deploymentId, 'env-vars'], readAll, { deploymentId }));
}

async function readAll(client: ServiceClient, address: DeploymentAddress, options?: CallOptions): Promise<readonly EnvVariableItem[]> {
  const variables: EnvVariableItem[] = [];
  for await (const variable of eachItem(getEnvVariables, client, address, options)) variables.push(variable);
  return variables;
}
