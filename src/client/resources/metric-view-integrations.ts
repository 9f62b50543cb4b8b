import type { JsonObject } from '../chat-stream/QueryRows.js';
import { operation } from '../http/operation.js';
import type { Open } from '../json/Open.js';
import type { DeploymentAddress } from './addresses.js';
import { checkItemCount, checkMaxLength, checkRange } from './checks/checks.js';
import { checkViewSelection } from './checks/checkViewSelection.js';

/**
 * Returns how the views of a deployment are published to a data source. 404 if there is no such data source, or nothing
 * was saved for it yet. Needs `SchemaRead` or `SchemaUpdate` (docs/contract/jobs.md#metric-view-integrations).
 * @throws 403 if the caller lacks permission
 * @throws 404 if the data source does not exist, or nothing was saved for it
 */
export const getIntegration = operation<MetricViewIntegrationAddress, WarehouseMetricViewIntegrationResponse>(
  'getIntegration',
  'GET',
  '/api/v1/deployments/{deploymentId}/warehouse-metric-view-integrations/{dataSourceName}',
);

/**
 * Replaces the configuration; omitted fields are unset. Send the version last read, or 0 to create it. If someone else has saved since,
 * the service refuses the change and its message names the current version. Needs `SchemaUpdate`
 * (docs/contract/jobs.md#metric-view-integrations).
 * @throws 400 if the name is empty
 * @throws 403 if the caller lacks permission
 * @throws 404 if the data source does not exist
 * @throws 409 if the sent version is outdated, is 0 although a configuration exists, or is above 0 although none exists
 */
export const saveIntegration = operation<
  MetricViewIntegrationAddress & SaveWarehouseMetricViewIntegrationInput,
  WarehouseMetricViewIntegrationResponse
>('saveIntegration', 'PUT', '/api/v1/deployments/{deploymentId}/warehouse-metric-view-integrations/{dataSourceName}', {
  check: checkConfiguration,
});

/** The data source in the path of an integration. */
export interface MetricViewIntegrationAddress extends DeploymentAddress {
  /** The name of the data source in the data model. */
  readonly dataSourceName: string;
}

/** The integration of one data source. */
export interface WarehouseMetricViewIntegrationResponse {
  /** The public id of the integration. */
  readonly publicId: string;
  readonly deploymentId: number;
  /** The name of the data source in the data model. */
  readonly dataSourceName: string;
  /** The version to send with the next save. */
  readonly configurationVersion: number;
  /** The saved settings. */
  readonly configuration: WarehouseMetricViewIntegrationConfiguration;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The result of the last test of access to the warehouse. The contract does not specify its fields. */
  readonly accessTest?: JsonObject | null;
}

/** The saved settings of an integration. */
export interface WarehouseMetricViewIntegrationConfiguration {
  readonly version: 1;
  /** True if metric views are published. */
  readonly enabled: boolean;
  /** The catalog of the warehouse that receives them. */
  readonly targetCatalog: string;
  /** The schema in that catalog. */
  readonly targetSchema: string;
  /** `all` views, those in `viewNames`, or those that match `viewNameRegex`. */
  readonly selectionMode: Open<'all' | 'selected' | 'pattern'>;
  /** What happens to metric views that are no longer selected. */
  readonly deletionPolicy: Open<'retain' | 'delete-managed'>;
  /** The beginning of their names. */
  readonly targetNamePrefix?: string | null;
  /** Names of metric views, keyed by the source view. */
  readonly targetNames?: Readonly<Record<string, string>> | null;
  /** Tables to read instead, keyed by the dataset they replace. */
  readonly sourceOverrides?: Readonly<Record<string, string>> | null;
  /** The pattern of the names of selected views. */
  readonly viewNameRegex?: string | null;
  /** The names of selected views. */
  readonly viewNames?: readonly string[] | null;
}

/** The settings of an integration to save, as a whole. */
export interface SaveWarehouseMetricViewIntegrationInput {
  /**
   * `configurationVersion` as read last; 0 to create.
   * @minimum 0
   */
  readonly expectedConfigurationVersion: number;
  /** True to publish metric views. */
  readonly enabled: boolean;
  /**
   * At most 255 characters.
   * @maxLength 255
   */
  readonly targetCatalog: string;
  /**
   * At most 255 characters.
   * @maxLength 255
   */
  readonly targetSchema: string;
  /** `all` views, those in `viewNames`, or those that match `viewNameRegex`. */
  readonly selectionMode: 'all' | 'selected' | 'pattern';
  /** What happens to metric views that are no longer selected. Default: they are kept. */
  readonly deletionPolicy?: 'retain' | 'delete-managed' | undefined;
  /** At most 255 characters. */
  readonly targetNamePrefix?: string | undefined;
  /** Names of metric views, keyed by the source view. */
  readonly targetNames?: Readonly<Record<string, string>> | undefined;
  /** Tables to read instead, keyed by the dataset they replace. */
  readonly sourceOverrides?: Readonly<Record<string, string>> | undefined;
  /** At most 128 characters: literals, `^`, `$`, a dot and one `.*` only. */
  readonly viewNameRegex?: string | undefined;
  /** At most 128 names. */
  readonly viewNames?: readonly string[] | undefined;
}

function checkConfiguration(input: SaveWarehouseMetricViewIntegrationInput): void {
  const operation = 'saveIntegration';
  const version = { min: 0, max: Number.MAX_SAFE_INTEGER };
  checkRange(input.expectedConfigurationVersion, version, { field: 'expectedConfigurationVersion', operation });
  for (const field of ['targetCatalog', 'targetSchema', 'targetNamePrefix'] as const)
    checkMaxLength(input[field], 255, { field, operation });
  checkMaxLength(input.viewNameRegex, 128, { field: 'viewNameRegex', operation });
  checkItemCount(input.viewNames, { min: 0, max: 128 }, { field: 'viewNames', operation });
  checkViewSelection(input, operation);
}
