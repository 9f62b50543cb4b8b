import type { AppConfigResponse, AppTheme, AppThemeResponse } from '@parley/react/client';
import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import { givenFields } from '../http/givenFields.js';
import { type AccountLook, demoLook, plainLook } from '../tenant/account/appTheme.js';
import type { Caller } from '../tenant/callers/Caller.js';
import { effectiveSettings } from '../tenant/callers/embedOptions.js';
import type { ManagementServices } from './ManagementServices.js';
import { routeOf } from './routeOf.js';

/** For everybody, embed sessions too. */
export function appThemeRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const look = tenant.isDemo ? demoLook : plainLook;
  const routes = new Hono<ManagementEnv>();
  routes.on(...routeOf('getAppConfig'), (context) => context.json(appConfigFor(look, context.get('caller'))));
  routes.on(...routeOf('getAppTheme'), (context) => context.json(themeResponseFor(look, context.get('caller'))));
  return routes;
}

/** What the account set, and over it what the embed session was opened with. */
function appConfigFor(look: AccountLook, caller: Caller): AppConfigResponse {
  const { config } = look;
  if (caller.kind !== 'embed') return config;
  const { allowAi, locale, timezone, showAiWidgets, showDashboardChat, showWorkbookChat } = effectiveSettings(caller.options.settings);
  const embedding = {
    ...config.embedding,
    ...givenFields({ allowAi, locale, timezone, showAiWidgets, showDashboardChat, showWorkbookChat }),
  };
  return { ...config, appTheme: appThemeFor(look, caller), embedding };
}

function themeResponseFor(look: AccountLook, caller: Caller): AppThemeResponse {
  const { typography, ...theme } = appThemeFor(look, caller);
  return { ...theme, applyThemeGlobally: look.config.applyThemeGlobally, ...(typography && { typography }) };
}

function appThemeFor({ theme }: AccountLook, caller: Caller): AppTheme {
  if (caller.kind !== 'embed') return theme;
  const { primaryColor } = caller.options.embedTheme;
  return primaryColor ? { ...theme, ...inColor(theme, primaryColor) } : theme;
}

function inColor({ palette, light, dark }: AppTheme, accentColor: string): Pick<AppTheme, 'palette' | 'light' | 'dark'> {
  return {
    palette: { ...palette, accent: { color: accentColor } },
    light: { ...light, accentColor },
    dark: { ...dark, accentColor },
  };
}
