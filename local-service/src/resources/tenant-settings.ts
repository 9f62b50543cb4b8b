import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import { mergeTenantSettings, newTenantSettings } from '../tenant/account/tenantSettings.js';
import { requireAdmin } from '../tenant/callers/guards.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput } from './readInput.js';
import { routeOf } from './routeOf.js';

export function tenantSettingsRoutes({ tenant: { clock } }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  let settings = newTenantSettings(clock());

  routes.on(...routeOf('getTenantSettings'), (context) => {
    requireAdmin(context.get('caller'));
    return context.json(settings);
  });

  routes.on(...routeOf('updateTenantSettings'), async (context) => {
    requireAdmin(context.get('caller'));
    const change = await readInput(context, 'updateTenantSettings');
    settings = mergeTenantSettings(settings, change, clock());
    return context.json(settings);
  });

  return routes;
}
