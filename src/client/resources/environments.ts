import type { JsonObject } from '../chat-stream/QueryRows.js';
import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { Open } from '../json/Open.js';
import type { DeploymentAddress } from './addresses.js';
import { checkRange } from './checks/checks.js';

/**
 * Lists the environments that serve queries of a deployment: production, staging and dev modes of users
 * (docs/contract/deployments.md#environments).
 * @throws 403 if the API key does not cover the deployment
 * @throws 404 if the deployment does not exist
 */
export const getDeploymentEnvironments = listOperation<GetDeploymentEnvironmentsParams, DeploymentEnvironment>(
  'getDeploymentEnvironments',
  '/api/v1/deployments/{deploymentId}/environments',
);

/**
 * Lists the tokens that the caller minted for an environment and that are still good, newest first and at most 1000.
 * An embed session is not accepted (403) (docs/contract/deployments.md#environments).
 * @throws 403 if the API key does not cover the deployment, or the caller uses an embed session
 * @throws 404 if the deployment or environment does not exist, or the environment belongs to another deployment
 */
export const getDeploymentEnvironmentTokens = listOperation<EnvironmentAddress & CursorParams, DeploymentEnvironmentToken>(
  'getDeploymentEnvironmentTokens',
  '/api/v1/deployments/{deploymentId}/environments/{environmentId}/tokens',
);

/**
 * Mints a token for the APIs of an environment, with a security context of the caller's choice. It lives for `expires_in` seconds, from 1 to
 * 3600 and an hour by default. Of `scopes`, only `meta` and `sql-runner` are kept; others are dropped without an error.
 * An embed session is not accepted (403) (docs/contract/deployments.md#environments).
 * @throws 403 if the API key does not cover the deployment, or the caller uses an embed session
 * @throws 404 if the deployment or environment does not exist, or the environment belongs to another deployment
 */
export const createDeploymentEnvironmentToken = operation<
  EnvironmentAddress & CreateDeploymentEnvironmentTokenInput,
  DeploymentEnvironmentTokenResponse
>('createDeploymentEnvironmentToken', 'POST', '/api/v1/deployments/{deploymentId}/environments/{environmentId}/tokens', {
  check: checkLifetime,
});

/**
 * Mints a token that may read the metadata of an environment, whatever `scopes` says; else like `createDeploymentEnvironmentToken`
 * (docs/contract/deployments.md#environments).
 * @throws 403 if the API key does not cover the deployment, or the caller uses an embed session
 * @throws 404 if the deployment or environment does not exist, or the environment belongs to another deployment
 */
export const createDeploymentEnvironmentTokenForMetaSync = operation<
  EnvironmentAddress & CreateDeploymentEnvironmentTokenInput,
  DeploymentEnvironmentTokenResponse
>(
  'createDeploymentEnvironmentTokenForMetaSync',
  'POST',
  '/api/v1/deployments/{deploymentId}/environments/{environmentId}/tokens-for-meta-sync',
  { check: checkLifetime },
);

/** The ids in the path of an environment. */
export interface EnvironmentAddress extends DeploymentAddress {
  /** The id of the environment as a number. */
  readonly environmentId: number;
}

/** The filters of the environments. */
export interface GetDeploymentEnvironmentsParams extends DeploymentAddress, CursorParams {
  /** Only environments of this type. */
  readonly type?: EnvironmentType | null | undefined;
}

/** `production` for the production branch, `staging` for a branch that is kept running, `development` for a dev mode. */
export type EnvironmentType = 'production' | 'staging' | 'development';

/** An environment that serves the queries of a deployment. */
export interface DeploymentEnvironment {
  /** A number in digits; paths take it as `environmentId`. */
  readonly id: string;
  /** The kind of environment. */
  readonly type: Open<EnvironmentType>;
  /** The addresses of its APIs, without secrets. */
  readonly api_credentials: readonly DeploymentEnvironmentApiCredential[];
  /** The name of its branch. */
  readonly branch?: string | null;
  /** The user whose dev mode it is. */
  readonly user?: string | null;
}

/** The address of one API of an environment. */
export interface DeploymentEnvironmentApiCredential {
  /** The API that the address is for, which decides the fields that are set. */
  readonly type: Open<'rest' | 'sql'>;
  /** @minimum 1 */
  readonly version: number;
  /** The address of the `rest` API. */
  readonly url?: string | null;
  /** The host of the `sql` API. */
  readonly host?: string | null;
  /** @minimum 1 */
  readonly port?: number | null;
  /** The name of the database of the `sql` API. */
  readonly database?: string | null;
}

/** A token for the APIs of an environment. */
export interface DeploymentEnvironmentToken {
  /** The token for the APIs of the environment. */
  readonly token: string;
  /** The security context that row-level policies read. */
  readonly security_context: JsonObject;
  /** The time it was created. */
  readonly created_at: string;
  /** The time it expires. */
  readonly expires_at: string;
}

/** A new token. */
export interface DeploymentEnvironmentTokenResponse {
  /** The token and its times. */
  readonly data: DeploymentEnvironmentToken;
}

/** The settings of a new token. */
export interface CreateDeploymentEnvironmentTokenInput {
  /** The security context that row-level policies read. */
  readonly security_context: JsonObject;
  /**
   * Seconds, from 1 to 3600; an hour by default.
   * @minimum 1
   * @maximum 3600
   */
  readonly expires_in?: number | null | undefined;
  /** The APIs that the token opens: `meta` and `sql-runner`. Others are dropped without an error. */
  readonly scopes?: readonly string[] | null | undefined;
}

function checkLifetime({ expires_in: seconds }: CreateDeploymentEnvironmentTokenInput, operation: string): void {
  checkRange(seconds, { min: 1, max: 3_600 }, { field: 'expires_in', operation });
}
