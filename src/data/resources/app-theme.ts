'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ServiceError } from '../../client/errors/ServiceError.js';
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

/** Reads the theme of the account, from `getAppConfig` if `getAppTheme` fails or is missing; `null` if the account has none. */
export function useThemeOfAccount(): UseQueryResult<AppThemeResponse | null, ServiceError> {
  // Do not retry an operation that the service does not have.
  const own = useAppTheme<AppThemeResponse | null>({ staleTime: freshMs, enabled: ({ state }) => state.error?.kind !== 'not-found' });
  const hasFailed = own.error !== null && own.data === undefined;
  const config = useAppConfig({ staleTime: freshMs, enabled: hasFailed, select: themeOfConfig });
  if (!hasFailed) return own;
  // If both fail, the error of the operation for themes says more, unless the service does not have it.
  return config.error !== null && config.data === undefined && own.error.kind !== 'not-found' ? own : config;
}

function themeOfConfig({ appTheme, applyThemeGlobally }: AppConfigResponse): AppThemeResponse | null {
  return appTheme == null ? null : { ...appTheme, applyThemeGlobally };
}

/** Accounts rarely change their colours. */
const freshMs = 300_000;
