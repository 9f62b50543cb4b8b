import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { UserOAuthTokenRecord } from '../tenant/account/Connections.js';
import { initiateFlow, tokenOf, toToken } from '../tenant/account/userOAuthTokens.js';
import { requireMember } from '../tenant/callers/guards.js';
import type { ManagementServices } from './ManagementServices.js';
import { routeOf } from './routeOf.js';

/** Each user sees and revokes their own tokens only. */
export function userOauthTokensRoutes({ tenant: { connections, clock } }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('listUserOAuthTokens'), (context) => {
    const { user } = requireMember(context.get('caller'));
    const own = connections.userTokens.values().filter(({ userId }) => userId === user.id);
    return context.json(own.map((token) => toToken(token, clock())));
  });

  routes.on(...routeOf('getUserOAuthToken'), (context) => context.json(toToken(findToken(context), clock())));

  routes.on(...routeOf('revokeUserOAuthToken'), (context) => {
    connections.userTokens.remove(findToken(context).id);
    return context.body(null);
  });

  routes.on(...routeOf('initiateOAuthFlow'), (context) => {
    const { user } = requireMember(context.get('caller'));
    const integration = connections.integrations.find(pathId(context, 'integrationId'));
    if (integration === undefined) throw new ServiceFailure(404, 'The OAuth integration was not found.');
    return context.json({ authorizationUrl: initiateFlow(connections, integration, user.id, clock()) });
  });

  function findToken(context: ManagementContext): UserOAuthTokenRecord {
    const { user } = requireMember(context.get('caller'));
    const token = tokenOf(connections, pathId(context, 'integrationId'), user.id);
    if (token === undefined) throw new ServiceFailure(404, 'You have no token for this integration.');
    return token;
  }

  return routes;
}
