import type { Role } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { givenFields } from '../http/givenFields.js';
import { newestFirst, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireAdmin } from '../tenant/callers/guards.js';
import { checkRole } from '../tenant/people/checkRole.js';
import { adminRoleId, roleOf } from '../tenant/people/roles.js';
import { isSameName } from '../tenant/people/userAccounts.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

export function rolesRoutes({ tenant: { people } }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { roles, users } = people;

  routes.on(...routeOf('getRoles'), (context) => {
    requireAdmin(context.get('caller'));
    return context.json(pageOf(roles.values(), readQuery(context, 'getRoles'), newestFirst));
  });

  routes.on(...routeOf('createRole'), async (context) => {
    requireAdmin(context.get('caller'));
    const { name, policies, description = null } = await readInput(context, 'createRole');
    const role = checkRole({ name, policies, description });
    refuseTakenName(role.name);
    return context.json(roles.insert(role));
  });

  routes.on(...routeOf('getRole'), (context) => {
    requireAdmin(context.get('caller'));
    return context.json(findRole(pathId(context, 'roleId')));
  });

  routes.on(...routeOf('updateRole'), async (context) => {
    requireAdmin(context.get('caller'));
    const { roleId, ...change } = await readInput(context, 'updateRole');
    checkRole(change);
    const role = findRole(roleId);
    if (change.name !== undefined) refuseTakenName(change.name, role.id);
    return context.json(roles.update(role.id, givenFields<Omit<Role, 'id'>>(change)) ?? role);
  });

  routes.on(...routeOf('deleteRole'), (context) => {
    requireAdmin(context.get('caller'));
    const role = findRole(pathId(context, 'roleId'));
    roles.remove(role.id);
    for (const { id } of users.values()) takeRole(id, role.id);
    return context.body(null, 204);
  });

  routes.on(...routeOf('assignRoleToUser'), (context) => {
    requireAdmin(context.get('caller'));
    const roleId = pathId(context, 'roleId');
    const userId = pathId(context, 'userId');
    if (roleId === adminRoleId) throw new ServiceFailure(404, 'The admin role cannot be assigned. Set isAdmin on the user instead.');
    if (roleOf(people, roleId) === undefined) throw new ServiceFailure(404, 'The role was not found.');
    const { roleIds } = findUser(userId);
    if (!roleIds.includes(roleId)) users.update(userId, { roleIds: [...roleIds, roleId] });
    return context.body(null, 204);
  });

  routes.on(...routeOf('removeRoleFromUser'), (context) => {
    requireAdmin(context.get('caller'));
    takeRole(findUser(pathId(context, 'userId')).id, pathId(context, 'roleId'));
    return context.body(null, 204);
  });

  /** Of the tenant's own; built-in ones are not found. */
  function findRole(id: number): Role {
    const role = roles.find(id);
    if (role === undefined) throw new ServiceFailure(404, 'The role was not found.');
    return role;
  }

  function findUser(id: number) {
    const user = users.find(id);
    if (user === undefined) throw new ServiceFailure(404, 'The user was not found.');
    return user;
  }

  function takeRole(userId: number, roleId: number): void {
    const { roleIds } = findUser(userId);
    if (roleIds.includes(roleId)) users.update(userId, { roleIds: roleIds.filter((id) => id !== roleId) });
  }

  function refuseTakenName(name: string, exceptId?: number): void {
    const isTaken = roles.values().some((role) => role.id !== exceptId && isSameName(role.name, name));
    if (isTaken) throw new ServiceFailure(409, `A role named "${name}" already exists.`);
  }

  return routes;
}
