import { lookUp } from '../../client/http/lookUp.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  cancelPreview,
  type MetricViewPreviewAddress,
  previewResult,
  previewStatus,
  startPreview,
  type WarehouseMetricViewPreviewInput,
  type WarehouseMetricViewPreviewResultResponse,
  type WarehouseMetricViewPreviewStatusResponse,
} from '../../client/resources/metric-view-previews.js';
import type { JobAddress, JobDefinition, JobReading } from './JobDefinition.js';
import type { JobSnapshot } from './jobReducer.js';

/** A preview of metric views. If an identical one is already running, it is joined instead of starting another. */
export const metricViewPreviewJob: JobDefinition<
  DeploymentAddress & WarehouseMetricViewPreviewInput,
  WarehouseMetricViewPreviewStatusResponse,
  WarehouseMetricViewPreviewResultResponse
> = {
  kind: 'metric-view-preview',
  async start(client, params, options) {
    const { previewId } = await startPreview(client, params, options);
    return { address: { deploymentId: params.deploymentId, jobId: previewId } };
  },
  getStatus: (client, address, options) => previewStatus(client, previewOf(address), options),
  read: ({ status, progress, error, resultAvailable }) => ({
    state: lookUp(states, status) ?? 'running',
    progress: { percent: progress?.percentComplete, stage: progress?.stage ?? status, message: progress?.message },
    failure: error,
    hasResult: resultAvailable,
  }),
  getResult: (client, address, options) => previewResult(client, previewOf(address), options),
  cancel: (client, address, options) => cancelPreview(client, previewOf(address), options),
  remember: (params) => params,
  changes: ({ deploymentId }) => [['deployments', deploymentId, 'warehouse-metric-view-previews']],
};

/** Returns the result of a preview once it is available; `undefined` for a job of another kind. */
export function previewResultOf({
  kind,
  result,
}: Pick<JobSnapshot, 'kind' | 'result'>): WarehouseMetricViewPreviewResultResponse | undefined {
  // The kind determines the type of the result.
  return kind === metricViewPreviewJob.kind ? (result as WarehouseMetricViewPreviewResultResponse | undefined) : undefined;
}

const states: Readonly<Record<string, JobReading['state']>> = { COMPLETED: 'succeeded', FAILED: 'failed', CANCELLED: 'cancelled' };

function previewOf({ deploymentId, jobId }: JobAddress): MetricViewPreviewAddress {
  return { deploymentId, previewId: jobId };
}
