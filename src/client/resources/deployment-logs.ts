import { listOperation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { DeploymentAddress } from './addresses.js';

/**
 * Lists log lines in chronological order. Without `source`, lines of production and dev modes are merged. Messages may contain ANSI colour
 * codes and several lines (docs/contract/deployments.md#logs).
 * @throws 403 if the API key does not cover the deployment
 * @throws 404 if the deployment does not exist
 */
export const logs = listOperation<LogsParams, DeploymentLogLine>('logs', '/api/v1/deployments/{deploymentId}/logs');

/**
 * Lists the pods that a deployment runs in (docs/contract/deployments.md#logs).
 * @throws 403 if the API key does not cover the deployment
 * @throws 404 if the deployment does not exist
 */
export const pods = listOperation<DeploymentAddress & CursorParams, DeploymentPod>('pods', '/api/v1/deployments/{deploymentId}/pods');

/** The filters of the log. */
export interface LogsParams extends DeploymentAddress, CursorParams {
  /** The environment that wrote the lines. Default: both, merged by time. */
  readonly source?: 'production' | 'dev' | null | undefined;
  /** The name of one pod. Default: all. */
  readonly pod?: string | null | undefined;
  /** The container in the pod. Default: all. */
  readonly container?: 'INIT' | 'MAIN' | 'server' | 'vector' | 'api-proxy' | null | undefined;
}

/** An entry of the log, whose message may have several lines. */
export interface DeploymentLogLine {
  /** The name of the pod that wrote it. */
  readonly pod: string;
  /** The time in ISO 8601. */
  readonly date: string;
  /** The text, which may contain ANSI escape sequences. */
  readonly message: string;
}

/** A pod that runs the deployment. */
export interface DeploymentPod {
  readonly name: string;
  /** The role of the pod. The values are not specified. */
  readonly type?: string | null;
  /** The state of the pod. The values are not specified. */
  readonly status?: string | null;
  /** True if it answers requests. */
  readonly ready?: boolean | null;
  /** The number of restarts since it was created. */
  readonly restartCount?: number | null;
  /** The names of its containers. */
  readonly containers?: readonly string[] | null;
}
