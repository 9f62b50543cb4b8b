import { type CursorParams, getPage, readPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';
import { refuse } from './checks.js';

/**
 * Lists the environment variables of a deployment. Where the name tells of a secret, by PASS, SECRET, TOKEN, KEY or CREDENTIAL, the value
 * comes as `[ENCRYPTED]` (docs/contract/deployments.md#environment-variables).
 * @throws 403 a key of another deployment
 * @throws 404 an unknown deployment
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
 * the value. New names have to be of letters, digits and `_`; older ones may be others, so that only the service can tell
 * (docs/contract/deployments.md#environment-variables).
 * @throws 403 a key of another deployment; a user without the right
 * @throws 404 an unknown deployment
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
  if (name === '') refuse({ field: `${field}.name`, operation }, 'must name the variable to set');
  if (value === '[ENCRYPTED]') {
    refuse({ field: `${field}.value`, operation }, 'is the mask of a hidden value. Omit the variable to keep its value');
  }
}
