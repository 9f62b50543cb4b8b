'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import { type AppConfigResponse, type AppThemeResponse, getAppConfig, getAppTheme } from '../../client/resources/app-theme.js';
import { answerHook, recordQuery } from '../reads.js';

/** Query options of what the account set for its pages. */
export const appConfigQuery = recordQuery(getAppConfig);

/** Reads what the account set for its pages, its theme included. For embed sessions too. */
export const useAppConfig = answerHook(appConfigQuery);

/** Query options of the theme of the account. */
export const appThemeQuery = recordQuery(getAppTheme);

/** Reads the theme of the account: `palette` and `logoUrl`. For embed sessions too. */
export const useAppTheme = answerHook(appThemeQuery);

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
