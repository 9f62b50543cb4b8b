import type { UserGroup } from '@parley/react/client';
import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import { byId, pageOf } from '../http/pageOf.js';
import { requireMember } from '../tenant/callers/guards.js';
import type { GroupRecord } from '../tenant/people/People.js';
import type { ManagementServices } from './ManagementServices.js';
import { readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

export function userGroupsRoutes({ tenant: { people } }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('listGroups'), (context) => {
    requireMember(context.get('caller'));
    const { search, ...page } = readQuery(context, 'listGroups');
    const found = people.groups.values().filter(({ name }) => name.toLowerCase().includes((search ?? '').toLowerCase()));
    const { items, pageInfo } = pageOf(found, page, byId);
    return context.json({ items: items.map(toGroup), pageInfo });
  });

  return routes;
}

function toGroup({ id, name, description, userIds }: GroupRecord): UserGroup {
  return { id, name, description, userCount: userIds.length };
}
