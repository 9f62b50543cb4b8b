'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  getTenantSettings,
  type TenantSettings,
  type TenantSettingsInput,
  updateTenantSettings,
} from '../../client/resources/tenant-settings.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of the settings of the account. */
export function tenantSettingsQuery(client: ServiceClient) {
  return detailQuery(client, ['tenant', 'settings'], getTenantSettings, {});
}

/** Reads the settings of the account. */
export function useTenantSettings<Data = TenantSettings>(options?: ReadOptions<TenantSettings, Data>) {
  return useRead(tenantSettingsQuery(useServiceClient()), options);
}

/** Changes some settings of the account; the others stay. */
export function useUpdateTenantSettings(options?: WriteOptions<TenantSettings, TenantSettingsInput>) {
  return useResourceMutation(updateTenantSettings, () => [['tenant', 'settings']], options);
}
