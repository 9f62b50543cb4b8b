import type { Open } from '../http/Open.js';
import { operation } from '../http/operation.js';
import type { DeploymentAddress } from './addresses.js';
import { checkViewSelection } from './checks/checkViewSelection.js';
import type { ViewSelection } from './view-selection.js';

/**
 * Queues a trial conversion of the latest successful build into metric views of a warehouse; nothing is published. While an
 * identical one is running, returns that one with `reused`. Requires `SchemaRead` or `SchemaUpdate` (docs/contract/jobs.md#metric-view-previews).
 * @status 202
 * @throws 403 a user without the right
 * @throws 404 an unknown deployment; an unknown data source
 */
export const startPreview = operation<DeploymentAddress & WarehouseMetricViewPreviewInput, WarehouseMetricViewPreviewStartResponse>(
  'startPreview',
  'POST',
  '/api/v1/deployments/{deploymentId}/warehouse-metric-view-previews',
  { check: checkViewSelection },
);

/**
 * Tells how far a conversion has come. Ask again until `isPreviewDone` is true of `status` (docs/contract/jobs.md#metric-view-previews).
 * @throws 403 a user without the right
 * @throws 404 an unknown preview; a preview of a week ago
 */
export const previewStatus = operation<MetricViewPreviewAddress, WarehouseMetricViewPreviewStatusResponse>(
  'previewStatus',
  'GET',
  '/api/v1/deployments/{deploymentId}/warehouse-metric-view-previews/{previewId}',
);

/**
 * Returns the result of a conversion for each view. 409 while it runs or if it ended without a result, so read it once
 * `resultAvailable` is true. Kept for at most seven days (docs/contract/jobs.md#metric-view-previews).
 * @throws 403 a user without the right
 * @throws 404 an unknown preview; a preview of a week ago
 * @throws 409 a preview that still runs; a preview that was cancelled; a preview that found nothing to convert
 */
export const previewResult = operation<MetricViewPreviewAddress, WarehouseMetricViewPreviewResultResponse>(
  'previewResult',
  'GET',
  '/api/v1/deployments/{deploymentId}/warehouse-metric-view-previews/{previewId}/result',
);

/**
 * Asks a conversion to stop, which it does a little later; 409 once it has ended (docs/contract/jobs.md#metric-view-previews).
 * @throws 403 a user without the right
 * @throws 404 an unknown preview; a preview of a week ago
 * @throws 409 a preview that has ended
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
  readonly previewId: string;
  readonly deploymentId: number;
  readonly dataSourceName: string;
  readonly buildJobId: number;
  /** True if the response is an identical request that is still running. */
  readonly reused: boolean;
  readonly status: 'QUEUED';
  readonly statusUrl: string;
  readonly resultUrl: string;
  readonly commit?: string | null;
}

/** The progress of a preview. */
export interface WarehouseMetricViewPreviewStatusResponse {
  readonly previewId: string;
  readonly deploymentId: number;
  readonly dataSourceName: string;
  readonly status: Open<PreviewStatus>;
  readonly progress: WarehouseMetricViewProgress;
  readonly resultAvailable: boolean;
  readonly startedAt: string;
  readonly updatedAt: string;
  readonly error?: string | null;
}

/** The stage of a preview. */
export interface WarehouseMetricViewProgress {
  readonly stage: Open<PreviewStatus>;
  /** For show: it says nothing about whether the conversion is over. */
  readonly percentComplete: number;
  readonly message: string;
}

/** The result of a preview, view by view. */
export interface WarehouseMetricViewPreviewResultResponse {
  readonly previewId: string;
  readonly deploymentId: number;
  readonly dataSourceName: string;
  readonly buildJobId: number;
  readonly completedAt: string;
  readonly durationMs: number;
  readonly version: 2;
  readonly outcome: Open<'success' | 'partial' | 'failed'>;
  readonly sourceSha256: string;
  readonly views: readonly WarehouseMetricViewResult[];
  readonly runtime: WarehouseMetricViewRuntime;
  readonly commit?: string | null;
}

/** The metric view that one view of the data model would become. */
export interface WarehouseMetricViewResult {
  readonly serviceViewName: string;
  readonly metricViewName: string;
  /** `partial` can be queried, but lacks the members in `withheldMembers`. */
  readonly outcome: Open<'success' | 'partial' | 'failed'>;
  readonly eligibleForPublication: boolean;
  readonly issues: readonly WarehouseMetricViewIssue[];
  readonly withheldMembers: readonly WarehouseMetricViewWithheldMember[];
  readonly datasetSources: readonly WarehouseMetricViewDatasetSource[];
  readonly counts: WarehouseMetricViewCounts;
  readonly metricViewSha256?: string | null;
  readonly metricViewYaml?: string | null;
  readonly source?: string | null;
}

/** A member that is not published, and why. */
export interface WarehouseMetricViewWithheldMember {
  readonly service: string;
  readonly member: string;
  readonly code: string;
}

/** A problem in one view. */
export interface WarehouseMetricViewIssue {
  readonly code: string;
  readonly severity: Open<'ERROR' | 'WARNING'>;
  readonly stage: Open<
    'INPUT' | 'VIEW_PROJECTION' | 'INTERCHANGE_VALIDATION' | 'INTERCHANGE_TO_WAREHOUSE' | 'OUTPUT_VALIDATION' | 'EXECUTION'
  >;
  readonly message: string;
  readonly element?: string | null;
}

/** The table that a dataset reads. */
export interface WarehouseMetricViewDatasetSource {
  readonly dataset: string;
  readonly dataSource: string;
  readonly originalSource: string;
  readonly resolvedSource: string;
}

/** The counts of one metric view. */
export interface WarehouseMetricViewCounts {
  readonly dimensions: number;
  readonly measures: number;
  readonly joins: number;
  readonly warnings: number;
  readonly errors: number;
}

/** The versions of the programs that made the preview. */
export interface WarehouseMetricViewRuntime {
  readonly bridgeCommit: string;
  readonly bridgeVersion: string;
  readonly interchangeCommit: string;
  readonly interchangeCoreVersion: string;
  readonly warehouseConverterVersion: string;
  readonly serviceConverterVersion: string;
  readonly templateName: string;
  readonly runnerVersion: string;
  readonly policyVersion: number;
}
