import type { ApiKeyResponse } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { invalid } from '../http/fields.js';
import { byId, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { randomId } from '../randomId.js';
import type { MemberCaller } from '../tenant/callers/Caller.js';
import { requireAdmin } from '../tenant/callers/guards.js';
import type { ApiKeyRecord } from '../tenant/people/People.js';
import { hourMs, toOptionalTimestamp, toTimestamp } from '../tenant/times.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** API keys of the account: for admins only (docs/contract/authentication.md#api-keys). */
export function apiKeysRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const { apiKeys } = tenant.people;
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('listApiKeys'), (context) => {
    requireAdmin(context.get('caller'));
    const page = pageOf(apiKeys.values(), readQuery(context, 'listApiKeys'), byId);
    return context.json({ ...page, items: page.items.map(toApiKey) });
  });

  routes.on(...routeOf('createApiKey'), async (context) => {
    const caller = requireAdmin(context.get('caller'));
    const { name, deploymentIds = null, allowedEndpoints = null, ttlHours } = await readInput(context, 'createApiKey');
    if (deploymentIds?.some((id) => tenant.deployments.deployments.find(id) === undefined)) {
      throw invalid('deploymentIds', 'must contain only existing deployments');
    }
    const createdAt = tenant.clock();
    const key = apiKeys.insert({
      userId: caller.user.id,
      name,
      token: randomId('sk-'),
      deploymentIds: checkCovered(caller, deploymentIds),
      allowedEndpoints,
      createdAt,
      expiresAt: typeof ttlHours !== 'number' ? null : createdAt + ttlHours * hourMs,
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
}

/** A key never opens more than the one that made it. */
function checkCovered({ deploymentIds: own }: MemberCaller, deploymentIds: readonly number[] | null): readonly number[] | null {
  if (own === undefined || deploymentIds?.every((id) => own.includes(id))) return deploymentIds;
  throw new ServiceFailure(403, 'An API key cannot create a key that covers more deployments than it does.');
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
