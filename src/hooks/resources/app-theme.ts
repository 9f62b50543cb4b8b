'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { type AppConfigResponse, type AppThemeResponse, getAppConfig, getAppTheme } from '../../client/resources/app-theme.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `getAppConfig`. */
export function appConfigQuery(client: ServiceClient) {
  return detailQuery(client, ['app-config'], getAppConfig, {});
}

export function useAppConfig<Data = AppConfigResponse>(options?: ReadOptions<AppConfigResponse, Data>) {
  return useRead(appConfigQuery(useServiceClient()), options);
}

/** Query options of `getAppTheme`. */
export function appThemeQuery(client: ServiceClient) {
  return detailQuery(client, ['app-theme'], getAppTheme, {});
}

export function useAppTheme<Data = AppThemeResponse>(options?: ReadOptions<AppThemeResponse, Data>) {
  return useRead(appThemeQuery(useServiceClient()), options);
}
