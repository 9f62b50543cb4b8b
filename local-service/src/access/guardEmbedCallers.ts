import type { MiddlewareHandler } from 'hono';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { ManagementEnv } from './ManagementContext.js';

/** Keeps embed sessions to what an embedded page needs; everything else is 403 for them. */
export function guardEmbedCallers(): MiddlewareHandler<ManagementEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    // Nobody is known yet where no credential is needed.
    const caller: ManagementEnv['Variables']['caller'] | undefined = context.get('caller');
    if (caller?.kind === 'embed' && !embeddedRoutes.some((route) => route.test(`${method} ${path}`))) {
      throw new ServiceFailure(403, 'Embed sessions cannot call this endpoint. Use a workspace session or an API key.');
    }
    return next();
  };
}

const embeddedRoutes: readonly RegExp[] = [
  /^GET \/api\/v1\/embed\/dashboard\/[^/]+\/?$/,
  /^POST \/api\/v1\/embed\/dashboard\/[^/]+\/python-run\/?$/,
  /^\w+ \/api\/v1\/embed\/dashboard\/[^/]+\/comments(\/|$)/,
  /^GET \/api\/v1\/app-(theme|config)\/?$/,
  /^\w+ \/api\/v1\/deployments\/\d+\/dashboard-exports(\/|$)/,
  /^POST \/api\/v1\/deployments\/\d+\/token\/?$/,
  /^GET \/api\/v1\/deployments\/\d+\/shared-workspace\/?$/,
  /^POST \/api\/v1\/deployments\/\d+\/workbooks\/\d+\/duplicate\/?$/,
  /^POST \/api\/v1\/deployments\/\d+\/workbooks\/\d+\/dashboard\/ai-widget-thread\/?$/,
];
