import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../json/Open.js';

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
  /** The size. */
  readonly template: Open<DeploymentTemplate>;
  /** The cloud that runs it. */
  readonly cloudProvider: Open<CloudProvider>;
  /** The step that its creation has reached. */
  readonly creationStep: Open<CreationStep>;
  /** The address of its APIs. */
  readonly deploymentUrl: string;
  /** The channel that new versions come from. */
  readonly releaseChannel: Open<ReleaseChannel>;
  /** The production branch. */
  readonly deployBranchName: string;
  /** True if commits on the production branch are refused. */
  readonly deployBranchReadOnly: boolean;
  /** True if branches can be merged into the production branch. */
  readonly deployBranchMergeAllowed: boolean;
  /** The folder of the data model in the repository. */
  readonly deployProjectRoot: string;
  /** True if the data can be queried in SQL. */
  readonly isServiceSqlEnabled: boolean;
  /** True if results can be computed ahead of queries. */
  readonly isSupportPreAggregations: boolean;
  /** The domain that the service assigned. */
  readonly autoDomain?: string | null;
  /** The source of the data model at its creation. */
  readonly creationMethod?: Open<CreationMethod> | null;
  /** The storage of the customer's own. */
  readonly cspsConfig?: CspsConfig | null;
  /** The contract does not specify its values. */
  readonly serviceImageCloud?: string | null;
  /** The version of the service that it runs. */
  readonly serviceImageVersion?: string | null;
  /** The domain of the customer's own. */
  readonly customDomain?: string | null;
  /** The group of views that the service's start page shows first. */
  readonly defaultLaunchpadViewGroup?: string | null;
  /** The way changes of the data model reach it. */
  readonly deployMode?: Open<DeployMode> | null;
  /** The contract does not specify its meaning. */
  readonly isCold?: boolean | null;
  /** True if the service manages the infrastructure. */
  readonly isManaged?: boolean | null;
  /** The tabs of the service's start page. */
  readonly launchpadTabs?: readonly string[] | null;
  /** The name of the region. */
  readonly region?: string | null;
  /** The version that was chosen from the channel. */
  readonly releaseChannelVersion?: string | null;
  /** True if it keeps its version although newer ones are released. */
  readonly releaseChannelVersionHold?: boolean | null;
  /** The kind of repository. */
  readonly repoType?: Open<RepoType> | null;
  /** The platform that it runs on. */
  readonly targetPlatform?: string | null;
  /** The variables of the template. */
  readonly templateVariables?: JsonObject | null;
}

/** The customer's storage for prepared data of the service. */
export interface CspsConfig {
  /** True if the storage is in use. */
  readonly enabled: boolean;
  /** The kind of storage, which decides the fields that matter. */
  readonly storageProvider: string;
  /** The AWS role that may write to the bucket. */
  readonly awsRoleArn?: string | null;
  /** The Azure client that may write to the container. */
  readonly azureClientId?: string | null;
  /** The Azure container. */
  readonly azureContainer?: string | null;
  /** The Azure storage account. */
  readonly azureStorageAccount?: string | null;
  /** The Azure tenant. */
  readonly azureTenantId?: string | null;
  /** The Google service account that may write to the bucket. */
  readonly gcpServiceAccountEmail?: string | null;
  /** The Google identity provider that vouches for the service. */
  readonly gcpWorkloadIdentityProvider?: string | null;
  /** The bucket in Google Cloud Storage. */
  readonly gcsBucket?: string | null;
  /** The bucket in Amazon S3. */
  readonly s3Bucket?: string | null;
  /** The region of the bucket in Amazon S3. */
  readonly s3Region?: string | null;
  /** The encryption of the bucket in Amazon S3. */
  readonly s3Sse?: string | null;
}

/** The storage of the customer's own, to save. The field that matters depends on `storageProvider`. */
export type CspsConfigInput = Pick<CspsConfig, 'enabled' | 'storageProvider'> & {
  readonly [Field in Exclude<keyof CspsConfig, 'enabled' | 'storageProvider'>]?: string | null | undefined;
};
