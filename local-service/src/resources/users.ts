import type { GetUsersParams, UserCreateInput, UserSettingsInput } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { byId, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireAdmin, requireMember } from '../tenant/callers/guards.js';
import { bulkUserAction, heldUser } from '../tenant/people/bulkUserAction.js';
import { toOwner, type UserRecord } from '../tenant/people/People.js';
import { toUser } from '../tenant/people/toUser.js';
import { isLastAdmin, removeUser, takenName } from '../tenant/people/userAccounts.js';
import { readNewUser, readUserChange } from '../tenant/people/userFields.js';
import type { ManagementServices } from './ManagementServices.js';
import { checkFields, readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

export function usersRoutes({ tenant: { people, clock }, isHeldUser }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { users } = people;

  routes.on(...routeOf('getUsers'), (context) => {
    requireMember(context.get('caller'));
    const { search, ...page } = readQuery(context, 'getUsers');
    const { items, pageInfo } = pageOf(users.values().filter(matching(search)), page, byId);
    return context.json({ items: items.map(toOwner), pageInfo });
  });

  routes.on(...routeOf('createUser'), async (context) => {
    requireAdmin(context.get('caller'));
    const input = await readInput(context, 'createUser');
    const user = readNewUser({ ...input, settings: readSettings(input) }, people, clock());
    const taken = takenName(people, user);
    if (taken !== undefined) throw new ServiceFailure(409, `A user with this ${taken} already exists.`);
    return context.json(toUser(users.insert(user), people));
  });

  routes.on(...routeOf('bulkUserAction'), async (context) => {
    const caller = requireAdmin(context.get('caller'));
    const input = await readInput(context, 'bulkUserAction');
    return context.json(bulkUserAction(people, { ...input, callerId: caller.user.id, now: clock(), isHeld: isHeldUser }));
  });

  routes.on(...routeOf('updateUser'), async (context) => {
    const caller = requireAdmin(context.get('caller'));
    const input = await readInput(context, 'updateUser');
    const user = findUser(context);
    const change = readUserChange({ ...input, settings: readSettings(input) }, user, clock());
    const losesAccess = change.isDeactivated === true && !user.isDeactivated;
    if (losesAccess && user.id === caller.user.id) throw new ServiceFailure(403, 'You cannot deactivate yourself.');
    if (losesAccess || change.isAdmin === false) refuseLastAdmin(user);
    return context.json(toUser(users.update(user.id, change) ?? user, people));
  });

  routes.on(...routeOf('deleteUser'), (context) => {
    const caller = requireAdmin(context.get('caller'));
    const user = findUser(context);
    if (user.id === caller.user.id) throw new ServiceFailure(400, 'You cannot delete yourself.');
    if (isHeldUser(user)) throw new ServiceFailure(heldUser.status, heldUser.message);
    refuseLastAdmin(user);
    removeUser(people, user.id);
    return context.body(null);
  });

  function findUser(context: ManagementContext): UserRecord {
    const user = users.find(pathId(context, 'id'));
    if (user === undefined) throw new ServiceFailure(404, 'The user was not found.');
    return user;
  }

  function refuseLastAdmin(user: UserRecord): void {
    if (isLastAdmin(people, user)) throw new ServiceFailure(403, 'The last admin cannot be removed.');
  }

  return routes;
}

/** The settings of a user, which the contract does not specify. */
function readSettings({ settings }: Pick<UserCreateInput, 'settings'>): UserSettingsInput | null | undefined {
  return settings && checkFields('updateMySettings', settings);
}

/** First name, username or email hold the text, in any case. */
function matching(search: GetUsersParams['search']): (user: UserRecord) => boolean {
  if (!search) return () => true;
  const text = search.toLowerCase();
  return ({ firstName, username, email }) => [firstName, username, email].some((field) => field?.toLowerCase().includes(text) === true);
}
