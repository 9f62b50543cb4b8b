import { Hono } from 'hono';
import type { AppThemeResponse } from '../../client/resources/app-theme.js';
import { appConfig, appTheme } from '../tenant/account/appTheme.js';
import type { ManagementEnv } from './ManagementContext.js';
import type { ManagementServices } from './ManagementServices.js';

/** For everybody, embed sessions too. */
export function appThemeRoutes(_services: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  routes.get('/api/v1/app-config', (context) => context.json(appConfig));
  routes.get('/api/v1/app-theme', (context) => context.json(themeResponse));
  return routes;
}

const { typography, ...theme } = appTheme;

const themeResponse: AppThemeResponse = { ...theme, applyThemeGlobally: appConfig.applyThemeGlobally, ...(typography && { typography }) };
