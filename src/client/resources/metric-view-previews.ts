import { operation } from '../http/operation.js';
import type { Open } from '../json/Open.js';
import type { DeploymentAddress } from './addresses.js';
import { checkViewSelection } from './checks/checkViewSelection.js';
import type { ViewSelection } from './view-selection.js';

/**
 * Queues a trial conversion of the latest successful build into metric views of a warehouse; nothing is published. While an
 * identical one is running, returns that one with `reused`. Requires `SchemaRead` or `SchemaUpdate` (docs/contract/jobs.md#metric-view-previews).
 * @status 202
 * @throws 403 if the caller lacks permission
 * @throws 404 if the deployment or data source does not exist
 */
export const startPreview = operation<DeploymentAddress & WarehouseMetricViewPreviewInput, WarehouseMetricViewPreviewStartResponse>(
  'startPreview',
  'POST',
  '/api/v1/deployments/{deploymentId}/warehouse-metric-view-previews',
  { check: checkViewSelection },
);

/**
 * Returns the progress of a conversion. Poll until `isPreviewDone(status)` is true (docs/contract/jobs.md#metric-view-previews).
 * @throws 403 if the caller lacks permission
 * @throws 404 if the preview does not exist or is at least a week old
 */
export const previewStatus = operation<MetricViewPreviewAddress, WarehouseMetricViewPreviewStatusResponse>(
  'previewStatus',
  'GET',
  '/api/v1/deployments/{deploymentId}/warehouse-metric-view-previews/{previewId}',
);

/**
 * Returns the result of a conversion for each view. 409 while it runs or if it ended without a result, so read it once
 * `resultAvailable` is true. Kept for at most seven days (docs/contract/jobs.md#metric-view-previews).
 * @throws 403 if the caller lacks permission
 * @throws 404 if the preview does not exist or is at least a week old
 * @throws 409 if the preview is in progress, was cancelled or found nothing to convert
 */
export const previewResult = operation<MetricViewPreviewAddress, WarehouseMetricViewPreviewResultResponse>(
  'previewResult',
  'GET',
  '/api/v1/deployments/{deploymentId}/warehouse-metric-view-previews/{previewId}/result',
);

/**
 * Asks a conversion to stop, which it does a little later; 409 once it has ended (docs/contract/jobs.md#metric-view-previews).
 * @throws 403 if the caller lacks permission
 * @throws 404 if the preview does not exist or is at least a week old
 * @throws 409 if the preview has ended
 */
export const cancelPreview = operation<MetricViewPreviewAddress, void>(
  'cancelPreview',
  'DELETE',
  '/api/v1/deployments/{deploymentId}/warehouse-metric-view-previews/{previewId}',
);

/** True once a conversion is over. An unknown word means that it still runs. */
export function isPreviewDone(status: string): boolean {
  return status === 'COMPLETED' || status === 'FAILED' || status === 'CANCELLED';
}

/** The ids in the path of a preview. */
export interface MetricViewPreviewAddress extends DeploymentAddress {
  /** The id that starting the preview returned. */
  readonly previewId: string;
}

/** The data source and views to preview. */
export interface WarehouseMetricViewPreviewInput extends ViewSelection {
  /** The name of the data source in the data model. */
  readonly dataSourceName: string;
  /** Tables to read instead, keyed by the dataset they replace. */
  readonly sourceOverrides?: Readonly<Record<string, string>> | null | undefined;
  /** Names of metric views, keyed by the source view. */
  readonly targetNames?: Readonly<Record<string, string>> | null | undefined;
}

/** The states of a preview; the last three are final. */
export type PreviewStatus = 'QUEUED' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';

/** A preview that the service has accepted, or an identical one that runs already. */
export interface WarehouseMetricViewPreviewStartResponse {
  /** The id that status, result and cancelling take. */
  readonly previewId: string;
  readonly deploymentId: number;
  /** The name of the data source in the data model. */
  readonly dataSourceName: string;
  /** The id of the build that is converted. */
  readonly buildJobId: number;
  /** True if the response is an identical request that is still running. */
  readonly reused: boolean;
  readonly status: 'QUEUED';
  /** The address of the status. */
  readonly statusUrl: string;
  /** The address of the result. */
  readonly resultUrl: string;
  /** The commit of the build. */
  readonly commit?: string | null;
}

/** The progress of a preview. */
export interface WarehouseMetricViewPreviewStatusResponse {
  /** The id of the preview. */
  readonly previewId: string;
  readonly deploymentId: number;
  /** The name of the data source in the data model. */
  readonly dataSourceName: string;
  /** The state; treat unknown values as running. */
  readonly status: Open<PreviewStatus>;
  /** The stage and a message about it. */
  readonly progress: WarehouseMetricViewProgress;
  /** True once `previewResult` has something to return. */
  readonly resultAvailable: boolean;
  /** The time it started. */
  readonly startedAt: string;
  readonly updatedAt: string;
  /** The reason it failed. */
  readonly error?: string | null;
}

/** The stage of a preview. */
export interface WarehouseMetricViewProgress {
  /** The state that the message is about. */
  readonly stage: Open<PreviewStatus>;
  /** For display only: the conversion may be finished at any value. */
  readonly percentComplete: number;
  /** A message of the service about the stage. */
  readonly message: string;
}

/** The result of a preview, view by view. */
export interface WarehouseMetricViewPreviewResultResponse {
  /** The id of the preview. */
  readonly previewId: string;
  readonly deploymentId: number;
  /** The name of the data source in the data model. */
  readonly dataSourceName: string;
  /** The id of the build that was converted. */
  readonly buildJobId: number;
  /** The time it ended. */
  readonly completedAt: string;
  /** The time it took, in milliseconds. */
  readonly durationMs: number;
  readonly version: 2;
  /** The outcome of all views together. */
  readonly outcome: Open<'success' | 'partial' | 'failed'>;
  /** The hash of the converted model. */
  readonly sourceSha256: string;
  /** The result for each view. */
  readonly views: readonly WarehouseMetricViewResult[];
  /** The versions of the programs that were used. */
  readonly runtime: WarehouseMetricViewRuntime;
  /** The commit of the build. */
  readonly commit?: string | null;
}

/** The metric view that one view of the data model would become. */
export interface WarehouseMetricViewResult {
  /** The name of the view in the data model. */
  readonly serviceViewName: string;
  /** The name of the metric view. */
  readonly metricViewName: string;
  /** `partial` can be queried, but lacks the members in `withheldMembers`. */
  readonly outcome: Open<'success' | 'partial' | 'failed'>;
  /** True if it can be published. */
  readonly eligibleForPublication: boolean;
  /** The problems found. */
  readonly issues: readonly WarehouseMetricViewIssue[];
  /** The members that are left out. */
  readonly withheldMembers: readonly WarehouseMetricViewWithheldMember[];
  /** The tables that its datasets read. */
  readonly datasetSources: readonly WarehouseMetricViewDatasetSource[];
  /** The numbers of its parts and problems. */
  readonly counts: WarehouseMetricViewCounts;
  /** The hash of the YAML. */
  readonly metricViewSha256?: string | null;
  /** The definition as YAML; none if the view failed. */
  readonly metricViewYaml?: string | null;
  /** The table that it is built on. */
  readonly source?: string | null;
}

/** A member that is not published, and why. */
export interface WarehouseMetricViewWithheldMember {
  /** The dataset of the member. */
  readonly service: string;
  /** The name of the member. */
  readonly member: string;
  /** The reason, as a code. */
  readonly code: string;
}

/** A problem in one view. */
export interface WarehouseMetricViewIssue {
  /** The kind of problem. */
  readonly code: string;
  /** An `ERROR` keeps the view from being published; a `WARNING` does not. */
  readonly severity: Open<'ERROR' | 'WARNING'>;
  /** The stage of the conversion that found it. */
  readonly stage: Open<
    'INPUT' | 'VIEW_PROJECTION' | 'INTERCHANGE_VALIDATION' | 'INTERCHANGE_TO_WAREHOUSE' | 'OUTPUT_VALIDATION' | 'EXECUTION'
  >;
  /** The problem, for people. */
  readonly message: string;
  /** The part of the view that it is about. */
  readonly element?: string | null;
}

/** The table that a dataset reads. */
export interface WarehouseMetricViewDatasetSource {
  /** The name of the dataset. */
  readonly dataset: string;
  /** The data source of the dataset. */
  readonly dataSource: string;
  /** The table that the data model names. */
  readonly originalSource: string;
  /** The table that is read, after `sourceOverrides`. */
  readonly resolvedSource: string;
}

/** The counts of one metric view. */
export interface WarehouseMetricViewCounts {
  /** The number of dimensions. */
  readonly dimensions: number;
  /** The number of measures. */
  readonly measures: number;
  /** The number of joined datasets. */
  readonly joins: number;
  /** The number of issues of severity `WARNING`. */
  readonly warnings: number;
  /** The number of issues of severity `ERROR`. */
  readonly errors: number;
}

/** The versions of the programs that made the preview. */
export interface WarehouseMetricViewRuntime {
  /** The commit of the bridge that ran the conversion. */
  readonly bridgeCommit: string;
  /** The version of that bridge. */
  readonly bridgeVersion: string;
  /** The commit of the interchange format. */
  readonly interchangeCommit: string;
  /** The version of the interchange library. */
  readonly interchangeCoreVersion: string;
  /** The version of the converter to the warehouse. */
  readonly warehouseConverterVersion: string;
  /** The version of the converter from the data model. */
  readonly serviceConverterVersion: string;
  /** The template that the conversion ran in. */
  readonly templateName: string;
  /** The version of the runner. */
  readonly runnerVersion: string;
  /** The version of the rules for withheld members. */
  readonly policyVersion: number;
}
