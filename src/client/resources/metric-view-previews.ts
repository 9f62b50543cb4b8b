import type { Open } from '../http/Open.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';

/** An identical request while one runs reuses it (`reused` true) (payload facts, Warehouse Metric View Publication). */
export function startPreview(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & WarehouseMetricViewPreviewInput,
  options?: CallOptions,
) {
  return client.post<WarehouseMetricViewPreviewStartResponse>(path`/api/v1/deployments/${deploymentId}/warehouse-metric-view-previews`, {
    ...options,
    operation: 'startPreview',
    body,
  });
}

/** Poll until COMPLETED, FAILED or CANCELLED (payload facts, Warehouse Metric View Publication). */
export function previewStatus(client: ServiceClient, { deploymentId, previewId }: MetricViewPreviewAddress, options?: CallOptions) {
  return client.get<WarehouseMetricViewPreviewStatusResponse>(
    path`/api/v1/deployments/${deploymentId}/warehouse-metric-view-previews/${previewId}`,
    { ...options, operation: 'previewStatus' },
  );
}

/** 409 while running or ended without a result (payload facts, Warehouse Metric View Publication). */
export function previewResult(client: ServiceClient, { deploymentId, previewId }: MetricViewPreviewAddress, options?: CallOptions) {
  return client.get<WarehouseMetricViewPreviewResultResponse>(
    path`/api/v1/deployments/${deploymentId}/warehouse-metric-view-previews/${previewId}/result`,
    { ...options, operation: 'previewResult' },
  );
}

/** (payload facts, Warehouse Metric View Publication). */
export function cancelPreview(client: ServiceClient, { deploymentId, previewId }: MetricViewPreviewAddress, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/deployments/${deploymentId}/warehouse-metric-view-previews/${previewId}`, {
    ...options,
    operation: 'cancelPreview',
  });
}

export interface MetricViewPreviewAddress extends DeploymentAddress {
  readonly previewId: string;
}

/** ViewNames required with 'selected'; regex: literals, ^, $, dot and one .* only. */
export interface WarehouseMetricViewPreviewInput {
  readonly dataSourceName: string;
  readonly selectionMode: 'all' | 'selected' | 'pattern';
  readonly viewNames?: readonly string[] | null | undefined;
  readonly viewNameRegex?: string | null | undefined;
  readonly sourceOverrides?: Readonly<Record<string, string>> | null | undefined;
  readonly targetNames?: Readonly<Record<string, string>> | null | undefined;
}

export type PreviewStatus = 'QUEUED' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';

export interface WarehouseMetricViewPreviewStartResponse {
  readonly previewId: string;
  readonly deploymentId: number;
  readonly dataSourceName: string;
  readonly buildJobId: number;
  readonly reused: boolean;
  readonly status: 'QUEUED';
  readonly statusUrl: string;
  readonly resultUrl: string;
  readonly commit?: string | null;
}

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

export interface WarehouseMetricViewProgress {
  readonly stage: Open<PreviewStatus>;
  readonly percentComplete: number;
  readonly message: string;
}

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

export interface WarehouseMetricViewResult {
  readonly serviceViewName: string;
  readonly metricViewName: string;
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

export interface WarehouseMetricViewWithheldMember {
  readonly service: string;
  readonly member: string;
  readonly code: string;
}

export interface WarehouseMetricViewIssue {
  readonly code: string;
  readonly severity: Open<'ERROR' | 'WARNING'>;
  readonly stage: Open<
    'INPUT' | 'VIEW_PROJECTION' | 'INTERCHANGE_VALIDATION' | 'INTERCHANGE_TO_WAREHOUSE' | 'OUTPUT_VALIDATION' | 'EXECUTION'
  >;
  readonly message: string;
  readonly element?: string | null;
}

export interface WarehouseMetricViewDatasetSource {
  readonly dataset: string;
  readonly dataSource: string;
  readonly originalSource: string;
  readonly resolvedSource: string;
}

export interface WarehouseMetricViewCounts {
  readonly dimensions: number;
  readonly measures: number;
  readonly joins: number;
  readonly warnings: number;
  readonly errors: number;
}

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
