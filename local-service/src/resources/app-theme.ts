import type { AppConfigResponse, AppTheme, AppThemeResponse } from '@parley/react/client';
import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import { givenFields } from '../http/givenFields.js';
import { appConfig, appTheme } from '../tenant/account/appTheme.js';
import type { Caller } from '../tenant/callers/Caller.js';
import { effectiveSettings } from '../tenant/callers/embedOptions.js';
import { routeOf } from './routeOf.js';

/** For everybody, embed sessions too. */
export function appThemeRoutes(): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  routes.on(...routeOf('getAppConfig'), (context) => context.json(appConfigFor(context.get('caller'))));
  routes.on(...routeOf('getAppTheme'), (context) => context.json(themeResponseFor(context.get('caller'))));
  return routes;
}

/** What the account set, and over it what the embed session was opened with. */
function appConfigFor(caller: Caller): AppConfigResponse {
  if (caller.kind !== 'embed') return appConfig;
  const { allowAi, locale, timezone, showAiWidgets, showDashboardChat, showWorkbookChat } = effectiveSettings(caller.options.settings);
  const embedding = {
    ...appConfig.embedding,
    ...givenFields({ allowAi, locale, timezone, showAiWidgets, showDashboardChat, showWorkbookChat }),
  };
  return { ...appConfig, appTheme: appThemeFor(caller), embedding };
}

function themeResponseFor(caller: Caller): AppThemeResponse {
  const { typography, ...theme } = appThemeFor(caller);
  return { ...theme, applyThemeGlobally: appConfig.applyThemeGlobally, ...(typography && { typography }) };
}

function appThemeFor(caller: Caller): AppTheme {
  if (caller.kind !== 'embed') return appTheme;
  const { primaryColor } = caller.options.embedTheme;
  return primaryColor ? { ...appTheme, ...inColor(primaryColor) } : appTheme;
}

function inColor(accentColor: string): Pick<AppTheme, 'palette' | 'light' | 'dark'> {
  return {
    palette: { ...appTheme.palette, accent: { color: accentColor } },
    light: { ...appTheme.light, accentColor },
    dark: { ...appTheme.dark, accentColor },
  };
}
