import { operation } from '../http/operation.js';
import type { DeploymentAddress } from './addresses.js';
import { checkRange } from './checks/checks.js';

/**
 * Makes a service token for the APIs of a deployment; it is not shown again (docs/contract/deployments.md#tokens).
 * @throws 403 if the API key does not cover the deployment
 * @throws 404 if the deployment does not exist
 */
export const deploymentToken = operation<DeploymentAddress & CreateDeploymentTokenInput, DeploymentTokenResponse>(
  'deploymentToken',
  'POST',
  '/api/v1/deployments/{deploymentId}/token',
  { check: ({ expiresIn }, operation) => checkRange(expiresIn, { min: 60, max: 86_400 }, { field: 'expiresIn', operation }) },
);

/** The settings of a service token. */
export interface CreateDeploymentTokenInput {
  /**
   * Seconds, from 60 to 86400; a day by default.
   * @minimum 60
   * @maximum 86400
   */
  readonly expiresIn?: number | null | undefined;
}

/** A service token for the data of a deployment. */
export interface DeploymentTokenResponse {
  /** Send it as `X-Service-Auth-Token`, or in the header that the service specifies. */
  readonly serviceApiToken: string;
}
