import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { OAuthIntegrationRecord } from '../tenant/account/Connections.js';
import { readIntegration, toIntegration } from '../tenant/account/oauthIntegrations.js';
import { requireMember } from '../tenant/callers/guards.js';
import { requireGlobalAction } from '../tenant/callers/requireGlobalAction.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput } from './readInput.js';
import { routeOf } from './routeOf.js';

export function oauthIntegrationsRoutes({ tenant: { people, connections, clock } }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { integrations, userTokens } = connections;

  routes.on(...routeOf('listOAuthIntegrations'), (context) => {
    requireMember(context.get('caller'));
    return context.json(integrations.values().map(toIntegration));
  });

  routes.on(...routeOf('createOAuthIntegration'), async (context) => {
    requireManager(context);
    const { clientSecret, ...fields } = readIntegration(await readInput(context, 'createOAuthIntegration'));
    const createdAt = clock();
    return context.json(
      toIntegration(integrations.insert({ ...fields, clientSecret: clientSecret ?? '', createdAt, updatedAt: createdAt })),
    );
  });

  routes.on(...routeOf('getOAuthIntegration'), (context) => {
    requireMember(context.get('caller'));
    return context.json(toIntegration(findIntegration(context)));
  });

  routes.on(...routeOf('updateOAuthIntegration'), async (context) => {
    requireManager(context);
    const { clientSecret, ...fields } = readIntegration(await readInput(context, 'updateOAuthIntegration'));
    const integration = findIntegration(context);
    // It is never shown, so whoever edits the rest cannot send it back.
    const secret = clientSecret ?? integration.clientSecret;
    const updated = integrations.update(integration.id, { ...fields, clientSecret: secret, updatedAt: clock() });
    return context.json(toIntegration(updated ?? integration));
  });

  routes.on(...routeOf('deleteOAuthIntegration'), (context) => {
    requireManager(context);
    const { id } = findIntegration(context);
    integrations.remove(id);
    for (const token of userTokens.values()) if (token.integrationId === id) userTokens.remove(token.id);
    return context.body(null);
  });

  function requireManager(context: ManagementContext): void {
    requireGlobalAction(context.get('caller'), 'OAuthIntegrationsManage', people);
  }

  function findIntegration(context: ManagementContext): OAuthIntegrationRecord {
    const integration = integrations.find(pathId(context, 'id'));
    if (integration === undefined) throw new ServiceFailure(404, 'The OAuth integration was not found.');
    return integration;
  }

  return routes;
}
