import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';

/** Values of variables whose name contains PASS, SECRET, TOKEN, KEY or CREDENTIAL come back as '[ENCRYPTED]' (payload facts, Env Variables). */
export function getEnvVariables(
  client: ServiceClient,
  { deploymentId, ...query }: DeploymentAddress & CursorParams,
  options?: CallOptions,
) {
  return getPage<EnvVariableItem>(client, path`/api/v1/deployments/${deploymentId}/env-vars`, {
    ...options,
    operation: 'getEnvVariables',
    query,
  });
}

/** Upsert by name, omitted variables kept; sending '[ENCRYPTED]' is rejected; new names must match ^[A-Za-z_][A-Za-z0-9_]*$ (payload facts, Env Variables). */
export function setEnvVariables(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & SetEnvVariablesInput,
  options?: CallOptions,
) {
  return getPage<EnvVariableItem>(client, path`/api/v1/deployments/${deploymentId}/env-vars`, {
    ...options,
    operation: 'setEnvVariables',
    body,
  });
}

export interface EnvVariableItem {
  readonly name: string;
  readonly value: string;
}

export interface SetEnvVariablesInput {
  readonly env_variables: readonly EnvVariableItem[];
}
