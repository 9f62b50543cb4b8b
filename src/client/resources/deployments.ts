import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../http/Open.js';
import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';

/** (payload facts, Deployments). */
export function getDeployments(client: ServiceClient, query: GetDeploymentsParams = {}, options?: CallOptions) {
  return getPage<Deployment>(client, '/api/v1/deployments', { ...options, operation: 'getDeployments', query });
}

/** (payload facts, Deployments). */
export function getDeployment(client: ServiceClient, { deploymentId }: DeploymentAddress, options?: CallOptions) {
  return client.get<Deployment>(path`/api/v1/deployments/${deploymentId}`, { ...options, operation: 'getDeployment' });
}

/** 400 when releaseChannelVersion is not in the versions list of the target channel. Picking a version that is not the channel's latest also sets releaseChannelVersionHold unless sent (payload facts, Deployments). */
export function updateDeployment(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & UpdateDeploymentInput,
  options?: CallOptions,
) {
  return client.put<DeploymentSettings>(path`/api/v1/deployments/${deploymentId}`, { ...options, operation: 'updateDeployment', body });
}

/** (payload facts, Deployments). */
export function deleteDeployment(client: ServiceClient, { deploymentId }: DeploymentAddress, options?: CallOptions) {
  return client.delete<DeploymentDeleteResponse>(path`/api/v1/deployments/${deploymentId}`, { ...options, operation: 'deleteDeployment' });
}

/** (payload facts, Deployments). */
export function getDeploymentSettings(client: ServiceClient, { deploymentId }: DeploymentAddress, options?: CallOptions) {
  return client.get<DeploymentSettings>(path`/api/v1/deployments/${deploymentId}/settings`, {
    ...options,
    operation: 'getDeploymentSettings',
  });
}

/** (payload facts, Deployments). */
export function listDeploymentVersions(
  client: ServiceClient,
  { deploymentId, ...query }: DeploymentAddress & CursorParams,
  options?: CallOptions,
) {
  return getPage<DeploymentVersion>(client, path`/api/v1/deployments/${deploymentId}/versions`, {
    ...options,
    operation: 'listDeploymentVersions',
    query,
  });
}

/** (payload facts, Deployments). */
export function buildStatus(client: ServiceClient, { deploymentId, ...query }: BuildStatusParams, options?: CallOptions) {
  return client.get<BuildStatusResponse>(path`/api/v1/deployments/${deploymentId}/build-status`, {
    ...options,
    operation: 'buildStatus',
    query,
  });
}

/** No source = production and dev merged in time order (payload facts, Deployments). */
export function logs(client: ServiceClient, { deploymentId, ...query }: LogsParams, options?: CallOptions) {
  return getPage<DeploymentLogLine>(client, path`/api/v1/deployments/${deploymentId}/logs`, { ...options, operation: 'logs', query });
}

/** (payload facts, Deployments). */
export function pods(client: ServiceClient, { deploymentId, ...query }: DeploymentAddress & CursorParams, options?: CallOptions) {
  return getPage<DeploymentPod>(client, path`/api/v1/deployments/${deploymentId}/pods`, { ...options, operation: 'pods', query });
}

/** (payload facts, Deployments). */
export function advanceCreationStep(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & AdvanceCreationStepInput,
  options?: CallOptions,
) {
  return client.post<Deployment>(path`/api/v1/deployments/${deploymentId}/creation-step/advance`, {
    ...options,
    operation: 'advanceCreationStep',
    body,
  });
}

/** (back to 'project') (payload facts, Deployments). */
export function resetCreationStep(client: ServiceClient, { deploymentId }: DeploymentAddress, options?: CallOptions) {
  return client.post<Deployment>(path`/api/v1/deployments/${deploymentId}/creation-step/reset`, {
    ...options,
    operation: 'resetCreationStep',
  });
}

/** (payload facts, Deployments). */
export function deploymentToken(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & CreateDeploymentTokenInput,
  options?: CallOptions,
) {
  return client.post<DeploymentTokenResponse>(path`/api/v1/deployments/${deploymentId}/token`, {
    ...options,
    operation: 'deploymentToken',
    body,
  });
}

/** With creationMethod 'source-control' no starter project is made; call source-control/connect next. (Seed prints a trailing slash) (payload facts, Deployment Creation). */
export function createDeployment(client: ServiceClient, body: CreateDeploymentInput, options?: CallOptions) {
  return client.post<Deployment>('/build/api/v1/deployments', { ...options, operation: 'createDeployment', body });
}

/** Which of them `logs` lists, or how. */
export interface LogsParams extends DeploymentAddress, CursorParams {
  readonly source?: 'production' | 'dev' | null | undefined;
  readonly pod?: string | null | undefined;
  readonly container?: 'INIT' | 'MAIN' | 'server' | 'vector' | 'api-proxy' | null | undefined;
}

/** Which of them `buildStatus` lists, or how. */
export interface BuildStatusParams extends DeploymentAddress {
  readonly branchName?: string | null | undefined;
}

/** Which of them `getDeployments` lists, or how. */
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

/** Private storage;  has the same fields. */
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

/** Mode and status are open strings; values not declared. */
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

export interface AdvanceCreationStepInput {
  readonly creationStep: CreationStep;
}

/** Seconds; omitted = 86400. */
export interface CreateDeploymentTokenInput {
  /** 60 to 86400. */
  readonly expiresIn?: number | null | undefined;
}

export interface DeploymentTokenResponse {
  readonly serviceApiToken: string;
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

export type CspsConfigInput = CspsConfig;
