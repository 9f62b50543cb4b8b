import { Hono } from 'hono';
import type { ManagementEnv } from './ManagementContext.js';

/** The OpenAPI document of what this service serves (docs/contract/versioning.md#openapi-document). */
export function apiSpecRoutes(): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();

  routes.get('/api/v1/spec', async () => {
    const { default: document } = await import('./openapi.json', { with: { type: 'json' } });
    return Response.json(document);
  });

  return routes;
}
