import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId, queryChoice } from '../access/ManagementContext.js';
import { invalid, isObject, isStringArray, nullableInteger, readBody } from '../http/fields.js';
import { newestFirst } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireMember } from '../tenant/callers/guards.js';
import type { DeploymentRecord } from '../tenant/deployments/Deployments.js';
import { environmentsOf, environmentTypes, productionFirst } from '../tenant/deployments/environmentsOf.js';
import { createEnvironmentTokens, type TokenAddress, toEnvironmentToken } from '../tenant/deployments/environmentTokens.js';
import type { ManagementServices } from './ManagementServices.js';
import { olderPage } from './olderPage.js';
import { routeOf } from './routeOf.js';

/** Environments of a deployment and their tokens (docs/contract/deployments.md#environments). */
export function environmentsRoutes({ tenant, credentials }: ManagementServices): Hono<ManagementEnv> {
  const tokens = createEnvironmentTokens(credentials, tenant.clock);
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('getDeploymentEnvironments'), (context) => {
    requireMember(context.get('caller'));
    const type = queryChoice(context, 'type', environmentTypes);
    const environments = environmentsOf(tenant, deploymentOf(context)).filter(
      (environment) => type === undefined || environment.type === type,
    );
    return context.json(olderPage(environments, context, productionFirst));
  });

  routes.on(...routeOf('getDeploymentEnvironmentTokens'), (context) => {
    const page = olderPage(tokens.listOf(addressOf(context)), context, newestFirst);
    return context.json({ ...page, items: page.items.map(toEnvironmentToken), data: page.data.map(toEnvironmentToken) });
  });

  routes.on(...routeOf('createDeploymentEnvironmentToken'), async (context) => context.json(await mint(context, readScopes)));

  routes.on(...routeOf('createDeploymentEnvironmentTokenForMetaSync'), async (context) =>
    context.json(await mint(context, () => ['meta'])),
  );

  return routes;

  async function mint(context: ManagementContext, scopesOf: (body: Body) => readonly string[]) {
    const address = addressOf(context);
    const body = await readBody(context.req.raw);
    if (!isObject(body.security_context)) throw invalid('security_context', 'must be an object');
    const expiresInSeconds = nullableInteger(body, 'expires_in', { min: 1, max: 3_600 }) ?? 3_600;
    const token = await tokens.mint({ ...address, securityContext: body.security_context, scopes: scopesOf(body), expiresInSeconds });
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

type Body = Readonly<Record<string, unknown>>;

/** The known ones; all others are dropped without a word. */
function readScopes({ scopes }: Body): readonly string[] {
  if (scopes === undefined || scopes === null) return [];
  if (!isStringArray(scopes)) throw invalid('scopes', 'must be a list of strings');
  return knownScopes.filter((scope) => scopes.includes(scope));
}

const knownScopes = ['meta', 'sql-runner'];
