import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import document from './openapi.json' with { type: 'json' };
import { routeOf } from './routeOf.js';

/** The OpenAPI document of what this service serves (docs/contract/versioning.md#openapi-document). */
export function apiSpecRoutes(): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('getSpec'), () => Response.json(document));

  return routes;
}
