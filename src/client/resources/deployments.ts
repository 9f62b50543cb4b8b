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

/** The branch whose build is asked for. */
export interface BuildStatusParams extends DeploymentAddress {
  /** The production branch by default. */
  readonly branchName?: string | null | undefined;
}

/** The filters of the list of deployments. */
export interface GetDeploymentsParams extends CursorParams {
  /** Only deployments at this step of their creation, or at one of these. */
  readonly creationStep?: CreationStep | readonly CreationStep[] | undefined;
}

/** The steps of creating a deployment; `ready` is the last. */
export type CreationStep = 'project' | 'upload' | 'schema' | 'source-control' | 'ssh' | 'databases' | 'ready' | 'demo';

/** The cloud that runs a deployment. */
export type CloudProvider = 'managed' | 'aws' | 'gcp';

/** The source of a deployment's data model at its creation. */
export type CreationMethod = 'upload' | 'managed' | 'source-control' | 'ssh';

/** The way changes of the data model reach a deployment. */
export type DeployMode = 'git' | 'cli';

/** The channel that new versions come from. */
export type ReleaseChannel = 'latest' | 'release';

/** The size of a deployment. */
export type DeploymentTemplate = 'single' | 'simpleCluster' | 'multiCluster';

/** The kind of repository. */
export type RepoType = 'git' | 'deployRepo';

/** A deployment in a list. */
export interface Deployment {
  readonly id: number;
  readonly name: string;
  readonly deploymentUrl: string;
  readonly creationStep: Open<CreationStep>;
}

/** The result of deleting a deployment. */
export interface DeploymentDeleteResponse {
  readonly success: boolean;
}

/** A change of a deployment. A missing field stays as it is. */
export interface UpdateDeploymentInput {
  /** The display name. */
  readonly name?: string | null | undefined;
  /** The cloud that runs it. */
  readonly cloudProvider?: CloudProvider | null | undefined;
  /** The source of the data model at its creation. */
  readonly creationMethod?: CreationMethod | null | undefined;
  /** The way changes of the data model reach it. */
  readonly deployMode?: DeployMode | null | undefined;
  /** The name of a region; see `listRegions`. */
  readonly region?: string | null | undefined;
  /** A domain of the customer's own. */
  readonly customDomain?: string | null | undefined;
  /** The production branch. */
  readonly deployBranchName?: string | null | undefined;
  /** True to refuse commits on the production branch. */
  readonly deployBranchReadOnly?: boolean | null | undefined;
  /** True to allow merging into the production branch. */
  readonly deployBranchMergeAllowed?: boolean | null | undefined;
  /** The folder of the data model in the repository. */
  readonly deployProjectRoot?: string | null | undefined;
  /** The channel that new versions come from. */
  readonly releaseChannel?: ReleaseChannel | null | undefined;
  /** The version to run, of those that `listDeploymentVersions` returns for the channel. Any other fails with 400. */
  readonly releaseChannelVersion?: string | null | undefined;
  /** Keeps the version although newer ones are released. */
  readonly releaseChannelVersionHold?: boolean | null | undefined;
  /** The size. */
  readonly template?: DeploymentTemplate | null | undefined;
  /** The variables of the template. */
  readonly templateVariables?: JsonObject | null | undefined;
  /** The group of views that the service's start page shows first. */
  readonly defaultLaunchpadViewGroup?: string | null | undefined;
  /** The tabs of the service's start page. */
  readonly launchpadTabs?: readonly string[] | null | undefined;
  /** The storage of the customer's own. */
  readonly cspsConfig?: CspsConfigInput | null | undefined;
}

/** A deployment with all its settings. */
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

/** A version that a deployment can run. */
export interface DeploymentVersion {
  readonly releaseChannelVersion: string;
  readonly version: string;
  readonly releaseChannel: Open<ReleaseChannel>;
  readonly isLatestInChannel: boolean;
  readonly isCurrent: boolean;
}

/** The state of the last build of a branch. */
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

/** The storage of the customer's own, to save. The field that matters depends on `storageProvider`. */
export type CspsConfigInput = Pick<CspsConfig, 'enabled' | 'storageProvider'> & {
  readonly [Field in Exclude<keyof CspsConfig, 'enabled' | 'storageProvider'>]?: string | null | undefined;
};
