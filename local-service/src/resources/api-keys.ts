import type { ApiKeyResponse } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementEnv, pageQuery, pathId } from '../access/ManagementContext.js';
import { invalid, isStringArray, nullableInteger, readBody, requiredString } from '../http/fields.js';
import { byId, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { randomId } from '../randomId.js';
import type { MemberCaller } from '../tenant/callers/Caller.js';
import { requireAdmin } from '../tenant/callers/guards.js';
import type { ApiKeyRecord } from '../tenant/people/People.js';
import { hourMs, toOptionalTimestamp, toTimestamp } from '../tenant/times.js';
import type { ManagementServices } from './ManagementServices.js';
import { routeOf } from './routeOf.js';

/** API keys of the account: for admins only (docs/contract/authentication.md#api-keys). */
export function apiKeysRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const { apiKeys } = tenant.people;
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('listApiKeys'), (context) => {
    requireAdmin(context.get('caller'));
    const page = pageOf(apiKeys.values(), pageQuery(context), byId);
    return context.json({ ...page, items: page.items.map(toApiKey) });
  });

  routes.on(...routeOf('createApiKey'), async (context) => {
    const caller = requireAdmin(context.get('caller'));
    const body = await readBody(context.req.raw);
    const createdAt = tenant.clock();
    const ttlHours = nullableInteger(body, 'ttlHours', { min: 1 }) ?? undefined;
    const key = apiKeys.insert({
      userId: caller.user.id,
      name: requiredString(body, 'name', { max: 255 }),
      token: randomId('sk-'),
      deploymentIds: checkCovered(caller, readDeploymentIds(body)),
      allowedEndpoints: readEndpoints(body),
      createdAt,
      expiresAt: ttlHours === undefined ? null : createdAt + ttlHours * hourMs,
      lastUsedAt: null,
    });
    return context.json({ ...toApiKey(key), token: key.token });
  });

  routes.on(...routeOf('getApiKey'), (context) => {
    requireAdmin(context.get('caller'));
    return context.json(toApiKey(apiKeys.find(pathId(context, 'id')) ?? refuseUnknown()));
  });

  routes.on(...routeOf('deleteApiKey'), (context) => {
    requireAdmin(context.get('caller'));
    if (!apiKeys.remove(pathId(context, 'id'))) refuseUnknown();
    return context.body(null, 200);
  });

  return routes;

  function readDeploymentIds({ deploymentIds }: Body): readonly number[] | null {
    if (deploymentIds === undefined || deploymentIds === null) return null;
    const isKnown = (id: unknown): id is number => typeof id === 'number' && tenant.deployments.deployments.find(id) !== undefined;
    if (!Array.isArray(deploymentIds) || !deploymentIds.every(isKnown))
      throw invalid('deploymentIds', 'must contain only existing deployments');
    return deploymentIds;
  }
}

type Body = Readonly<Record<string, unknown>>;

/** A key never opens more than the one that made it. */
function checkCovered({ deploymentIds: own }: MemberCaller, deploymentIds: readonly number[] | null): readonly number[] | null {
  if (own === undefined || deploymentIds?.every((id) => own.includes(id))) return deploymentIds;
  throw new ServiceFailure(403, 'An API key cannot create a key that covers more deployments than it does.');
}

function readEndpoints({ allowedEndpoints }: Body): readonly string[] | null {
  if (allowedEndpoints === undefined || allowedEndpoints === null) return null;
  if (!isStringArray(allowedEndpoints)) throw invalid('allowedEndpoints', 'must be a list of strings');
  return allowedEndpoints;
}

/** Without its token, which is shown once. */
function toApiKey({ token, createdAt, expiresAt, lastUsedAt, ...key }: ApiKeyRecord): ApiKeyResponse {
  return {
    ...key,
    createdAt: toTimestamp(createdAt),
    updatedAt: toTimestamp(createdAt),
    expiresAt: toOptionalTimestamp(expiresAt),
    lastUsedAt: toOptionalTimestamp(lastUsedAt),
    suffix: token.slice(-4),
  };
}

function refuseUnknown(): never {
  throw new ServiceFailure(404, 'The API key was not found.');
}
