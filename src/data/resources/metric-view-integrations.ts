'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  getIntegration,
  type MetricViewIntegrationAddress,
  type SaveWarehouseMetricViewIntegrationInput,
  saveIntegration,
  type WarehouseMetricViewIntegrationResponse,
} from '../../client/resources/metric-view-integrations.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of how views are published to a data source; not found until something was saved. */
export function metricViewIntegrationQuery(client: ServiceClient, params: MetricViewIntegrationAddress) {
  return detailQuery(
    client,
    ['deployments', params.deploymentId, 'warehouse-metric-view-integrations', params.dataSourceName],
    getIntegration,
    params,
  );
}

/** Reads how views are published to a data source. */
export function useMetricViewIntegration<Data = WarehouseMetricViewIntegrationResponse>(
  params: MetricViewIntegrationAddress,
  options?: ReadOptions<WarehouseMetricViewIntegrationResponse, Data>,
) {
  return useRead(metricViewIntegrationQuery(useServiceClient(), params), options);
}

/**
 * Saves how views are published to a data source, at the `configurationVersion` that was read. A conflict reads the
 * configuration again, so that both versions can be shown.
 */
export function useSaveMetricViewIntegration(
  options?: WriteOptions<WarehouseMetricViewIntegrationResponse, MetricViewIntegrationAddress & SaveWarehouseMetricViewIntegrationInput>,
) {
  return useResourceMutation(
    saveIntegration,
    ({ deploymentId, dataSourceName }) => [['deployments', deploymentId, 'warehouse-metric-view-integrations', dataSourceName]],
    options,
  );
}
