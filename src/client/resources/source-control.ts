import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, NoParams, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';
import type { Deployment } from './deployments.js';

/** (payload facts, Source-control host). */
export function status(client: ServiceClient, _params?: NoParams, options?: CallOptions) {
  return client.get<SourceControlConnectStatusResponse>('/api/v1/source-control/status', { ...options, operation: 'status' });
}

/** (payload facts, Source-control host). */
export function installations(client: ServiceClient, query: CursorParams = {}, options?: CallOptions) {
  return getPage<SourceControlInstallationResponse>(client, '/api/v1/source-control/installations', {
    ...options,
    operation: 'installations',
    query,
  });
}

/** path{installationId: int} (payload facts, Source-control host). */
export function repositories(
  client: ServiceClient,
  { installationId, ...query }: { readonly installationId: number } & CursorParams,
  options?: CallOptions,
) {
  return getPage<SourceControlRepoResponse>(client, path`/api/v1/source-control/installations/${installationId}/repositories`, {
    ...options,
    operation: 'repositories',
    query,
  });
}

/** (payload facts, Source-control host). */
export function branches(client: ServiceClient, { owner, repo, ...query }: BranchesParams, options?: CallOptions) {
  return getPage<SourceControlBranchResponse>(client, path`/api/v1/source-control/repositories/${owner}/${repo}/branches`, {
    ...options,
    operation: 'branches',
    query,
  });
}

/** (also triggers a build) (payload facts, Source-control host connection). */
export function connect(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & ConnectSourceControlRequest,
  options?: CallOptions,
) {
  return client.post<Deployment>(path`/build/api/v1/deployments/${deploymentId}/source-control/connect`, {
    ...options,
    operation: 'connect',
    body,
  });
}

/** Which of them `branches` lists, or how. */
export interface BranchesParams extends CursorParams {
  readonly owner: string;
  readonly repo: string;
  readonly installationId: number;
}

export interface SourceControlConnectStatusResponse {
  readonly connected: boolean;
  readonly linkUrl: string;
  readonly settingsUrl: string;
}

export interface SourceControlInstallationResponse {
  readonly installationId: string;
  readonly id: string;
  readonly login: string;
  readonly avatarUrl: string;
}

export interface SourceControlRepoResponse {
  readonly id: number;
  readonly name: string;
  readonly htmlUrl: string;
}

export interface SourceControlBranchResponse {
  readonly name: string;
  readonly isDefault: boolean;
}

export interface ConnectSourceControlRequest {
  readonly installationId: number;
  /** At least 1. */
  readonly name: string;
  readonly isNewRepo?: boolean | null | undefined;
  readonly private?: boolean | null | undefined;
  readonly deployBranchName?: string | null | undefined;
  readonly deployProjectRoot?: string | null | undefined;
}
