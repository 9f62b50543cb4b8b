import { type Context, Hono } from 'hono';
import { type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { readBody } from '../http/fields.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { patchUser } from '../scim/patchUser.js';
import { readFilter } from '../scim/readFilter.js';
import { readPatch } from '../scim/readPatch.js';
import { scimPage } from '../scim/scimPage.js';
import { scimErrorResponse, scimResponse } from '../scim/scimResponse.js';
import { type ProvisionedUser, readScimUser, toScimUser, userFilterAttributes } from '../scim/scimUser.js';
import type { UserRecord } from '../tenant/people/People.js';
import { removeUser, takenName } from '../tenant/people/userAccounts.js';
import type { ManagementServices } from './ManagementServices.js';
import { routeOf } from './routeOf.js';

/** The same users as those of the management API. */
export function scimUsersRoutes({ tenant: { people, clock } }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { users } = people;
  routes.onError(scimErrorResponse);

  routes.on(...routeOf('listScimUsers'), (context) => {
    const found = users.values().filter(readFilter(context.req.query('filter'), userFilterAttributes));
    const page = scimPage(context, found);
    return scimResponse({ ...page, Resources: page.Resources?.map((user) => show(context, user)) });
  });

  routes.on(...routeOf('createScimUser'), async (context) => {
    const provisioned = readScimUser(await readBody(context.req.raw));
    refuseTakenName(provisioned);
    const shown = show(context, users.insert({ ...blankUser, ...provisioned, createdAt: clock(), updatedAt: clock() }));
    return scimResponse(shown, { status: 201, ...(shown.meta?.location !== undefined && { location: shown.meta.location }) });
  });

  routes.on(...routeOf('getScimUser'), (context) => scimResponse(show(context, findUser(context))));

  routes.on(...routeOf('replaceScimUser'), async (context) => {
    const provisioned = readScimUser(await readBody(context.req.raw));
    return scimResponse(show(context, change(findUser(context), provisioned)));
  });

  routes.on(...routeOf('patchScimUser'), async (context) => {
    const operations = readPatch(await readBody(context.req.raw));
    const user = findUser(context);
    return scimResponse(show(context, change(user, patchUser(user, operations))));
  });

  routes.on(...routeOf('deleteScimUser'), (context) => {
    removeUser(people, findUser(context).id);
    return context.body(null, 204);
  });

  function change(user: UserRecord, provisioned: ProvisionedUser): UserRecord {
    refuseTakenName(provisioned, user.id);
    const { username, email, firstName, lastName, externalId, isDeactivated } = provisioned;
    const changed = { username, email, firstName, lastName, externalId, isDeactivated, updatedAt: clock() };
    return users.update(user.id, changed) ?? user;
  }

  function refuseTakenName(names: ProvisionedUser, exceptId?: number): void {
    const taken = takenName(people, names, exceptId);
    if (taken !== undefined) throw new ServiceFailure(409, `A user with this ${taken} already exists.`, { code: 'uniqueness' });
  }

  function findUser(context: Context): UserRecord {
    const user = users.find(pathId(context, 'id'));
    if (user === undefined) throw new ServiceFailure(404, 'The user was not found.');
    return user;
  }

  function show(context: Context, user: UserRecord) {
    return toScimUser(user, `${new URL(context.req.url).origin}/api/scim/v2/Users`);
  }

  return routes;
}

const blankUser: Omit<UserRecord, 'id' | 'createdAt' | 'updatedAt' | keyof ProvisionedUser> = {
  title: null,
  picture: null,
  isAdmin: false,
  settings: {},
  notifications: {},
  tosAccepted: null,
  roleIds: [],
  lastLogin: null,
};
