import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import { mergeTenantSettings, newTenantSettings } from '../tenant/account/tenantSettings.js';
import { requireAdmin } from '../tenant/callers/guards.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput } from './readInput.js';
import { routeOf } from './routeOf.js';

export function tenantSettingsRoutes({ tenant: { clock, state } }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const settings = state.cell('tenant settings', newTenantSettings(clock()));

  routes.on(...routeOf('getTenantSettings'), (context) => {
    requireAdmin(context.get('caller'));
    return context.json(settings.value);
  });

  routes.on(...routeOf('updateTenantSettings'), async (context) => {
    requireAdmin(context.get('caller'));
    const change = await readInput(context, 'updateTenantSettings');
    settings.value = mergeTenantSettings(settings.value, change, clock());
    return context.json(settings.value);
  });

  return routes;
}
