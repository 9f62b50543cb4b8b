import type { MiddlewareHandler } from 'hono';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireDeploymentAccess } from '../tenant/callers/guards.js';
import type { Deployments } from '../tenant/deployments/Deployments.js';
import { type ManagementEnv, pathId } from './ManagementContext.js';

/** Lets through only what is about a deployment that exists and that the credential covers. */
export function guardDeployments({ deployments }: Deployments): MiddlewareHandler<ManagementEnv> {
  return async (context, next) => {
    const deploymentId = pathId(context, 'deploymentId');
    requireDeploymentAccess(context.get('caller'), deploymentId);
    if (deployments.find(deploymentId) === undefined) throw new ServiceFailure(404, 'The deployment was not found.');
    return next();
  };
}
