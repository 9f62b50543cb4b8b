import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireAdmin } from '../tenant/callers/guards.js';
import { toTimestamp } from '../tenant/times.js';
import type { ManagementServices } from './ManagementServices.js';
import { routeOf } from './routeOf.js';

/** A token for what the account itself uses (docs/contract/account.md#usage-analytics). */
export function usageAnalyticsRoutes({ tenant, credentials, usageAnalytics }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  routes.on(...routeOf('createToken'), async (context) => {
    const { user } = requireAdmin(context.get('caller'));
    if (!usageAnalytics) throw new ServiceFailure(404, 'Usage analytics is not enabled for this account.');
    const token = await credentials.mintToken({ sub: user.email, scope: ['usage'], expiresInSeconds: lifetimeSeconds });
    const expiresAt = toTimestamp(tenant.clock() + lifetimeSeconds * 1000);
    return context.json({ token, apiUrl: 'https://usage.parley.example/load/v1', deploymentId: usageDeploymentId, expiresAt });
  });
  return routes;
}

const lifetimeSeconds = 3_600;

/** The service's own deployment, which is none of the account's. */
const usageDeploymentId = 900_001;
