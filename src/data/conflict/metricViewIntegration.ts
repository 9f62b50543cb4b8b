import { isServiceError } from '../../client/errors/ServiceError.js';
import {
  getIntegration,
  type MetricViewIntegrationAddress,
  type SaveWarehouseMetricViewIntegrationInput,
  saveIntegration,
  type WarehouseMetricViewIntegrationConfiguration,
  type WarehouseMetricViewIntegrationResponse,
} from '../../client/resources/metric-view-integrations.js';
import type { Versioned } from './conflictReducer.js';
import type { VersionedResource } from './createConflictResolver.js';

/** The fields of a form for the integration: everything except the version. */
export type MetricViewConfiguration = Omit<SaveWarehouseMetricViewIntegrationInput, 'expectedConfigurationVersion'>;

/** How metric views are published to one data source, for `useConflict`. Version 0 is one that was never saved. */
export function metricViewIntegration(address: MetricViewIntegrationAddress): VersionedResource<MetricViewConfiguration, number> {
  return {
    changes: [['deployments', address.deploymentId, 'warehouse-metric-view-integrations', address.dataSourceName]],
    async load(client, options) {
      try {
        return versioned(await getIntegration(client, address, options));
      } catch (error) {
        if (isServiceError(error) && error.kind === 'not-found') return { value: undefined, version: 0 };
        throw error;
      }
    },
    save: async (client, value, version, options) =>
      versioned(await saveIntegration(client, { ...address, ...value, expectedConfigurationVersion: version }, options)),
  };
}

function versioned({
  configuration,
  configurationVersion,
}: WarehouseMetricViewIntegrationResponse): Versioned<MetricViewConfiguration, number> {
  return { value: formOf(configuration), version: configurationVersion };
}

/** The fields an input accepts; the service returns `null` for those that are not set. */
function formOf({ version: _, ...configuration }: WarehouseMetricViewIntegrationConfiguration): MetricViewConfiguration {
  const set: object = Object.fromEntries(Object.entries(configuration).filter(([, value]) => value !== null));
  // The service answers in the words it takes.
  return set as MetricViewConfiguration;
}
