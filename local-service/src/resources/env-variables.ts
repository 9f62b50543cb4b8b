import { Hono } from 'hono';
import { type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { type PageQuery, pageOf } from '../http/pageOf.js';
import { requireMember } from '../tenant/callers/guards.js';
import { requireOneOf } from '../tenant/callers/policies.js';
import { byVariableName, createEnvVariables, maskVariable } from '../tenant/deployments/envVariables.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Variables of the environment a deployment runs in (docs/contract/deployments.md#environment-variables). */
export function envVariablesRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const variables = createEnvVariables(tenant);
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('getEnvVariables'), (context) => {
    requireMember(context.get('caller'));
    return context.json(pageOfVariables(pathId(context, 'deploymentId'), readQuery(context, 'getEnvVariables')));
  });

  routes.on(...routeOf('setEnvVariables'), async (context) => {
    const deploymentId = pathId(context, 'deploymentId');
    requireOneOf(context.get('caller'), ['DeploymentUpdate', 'DeploymentsManage'], tenant.people, {
      resourceType: 'Deployment',
      id: deploymentId,
    });
    const { env_variables: given } = await readInput(context, 'setEnvVariables');
    variables.set(deploymentId, given);
    return context.json(pageOfVariables(deploymentId, { first: undefined, after: undefined }));
  });

  return routes;

  function pageOfVariables(deploymentId: number, query: PageQuery) {
    const page = pageOf(variables.listOf(deploymentId).map(maskVariable), query, byVariableName);
    return { ...page, data: page.items };
  }
}
