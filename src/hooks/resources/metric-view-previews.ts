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
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Runs `startPreview`. */
export function useStartMetricViewPreview(
  options?: WriteOptions<WarehouseMetricViewPreviewStartResponse, DeploymentAddress & WarehouseMetricViewPreviewInput>,
) {
  return useResourceMutation(
    startPreview,
    ({ deploymentId }) => [['deployments', deploymentId, 'warehouse-metric-view-previews']],
    options,
  );
}

/** Query options of `previewStatus`. */
export function metricViewPreviewQuery(client: ServiceClient, params: MetricViewPreviewAddress) {
  return detailQuery(
    client,
    ['deployments', params.deploymentId, 'warehouse-metric-view-previews', params.previewId],
    previewStatus,
    params,
  );
}

export function useMetricViewPreview<Data = WarehouseMetricViewPreviewStatusResponse>(
  params: MetricViewPreviewAddress,
  options?: ReadOptions<WarehouseMetricViewPreviewStatusResponse, Data>,
) {
  return useRead(metricViewPreviewQuery(useServiceClient(), params), options);
}

/** Query options of `previewResult`. */
export function metricViewPreviewResultQuery(client: ServiceClient, params: MetricViewPreviewAddress) {
  return detailQuery(
    client,
    ['deployments', params.deploymentId, 'warehouse-metric-view-previews', params.previewId, 'result'],
    previewResult,
    params,
  );
}

export function useMetricViewPreviewResult<Data = WarehouseMetricViewPreviewResultResponse>(
  params: MetricViewPreviewAddress,
  options?: ReadOptions<WarehouseMetricViewPreviewResultResponse, Data>,
) {
  return useRead(metricViewPreviewResultQuery(useServiceClient(), params), options);
}

/** Runs `cancelPreview`. */
export function useCancelMetricViewPreview(options?: WriteOptions<void, MetricViewPreviewAddress>) {
  return useResourceMutation(
    cancelPreview,
    ({ deploymentId }) => [['deployments', deploymentId, 'warehouse-metric-view-previews']],
    options,
  );
}
