import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { invalid, readBody } from '../http/fields.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { OidcTokenConfigRecord } from '../tenant/account/Connections.js';
import { readConfigChange, readNewConfig, toConfig } from '../tenant/account/oidcTokenConfigs.js';
import { requireAdmin } from '../tenant/callers/guards.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput } from './readInput.js';
import { routeOf } from './routeOf.js';

export function oidcTokenConfigsRoutes({ tenant: { connections, clock } }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { tokenConfigs } = connections;

  routes.on(...routeOf('listOidcTokenConfigs'), (context) => {
    requireAdmin(context.get('caller'));
    return context.json(tokenConfigs.values().map(toConfig));
  });

  routes.on(...routeOf('createOidcTokenConfig'), async (context) => {
    requireAdmin(context.get('caller'));
    const config = readNewConfig(await readInput(context, 'createOidcTokenConfig'), { takenNames: namesBut(undefined), now: clock() });
    return context.json(toConfig(tokenConfigs.insert(config)));
  });

  routes.on(...routeOf('getOidcTokenConfig'), (context) => {
    requireAdmin(context.get('caller'));
    return context.json(toConfig(findConfig(context)));
  });

  routes.on(...routeOf('updateOidcTokenConfig'), async (context) => {
    requireAdmin(context.get('caller'));
    const { audienceType } = await readBody(context.req.raw.clone());
    const input = await readInput(context, 'updateOidcTokenConfig');
    const config = findConfig(context);
    if (audienceType !== undefined && audienceType !== config.audienceType) throw invalid('audienceType', 'cannot change');
    const change = readConfigChange(input, config, { takenNames: namesBut(config.id), now: clock() });
    return context.json(toConfig(tokenConfigs.update(config.id, change) ?? config));
  });

  routes.on(...routeOf('deleteOidcTokenConfig'), (context) => {
    requireAdmin(context.get('caller'));
    tokenConfigs.remove(findConfig(context).id);
    return context.body(null);
  });

  function namesBut(id: number | undefined): readonly string[] {
    return tokenConfigs
      .values()
      .filter((config) => config.id !== id)
      .map(({ name }) => name);
  }

  function findConfig(context: ManagementContext): OidcTokenConfigRecord {
    const config = tokenConfigs.find(pathId(context, 'id'));
    if (config === undefined) throw new ServiceFailure(404, 'The OIDC token config was not found.');
    return config;
  }

  return routes;
}
