'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { type AppConfigResponse, type AppThemeResponse, getAppConfig, getAppTheme } from '../../client/resources/app-theme.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';

/** Query options of what the account set for its pages. */
export function appConfigQuery(client: ServiceClient) {
  return detailQuery(client, ['app-config'], getAppConfig, {});
}

/** Reads what the account set for its pages, its theme included. For embed sessions too. */
export function useAppConfig<Data = AppConfigResponse>(options?: ReadOptions<AppConfigResponse, Data>) {
  return useRead(appConfigQuery(useServiceClient()), options);
}

/** Query options of the theme of the account. */
export function appThemeQuery(client: ServiceClient) {
  return detailQuery(client, ['app-theme'], getAppTheme, {});
}

/** Reads the theme of the account: `palette` and `logoUrl`. For embed sessions too. */
export function useAppTheme<Data = AppThemeResponse>(options?: ReadOptions<AppThemeResponse, Data>) {
  return useRead(appThemeQuery(useServiceClient()), options);
}
