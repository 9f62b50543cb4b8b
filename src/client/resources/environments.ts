import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../http/Open.js';
import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';

/** (payload facts, Environments). */
export function getDeploymentEnvironments(
  client: ServiceClient,
  { deploymentId, ...query }: GetDeploymentEnvironmentsParams,
  options?: CallOptions,
) {
  return getPage<DeploymentEnvironment>(client, path`/api/v1/deployments/${deploymentId}/environments`, {
    ...options,
    operation: 'getDeploymentEnvironments',
    query,
  });
}

/** Lists only tokens the caller minted; at most the latest 1000 live ones; no embed session (payload facts, Environments). */
export function getDeploymentEnvironmentTokens(
  client: ServiceClient,
  { deploymentId, environmentId, ...query }: EnvironmentAddress & CursorParams,
  options?: CallOptions,
) {
  return getPage<DeploymentEnvironmentToken>(client, path`/api/v1/deployments/${deploymentId}/environments/${environmentId}/tokens`, {
    ...options,
    operation: 'getDeploymentEnvironmentTokens',
    query,
  });
}

/** Scopes kept: 'meta', 'sql-runner'; others dropped silently (payload facts, Environments). */
export function createDeploymentEnvironmentToken(
  client: ServiceClient,
  { deploymentId, environmentId, ...body }: EnvironmentAddress & CreateDeploymentEnvironmentTokenInput,
  options?: CallOptions,
) {
  return client.post<DeploymentEnvironmentTokenResponse>(path`/api/v1/deployments/${deploymentId}/environments/${environmentId}/tokens`, {
    ...options,
    operation: 'createDeploymentEnvironmentToken',
    body,
  });
}

/** Always signs 'meta' (payload facts, Environments). */
export function createDeploymentEnvironmentTokenForMetaSync(
  client: ServiceClient,
  { deploymentId, environmentId, ...body }: EnvironmentAddress & CreateDeploymentEnvironmentTokenInput,
  options?: CallOptions,
) {
  return client.post<DeploymentEnvironmentTokenResponse>(
    path`/api/v1/deployments/${deploymentId}/environments/${environmentId}/tokens-for-meta-sync`,
    { ...options, operation: 'createDeploymentEnvironmentTokenForMetaSync', body },
  );
}

export interface EnvironmentAddress extends DeploymentAddress {
  readonly environmentId: number;
}

/** Which of them `getDeploymentEnvironments` lists, or how. */
export interface GetDeploymentEnvironmentsParams extends DeploymentAddress, CursorParams {
  readonly type?: EnvironmentType | null | undefined;
}

export type EnvironmentType = 'production' | 'staging' | 'development';

export interface DeploymentEnvironment {
  readonly id: string;
  readonly type: Open<EnvironmentType>;
  readonly api_credentials: readonly DeploymentEnvironmentApiCredential[];
  readonly branch?: string | null;
  readonly user?: string | null;
}

export interface DeploymentEnvironmentApiCredential {
  readonly type: Open<'rest' | 'sql'>;
  /** At least 1. */
  readonly version: number;
  readonly url?: string | null;
  readonly host?: string | null;
  /** At least 1. */
  readonly port?: number | null;
  readonly database?: string | null;
}

/** [later] the create responses add . */
export interface DeploymentEnvironmentToken {
  readonly token: string;
  readonly security_context: JsonObject;
  readonly created_at: string;
  readonly expires_at: string;
}

export interface DeploymentEnvironmentTokenResponse {
  readonly data: DeploymentEnvironmentToken;
}

export interface CreateDeploymentEnvironmentTokenInput {
  readonly security_context: JsonObject;
  /** 1 to 3600. */
  readonly expires_in?: number | null | undefined;
  readonly scopes?: readonly string[] | null | undefined;
}
