import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import { byId, pageOf } from '../http/pageOf.js';
import { requireMember } from '../tenant/callers/guards.js';
import { regions } from '../tenant/deployments/regions.js';
import type { ManagementServices } from './ManagementServices.js';
import { readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Regions available to the tenant; `data` always lists them all (docs/contract/deployments.md#creation). */
export function regionsRoutes(_services: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  routes.on(...routeOf('listRegions'), (context) => {
    requireMember(context.get('caller'));
    return context.json({ ...pageOf(regions, readQuery(context, 'listRegions'), byId), data: regions });
  });
  return routes;
}
