import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { NoParams } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';
import { refuse } from './checks/checks.js';
import type { Deployment } from './deployments.js';

/**
 * Returns the account's link to its source-control host, and the addresses to create or change it
 * (docs/contract/data-model.md#source-control).
 */
export const status = operation<NoParams, SourceControlConnectStatusResponse>('status', 'GET', '/api/v1/source-control/status');

/**
 * Lists the people and organisations of the host that gave access to their repositories (docs/contract/data-model.md#source-control).
 * @throws 400 if the cursor belongs to another list
 */
export const installations = listOperation<CursorParams, SourceControlInstallationResponse>(
  'installations',
  '/api/v1/source-control/installations',
);

/**
 * Lists the repositories that an installation can access (docs/contract/data-model.md#source-control).
 * @throws 404 if the installation does not exist
 */
export const repositories = listOperation<{ readonly installationId: number } & CursorParams, SourceControlRepoResponse>(
  'repositories',
  '/api/v1/source-control/installations/{installationId}/repositories',
);

/**
 * Lists the branches of a repository, as seen through one installation (docs/contract/data-model.md#source-control).
 * @throws 404 if the installation or repository does not exist, or the repository belongs to another installation
 */
export const branches = listOperation<BranchesParams, SourceControlBranchResponse>(
  'branches',
  '/api/v1/source-control/repositories/{owner}/{repo}/branches',
);

/**
 * Connects a deployment to a repository, or to a new one with `isNewRepo`, and begins a build of it. Refuses an empty
 * `name` before sending (docs/contract/data-model.md#source-control).
 * @throws 400 if the branch does not exist in the repository
 * @throws 404 if the installation or repository does not exist
 * @throws 409 if the name for a new repository is taken
 */
export const connect = operation<DeploymentAddress & ConnectSourceControlRequest, Deployment>(
  'connect',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/source-control/connect',
  {
    check({ name }, operation) {
      if (name === '') refuse({ field: 'name', operation }, 'must name a repository');
    },
  },
);

/** The repository whose branches are listed. */
export interface BranchesParams extends CursorParams {
  /** The owner of the repository. */
  readonly owner: string;
  /** The name of the repository, without its owner. */
  readonly repo: string;
  /** The id of the installation that grants access to the repository. */
  readonly installationId: number;
}

/** The connection of the account to its source-control host. */
export interface SourceControlConnectStatusResponse {
  /** True if the account is connected. */
  readonly connected: boolean;
  /** The address of the page that connects it. */
  readonly linkUrl: string;
  /** The address of the page that changes the connection. */
  readonly settingsUrl: string;
}

/** An owner of repositories that granted access. */
export interface SourceControlInstallationResponse {
  /** A string here, but a number in the parameters of other calls. */
  readonly installationId: string;
  readonly id: string;
  /** The name of the owner. */
  readonly login: string;
  /** The address of the owner's picture. */
  readonly avatarUrl: string;
}

/** A repository. */
export interface SourceControlRepoResponse {
  readonly id: number;
  readonly name: string;
  /** The address of the repository's page. */
  readonly htmlUrl: string;
}

/** A branch of a repository. */
export interface SourceControlBranchResponse {
  readonly name: string;
  /** True for the repository's default branch. */
  readonly isDefault: boolean;
}

/** The repository, and the branch that becomes the production branch. */
export interface ConnectSourceControlRequest {
  /** The id of the installation that grants access to the repository. */
  readonly installationId: number;
  /**
   * Of the repository, without its owner.
   * @minLength 1
   */
  readonly name: string;
  /** True to create the repository. */
  readonly isNewRepo?: boolean | null | undefined;
  /** True to create a new repository as private. */
  readonly private?: boolean | null | undefined;
  /** The branch that becomes the production branch. */
  readonly deployBranchName?: string | null | undefined;
  /** The folder of the data model in the repository. */
  readonly deployProjectRoot?: string | null | undefined;
}
