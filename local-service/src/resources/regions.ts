import { Hono } from 'hono';
import { requireMember } from '../access/guards.js';
import { regions } from '../tenant/deployments/regions.js';
import { byId, pageOf } from '../tenant/pageOf.js';
import { type ManagementEnv, pageQuery } from './ManagementContext.js';
import type { ManagementServices } from './ManagementServices.js';
import { routeOf } from './routeOf.js';

/** Regions available to the tenant; `data` always lists them all (docs/contract/deployments.md#creation). */
export function regionsRoutes(_services: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  routes.on(...routeOf('listRegions'), (context) => {
    requireMember(context.get('caller'));
    return context.json({ ...pageOf(regions, pageQuery(context), byId), data: regions });
  });
  return routes;
}
