'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  cancelPreview,
  type MetricViewPreviewAddress,
  previewResult,
  previewStatus,
  startPreview,
  type WarehouseMetricViewPreviewInput,
  type WarehouseMetricViewPreviewResultResponse,
  type WarehouseMetricViewPreviewStartResponse,
  type WarehouseMetricViewPreviewStatusResponse,
} from '../../client/resources/metric-view-previews.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Starts a trial conversion, which changes nothing that is read elsewhere. Follow it by `metricViewPreviewQuery`. */
export function useStartMetricViewPreview(
  options?: WriteOptions<WarehouseMetricViewPreviewStartResponse, DeploymentAddress & WarehouseMetricViewPreviewInput>,
) {
  return useResourceMutation(startPreview, () => [], options);
}

/**
 * Query options of how far a conversion has come. Poll until `isPreviewDone` is true of `status`, which is at `COMPLETED`,
 * `FAILED` or `CANCELLED`; any other word, an unknown one too, means that it still runs.
 */
export function metricViewPreviewQuery(client: ServiceClient, params: MetricViewPreviewAddress) {
  return detailQuery(
    client,
    ['deployments', params.deploymentId, 'warehouse-metric-view-previews', params.previewId],
    previewStatus,
    params,
  );
}

/** Reads how far a conversion has come, once; polling is up to the caller. */
export function useMetricViewPreview<Data = WarehouseMetricViewPreviewStatusResponse>(
  params: MetricViewPreviewAddress,
  options?: ReadOptions<WarehouseMetricViewPreviewStatusResponse, Data>,
) {
  return useRead(metricViewPreviewQuery(useServiceClient(), params), options);
}

/** Query options of what a conversion made of each view; fails with a conflict until `resultAvailable` is true. */
export function metricViewPreviewResultQuery(client: ServiceClient, params: MetricViewPreviewAddress) {
  return detailQuery(
    client,
    ['deployments', params.deploymentId, 'warehouse-metric-view-previews', params.previewId, 'result'],
    previewResult,
    params,
  );
}

/** Reads what a conversion made of each view; `enabled` belongs to `resultAvailable`. */
export function useMetricViewPreviewResult<Data = WarehouseMetricViewPreviewResultResponse>(
  params: MetricViewPreviewAddress,
  options?: ReadOptions<WarehouseMetricViewPreviewResultResponse, Data>,
) {
  return useRead(metricViewPreviewResultQuery(useServiceClient(), params), options);
}

/** Asks a conversion to stop. It ends a little later, so keep polling it. */
export function useCancelMetricViewPreview(options?: WriteOptions<void, MetricViewPreviewAddress>) {
  return useResourceMutation(
    cancelPreview,
    ({ deploymentId, previewId }) => [['deployments', deploymentId, 'warehouse-metric-view-previews', previewId]],
    options,
  );
}
