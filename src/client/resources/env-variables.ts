import { listOperation, operation } from '../http/operation.js';
import { type CursorParams, type Page, readPage } from '../http/pagination.js';
import type { DeploymentAddress } from './addresses.js';
import { refuse } from './checks/checks.js';

/**
 * Lists the environment variables of a deployment. Where the name tells of a secret, by PASS, SECRET, TOKEN, KEY or CREDENTIAL, the value
 * comes as `[ENCRYPTED]` (docs/contract/deployments.md#environment-variables).
 * @throws 403 if the API key does not cover the deployment
 * @throws 404 if the deployment does not exist
 */
export const getEnvVariables = listOperation<DeploymentAddress & CursorParams, EnvVariableItem>(
  'getEnvVariables',
  '/api/v1/deployments/{deploymentId}/env-vars',
);

/**
 * Sets environment variables by name and gives them all; those that are left out stay. Refuses the mask `[ENCRYPTED]`, which would become
 * the value. New names have to be of letters, digits and `_`; older ones may be others, so that only the service can tell
 * (docs/contract/deployments.md#environment-variables).
 * @throws 403 if the API key does not cover the deployment, or the caller lacks permission
 * @throws 404 if the deployment does not exist
 */
export const setEnvVariables = operation<DeploymentAddress & SetEnvVariablesInput, Page<EnvVariableItem>>(
  'setEnvVariables',
  'PUT',
  '/api/v1/deployments/{deploymentId}/env-vars',
  {
    check({ env_variables: variables }, operation) {
      for (const [index, variable] of variables.entries()) checkVariable(variable, `env_variables[${index}]`, operation);
    },
    shape: readPage,
  },
);

/** An environment variable of a deployment. Hidden values read `[ENCRYPTED]`. */
export interface EnvVariableItem {
  /** The name, such as `DB_HOST`. */
  readonly name: string;
  /** The value; `[ENCRYPTED]` if it is hidden. */
  readonly value: string;
}

/** The variables to set. Others stay as they are. */
export interface SetEnvVariablesInput {
  /** The variables by name; `[ENCRYPTED]` is refused as a value. */
  readonly env_variables: readonly EnvVariableItem[];
}

function checkVariable({ name, value }: EnvVariableItem, field: string, operation: string): void {
  if (name === '') refuse({ field: `${field}.name`, operation }, 'must name the variable to set');
  if (value === '[ENCRYPTED]') {
    refuse({ field: `${field}.value`, operation }, 'is the mask of a hidden value. Omit the variable to keep its value');
  }
}
