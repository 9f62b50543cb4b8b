import type {
  SaveWarehouseMetricViewIntegrationInput,
  WarehouseMetricViewIntegrationConfiguration,
  WarehouseMetricViewIntegrationResponse,
} from '@parley/react/client';
import { createTable, type Table } from '../Table.js';
import type { Tenant } from '../Tenant.js';
import { dayMs, toTimestamp } from '../times.js';
import { readViewSelection } from './readViewSelection.js';

/** How views of a deployment are published to one of its data sources. */
export interface IntegrationRecord {
  readonly id: number;
  readonly publicId: string;
  readonly deploymentId: number;
  readonly dataSourceName: string;
  readonly configurationVersion: number;
  readonly configuration: WarehouseMetricViewIntegrationConfiguration;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The first deployment publishes to its default data source; the configuration was saved three times. */
export function seedIntegrations({ clock, state, isDemo }: Tenant): Table<IntegrationRecord> {
  const integrations = createTable<IntegrationRecord>();
  if (!isDemo) return integrations;
  integrations.insert({
    publicId: 'mvi_1f6c2ad09b7e',
    deploymentId: 1,
    dataSourceName: 'default',
    configurationVersion: 3,
    configuration: {
      version: 1,
      enabled: true,
      targetCatalog: 'halloway',
      targetSchema: 'metrics',
      selectionMode: 'selected',
      deletionPolicy: 'retain',
      targetNamePrefix: 'parley_',
      targetNames: null,
      sourceOverrides: null,
      viewNameRegex: null,
      viewNames: ['sales', 'orders'],
    },
    createdAt: clock() - 40 * dayMs,
    updatedAt: clock() - 3 * dayMs,
  });
  return integrations.fork(state, 'metric view integrations');
}

/** The new configuration; fields that the input omits are unset. */
export function readConfiguration(input: ConfigurationInput): WarehouseMetricViewIntegrationConfiguration {
  const { enabled, targetCatalog, targetSchema, deletionPolicy = 'retain', targetNamePrefix = null } = input;
  return { version: 1, enabled, targetCatalog, targetSchema, deletionPolicy, targetNamePrefix, ...readViewSelection(input) };
}

type ConfigurationInput = Omit<SaveWarehouseMetricViewIntegrationInput, 'expectedConfigurationVersion'>;

export function toIntegration(record: IntegrationRecord): WarehouseMetricViewIntegrationResponse {
  const { publicId, deploymentId, dataSourceName, configurationVersion, configuration, createdAt, updatedAt } = record;
  return {
    publicId,
    deploymentId,
    dataSourceName,
    configurationVersion,
    configuration,
    createdAt: toTimestamp(createdAt),
    updatedAt: toTimestamp(updatedAt),
    accessTest: null,
  };
}
