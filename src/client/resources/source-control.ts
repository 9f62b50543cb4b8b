import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, NoParams, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';
import { refuse } from './checks.js';
import type { Deployment } from './deployments.js';

/** Tells whether the account is linked to its source-control host, and where to link it or change that (docs/contract/data-model.md#source-control). */
export function status(client: ServiceClient, _params?: NoParams, options?: CallOptions) {
  return client.get<SourceControlConnectStatusResponse>('/api/v1/source-control/status', { ...options, operation: 'status' });
}

/**
 * Lists the people and organisations of the host that gave access to their repositories (docs/contract/data-model.md#source-control).
 * @throws 400 a cursor of another list
 */
export function installations(client: ServiceClient, query: CursorParams = {}, options?: CallOptions) {
  return getPage<SourceControlInstallationResponse>(client, '/api/v1/source-control/installations', {
    ...options,
    operation: 'installations',
    query,
  });
}

/**
 * Lists the repositories that an installation can access (docs/contract/data-model.md#source-control).
 * @throws 404 an unknown installation
 */
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

/**
 * Lists the branches of a repository, as seen through one installation (docs/contract/data-model.md#source-control).
 * @throws 404 an unknown installation; a repository of another installation; an unknown repository
 */
export function branches(client: ServiceClient, { owner, repo, ...query }: BranchesParams, options?: CallOptions) {
  return getPage<SourceControlBranchResponse>(client, path`/api/v1/source-control/repositories/${owner}/${repo}/branches`, {
    ...options,
    operation: 'branches',
    query,
  });
}

/**
 * Connects a deployment to a repository, or to a new one with `isNewRepo`, and begins a build of it. Refuses an empty
 * `name` before sending (docs/contract/data-model.md#source-control).
 * @throws 400 a branch that the repository lacks
 * @throws 404 an unknown installation; an unknown repository
 * @throws 409 a new repository whose name is taken
 */
export async function connect(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & ConnectSourceControlRequest,
  options?: CallOptions,
): Promise<Deployment> {
  const operation = 'connect';
  if (body.name === '') refuse({ field: 'name', operation }, 'must name a repository');
  return client.post(path`/build/api/v1/deployments/${deploymentId}/source-control/connect`, { ...options, operation, body });
}

/** The repository whose branches are listed. */
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
  /** A string here, but a number in the parameters of other calls. */
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

/** The repository, and what of it becomes the production branch. */
export interface ConnectSourceControlRequest {
  readonly installationId: number;
  /**
   * Of the repository, without its owner.
   * @minLength 1
   */
  readonly name: string;
  readonly isNewRepo?: boolean | null | undefined;
  /** True to create a new repository as private. */
  readonly private?: boolean | null | undefined;
  readonly deployBranchName?: string | null | undefined;
  readonly deployProjectRoot?: string | null | undefined;
}
