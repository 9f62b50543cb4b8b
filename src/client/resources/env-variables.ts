import { type CursorParams, getPage, readPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';
import { refuse } from './checks.js';

/**
 * Lists the environment variables of a deployment. Where the name tells of a secret, by PASS, SECRET, TOKEN, KEY or CREDENTIAL, the value
 * comes as `[ENCRYPTED]` (interface, section 4.6).
 */
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

/**
 * Sets environment variables by name and gives them all; those that are left out stay. Refuses the mask `[ENCRYPTED]`, which would become
 * the value, and names that are not letters, digits and `_` (interface, section 4.6).
 */
export async function setEnvVariables(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & SetEnvVariablesInput,
  options?: CallOptions,
) {
  const operation = 'setEnvVariables';
  for (const [index, variable] of body.env_variables.entries()) checkVariable(variable, `env_variables[${index}]`, operation);
  const answer = await client.put<unknown>(path`/api/v1/deployments/${deploymentId}/env-vars`, { ...options, operation, body });
  return readPage<EnvVariableItem>(answer, operation);
}

export interface EnvVariableItem {
  readonly name: string;
  readonly value: string;
}

export interface SetEnvVariablesInput {
  readonly env_variables: readonly EnvVariableItem[];
}

function checkVariable({ name, value }: EnvVariableItem, field: string, operation: string): void {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
    refuse({ field: `${field}.name`, operation }, `must begin with a letter or _, go on with letters, digits or _, and is "${name}"`);
  }
  if (value === '[ENCRYPTED]') {
    refuse({ field: `${field}.value`, operation }, 'is the mask of a hidden value. Leave the variable out to keep what it has');
  }
}
