'use client';
import { getIntegration, saveIntegration } from '../../client/resources/metric-view-integrations.js';
import { readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of how views are published to a data source; not found until something was saved. */
export const metricViewIntegrationQuery = recordQuery(getIntegration);

/** Reads how views are published to a data source. */
export const useMetricViewIntegration = readHook(metricViewIntegrationQuery);

/**
 * Saves how views are published to a data source, at the `configurationVersion` that was read. A conflict reads the
 * configuration again, so that both versions can be shown.
 */
export const useSaveMetricViewIntegration = writeHook(saveIntegration, ({ deploymentId, dataSourceName }) => [
  ['deployments', deploymentId, 'warehouse-metric-view-integrations', dataSourceName],
]);
