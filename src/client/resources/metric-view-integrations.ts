import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../http/Open.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';

/** (payload facts, Warehouse Metric View Integration). */
export function getIntegration(
  client: ServiceClient,
  { deploymentId, dataSourceName }: MetricViewIntegrationAddress,
  options?: CallOptions,
) {
  return client.get<WarehouseMetricViewIntegrationResponse>(
    path`/api/v1/deployments/${deploymentId}/warehouse-metric-view-integrations/${dataSourceName}`,
    { ...options, operation: 'getIntegration' },
  );
}

/** Send the version last read, 0 to create (conflict status not declared) (payload facts, Warehouse Metric View Integration). */
export function saveIntegration(
  client: ServiceClient,
  { deploymentId, dataSourceName, ...body }: MetricViewIntegrationAddress & SaveWarehouseMetricViewIntegrationInput,
  options?: CallOptions,
) {
  return client.put<WarehouseMetricViewIntegrationResponse>(
    path`/api/v1/deployments/${deploymentId}/warehouse-metric-view-integrations/${dataSourceName}`,
    { ...options, operation: 'saveIntegration', body },
  );
}

export interface MetricViewIntegrationAddress extends DeploymentAddress {
  readonly dataSourceName: string;
}

export interface WarehouseMetricViewIntegrationResponse {
  readonly publicId: string;
  readonly deploymentId: number;
  readonly dataSourceName: string;
  readonly configurationVersion: number;
  readonly configuration: WarehouseMetricViewIntegrationConfiguration;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly accessTest?: JsonObject | null;
}

export interface WarehouseMetricViewIntegrationConfiguration {
  readonly version: 1;
  readonly enabled: boolean;
  readonly targetCatalog: string;
  readonly targetSchema: string;
  readonly selectionMode: Open<'all' | 'selected' | 'pattern'>;
  readonly deletionPolicy: Open<'retain' | 'delete-managed'>;
  readonly targetNamePrefix?: string | null;
  readonly targetNames?: Readonly<Record<string, string>> | null;
  readonly sourceOverrides?: Readonly<Record<string, string>> | null;
  readonly viewNameRegex?: string | null;
  readonly viewNames?: readonly string[] | null;
}

export interface SaveWarehouseMetricViewIntegrationInput {
  /** At least 0. */
  readonly expectedConfigurationVersion: number;
  readonly enabled: boolean;
  /** At most 255 characters. */
  readonly targetCatalog: string;
  /** At most 255 characters. */
  readonly targetSchema: string;
  readonly selectionMode: 'all' | 'selected' | 'pattern';
  readonly deletionPolicy?: 'retain' | 'delete-managed' | undefined;
  /** At most 255 characters. */
  readonly targetNamePrefix?: string | undefined;
  readonly targetNames?: Readonly<Record<string, string>> | undefined;
  readonly sourceOverrides?: Readonly<Record<string, string>> | undefined;
  /** At most 128 characters. */
  readonly viewNameRegex?: string | undefined;
  /** Max 128. */
  readonly viewNames?: readonly string[] | undefined;
}
