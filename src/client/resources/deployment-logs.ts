import { type CursorParams, getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';

/**
 * Lists log lines in chronological order. Without `source`, lines of production and dev modes are merged. Messages may contain ANSI colour
 * codes and several lines (docs/contract/deployments.md#logs).
 * @throws 403 a key of another deployment
 * @throws 404 an unknown deployment
 */
export function logs(client: ServiceClient, { deploymentId, ...query }: LogsParams, options?: CallOptions) {
  return getPage<DeploymentLogLine>(client, path`/api/v1/deployments/${deploymentId}/logs`, { ...options, operation: 'logs', query });
}

/**
 * Lists the pods that a deployment runs in (docs/contract/deployments.md#logs).
 * @throws 403 a key of another deployment
 * @throws 404 an unknown deployment
 */
export function pods(client: ServiceClient, { deploymentId, ...query }: DeploymentAddress & CursorParams, options?: CallOptions) {
  return getPage<DeploymentPod>(client, path`/api/v1/deployments/${deploymentId}/pods`, { ...options, operation: 'pods', query });
}

export interface LogsParams extends DeploymentAddress, CursorParams {
  readonly source?: 'production' | 'dev' | null | undefined;
  readonly pod?: string | null | undefined;
  readonly container?: 'INIT' | 'MAIN' | 'server' | 'vector' | 'api-proxy' | null | undefined;
}

export interface DeploymentLogLine {
  readonly pod: string;
  readonly date: string;
  readonly message: string;
}

export interface DeploymentPod {
  readonly name: string;
  readonly type?: string | null;
  readonly status?: string | null;
  readonly ready?: boolean | null;
  readonly restartCount?: number | null;
  readonly containers?: readonly string[] | null;
}
