import type { UserGroup } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementEnv, pageQuery } from '../access/ManagementContext.js';
import { byId, pageOf } from '../http/pageOf.js';
import { requireMember } from '../tenant/callers/guards.js';
import type { GroupRecord } from '../tenant/people/People.js';
import type { ManagementServices } from './ManagementServices.js';
import { routeOf } from './routeOf.js';

export function userGroupsRoutes({ tenant: { people } }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('listGroups'), (context) => {
    requireMember(context.get('caller'));
    const search = (context.req.query('search') ?? '').toLowerCase();
    const found = people.groups.values().filter(({ name }) => name.toLowerCase().includes(search));
    const { items, pageInfo } = pageOf(found, pageQuery(context), byId);
    return context.json({ items: items.map(toGroup), pageInfo });
  });

  return routes;
}

function toGroup({ id, name, description, userIds }: GroupRecord): UserGroup {
  return { id, name, description, userCount: userIds.length };
}
