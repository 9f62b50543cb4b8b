import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import { requireMember } from '../tenant/callers/guards.js';
import { toUser } from '../tenant/people/toUser.js';
import { mergeSettings } from '../tenant/people/userSettings.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput } from './readInput.js';
import { routeOf } from './routeOf.js';

export function currentUserRoutes({ tenant: { people, clock } }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('getMe'), (context) => {
    const { user } = requireMember(context.get('caller'));
    return context.json(toUser(user, people, { withPolicies: true }));
  });

  routes.on(...routeOf('updateMySettings'), async (context) => {
    const { user } = requireMember(context.get('caller'));
    const change = await readInput(context, 'updateMySettings');
    const current = people.users.find(user.id) ?? user;
    const settings = mergeSettings(current.settings, change);
    return context.json(toUser(people.users.update(user.id, { settings, updatedAt: clock() }) ?? current, people));
  });

  return routes;
}
