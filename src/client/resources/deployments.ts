import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { Open } from '../json/Open.js';
import type { DeploymentAddress } from './addresses.js';
import type {
  CloudProvider,
  CreationMethod,
  CreationStep,
  DeployMode,
  DeploymentSettings,
  ReleaseChannel,
  UpdateDeploymentInput,
} from './deployment-settings.js';

/**
 * Lists the deployments that the credential covers, oldest first; `creationStep` keeps those at one of these steps (docs/contract/deployments.md#deployments-and-settings).
 * @throws 400 if the cursor is invalid
 */
export const getDeployments = listOperation<GetDeploymentsParams, Deployment>('getDeployments', '/api/v1/deployments');

/**
 * Gets the name, address and setup step of one deployment (docs/contract/deployments.md#deployments-and-settings).
 * @throws 403 if the API key does not cover the deployment
 * @throws 404 if the deployment does not exist
 */
export const getDeployment = operation<DeploymentAddress, Deployment>('getDeployment', 'GET', '/api/v1/deployments/{deploymentId}');

/**
 * Changes settings of a deployment and returns all of them. Fields that are left out do not change, and `templateVariables` are merged key
 * by key, so that
 * none can be removed. `releaseChannelVersion` must be one that `listDeploymentVersions` lists for the channel it ends up on (400 otherwise);
 * one that is not the latest there also sets `releaseChannelVersionHold`, unless that is sent (docs/contract/deployments.md#deployments-and-settings).
 * @throws 400 if the version was never listed, belongs to another channel or to the previous one, or ran on another deployment, if the
 *   branch does not exist, or if the name is empty
 * @throws 403 if the API key does not cover the deployment, or the caller lacks permission
 * @throws 404 if the deployment does not exist
 */
export const updateDeployment = operation<DeploymentAddress & UpdateDeploymentInput, DeploymentSettings>(
  'updateDeployment',
  'PUT',
  '/api/v1/deployments/{deploymentId}',
);

/**
 * Permanently deletes a deployment and everything in it (docs/contract/deployments.md#deployments-and-settings).
 * @throws 403 if the API key does not cover the deployment, or the caller lacks permission
 * @throws 404 if the deployment does not exist
 */
export const deleteDeployment = operation<DeploymentAddress, DeploymentDeleteResponse>(
  'deleteDeployment',
  'DELETE',
  '/api/v1/deployments/{deploymentId}',
);

/**
 * Gets all settings of a deployment; secrets are not among them (docs/contract/deployments.md#deployments-and-settings).
 * @throws 403 if the API key does not cover the deployment
 * @throws 404 if the deployment does not exist
 */
export const getDeploymentSettings = operation<DeploymentAddress, DeploymentSettings>(
  'getDeploymentSettings',
  'GET',
  '/api/v1/deployments/{deploymentId}/settings',
);

/**
 * Lists the versions to switch to, newest first: the latest of each channel, and those that ran before (docs/contract/deployments.md#deployments-and-settings).
 * @throws 403 if the API key does not cover the deployment
 * @throws 404 if the deployment does not exist
 */
export const listDeploymentVersions = listOperation<DeploymentAddress & CursorParams, DeploymentVersion>(
  'listDeploymentVersions',
  '/api/v1/deployments/{deploymentId}/versions',
);

/**
 * Returns the status of a branch's last build, by default of the production branch. `mode` and `status` are open sets:
 * show unknown values unchanged (docs/contract/deployments.md#deployments-and-settings).
 * @throws 403 if the API key does not cover the deployment
 * @throws 404 if the deployment does not exist or has no such branch
 */
export const buildStatus = operation<BuildStatusParams, BuildStatusResponse>(
  'buildStatus',
  'GET',
  '/api/v1/deployments/{deploymentId}/build-status',
  { send: 'query' },
);

/**
 * Moves the setup of a deployment to another step (docs/contract/deployments.md#creation).
 * @throws 403 if the API key does not cover the deployment, or the caller lacks permission
 * @throws 404 if the deployment does not exist
 * @throws 409 if the step comes before the current one
 */
export const advanceCreationStep = operation<DeploymentAddress & AdvanceCreationStepInput, Deployment>(
  'advanceCreationStep',
  'POST',
  '/api/v1/deployments/{deploymentId}/creation-step/advance',
);

/**
 * Moves the setup of a deployment back to its first step, `project` (docs/contract/deployments.md#creation).
 * @throws 403 if the API key does not cover the deployment, or the caller lacks permission
 * @throws 404 if the deployment does not exist
 */
export const resetCreationStep = operation<DeploymentAddress, Deployment>(
  'resetCreationStep',
  'POST',
  '/api/v1/deployments/{deploymentId}/creation-step/reset',
  { send: false },
);

/**
 * Creates a deployment. With `source-control` it has no starter project: connect a repository next (docs/contract/deployments.md#creation).
 * @throws 400 if the name is empty
 * @throws 403 if the caller lacks permission, or the API key only covers certain deployments
 */
export const createDeployment = operation<CreateDeploymentInput, Deployment>('createDeployment', 'POST', '/build/api/v1/deployments');

/** The branch of the build. */
export interface BuildStatusParams extends DeploymentAddress {
  /** The production branch by default. */
  readonly branchName?: string | null | undefined;
}

/** The filters of the list of deployments. */
export interface GetDeploymentsParams extends CursorParams {
  /** Only deployments at this step of their creation, or at one of these. */
  readonly creationStep?: CreationStep | readonly CreationStep[] | undefined;
}

/** A deployment in a list. */
export interface Deployment {
  readonly id: number;
  readonly name: string;
  /** The address of its APIs. */
  readonly deploymentUrl: string;
  /** The step that its creation has reached. */
  readonly creationStep: Open<CreationStep>;
}

/** The result of deleting a deployment. */
export interface DeploymentDeleteResponse {
  /** True if the deployment is deleted. */
  readonly success: boolean;
}

/** A version that a deployment can run. */
export interface DeploymentVersion {
  /** The value for `releaseChannelVersion` of a deployment. */
  readonly releaseChannelVersion: string;
  /** The number of the version. */
  readonly version: string;
  /** The channel that released it. */
  readonly releaseChannel: Open<ReleaseChannel>;
  /** True if the channel has no newer one. */
  readonly isLatestInChannel: boolean;
  /** True if the deployment runs it. */
  readonly isCurrent: boolean;
}

/** The state of the last build of a branch. */
export interface BuildStatusResponse {
  readonly deploymentId: number;
  /** The name of the branch. */
  readonly branchName: string;
  /** The kind of build. The values are not specified. */
  readonly mode: string;
  /** The state of the build. The values are not specified. */
  readonly status: string;
  /** The state of the deployment. The values are not specified. */
  readonly deploymentStatus?: string | null;
  /** The id of the build. */
  readonly buildJobId?: number | null;
  /** The reason it failed. */
  readonly errorText?: string | null;
  /** The hash of the files that were built. */
  readonly filesHash?: string | null;
  /** The hash of the last commit. */
  readonly lastHash?: string | null;
  readonly updatedAt?: string | null;
}

/** The next step of a deployment's creation. */
export interface AdvanceCreationStepInput {
  /** The step to advance to. */
  readonly creationStep: CreationStep;
}

/** The settings of a new deployment. */
export interface CreateDeploymentInput {
  /** The display name. */
  readonly name: string;
  /** The cloud that runs it. */
  readonly cloudProvider: CloudProvider;
  /** True if the service manages the infrastructure. */
  readonly isManaged: boolean;
  /** The name of a region; see `listRegions`. */
  readonly region: string;
  /** The platform that the deployment runs on. */
  readonly targetPlatform: string;
  /** The step that its creation begins with. */
  readonly creationStep: CreationStep;
  /** The source of the data model. */
  readonly creationMethod?: CreationMethod | null | undefined;
  /** The way changes of the data model reach it. */
  readonly deployMode?: DeployMode | null | undefined;
}
