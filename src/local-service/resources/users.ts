import { Hono } from 'hono';
import type { ManagementEnv } from './ManagementContext.js';
import type { ManagementServices } from './ManagementServices.js';

export function usersRoutes(_services: ManagementServices): Hono<ManagementEnv> {
  return new Hono<ManagementEnv>();
}
