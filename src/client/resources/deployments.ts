import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../http/Open.js';
import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { DeploymentAddress } from './addresses.js';

/**
 * Lists the deployments that the credential covers, oldest first; `creationStep` keeps those at one of these steps (docs/contract/deployments.md#deployments-and-settings).
 * @throws 400 a cursor of nothing
 */
export const getDeployments = listOperation<GetDeploymentsParams, Deployment>('getDeployments', '/api/v1/deployments');

/**
 * Gets the name, address and setup step of one deployment (docs/contract/deployments.md#deployments-and-settings).
 * @throws 403 a key of another deployment
 * @throws 404 an unknown deployment
 */
export const getDeployment = operation<DeploymentAddress, Deployment>('getDeployment', 'GET', '/api/v1/deployments/{deploymentId}');

/**
 * Changes some settings of a deployment and gives them all: what is left out stays, and `templateVariables` are merged key by key, so that
 * none can be removed. `releaseChannelVersion` must be one that `listDeploymentVersions` lists for the channel it ends up on (400 otherwise);
 * one that is not the latest there also sets `releaseChannelVersionHold`, unless that is sent (docs/contract/deployments.md#deployments-and-settings).
 * @throws 400 a version that was never listed; a version of another channel; a version of the channel it leaves; a version that
 *   ran elsewhere; no branch of the deployment; an empty name
 * @throws 403 a key of another deployment; a user without the right
 * @throws 404 an unknown deployment
 */
export const updateDeployment = operation<DeploymentAddress & UpdateDeploymentInput, DeploymentSettings>(
  'updateDeployment',
  'PUT',
  '/api/v1/deployments/{deploymentId}',
);

/**
 * Permanently deletes a deployment and everything in it (docs/contract/deployments.md#deployments-and-settings).
 * @throws 403 a key of another deployment; a user without the right
 * @throws 404 an unknown deployment
 */
export const deleteDeployment = operation<DeploymentAddress, DeploymentDeleteResponse>(
  'deleteDeployment',
  'DELETE',
  '/api/v1/deployments/{deploymentId}',
);

/**
 * Gets all settings of a deployment; secrets are not among them (docs/contract/deployments.md#deployments-and-settings).
 * @throws 403 a key of another deployment
 * @throws 404 an unknown deployment
 */
export const getDeploymentSettings = operation<DeploymentAddress, DeploymentSettings>(
  'getDeploymentSettings',
  'GET',
  '/api/v1/deployments/{deploymentId}/settings',
);

/**
 * Lists the versions to switch to, newest first: the latest of each channel, and those that ran before (docs/contract/deployments.md#deployments-and-settings).
 * @throws 403 a key of another deployment
 * @throws 404 an unknown deployment
 */
export const listDeploymentVersions = listOperation<DeploymentAddress & CursorParams, DeploymentVersion>(
  'listDeploymentVersions',
  '/api/v1/deployments/{deploymentId}/versions',
);

/**
 * Gets how far the last build of a branch is, of the production branch where none is named. `mode` and `status` are open words:
 * show what you do not know as it is (docs/contract/deployments.md#deployments-and-settings).
 * @throws 403 a key of another deployment
 * @throws 404 an unknown deployment; no branch of the deployment
 */
export const buildStatus = operation<BuildStatusParams, BuildStatusResponse>(
  'buildStatus',
  'GET',
  '/api/v1/deployments/{deploymentId}/build-status',
  { send: 'query' },
);

/**
 * Takes the setup of a deployment on to another step (docs/contract/deployments.md#creation).
 * @throws 403 a key of another deployment; a user without the right
 * @throws 404 an unknown deployment
 * @throws 409 a step back
 */
export const advanceCreationStep = operation<DeploymentAddress & AdvanceCreationStepInput, Deployment>(
  'advanceCreationStep',
  'POST',
  '/api/v1/deployments/{deploymentId}/creation-step/advance',
);

/**
 * Takes the setup of a deployment back to its first step, `project` (docs/contract/deployments.md#creation).
 * @throws 403 a key of another deployment; a user without the right
 * @throws 404 an unknown deployment
 */
export const resetCreationStep = operation<DeploymentAddress, Deployment>(
  'resetCreationStep',
  'POST',
  '/api/v1/deployments/{deploymentId}/creation-step/reset',
  { send: false },
);

/**
 * Creates a deployment. With `source-control` it has no starter project: connect a repository next (docs/contract/deployments.md#creation).
 * @throws 400 no name
 * @throws 403 a user without the right; a key for certain deployments
 */
export const createDeployment = operation<CreateDeploymentInput, Deployment>('createDeployment', 'POST', '/build/api/v1/deployments');

export interface BuildStatusParams extends DeploymentAddress {
  /** The production branch by default. */
  readonly branchName?: string | null | undefined;
}

export interface GetDeploymentsParams extends CursorParams {
  readonly creationStep?: CreationStep | readonly CreationStep[] | undefined;
}

export type CreationStep = 'project' | 'upload' | 'schema' | 'source-control' | 'ssh' | 'databases' | 'ready' | 'demo';

export type CloudProvider = 'managed' | 'aws' | 'gcp';

export type CreationMethod = 'upload' | 'managed' | 'source-control' | 'ssh';

export type DeployMode = 'git' | 'cli';

export type ReleaseChannel = 'latest' | 'release';

export type DeploymentTemplate = 'single' | 'simpleCluster' | 'multiCluster';

export type RepoType = 'git' | 'deployRepo';

export interface Deployment {
  readonly id: number;
  readonly name: string;
  readonly deploymentUrl: string;
  readonly creationStep: Open<CreationStep>;
}

export interface DeploymentDeleteResponse {
  readonly success: boolean;
}

export interface UpdateDeploymentInput {
  readonly name?: string | null | undefined;
  readonly cloudProvider?: CloudProvider | null | undefined;
  readonly creationMethod?: CreationMethod | null | undefined;
  readonly deployMode?: DeployMode | null | undefined;
  readonly region?: string | null | undefined;
  readonly customDomain?: string | null | undefined;
  readonly deployBranchName?: string | null | undefined;
  readonly deployBranchReadOnly?: boolean | null | undefined;
  readonly deployBranchMergeAllowed?: boolean | null | undefined;
  readonly deployProjectRoot?: string | null | undefined;
  readonly releaseChannel?: ReleaseChannel | null | undefined;
  readonly releaseChannelVersion?: string | null | undefined;
  /** Keeps the version although newer ones are released. */
  readonly releaseChannelVersionHold?: boolean | null | undefined;
  readonly template?: DeploymentTemplate | null | undefined;
  readonly templateVariables?: JsonObject | null | undefined;
  readonly defaultLaunchpadViewGroup?: string | null | undefined;
  readonly launchpadTabs?: readonly string[] | null | undefined;
  readonly cspsConfig?: CspsConfigInput | null | undefined;
}

export interface DeploymentSettings {
  readonly id: number;
  readonly name: string;
  readonly template: Open<DeploymentTemplate>;
  readonly cloudProvider: Open<CloudProvider>;
  readonly creationStep: Open<CreationStep>;
  readonly deploymentUrl: string;
  readonly releaseChannel: Open<ReleaseChannel>;
  readonly deployBranchName: string;
  readonly deployBranchReadOnly: boolean;
  readonly deployBranchMergeAllowed: boolean;
  readonly deployProjectRoot: string;
  readonly isServiceSqlEnabled: boolean;
  readonly isSupportPreAggregations: boolean;
  readonly autoDomain?: string | null;
  readonly creationMethod?: Open<CreationMethod> | null;
  readonly cspsConfig?: CspsConfig | null;
  readonly serviceImageCloud?: string | null;
  readonly serviceImageVersion?: string | null;
  readonly customDomain?: string | null;
  readonly defaultLaunchpadViewGroup?: string | null;
  readonly deployMode?: Open<DeployMode> | null;
  readonly isCold?: boolean | null;
  readonly isManaged?: boolean | null;
  readonly launchpadTabs?: readonly string[] | null;
  readonly region?: string | null;
  readonly releaseChannelVersion?: string | null;
  readonly releaseChannelVersionHold?: boolean | null;
  readonly repoType?: Open<RepoType> | null;
  readonly targetPlatform?: string | null;
  readonly templateVariables?: JsonObject | null;
}

/** Storage of the customer's own, for what the service keeps prepared. */
export interface CspsConfig {
  readonly enabled: boolean;
  readonly storageProvider: string;
  readonly awsRoleArn?: string | null;
  readonly azureClientId?: string | null;
  readonly azureContainer?: string | null;
  readonly azureStorageAccount?: string | null;
  readonly azureTenantId?: string | null;
  readonly gcpServiceAccountEmail?: string | null;
  readonly gcpWorkloadIdentityProvider?: string | null;
  readonly gcsBucket?: string | null;
  readonly s3Bucket?: string | null;
  readonly s3Region?: string | null;
  readonly s3Sse?: string | null;
}

export interface DeploymentVersion {
  readonly releaseChannelVersion: string;
  readonly version: string;
  readonly releaseChannel: Open<ReleaseChannel>;
  readonly isLatestInChannel: boolean;
  readonly isCurrent: boolean;
}

export interface BuildStatusResponse {
  readonly deploymentId: number;
  readonly branchName: string;
  readonly mode: string;
  readonly status: string;
  readonly deploymentStatus?: string | null;
  readonly buildJobId?: number | null;
  readonly errorText?: string | null;
  readonly filesHash?: string | null;
  readonly lastHash?: string | null;
  readonly updatedAt?: string | null;
}

export interface AdvanceCreationStepInput {
  readonly creationStep: CreationStep;
}

export interface CreateDeploymentInput {
  readonly name: string;
  readonly cloudProvider: CloudProvider;
  readonly isManaged: boolean;
  readonly region: string;
  readonly targetPlatform: string;
  readonly creationStep: CreationStep;
  readonly creationMethod?: CreationMethod | null | undefined;
  readonly deployMode?: DeployMode | null | undefined;
}

export type CspsConfigInput = Pick<CspsConfig, 'enabled' | 'storageProvider'> & {
  readonly [Field in Exclude<keyof CspsConfig, 'enabled' | 'storageProvider'>]?: string | null | undefined;
};
