import type { CreateDeploymentEnvironmentTokenInput } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { newestFirst } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireMember } from '../tenant/callers/guards.js';
import type { DeploymentRecord } from '../tenant/deployments/Deployments.js';
import { environmentsOf, productionFirst } from '../tenant/deployments/environmentsOf.js';
import { createEnvironmentTokens, type TokenAddress, toEnvironmentToken } from '../tenant/deployments/environmentTokens.js';
import type { ManagementServices } from './ManagementServices.js';
import { olderPage } from './olderPage.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Environments of a deployment and their tokens (docs/contract/deployments.md#environments). */
export function environmentsRoutes({ tenant, credentials }: ManagementServices): Hono<ManagementEnv> {
  const tokens = createEnvironmentTokens(credentials, tenant);
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('getDeploymentEnvironments'), (context) => {
    requireMember(context.get('caller'));
    const { type, ...page } = readQuery(context, 'getDeploymentEnvironments');
    const environments = environmentsOf(tenant, deploymentOf(context)).filter(
      (environment) => type === undefined || environment.type === type,
    );
    return context.json(olderPage(environments, context, page, productionFirst));
  });

  routes.on(...routeOf('getDeploymentEnvironmentTokens'), (context) => {
    const address = addressOf(context);
    const page = olderPage(tokens.listOf(address), context, readQuery(context, 'getDeploymentEnvironmentTokens'), newestFirst);
    return context.json({ ...page, items: page.items.map(toEnvironmentToken), data: page.data.map(toEnvironmentToken) });
  });

  routes.on(...routeOf('createDeploymentEnvironmentToken'), async (context) => {
    const address = addressOf(context);
    const { scopes, ...input } = await readInput(context, 'createDeploymentEnvironmentToken');
    // Unknown scopes are dropped silently.
    return context.json(
      await mint(
        address,
        input,
        knownScopes.filter((scope) => scopes?.includes(scope)),
      ),
    );
  });

  routes.on(...routeOf('createDeploymentEnvironmentTokenForMetaSync'), async (context) => {
    const address = addressOf(context);
    return context.json(await mint(address, await readInput(context, 'createDeploymentEnvironmentTokenForMetaSync'), ['meta']));
  });

  return routes;

  async function mint(address: TokenAddress, input: Omit<CreateDeploymentEnvironmentTokenInput, 'scopes'>, scopes: readonly string[]) {
    const { security_context: securityContext, expires_in: expiresIn } = input;
    const token = await tokens.mint({ ...address, securityContext, scopes, expiresInSeconds: expiresIn ?? 3_600 });
    return { data: toEnvironmentToken(token) };
  }

  /** The environment of this address, as the caller sees its tokens; an embed session sees none. */
  function addressOf(context: ManagementContext): TokenAddress {
    const { user } = requireMember(context.get('caller'));
    const deployment = deploymentOf(context);
    const environmentId = pathId(context, 'environmentId');
    if (!environmentsOf(tenant, deployment).some(({ id }) => id === String(environmentId))) {
      throw new ServiceFailure(404, 'The deployment has no such environment.');
    }
    return { deploymentId: deployment.id, environmentId, userId: user.id };
  }

  function deploymentOf(context: ManagementContext): DeploymentRecord {
    const deployment = tenant.deployments.deployments.find(pathId(context, 'deploymentId'));
    if (deployment === undefined) throw new ServiceFailure(404, 'The deployment was not found.');
    return deployment;
  }
}

const knownScopes = ['meta', 'sql-runner'];
